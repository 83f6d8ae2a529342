import { rowAmounts, placeCode } from './gstr1-rows';
import {
  addAmounts,
  amountsByRate,
  NO_AMOUNTS,
  taxOf,
  type ReturnDocument,
  type TaxAmounts,
} from './return-document';

interface SmallSale {
  sameState: boolean;
  pos: string;
  ratePercent: number;
  amounts: TaxAmounts;
}

/** Adds up the documents of section B2CS by place of supply and rate, net of credit notes (table 7). */
export class SmallSales {
  readonly #sums = new Map<string, SmallSale>();

  /** Adds an invoice, or subtracts a credit note. */
  add(document: ReturnDocument): void {
    const { kind, lines, sameState } = document;
    const pos = placeCode(document);
    for (const [ratePercent, amounts] of amountsByRate(lines)) {
      const key = `${sameState} ${pos} ${ratePercent}`;
      const sum = this.#sums.get(key)?.amounts ?? NO_AMOUNTS;
      const total = addAmounts(sum, amounts, kind === 'invoice' ? 1 : -1);
      this.#sums.set(key, { sameState, pos, ratePercent, amounts: total });
    }
  }

  /** Returns the rows by place of supply and rate; amounts are negative where more was returned than sold. */
  rows() {
    return [...this.#sums.values()]
      .filter(({ amounts }) => amounts.taxablePaise !== 0 || taxOf(amounts) !== 0)
      .toSorted((one, other) => one.pos.localeCompare(other.pos) || one.ratePercent - other.ratePercent)
      .map(({ sameState, pos, ratePercent, amounts }) => ({
        sply_ty: sameState ? 'INTRA' : 'INTER',
        pos,
        typ: 'OE',
        ...rowAmounts(ratePercent, amounts, sameState),
      }));
  }
}
