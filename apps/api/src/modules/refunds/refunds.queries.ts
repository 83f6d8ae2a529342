import { and, desc, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Paise } from '@aabha/contracts/money/money';
import type { RefundSpeed, RefundStatus } from '@aabha/contracts/refunds/refunds.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { orders } from '@aabha/db/schema/orders';
import { outbox } from '@aabha/db/schema/outbox';
import { payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';

/**
 * Inserts the refund of all that is left of a payment. After a failed one it is queued again under another id, which is its
 * idempotency key: under the old key the provider would report the failure again. A pending refund stays
 * unchanged.
 */
export async function upsertRefund(
  tx: Tx,
  values: { paymentId: string; amountPaise: Paise; reason: string; speed: RefundSpeed },
) {
  const [row] = await tx
    .insert(refunds)
    .values({ ...values, capturedPaymentId: values.paymentId })
    .onConflictDoUpdate({
      target: refunds.paymentId,
      set: {
        id: sql`uuidv7()`,
        status: 'queued',
        providerRefundId: null,
        speed: values.speed,
        speedProcessed: null,
        lastError: null,
        amountPaise: values.amountPaise,
        reason: values.reason,
        updatedAt: sql`now()`,
      },
      setWhere: eq(refunds.status, 'failed'),
    })
    .returning({ id: refunds.id });
  return row;
}

/** Returns the provider's code of how a payment was paid; empty where it is not known. */
export async function findPaymentMethod(db: DbOrTx, paymentId: string): Promise<string> {
  const [row] = await db.select({ method: payments.method }).from(payments).where(eq(payments.id, paymentId));
  return row?.method ?? '';
}

/** Captured before the method was stored; the index `payments_without_method_idx` has these. */
const hasNoMethod = and(isNull(payments.method), isNotNull(payments.providerPaymentId));

const PROVIDER_IDS = {
  id: payments.id,
  orderId: payments.providerOrderId,
  paymentId: payments.providerPaymentId,
};

/** Returns the provider's ids of a payment that was captured before its method was stored; undefined for any other. */
export async function findPaymentWithoutMethod(db: DbOrTx, id: string) {
  const [row] = await db
    .select(PROVIDER_IDS)
    .from(payments)
    .where(and(eq(payments.id, id), hasNoMethod));
  return row;
}

/** Returns payments that were captured before their method was stored, newest first. */
export const findPaymentsWithoutMethod = (db: DbOrTx, limit: number) =>
  db.select(PROVIDER_IDS).from(payments).where(hasNoMethod).orderBy(desc(payments.createdAt)).limit(limit);

/** Stores how a payment was paid, where that is not known; empty where the provider does not know it. */
export async function setPaymentMethod(db: DbOrTx, id: string, method: string): Promise<void> {
  await db
    .update(payments)
    .set({ method })
    .where(and(eq(payments.id, id), isNull(payments.method)));
}

export async function findRefund(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      id: refunds.id,
      status: refunds.status,
      amountPaise: refunds.amountPaise,
      shippingPaise: refunds.shippingPaise,
      reason: refunds.reason,
      speed: refunds.speed,
      speedProcessed: refunds.speedProcessed,
      isPart: sql<boolean>`${refunds.paymentId} is null`,
      providerRefundId: refunds.providerRefundId,
      paymentId: payments.id,
      providerPaymentId: payments.providerPaymentId,
      method: sql<string>`coalesce(${payments.method}, '')`,
      name: payments.name,
      email: payments.email,
      userId: payments.userId,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.capturedPaymentId))
    .where(eq(refunds.id, id));
  return row;
}

/** Stores the provider's status of a refund. Returns its payment only when this call completed it. */
export async function recordRefund(
  tx: DbOrTx,
  id: string,
  values: {
    status: RefundStatus;
    providerRefundId?: string;
    speedProcessed?: RefundSpeed;
    lastError?: string;
  },
): Promise<{ paymentId: string; isPart: boolean; amountPaise: Paise } | undefined> {
  const [row] = await tx
    .update(refunds)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(eq(refunds.id, id), sql`${refunds.status} <> 'processed'`))
    .returning({
      status: refunds.status,
      wholeOf: refunds.paymentId,
      amountPaise: refunds.amountPaise,
      paymentId: sql<string>`${refunds.capturedPaymentId}`,
    });
  if (row?.status !== 'processed') return undefined;
  const { paymentId, amountPaise, wholeOf } = row;
  return { paymentId, amountPaise, isPart: wholeOf === null };
}

/** Returns the order of a payment; null where it became none. */
export async function findOrderOf(db: DbOrTx, paymentId: string): Promise<string | null> {
  const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.paymentId, paymentId));
  return row?.id ?? null;
}

export async function findRefundByProviderId(db: DbOrTx, providerRefundId: string) {
  const [row] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.providerRefundId, providerRefundId));
  return row;
}

/** Returns refunds that the provider accepted and has not finished. */
export function findPendingRefunds(db: DbOrTx) {
  return db
    .select({
      id: refunds.id,
      providerRefundId: refunds.providerRefundId,
      providerPaymentId: payments.providerPaymentId,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.capturedPaymentId))
    .where(and(eq(refunds.status, 'queued'), sql`${refunds.providerRefundId} is not null`))
    .limit(50);
}

/** Returns queued refunds without an effect that would send them, since it failed for good. */
export function findAbandonedRefunds(db: DbOrTx) {
  const live = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        inArray(outbox.kind, ['payments.refund', 'payments.refund-part']),
        eq(sql`${outbox.payload} ->> 'refundId'`, sql`${refunds.id}::text`),
        isNull(outbox.doneAt),
        isNull(outbox.failedAt),
      ),
    );
  return db
    .select({ id: refunds.id, isPart: sql<boolean>`${refunds.paymentId} is null` })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.capturedPaymentId))
    .where(
      and(
        eq(refunds.status, 'queued'),
        isNull(refunds.providerRefundId),
        isNotNull(payments.providerPaymentId),
        notExists(live),
      ),
    )
    .limit(50);
}
