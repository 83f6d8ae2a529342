import { appError } from '@aabha/contracts/errors/errors';
import { deliveryWindow } from '@aabha/contracts/service-areas/delivery.rules';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../deps';
import { enqueue } from '../../outbox/outbox';
import type { ProviderPayment } from '../../ports/payments/payments';
import { lockCartOf, removeBought } from '../cart/cart.service';
import { issueInvoice } from '../invoices/invoices.service';
import { fillOrder, findOrderOfPayment, placeOrder } from '../orders/placing.service';
import { servedArea } from '../service-areas/service-areas.service';
import { lockProducts, takeStock, unitsFor } from '../stock/stock.service';
import {
  findPaymentLines,
  lockPayment,
  setPaymentStatus,
  type PaymentLineRow,
  type PaymentRow,
} from './payments.queries';
import { settleReservations } from './reservations.queries';
import { upsertRefund } from './refunds.queries';

/** How a payment stands after asking the provider about it. */
export type Settlement =
  | { state: 'ordered'; order: { _id: string; invoiceNumber: string; totalPrice: number } }
  | { state: 'refunded' }
  | { state: 'waiting'; attempts: ProviderPayment[] };

/** Are there units for all lines, counting what this shopper holds as free for this shopper? (decisions §6) */
const canBeMet = (units: ReadonlyMap<string, number>, lines: readonly PaymentLineRow[]): boolean =>
  lines.every((line) => (units.get(line.productId) ?? 0) >= line.quantity);

/** The money came after the goods were gone: all of it goes back, and the shopper is told when it has (decisions §6, step 5). */
async function refundWhole(tx: Tx, payment: PaymentRow, providerPaymentId: string): Promise<Settlement> {
  await settleReservations(tx, payment.id);
  await setPaymentStatus(tx, payment.id, 'refund-due', providerPaymentId);
  const refund = await upsertRefund(tx, {
    paymentId: payment.id,
    amountPaise: payment.amountPaise,
    reason: 'The goods were sold out when the payment arrived.',
  });
  if (refund) await enqueue(tx, 'payments.refund', { refundId: refund.id });
  return { state: 'refunded' };
}

interface Purchase {
  payment: PaymentRow;
  providerPaymentId: string;
  lines: readonly PaymentLineRow[];
  area: Awaited<ReturnType<typeof servedArea>>;
}

/** Order, stock, coupon use, invoice, cart and mails: all or nothing (decisions §6, step 3). */
async function makeOrder(
  deps: AppDeps,
  tx: Tx,
  { payment, providerPaymentId, lines, area }: Purchase,
): Promise<Settlement> {
  const now = deps.ports.clock.now();
  const nearDispatch = area !== undefined && area.facilityState === payment.state;
  const expectedDelivery = nearDispatch ? deliveryWindow(now).latest.toISOString() : null;
  /* All that these touch is locked by now, so they may be sent together. */
  await Promise.all([
    setPaymentStatus(tx, payment.id, 'completed', providerPaymentId),
    takeStock(tx, lines),
    settleReservations(tx, payment.id),
  ]);
  /* After the payment has its id at the provider, by which the order can be found. */
  const order = await placeOrder(tx, { payment, area, expectedDelivery });
  await Promise.all([
    fillOrder(tx, order.id, { payment, lines }),
    removeBought(tx, payment.userId, lines),
    enqueue(tx, 'mail.order-placed', { orderId: order.id }),
  ]);
  /* Last, since the row of the series stays locked until the commit and every other order waits for it. */
  const invoice = await issueInvoice(tx, { settings: deps.config.settings, order, payment, lines, now });
  return {
    state: 'ordered',
    order: { _id: order.id, invoiceNumber: invoice.number, totalPrice: payment.amountPaise / 100 },
  };
}

/** What became of a payment that is already settled; undefined while it is not. */
async function settledBefore(tx: Tx, payment: PaymentRow): Promise<Settlement | undefined> {
  if (payment.status === 'refund-due') return { state: 'refunded' };
  if (payment.status !== 'completed') return undefined;
  const order = await findOrderOfPayment(tx, payment.id);
  return { state: 'ordered', order };
}

/** Turns a captured payment into its one order, or its one refund. Any number of paths may call it at once. */
function complete(deps: AppDeps, paymentId: string, providerPaymentId: string): Promise<Settlement> {
  return inTx(deps.db, async (tx) => {
    const [payment, lines] = await Promise.all([lockPayment(tx, paymentId), findPaymentLines(tx, paymentId)]);
    const before = await settledBefore(tx, payment);
    if (before) return before;
    const productIds = lines.map((line) => line.productId);
    await lockCartOf(tx, payment.userId);
    await lockProducts(tx, productIds);
    const [units, area] = await Promise.all([
      unitsFor(tx, productIds, payment.userId),
      servedArea(tx, payment.zip),
    ]);
    if (!canBeMet(units, lines)) return refundWhole(tx, payment, providerPaymentId);
    return makeOrder(deps, tx, { payment, providerPaymentId, lines, area });
  });
}

/**
 * Asks the provider's own record about a payment and acts on it. Throws PAYMENT_MISMATCH when the provider captured
 * something else than was asked for, and a ProviderError when it does not answer.
 */
export async function settlePayment(deps: AppDeps, payment: PaymentRow): Promise<Settlement> {
  if (payment.status === 'completed' || payment.status === 'refund-due')
    return complete(deps, payment.id, payment.providerPaymentId ?? '');
  if (!payment.providerOrderId) return { state: 'waiting', attempts: [] };
  const attempts = await deps.ports.payments.listPayments(payment.providerOrderId);
  const captured = attempts.find((attempt) => attempt.status === 'captured');
  if (!captured) return { state: 'waiting', attempts };
  if (captured.amountPaise !== payment.amountPaise || captured.currency !== 'INR') {
    deps.log.error({ payment: payment.id, captured }, 'captured payment does not match');
    throw appError('PAYMENT_MISMATCH');
  }
  return complete(deps, payment.id, captured.id);
}
