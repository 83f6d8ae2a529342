import { netOf } from '../credit-notes/credit-note-snapshot';
import type { InvoiceSnapshot } from '../invoices/invoice-snapshot';
import { addPaise, paise, subtractPaise, ZERO } from '../money/money';
import type { Refundable } from '../refunds/refund-plan';

/** The credit note of a part of an invoice; the amount in paise. */
interface Credited {
  amountPaise: number;
  snapshot: Pick<InvoiceSnapshot, 'lines'>;
}

/**
 * Returns what credit notes have left of a wholesale invoice, in the shape of what is left of an order to refund: the goods of
 * each line with its tax, without warranty or shipping (docs/spec/wholesale.md#credit-notes).
 */
export function creditableOf(
  invoice: { amountPaise: number; snapshot: Pick<InvoiceSnapshot, 'lines'> },
  credited: readonly Credited[],
): Refundable {
  const gone = credited.flatMap(({ snapshot }) => snapshot.lines);
  return {
    lines: invoice.snapshot.lines.map((line, position) => {
      const own = gone.filter(({ invoiceLine }) => invoiceLine === position);
      return {
        position,
        quantity: own.reduce((left, { quantity }) => left - quantity, line.quantity),
        goodsPaise: subtractPaise(netOf(line), addPaise(...own.map(netOf))),
        warrantyPaise: ZERO,
      };
    }),
    shippingPaise: ZERO,
    restPaise: subtractPaise(
      paise(invoice.amountPaise),
      addPaise(...credited.map(({ amountPaise }) => paise(amountPaise))),
    ),
    deliveredAt: null,
  };
}
