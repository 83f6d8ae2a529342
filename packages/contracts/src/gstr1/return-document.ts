import type { DocumentKind } from '../books/books.values';
import type { InvoiceLine } from '../invoices/invoice-snapshot';

/** A taxable value with its taxes, in paise. */
export interface TaxAmounts {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

/** What a return needs of a line. */
export type ReturnLine = TaxAmounts & Pick<InvoiceLine, 'description' | 'hsn' | 'quantity' | 'ratePercent'>;

/** What a return needs of an invoice: days are those of India (`YYYY-MM-DD`), the value is the total in paise. */
export interface ReturnInvoice {
  number: string;
  day: string;
  valuePaise: number;
}

/** What a return needs of a numbered invoice or credit note; the amounts of both are positive. */
export interface ReturnDocument extends ReturnInvoice {
  kind: DocumentKind;
  id: string;
  /** '2026-27'. */
  financialYear: string;
  serial: number;
  sellerGstin: string;
  /** Empty for a buyer without one. */
  buyerGstin: string;
  /** The name of a State. */
  placeOfSupply: string;
  sameState: boolean;
  roundOffPaise: number;
  lines: readonly ReturnLine[];
  /** Of a credit note: the invoice that it reduces. */
  invoice?: ReturnInvoice;
}

export const NO_AMOUNTS: TaxAmounts = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

/** Returns `sum` with `amounts` added, or subtracted for a sign of -1. */
export const addAmounts = (sum: TaxAmounts, amounts: TaxAmounts, sign: 1 | -1 = 1): TaxAmounts => ({
  taxablePaise: sum.taxablePaise + sign * amounts.taxablePaise,
  cgstPaise: sum.cgstPaise + sign * amounts.cgstPaise,
  sgstPaise: sum.sgstPaise + sign * amounts.sgstPaise,
  igstPaise: sum.igstPaise + sign * amounts.igstPaise,
});

/** Returns the tax of amounts. */
export const taxOf = ({ cgstPaise, sgstPaise, igstPaise }: TaxAmounts): number =>
  cgstPaise + sgstPaise + igstPaise;

/** Returns the amounts of lines for each rate of tax, lowest first. */
export function amountsByRate(lines: readonly ReturnLine[]): [ratePercent: number, amounts: TaxAmounts][] {
  const byRate = new Map<number, TaxAmounts>();
  for (const line of lines)
    byRate.set(line.ratePercent, addAmounts(byRate.get(line.ratePercent) ?? NO_AMOUNTS, line));
  return [...byRate].toSorted(([one], [other]) => one - other);
}
