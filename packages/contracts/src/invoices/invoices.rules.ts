import { addPaise, paise, type Paise } from '../money/money';
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
