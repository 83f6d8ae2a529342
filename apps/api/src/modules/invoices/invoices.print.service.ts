import type { SignedInContext } from '../../context/context';
import type { Paper } from '../../ports/pdf/pdf';
import { selectIssuedOfOrders } from './invoices.queries';
import { drawnInvoice } from './invoices.service';

type Printed = Extract<Paper, { kind: 'invoice' }>;

/** Returns the invoices of some orders that have their number, in the order of the orders, to be printed for their parcels. */
export async function invoicesToPrint(ctx: SignedInContext, orderIds: readonly string[]): Promise<Printed[]> {
  const found = await selectIssuedOfOrders(ctx.db, orderIds);
  const printed: Printed[] = [];
  for (const id of orderIds) {
    const invoice = found.find(({ orderId }) => orderId === id);
    if (!invoice || invoice.number === null) continue;
    const drawn = await drawnInvoice(ctx, { ...invoice, number: invoice.number });
    printed.push({ kind: 'invoice', invoice: drawn, language: 'en' });
  }
  return printed;
}
