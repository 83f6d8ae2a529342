import { rupeesFromPaise } from '@aabha/contracts/money/money';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { newId } from '@aabha/db/ids';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { events } from '../../core/events';
import { enqueue } from '../../outbox/outbox';
import { recordEvent } from '../../outbox/record-event';
import type { ProviderPayment } from '../../ports/payments/payments';
import { tracing } from '../../tracing/tracing';
import { lockCart, removeBought } from '../cart/cart.contents.service';
import { expectedOf } from '../delivery-promise/order-promise.service';
import { addInvoice } from '../invoices/invoices.service';
import { servedArea } from '../service-areas/service-areas.service';
import { ratesOfToday } from '../tax-rates/tax-rates.service';
import { ContendedStock, orWithLockedStock } from './contended-stock';
import { releaseCouponUse, takeCouponUse } from './coupon-uses.queries';
import {
  completeAndKeepCoupon,
  findPaymentLines,
  lockPayment,
  settle,
  type PaymentLine,
  type PaymentRow,
} from './payments.queries';
import { queueRefund } from '../refunds/refunds.service';
import { takeDraft } from './draft-payments.queries';
import { takeOfferOff, type OfferDiscount } from './offer-discount.queries';
import { offerOfCapture } from './offer-of-capture.service';
import { findOrderOfPayment, placeOrder } from './place-order.queries';
import { sell, settleReservations } from './reservations.queries';

/** The state of a payment by the provider's record. */
type Settlement =
  | { state: 'ordered'; order: { _id: string; invoiceNumber: string; totalPrice: number } }
  | { state: 'refunded'; isNew?: boolean }
  | { state: 'waiting'; attempts: ProviderPayment[] };

/** A payment with the provider's record of its captured attempt. */
interface Captured {
  payment: PaymentRow;
  providerPaymentId: string;
  method: string;
  /** What an offer took off; undefined for nothing. */
  offer: OfferDiscount | undefined;
}

/**
 * Refunds a payment that arrived after the goods, or the uses of its coupon, were gone; the shopper is notified when the
 * refund is done (docs/spec/payments.md#completing-a-payment).
 */
async function refundWhole(
  tx: Tx,
  { payment, providerPaymentId, method }: Captured,
  reason = 'The items were sold out when your payment arrived.',
): Promise<Settlement> {
  await settle(tx, payment.id, { status: 'refund-due', providerPaymentId, method });
  await settleReservations(tx, payment.id);
  if (payment.couponId !== null) await releaseCouponUse(tx, payment.id);
  await queueRefund(tx, payment, { reason });
  return { state: 'refunded', isNew: true };
}

/** Thrown to roll back the completion of a payment whose use of a coupon was returned before it arrived. */
class CouponUseReturned extends Error {
  override name = 'CouponUseReturned';
}

interface Purchase extends Captured {
  lines: readonly PaymentLine[];
  area: Awaited<ReturnType<typeof servedArea>>;
  rateOf: Awaited<ReturnType<typeof ratesOfToday>>;
  /** By when it was promised; null without a date. */
  expectedDelivery: string | null;
  /** Whether the units were taken before. */
  isSold: boolean;
}

/**
 * Writes order, stock, coupon use, invoice, cart and mails in one transaction
 * (docs/spec/payments.md#completing-a-payment), sent as a pipeline in this order: the order after the payment
 * has its provider id, by which it can be found, and last what others wait for until the commit: the slots of the
 * reservation. The invoice gets its number after the commit.
 */
async function makeOrder(
  deps: AppDeps,
  tx: Tx,
  { payment, providerPaymentId, method, lines, area, rateOf, expectedDelivery, isSold }: Purchase,
): Promise<Settlement> {
  const now = deps.ports.clock.now();
  const order = { id: newId() };
  const [hasCoupon, , , , , , hasSold] = await Promise.all([
    completeAndKeepCoupon(tx, payment, { providerPaymentId, method }),
    placeOrder(tx, order.id, { payment, area, expectedDelivery }),
    /* What does not come from the cart leaves it as it is. */
    payment.draftOrderId === null && !payment.isBuyNow ? removeBought(tx, payment.userId, lines) : undefined,
    enqueue(tx, 'mail.order-placed', { orderId: order.id }),
    recordPlaced(tx, order.id, payment),
    addInvoice(tx, { settings: deps.settings.current, order, payment, lines, rateOf, now }),
    isSold || sell(tx, payment, lines, false),
  ]);
  if (!hasSold) throw new ContendedStock();
  if (!hasCoupon) throw new CouponUseReturned();
  return {
    state: 'ordered',
    order: { _id: order.id, invoiceNumber: '', totalPrice: rupeesFromPaise(payment.amountPaise) },
  };
}

/** Tells other programs of an order. */
const recordPlaced = (tx: Tx, orderId: string, { amountPaise, draftOrderId }: PaymentRow) =>
  recordEvent(tx, 'order.placed', `order/${orderId}`, {
    ...{ order_id: orderId, status: 'Pending', total: rupeesFromPaise(amountPaise) },
    draft_order_id: draftOrderId,
  });

/** Returns the result of a payment that is already settled; undefined while it is not. */
async function settledBefore(
  db: DbOrTx,
  { id, status }: Pick<PaymentRow, 'id' | 'status'>,
): Promise<Settlement | undefined> {
  if (status === 'refund-due') return { state: 'refunded' };
  if (status !== 'completed') return undefined;
  return { state: 'ordered', order: await findOrderOfPayment(db, id) };
}

/**
 * Turns a captured payment into its one order or its one refund. The units are those that its reservation names; where it
 * has none any more, those that are free. With `takesCoupon` and the stock locked it takes another use of the coupon.
 */
async function completeOnce(
  deps: AppDeps,
  tx: Tx,
  { isExclusive, takesCoupon, ...captured }: Captured & { isExclusive: boolean; takesCoupon?: boolean },
): Promise<Settlement> {
  const { payment } = captured;
  /* The cart before the payment, as where a payment starts: the other way round the two deadlock. */
  const [, status, lines, area, rateOf, expectedDelivery] = await Promise.all([
    lockCart(tx, payment.userId),
    lockPayment(tx, payment.id),
    findPaymentLines(tx, payment.id),
    servedArea(tx, payment.zip),
    ratesOfToday(tx),
    expectedOf(deps, tx, payment),
  ]);
  const before = await settledBefore(tx, { id: payment.id, status });
  if (before) return before;
  const paid = { ...captured, payment: await takeOfferOff(tx, payment, captured.offer) };
  if (!(await takeDraft(tx, payment)))
    return refundWhole(tx, paid, 'This order was paid, changed or cancelled before your payment arrived.');
  const isSold = isExclusive || lines.some((line) => !line.isReserved);
  if (isSold && !(await sell(tx, payment, lines, true))) return refundWhole(tx, paid);
  /* After the slots, as where a payment starts. */
  if (takesCoupon && !(await takeCouponUse(tx, payment))) throw new CouponUseReturned();
  return makeOrder(deps, tx, { ...paid, lines, area, rateOf, expectedDelivery, isSold });
}

/** Returns a settlement with the number of its invoice, or without when there is none yet: the purchase stands. */
async function withInvoiceNumber(deps: AppDeps, settlement: Settlement): Promise<Settlement> {
  if (settlement.state !== 'ordered' || settlement.order.invoiceNumber !== '') return settlement;
  const { order } = settlement;
  const number = await deps.invoiceNumbers.numberOf(order._id).catch((error: unknown) => {
    deps.log.warn({ err: error, order: order._id }, 'invoice not numbered yet');
    return undefined;
  });
  return { ...settlement, order: { ...order, invoiceNumber: number ?? '' } };
}

/** Refunds a payment whose coupon was used up before it arrived. */
const refundUsedUp = (deps: AppDeps, captured: Captured): Promise<Settlement> =>
  inTx(deps.db, async (tx) => {
    const { payment } = captured;
    await lockCart(tx, payment.userId);
    const before = await settledBefore(tx, { id: payment.id, status: await lockPayment(tx, payment.id) });
    if (before) return before;
    const paid = { ...captured, payment: await takeOfferOff(tx, payment, captured.offer) };
    return refundWhole(tx, paid, 'The coupon was used up when your payment arrived.');
  });

/** Completes a captured payment in one transaction. Safe to call concurrently. */
async function complete(deps: AppDeps, captured: Captured): Promise<Settlement> {
  const unlessReturned = (next: () => Promise<Settlement>) => (error: unknown) => {
    if (error instanceof CouponUseReturned) return next();
    throw error;
  };
  return orWithLockedStock((isExclusive) =>
    inTx(deps.db, (tx) => completeOnce(deps, tx, { ...captured, isExclusive })),
  )
    .catch(
      unlessReturned(() =>
        inTx(deps.db, (tx) => completeOnce(deps, tx, { ...captured, isExclusive: true, takesCoupon: true })),
      ),
    )
    .catch(unlessReturned(() => refundUsedUp(deps, captured)));
}

/** Runs work in the trace of the call that started a payment, so that a purchase is one trace; links it to the caller's. */
function inTraceOf({ traceparent }: PaymentRow, work: () => Promise<Settlement>): Promise<Settlement> {
  const { active } = tracing;
  if (!active) return work();
  return active.run({ name: 'complete payment', traceparent: traceparent ?? undefined }, work);
}

/**
 * Reads the provider's record of a payment and acts on it. Throws PAYMENT_MISMATCH when the captured amount
 * differs from the requested one, and a ProviderError when the provider does not respond.
 */
export async function settlePayment(deps: AppDeps, payment: PaymentRow): Promise<Settlement> {
  tracing.active?.link(payment.traceparent);
  const before = await settledBefore(deps.db, payment);
  if (before) return withInvoiceNumber(deps, before);
  if (!payment.providerOrderId) return { state: 'waiting', attempts: [] };
  const attempts = await deps.ports.payments.listPayments(payment.providerOrderId);
  const captured = attempts.find((attempt) => attempt.status === 'captured');
  if (!captured) return { state: 'waiting', attempts };
  const offer = await offerOfCapture(deps, payment, captured);
  return inTraceOf(payment, async () => {
    const settlement = await complete(deps, {
      payment,
      providerPaymentId: captured.id,
      method: captured.method,
      offer,
    });
    if (settlement.state === 'refunded' && settlement.isNew) events.refundedLate.publish();
    return withInvoiceNumber(deps, settlement);
  });
}
