import { appError } from '@aabha/contracts/errors/errors';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import { expectedDelivery as deliveryTo } from '@aabha/contracts/service-areas/delivery.rules';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { newId } from '@aabha/db/ids';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { enqueue } from '../../outbox/outbox';
import type { ProviderPayment } from '../../ports/payments/payments';
import { lockCartOf, removeBought } from '../cart/cart.service';
import { issueInvoice } from '../invoices/invoices.service';
import { findOrderOfPayment, placeOrder } from '../orders/orders.place.service';
import { servedArea } from '../service-areas/service-areas.service';
import { takeStock } from '../stock/stock.service';
import {
  findPaymentLines,
  lockPayment,
  lockProductsOfPayment,
  settle,
  type PaymentLine,
  type PaymentRow,
} from './payments.queries';
import { upsertRefund } from '../refunds/refunds.service';

/** The state of a payment by the provider's record. */
export type Settlement =
  | { state: 'ordered'; order: { _id: string; invoiceNumber: string; totalPrice: number } }
  | { state: 'refunded' }
  | { state: 'waiting'; attempts: ProviderPayment[] };

/**
 * Returns whether there are units for all lines, the shopper's own reservations included
 * (docs/spec/payments.md#reservations).
 */
const canBeMet = (lines: readonly PaymentLine[]): boolean =>
  lines.every((line) => line.free >= line.quantity);

/**
 * Refunds a payment that arrived after the goods were gone; the shopper is notified when the refund is done
 * (docs/spec/payments.md#completing-a-payment).
 */
async function refundWhole(tx: Tx, payment: PaymentRow, providerPaymentId: string): Promise<Settlement> {
  await settle(tx, payment.id, { status: 'refund-due', providerPaymentId });
  const refund = await upsertRefund(tx, {
    paymentId: payment.id,
    amountPaise: payment.amountPaise,
    reason: 'The items were sold out when your payment arrived.',
  });
  if (refund) await enqueue(tx, 'payments.refund', { refundId: refund.id });
  return { state: 'refunded' };
}

interface Purchase {
  payment: PaymentRow;
  providerPaymentId: string;
  lines: readonly PaymentLine[];
  area: Awaited<ReturnType<typeof servedArea>>;
}

/**
 * Writes order, stock, coupon use, invoice, cart and mails in one transaction
 * (docs/spec/payments.md#completing-a-payment), sent as a pipeline in this order: the order after the payment
 * has its provider id, by which it can be found, and the invoice last, since the row of its series stays
 * locked until the commit and every other order waits for it.
 */
async function makeOrder(
  deps: AppDeps,
  tx: Tx,
  { payment, providerPaymentId, lines, area }: Purchase,
): Promise<Settlement> {
  const now = deps.ports.clock.now();
  const expected = area && deliveryTo(area, payment.state, now);
  const expectedDelivery = expected?.latest.toISOString() ?? null;
  const order = { id: newId() };
  const [, , , , , invoice] = await Promise.all([
    settle(tx, payment.id, { status: 'completed', providerPaymentId }),
    takeStock(tx, lines),
    placeOrder(tx, order.id, { payment, area, expectedDelivery }),
    removeBought(tx, payment.userId, lines),
    enqueue(tx, 'mail.order-placed', { orderId: order.id }),
    issueInvoice(tx, { settings: deps.config.settings, order, payment, lines, now }),
  ]);
  return {
    state: 'ordered',
    order: { _id: order.id, invoiceNumber: invoice.number, totalPrice: rupeesFromPaise(payment.amountPaise) },
  };
}

/** Returns the result of a payment that is already settled; undefined while it is not. */
async function settledBefore(
  db: DbOrTx,
  { id, status }: Pick<PaymentRow, 'id' | 'status'>,
): Promise<Settlement | undefined> {
  if (status === 'refund-due') return { state: 'refunded' };
  if (status !== 'completed') return undefined;
  return { state: 'ordered', order: await findOrderOfPayment(db, id) };
}

/** Turns a captured payment into its one order or its one refund. Safe to call concurrently. */
function complete(deps: AppDeps, payment: PaymentRow, providerPaymentId: string): Promise<Settlement> {
  return inTx(deps.db, async (tx) => {
    /* Sent as a pipeline: the units are read when all rows that decide them are locked. */
    const [status, , , lines, area] = await Promise.all([
      lockPayment(tx, payment.id),
      lockCartOf(tx, payment.userId),
      lockProductsOfPayment(tx, payment.id),
      findPaymentLines(tx, payment),
      servedArea(tx, payment.zip),
    ]);
    const before = await settledBefore(tx, { id: payment.id, status });
    if (before) return before;
    if (!canBeMet(lines)) return refundWhole(tx, payment, providerPaymentId);
    return makeOrder(deps, tx, { payment, providerPaymentId, lines, area });
  });
}

/**
 * Reads the provider's record of a payment and acts on it. Throws PAYMENT_MISMATCH when the captured amount
 * differs from the requested one, and a ProviderError when the provider does not respond.
 */
export async function settlePayment(deps: AppDeps, payment: PaymentRow): Promise<Settlement> {
  const before = await settledBefore(deps.db, payment);
  if (before) return before;
  if (!payment.providerOrderId) return { state: 'waiting', attempts: [] };
  const attempts = await deps.ports.payments.listPayments(payment.providerOrderId);
  const captured = attempts.find((attempt) => attempt.status === 'captured');
  if (!captured) return { state: 'waiting', attempts };
  if (captured.amountPaise !== payment.amountPaise || captured.currency !== 'INR') {
    deps.log.error({ payment: payment.id, captured }, 'captured payment does not match');
    throw appError('PAYMENT_MISMATCH');
  }
  return complete(deps, payment, captured.id);
}
