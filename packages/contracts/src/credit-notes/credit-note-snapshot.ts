import { splitInclusive } from '../gst/gst';
import type { InvoiceLine, InvoiceSnapshot } from '../invoices/invoice-snapshot';
import { paise, type Paise } from '../money/money';
import type { RefundedLine, RefundParts } from '../refunds/refund-plan';

type Taxes = Pick<InvoiceLine, 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise'>;

const NONE: Taxes = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

const combine = (one: Taxes, other: Taxes, sign: 1 | -1): Taxes => ({
  taxablePaise: one.taxablePaise + sign * other.taxablePaise,
  cgstPaise: one.cgstPaise + sign * other.cgstPaise,
  sgstPaise: one.sgstPaise + sign * other.sgstPaise,
  igstPaise: one.igstPaise + sign * other.igstPaise,
});

/** Returns the amount of a line with its tax, in paise. */
export const netOf = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise }: Taxes): Paise =>
  paise(taxablePaise + cgstPaise + sgstPaise + igstPaise);

/** Returns what the earlier credit notes of an invoice credited of its line. */
const creditedOf = (credited: readonly InvoiceSnapshot[], index: number): Taxes =>
  credited
    .flatMap(({ lines }) => lines.filter(({ invoiceLine }) => invoiceLine === index))
    .reduce<Taxes>((sum, line) => combine(sum, line, 1), NONE);

/**
 * Returns the line that credits `net` of an invoice's line. Its taxes are those of all that is credited by now less
 * those credited before, so that the last credit note leaves nothing.
 */
function creditLine(
  { invoice, credited }: Credit,
  index: number,
  { net, quantity, description }: { net: Paise; quantity: number; description: (of: string) => string },
): InvoiceLine[] {
  const line = invoice.lines[index];
  if (!line || net === 0) return [];
  const before = creditedOf(credited, index);
  const now = paise(netOf(before) + net);
  const taxes = now === netOf(line) ? line : splitInclusive(now, line.ratePercent, invoice.sameState);
  return [
    {
      description: description(line.description),
      hsn: line.hsn,
      quantity,
      grossPaise: net,
      discountPaise: 0,
      ...combine(taxes, before, -1),
      ratePercent: line.ratePercent,
      invoiceLine: index,
    },
  ];
}

function describe({ quantity, goodsPaise }: RefundedLine): (of: string) => string {
  if (quantity > 0) return (of) => of;
  return goodsPaise > 0 ? (of) => `Price reduction: ${of}` : (of) => `Extended warranty only: ${of}`;
}

/** An invoice, the credit notes that it has, and a refund; `parts.lines` are in the order of the invoice's lines. */
interface Credit {
  invoice: InvoiceSnapshot;
  credited: readonly InvoiceSnapshot[];
  parts: RefundParts & { roundOffPaise: Paise };
}

/** Returns the content of the credit note of a part of an invoice (docs/spec/invoices-and-tax.md#credit-notes). */
export function creditNoteSnapshot(credit: Credit): InvoiceSnapshot {
  const { invoice, parts } = credit;
  const lines = parts.lines.flatMap((line, index) =>
    creditLine(credit, index, {
      net: paise(line.goodsPaise + line.warrantyPaise),
      quantity: line.quantity,
      description: describe(line),
    }),
  );
  const delivery = creditLine(credit, parts.lines.length, {
    net: parts.shippingPaise,
    quantity: 1,
    description: (of) => of,
  });
  return {
    ...invoice,
    lines: [...lines, ...delivery],
    roundOffPaise: parts.roundOffPaise,
    couponCode: null,
  };
}
