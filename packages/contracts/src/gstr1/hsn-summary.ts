import { isDeliveryLine } from '../invoices/invoice-snapshot';
import { rupeesFromPaise } from '../money/money';
import { addAmounts, NO_AMOUNTS, taxOf, type ReturnDocument, type TaxAmounts } from './return-document';

/** How many digits of an HSN code a return states (Notification 78/2020): 4 up to a turnover of 5 crore, 6 above. */
export type HsnDigits = 4 | 6 | 8;

/** Services have a code that begins with 99, and no quantity. */
const isService = (hsn: string) => hsn.startsWith('99');

/** The descriptions of the portal's master for what the shop sells. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '8528': 'Monitors, projectors and reception apparatus for television',
  '852872': 'Other reception apparatus for television, colour',
};

/** Returns the portal's description of an HSN code, or of the nearest heading of it; empty for an unknown one. */
const descriptionOf = (hsn: string): string =>
  DESCRIPTIONS[hsn] ?? DESCRIPTIONS[hsn.slice(0, 6)] ?? DESCRIPTIONS[hsn.slice(0, 4)] ?? '';

interface HsnSum {
  hsn: string;
  ratePercent: number;
  quantity: number;
  amounts: TaxAmounts;
}

/** Adds up documents by HSN code and rate, net of credit notes (table 12). */
export class HsnSummary {
  readonly #sums = new Map<string, HsnSum>();
  readonly #digits: HsnDigits;

  constructor(digits: HsnDigits) {
    this.#digits = digits;
  }

  /** Adds the lines of an invoice, or subtracts those of a credit note. */
  add({ kind, lines }: ReturnDocument): void {
    const sign = kind === 'invoice' ? 1 : -1;
    for (const line of lines) {
      const hsn = line.hsn.slice(0, this.#digits);
      const key = `${hsn} ${line.ratePercent}`;
      const sum = this.#sums.get(key);
      /* Delivery is part of the supply of the goods: it adds to their value, not to their number. */
      const quantity = isService(hsn) || isDeliveryLine(line) ? 0 : sign * line.quantity;
      this.#sums.set(key, {
        hsn,
        ratePercent: line.ratePercent,
        quantity: (sum?.quantity ?? 0) + quantity,
        amounts: addAmounts(sum?.amounts ?? NO_AMOUNTS, line, sign),
      });
    }
  }

  /** The sum of the taxable values, in paise. */
  get taxablePaise(): number {
    return [...this.#sums.values()].reduce((total, { amounts }) => total + amounts.taxablePaise, 0);
  }

  /** Returns the sum of both summaries. */
  with(other: HsnSummary): HsnSummary {
    const both = new HsnSummary(this.#digits);
    for (const summary of [this, other])
      for (const [key, sum] of summary.#sums) {
        const before = both.#sums.get(key);
        both.#sums.set(key, {
          ...sum,
          quantity: (before?.quantity ?? 0) + sum.quantity,
          amounts: addAmounts(before?.amounts ?? NO_AMOUNTS, sum.amounts),
        });
      }
    return both;
  }

  /** Returns the sums by code and rate; none for what credit notes reduced to nothing. */
  sums(): HsnSum[] {
    return [...this.#sums.values()]
      .filter(({ amounts, quantity }) => amounts.taxablePaise !== 0 || taxOf(amounts) !== 0 || quantity !== 0)
      .toSorted((one, other) => one.hsn.localeCompare(other.hsn) || one.ratePercent - other.ratePercent);
  }

  /** Returns the rows of the return. */
  rows() {
    return this.sums().map(({ hsn, ratePercent, quantity, amounts }, index) => ({
      num: index + 1,
      hsn_sc: hsn,
      desc: descriptionOf(hsn),
      uqc: isService(hsn) ? 'NA' : 'NOS',
      qty: quantity,
      rt: ratePercent,
      txval: rupeesFromPaise(amounts.taxablePaise),
      iamt: rupeesFromPaise(amounts.igstPaise),
      camt: rupeesFromPaise(amounts.cgstPaise),
      samt: rupeesFromPaise(amounts.sgstPaise),
      csamt: 0,
    }));
  }
}
