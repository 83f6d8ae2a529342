import type { PaymentToOpen } from '@aabha/contracts/checkout/checkout.schema';
import { appError } from '@aabha/contracts/errors/errors';
import type { Db, Tx } from '@aabha/db/client';
import { newId } from '@aabha/db/ids';
import { inTx } from '@aabha/db/tx';
import type { RequestContext } from '../../context/context';
import { ProviderError } from '../../ports/payments/payments';
import { tracing } from '../../tracing/tracing';
import { storeAgreed, type AgreedPromise } from '../delivery-promise/order-promise.service';
import { takeBackAct } from '../idempotency/idempotency.service';
import { beginPayment } from './begin-payment.queries';
import { ContendedStock } from './contended-stock';
import { releaseCouponUse, takeCouponUse } from './coupon-uses.queries';
import type { Snapshot } from './payment-snapshot.service';
import {
  findUnfinishedFor,
  openPayment,
  releasePayment,
  renewPayment,
  type PaymentRow,
} from './payments.queries';
import { holdsStock, reserve, settleReservations } from './reservations.queries';

/** The fields of a payment that are needed to open it at the provider. */
export type PendingPayment = Pick<
  PaymentRow,
  | 'id'
  | 'userId'
  | 'zip'
  | 'providerOrderId'
  | 'amountPaise'
  | 'offerIds'
  | 'name'
  | 'email'
  | 'phone'
  | 'expiresAt'
>;

/** What a payment starts with; the promise where it is known before its id. */
interface Start extends Snapshot {
  promised?: AgreedPromise;
}

/** Returns the pending payment of a purchase; undefined where it was released concurrently. */
async function resume(
  ctx: RequestContext,
  tx: Tx,
  { payment, lines }: Snapshot,
  isExclusive: boolean,
): Promise<PendingPayment | undefined> {
  const present = await findUnfinishedFor(tx, payment.userId, payment.fingerprint);
  if (!present) return undefined;
  tracing.active?.link(present.traceparent);
  if (present.expiresAt > ctx.now().toISOString() && (await holdsStock(tx, present.id))) return present;
  const renewed = await renewPayment(tx, present.id, payment.expiresAt);
  if (!(await reserve(tx, renewed, lines, isExclusive))) throw new ContendedStock();
  if (!(await takeCouponUse(tx, renewed))) throw appError('CART_CHANGED');
  return renewed;
}

/** Starts the payment of a purchase, or resumes its pending one; one without a reservation gets a new one. */
export async function startOrResume(
  ctx: RequestContext,
  tx: Tx,
  start: Start,
  isExclusive: boolean,
): Promise<PendingPayment> {
  const { payment, promised } = start;
  const id = newId();
  /* Sent as a pipeline: others wait for the reserved units until the commit. */
  const [newPayment] = await Promise.all([
    beginPayment(tx, id, start, isExclusive),
    storeAgreed(tx, id, promised),
  ]);
  if (newPayment?.isReserved === false) throw new ContendedStock();
  /* Somebody took the last use since the cart was read: the cart has another total now. */
  if (newPayment?.hasCoupon === false) throw appError('CART_CHANGED');
  if (newPayment)
    return { ...payment, id: newPayment.id, offerIds: newPayment.offerIds, providerOrderId: null };
  const resumed = await resume(ctx, tx, start, isExclusive);
  /* The pending payment was released concurrently, so a new one can start. */
  if (!resumed) return startOrResume(ctx, tx, start, isExclusive);
  await storeAgreed(tx, resumed.id, promised);
  return resumed;
}

/**
 * Returns the provider's order of a payment. A receipt that is taken means that an earlier attempt succeeded:
 * its order is used.
 */
async function providerOrderOf(ctx: RequestContext, payment: PendingPayment): Promise<string> {
  if (payment.providerOrderId) return payment.providerOrderId;
  const { payments } = ctx.ports;
  try {
    const { id: receipt, amountPaise, offerIds: offers } = payment;
    return (await payments.createOrder({ amountPaise, receipt, offers })).id;
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status !== 400) throw error;
    const earlier = await payments.findOrderByReceipt(payment.id);
    if (!earlier) throw error;
    return earlier.id;
  }
}

/** Releases an unpaid payment and its stock. One that changed meanwhile is left alone. */
export function abandonPayment(db: Db, paymentId: string, seen: 'starting' | 'open'): Promise<void> {
  return inTx(db, async (tx) => {
    if (!(await releasePayment(tx, paymentId, seen))) return;
    await settleReservations(tx, paymentId);
    await releaseCouponUse(tx, paymentId);
    takeBackAct(db);
  });
}

function toOpen(ctx: RequestContext, payment: PendingPayment, providerOrderId: string): PaymentToOpen {
  const { brand } = ctx.settings.current;
  return {
    id: providerOrderId,
    amount: payment.amountPaise,
    currency: 'INR',
    key: ctx.config.RAZORPAY_KEY_ID,
    checkoutUrl: ctx.config.checkoutUrl,
    name: brand.name,
    description: `Your ${brand.name} order`,
    prefill: { name: payment.name, email: payment.email, contact: payment.phone },
    expiresAt: payment.expiresAt,
  };
}

/**
 * Opens a payment at the provider, with its units reserved, and returns what its checkout is opened with. 503 when the
 * provider does not respond: the units are free again.
 */
export async function openAtProvider(
  ctx: RequestContext,
  payment: PendingPayment,
): Promise<{ payment: PaymentToOpen }> {
  try {
    const opened = await openPayment(ctx.db, payment.id, await providerOrderOf(ctx, payment));
    /* A concurrent call for the same purchase released it. No job would check it again, so it must not be
       paid. */
    if (opened.status === 'released') throw appError('PROVIDER_UNAVAILABLE');
    return { payment: toOpen(ctx, payment, opened.providerOrderId ?? '') };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn({ err: error, payment: payment.id }, 'provider did not take the order');
    await abandonPayment(ctx.db, payment.id, 'starting');
    throw appError('PROVIDER_UNAVAILABLE');
  }
}
