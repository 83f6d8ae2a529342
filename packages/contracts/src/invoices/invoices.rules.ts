import { gstStateCode } from '../gst/states';
import { addPaise, paise, type Paise } from '../money/money';
import type { BuyerType } from './invoices.values';
import type { InvoiceSnapshot } from './invoice-snapshot';

/** The sums below an invoice's lines, in paise. taxable + cgst + sgst + igst + roundOff is always the total. */
export interface InvoiceTotals {
  grossPaise: Paise;
  discountPaise: Paise;
  taxablePaise: Paise;
  cgstPaise: Paise;
  sgstPaise: Paise;
  igstPaise: Paise;
  roundOffPaise: Paise;
  totalPaise: Paise;
}

/** Adds an invoice up from its stored lines; nothing is calculated anew (docs/spec/invoices-and-tax.md#sums). */
export function invoiceTotals({ lines, roundOffPaise }: InvoiceSnapshot): InvoiceTotals {
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    addPaise(...lines.map((line) => paise(of(line))));
  const parts = {
    grossPaise: sum((line) => line.grossPaise),
    discountPaise: sum((line) => line.discountPaise),
    taxablePaise: sum((line) => line.taxablePaise),
    cgstPaise: sum((line) => line.cgstPaise),
    sgstPaise: sum((line) => line.sgstPaise),
    igstPaise: sum((line) => line.igstPaise),
    roundOffPaise: paise(roundOffPaise),
  };
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = parts;
  return {
    ...parts,
    totalPaise: addPaise(taxablePaise, cgstPaise, sgstPaise, igstPaise, parts.roundOffPaise),
  };
}

/**
 * Returns what a GST return reads of an invoice besides its lines: whether its buyer, who names a GSTIN, can claim the tax as
 * input credit (B2B); the GSTIN, empty for B2C; the two-digit GST code of the place of supply, empty for a place that is none.
 */
export function supplyFactsOf({ buyer, placeOfSupply }: InvoiceSnapshot) {
  const buyerGstin = buyer.gstin ?? '';
  return {
    buyerType: (buyerGstin === '' ? 'B2C' : 'B2B') satisfies BuyerType,
    buyerGstin,
    placeOfSupplyCode: gstStateCode(placeOfSupply) ?? '',
  };
}

/** Returns the GST of a B2B invoice or of its credit note: what its buyer claims, or gives back (CGST Act, section 16). */
export function inputCreditOf(snapshot: InvoiceSnapshot): Paise {
  const { cgstPaise, sgstPaise, igstPaise } = invoiceTotals(snapshot);
  return addPaise(cgstPaise, sgstPaise, igstPaise);
}
