import { addPaise, allocate, paise, proportion, subtractPaise, type Paise } from '../money/money';

/** The parts of a tax-inclusive amount. taxable + cgst + sgst + igst is always the amount. */
interface TaxSplit {
  taxablePaise: Paise;
  cgstPaise: Paise;
  sgstPaise: Paise;
  igstPaise: Paise;
}

const ZERO = paise(0);

/**
 * Splits an amount that includes GST at `ratePercent`: CGST and SGST in equal halves when the place of supply is the
 * seller's own state, else IGST (docs/spec/invoices-and-tax.md#tax). Each tax is rounded half up to the paisa; the rest
 * is taxable value.
 */
export function splitInclusive(gross: Paise, ratePercent: number, sameState: boolean): TaxSplit {
  const rate = Math.round(ratePercent * 100);
  if (sameState) {
    const half = proportion(gross, rate, 2 * (10_000 + rate));
    return {
      taxablePaise: subtractPaise(gross, addPaise(half, half)),
      cgstPaise: half,
      sgstPaise: half,
      igstPaise: ZERO,
    };
  }
  const igst = proportion(gross, rate, 10_000 + rate);
  return { taxablePaise: subtractPaise(gross, igst), cgstPaise: ZERO, sgstPaise: ZERO, igstPaise: igst };
}

/**
 * Distributes a coupon by largest remainder over what it applies to of each line, so that each line is taxed on the amount
 * paid for it.
 */
export function discountPerLine(discountable: readonly Paise[], discount: Paise): Paise[] {
  return allocate(discount, discountable);
}

/** Digits of a number in its series, at least. */
export const INVOICE_DIGITS = 6;

const prefixOf = (series: string, financialYear: string) =>
  `${series}/${financialYear.slice(2, 4)}${financialYear.slice(5, 7)}/`;

const padded = (serial: number) => String(serial).padStart(INVOICE_DIGITS, '0');

/** What the numbers of a financial year begin with: `TV/2627/`. */
export function invoicePrefix(financialYear: string): string {
  return prefixOf('TV', financialYear);
}

/** What the credit note numbers of a financial year begin with: `CN/2627/`. */
export function creditNotePrefix(financialYear: string): string {
  return prefixOf('CN', financialYear);
}

/** `CN/2627/000123`: a series of its own a financial year (docs/spec/invoices-and-tax.md#credit-notes). */
export function creditNoteNumber(financialYear: string, serial: number): string {
  return creditNotePrefix(financialYear) + padded(serial);
}

/**
 * `TV/2627/000123`: at most sixteen characters, one series a financial year (docs/spec/invoices-and-tax.md#numbers).
 */
export function invoiceNumber(financialYear: string, serial: number): string {
  return invoicePrefix(financialYear) + padded(serial);
}
