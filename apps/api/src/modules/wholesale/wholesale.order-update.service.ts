import { appError } from '@aabha/contracts/errors/errors';
import { placeOfSupply } from '@aabha/contracts/gst/place-of-supply';
import { gstStateCode } from '@aabha/contracts/gst/states';
import { wholesaleInvoiceSnapshot } from '@aabha/contracts/wholesale/wholesale-invoice-snapshot';
import type { UpdateWholesaleOrderInput } from '@aabha/contracts/wholesale/wholesale.schema';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import { enqueue } from '../../outbox/outbox';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { invoiceNumberOfWholesale, issueWholesaleInvoice } from '../invoices/invoices.service';
import { placeOf } from '../service-areas/service-areas.service';
import { ratesOfToday } from '../tax-rates/tax-rates.service';
import { lockProducts, takeStock, unitsForAnybody } from '../stock/stock.service';
import { lockWholesaleOrder, setPaymentStatus, soldLines } from './wholesale.orders.queries';
import { getWholesaleOrder } from './wholesale.orders.service';

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockWholesaleOrder>>>;
type SoldLine = Awaited<ReturnType<typeof soldLines>>[number];

/** Takes the units of an order from stock; 409, naming every short product, where some are missing. */
async function takeOrdered(
  tx: Tx,
  lines: readonly SoldLine[],
  cause: { refId: string; actorId: string },
): Promise<void> {
  const ids = lines.map((line) => line.productId);
  await lockProducts(tx, ids);
  const free = await unitsForAnybody(tx, ids);
  const short = lines.filter((line) => (free.get(line.productId) ?? 0) < line.quantity);
  if (short.length > 0)
    throw appError('WHOLESALE_STOCK_MISSING', {
      products: short
        .map((line) => `${line.productName} (${free.get(line.productId) ?? 0} of ${line.quantity})`)
        .join(', '),
    });
  await takeStock(tx, lines, { ...cause, reason: 'wholesale' });
}

/**
 * Returns the State of the billing address. What was typed may be no State, and an invoice must name one: then that of its
 * PIN code, and of the delivery where that is unknown too.
 */
async function billingStateOf(tx: Tx, { billingAddress }: LockedOrder, deliveryState: string) {
  const { state, zipCode } = billingAddress;
  if (gstStateCode(state) !== undefined) return state;
  return (await placeOf(tx, zipCode))?.state ?? deliveryState;
}

/**
 * Returns place of supply, destination and billing State of an order; 409 where the State that decides the tax is unknown.
 */
async function placesOf(tx: Tx, order: LockedOrder) {
  const { zipCode, state } = order.shippingAddress;
  const delivery = (await placeOf(tx, zipCode))?.state;
  const supplied = placeOfSupply(order.gstNumber, delivery);
  if (supplied === undefined)
    throw appError('WHOLESALE_STATE_UNKNOWN', {
      place: order.gstNumber === '' ? `PIN code ${zipCode}` : `GSTIN ${order.gstNumber}`,
    });
  const deliveryState = delivery ?? (gstStateCode(state) === undefined ? supplied : state);
  return {
    placeOfSupply: supplied,
    deliveryState,
    billingState: await billingStateOf(tx, order, deliveryState),
  };
}

/** Takes stock, issues the invoice and queues its mail, in the transaction of the payment status. */
async function complete(ctx: SignedInContext, tx: Tx, order: LockedOrder): Promise<string> {
  const places = await placesOf(tx, order);
  const lines = await soldLines(tx, order.id);
  const rateOf = await ratesOfToday(tx);
  await takeOrdered(tx, lines, { refId: order.id, actorId: ctx.user.id });
  await setPaymentStatus(tx, order.id, 'Completed', ctx.now().toISOString());
  await enqueue(tx, 'mail.wholesale-invoice', { orderId: order.id });
  const { number } = await issueWholesaleInvoice(tx, {
    wholesaleOrderId: order.id,
    userId: order.userId,
    amountPaise: order.totalPaise,
    snapshot: wholesaleInvoiceSnapshot(ctx.settings.current, order, lines, { ...places, rateOf }),
    now: ctx.now(),
  });
  return number;
}

/** Sets an order back to Pending: only one without an invoice, completed before invoices were issued. */
async function reopen(ctx: SignedInContext, tx: Tx, order: LockedOrder): Promise<void> {
  const invoice = await invoiceNumberOfWholesale(tx, order.id);
  if (invoice !== undefined) throw appError('WHOLESALE_INVOICED', { invoice });
  await setPaymentStatus(tx, order.id, 'Pending', ctx.now().toISOString());
}

/**
 * Sets the payment status of a wholesale order (docs/spec/wholesale.md#payment-status). Completed takes the
 * stock and issues the invoice in one transaction, once for repeated and concurrent calls. The row is locked
 * first, the invoice series last.
 */
export async function updateWholesaleOrder(ctx: SignedInContext, input: UpdateWholesaleOrderInput) {
  await inTx(ctx.db, async (tx) => {
    const order = await lockWholesaleOrder(tx, input.id);
    if (!order) throw appError('WHOLESALE_ORDER_NOT_FOUND');
    if (order.paymentStatus === input.paymentStatus) return;
    const invoice = input.paymentStatus === 'Completed' ? await complete(ctx, tx, order) : undefined;
    if (input.paymentStatus === 'Pending') await reopen(ctx, tx, order);
    await writeAudit(tx, ctx.user.id, {
      action: 'wholesale-order.payment',
      entity: 'wholesale-order',
      entityId: input.id,
      before: { paymentStatus: order.paymentStatus },
      after: { paymentStatus: input.paymentStatus, ...(invoice !== undefined && { invoiceNumber: invoice }) },
    });
  });
  return { wholesaleOrder: await getWholesaleOrder(ctx.db, input.id) };
}
