import type { InvoiceSnapshot } from '../invoices/invoice-snapshot';
import { indiaDay, startOfIndiaDay } from '../time/india-time';

/** The last day on which a credit note may reduce the tax of the financial year before: 30 November, in India. */
const LAST_DAY = '11-30';

/**
 * Returns the instant before which invoices are too old for a credit note of `at` to reduce their tax: the first of April before
 * which a financial year's 30 November has passed (CGST Act, section 34(2)).
 */
export function taxReducibleSince(at: Date): Date {
  const day = indiaDay(at);
  const year = Number(day.slice(0, 4));
  return startOfIndiaDay(`${day.slice(5) > LAST_DAY ? year : year - 1}-04-01`);
}

/** Returns whether a credit note comes too late to reduce the tax of its invoice. Instants are ISO-8601. */
export const isTooLateForTax = (invoiceIssuedAt: string, noteIssuedAt: string): boolean =>
  Date.parse(invoiceIssuedAt) < taxReducibleSince(new Date(noteIssuedAt)).getTime();

/**
 * Returns the content of a commercial credit note: the amounts of a credit note without any tax, which the seller still owes and
 * the buyer does not give back (docs/spec/invoices-and-tax.md#commercial-credit-notes).
 */
export const commercialNote = (snapshot: InvoiceSnapshot): InvoiceSnapshot => ({
  ...snapshot,
  isCommercial: true,
  lines: snapshot.lines.map((line) => ({
    ...line,
    taxablePaise: line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise,
    ...{ cgstPaise: 0, sgstPaise: 0, igstPaise: 0, ratePercent: 0 },
  })),
});
