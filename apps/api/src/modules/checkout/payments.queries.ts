import { and, asc, eq, getTableColumns, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { DbOrTx, Db, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { preparedSql, preparedStatement } from '@aabha/db/driver/prepared-statement';
import { couponUses } from '@aabha/db/schema/coupon-uses';
import { paymentLines, payments } from '@aabha/db/schema/payments';
import { stockReservations } from '@aabha/db/schema/stock';
import { webhookEvents } from '@aabha/db/schema/webhooks';
import { only } from '@aabha/db/tx';

export type PaymentRow = typeof payments.$inferSelect;
type PaymentLineRow = typeof paymentLines.$inferSelect;

const unfinished = inArray(payments.status, ['starting', 'open']);

const byProviderOrder = preparedStatement((db) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.providerOrderId, sql.placeholder('providerOrderId')))
    .prepare('find_payment_by_provider_order'),
);

/**
 * Returns the payment of a provider's order, with a user only where it is theirs. The user is compared here: the database
 * would read all payments of the user for it.
 */
export async function findPaymentByProviderOrder(
  db: DbOrTx,
  providerOrderId: string,
  userId?: string,
): Promise<PaymentRow | undefined> {
  const [row] = await byProviderOrder(db).execute({ providerOrderId });
  return userId === undefined || row?.userId === userId ? row : undefined;
}

/** Returns a payment by id; undefined for an id that is not a UUID. */
export async function findPayment(db: DbOrTx, id: string): Promise<PaymentRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

const lockPaymentStatement = preparedStatement((db) =>
  db
    .select({ status: payments.status })
    .from(payments)
    .where(eq(payments.id, sql.placeholder('id')))
    .for('update')
    .prepare('lock_payment'),
);

/** Locks a payment for the rest of the transaction and returns its state. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow['status']> {
  return only(await lockPaymentStatement(tx).execute({ id })).status;
}

/** Returns the pending payment of a cart. */
export async function findUnfinishedFor(
  tx: Tx,
  userId: string,
  fingerprint: string,
): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.fingerprint, fingerprint), unfinished));
  return row;
}

/** Returns the delivery address of the shopper's last payment: the default for a call without an address. */
export async function findLastAddress(db: DbOrTx, userId: string) {
  const [row] = await db
    .select({ city: payments.city, zip: payments.zip })
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(sql`${payments.createdAt} desc`)
    .limit(1);
  return row;
}

const linesOf = preparedStatement((db) =>
  db
    .select({
      ...getTableColumns(paymentLines),
      /* Drizzle leaves the table out of a column's name here, where it would be the subquery's own. No `exists`, for which the database may
         read every reservation there is. */
      isReserved: sql<boolean>`coalesce((select true from ${stockReservations} named where named.payment_id = ${paymentLines}.payment_id
        and named.product_id = ${paymentLines}.product_id and named.slots <> '{}'::smallint[]), false)`,
    })
    .from(paymentLines)
    .where(eq(paymentLines.paymentId, sql.placeholder('paymentId')))
    .orderBy(asc(paymentLines.position))
    .prepare('find_payment_lines'),
);

/** A line of a payment, with whether its units are reserved. */
export type PaymentLine = PaymentLineRow & { isReserved: boolean };

export function findPaymentLines(db: DbOrTx, paymentId: string): Promise<PaymentLine[]> {
  return linesOf(db).execute({ paymentId });
}

const opened = preparedStatement((db) =>
  db
    .update(payments)
    .set({
      providerOrderId: sql`coalesce(${payments.providerOrderId}, ${sql.placeholder('providerOrderId')})`,
      status: sql`case when ${payments.status} = 'starting' then 'open'::payment_status else ${payments.status} end`,
      updatedAt: sql`now()`,
    })
    .where(eq(payments.id, sql.placeholder('id')))
    .returning({ status: payments.status, providerOrderId: payments.providerOrderId })
    .prepare('open_payment'),
);

/**
 * Stores the provider's order of a payment, unless a concurrent call already did. Returns the payment's
 * present state.
 */
export async function openPayment(
  db: DbOrTx,
  id: string,
  providerOrderId: string,
): Promise<Pick<PaymentRow, 'status' | 'providerOrderId'>> {
  return only(await opened(db).execute({ id, providerOrderId }));
}

const settled = preparedStatement((db) =>
  db
    .update(payments)
    .set({
      status: sql`${sql.placeholder('status')}`,
      providerPaymentId: sql`${sql.placeholder('providerPaymentId')}`,
      method: sql`${sql.placeholder('method')}`,
      updatedAt: sql`now()`,
    })
    .where(eq(payments.id, sql.placeholder('id')))
    .prepare('settle_payment'),
);

const settledWithCoupon = preparedSql<{ isKept: boolean }>(
  'settle_coupon_payment',
  sql`with settled as (
      update ${payments} set status = 'completed', provider_payment_id = ${sql.placeholder('providerPaymentId')},
        method = ${sql.placeholder('method')}, updated_at = now() where id = ${sql.placeholder('id')}
    ), kept as (
      update ${couponUses} set kept_at = coalesce(kept_at, now())
      where payment_id = ${sql.placeholder('id')} and released_at is null returning payment_id
    )
    select exists (select from kept)
      or not exists (select from ${couponUses} taken where taken.payment_id = ${sql.placeholder('id')}) as "isKept"`,
);

/**
 * Completes a captured payment and keeps the use of its coupon. Returns false where that was returned meanwhile: the
 * transaction must be rolled back.
 */
export async function completeAndKeepCoupon(
  tx: Tx,
  { id, couponId }: Pick<PaymentRow, 'id' | 'couponId'>,
  captured: { providerPaymentId: string; method: string },
): Promise<boolean> {
  if (couponId !== null) return only(await settledWithCoupon(tx).execute({ id, ...captured })).isKept;
  await settle(tx, id, { status: 'completed', ...captured });
  return true;
}

/** Stores the outcome of the captured payment `providerPaymentId`. */
export async function settle(
  tx: Tx,
  id: string,
  to: { status: 'completed' | 'refund-due'; providerPaymentId: string; method: string },
): Promise<void> {
  await settled(tx).execute({ id, ...to });
}

/** Marks a payment as abandoned if it is unchanged since it was `seen`. Returns whether it was. */
export async function releasePayment(tx: DbOrTx, id: string, seen: 'starting' | 'open'): Promise<boolean> {
  const rows = await tx
    .update(payments)
    .set({ status: 'released', updatedAt: sql`now()` })
    .where(and(eq(payments.id, id), eq(payments.status, seen)))
    .returning({ id: payments.id });
  return rows.length > 0;
}

/** Extends the reservation of a pending payment. Returns the updated row. */
export async function renewPayment(tx: Tx, id: string, expiresAt: string): Promise<PaymentRow> {
  return only(
    await tx
      .update(payments)
      .set({ expiresAt, updatedAt: sql`now()` })
      .where(eq(payments.id, id))
      .returning(),
  );
}

/**
 * Claims payments that are due for a check with the provider: young ones at every run, older ones less and
 * less often, none after four days. Marks them as checked, so that two processes never claim the same one.
 */
export function claimUnfinished(db: Db, runEverySeconds: number, count: number): Promise<PaymentRow[]> {
  const ago = (interval: string) => sql`now() - ${interval}::interval`;
  const notAskedSince = (interval: string) =>
    or(isNull(payments.checkedAt), lt(payments.checkedAt, sql<string>`${ago(interval)}`));
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        unfinished,
        lt(payments.createdAt, sql<string>`${ago('2 seconds')}`),
        or(
          and(
            gt(payments.updatedAt, sql<string>`${ago('45 minutes')}`),
            notAskedSince(`${runEverySeconds * 0.9} seconds`),
          ),
          and(gt(payments.createdAt, sql<string>`${ago('1 day')}`), notAskedSince('10 minutes')),
          notAskedSince('2 hours'),
        ),
      ),
    )
    .orderBy(sql`${payments.checkedAt} nulls first`)
    .limit(count)
    .for('update', { skipLocked: true });
  return db
    .update(payments)
    .set({ checkedAt: sql`now()` })
    .where(inArray(payments.id, due))
    .returning();
}

/** Stores an event under the provider's own id. Returns false for a duplicate. */
export async function insertWebhookEvent(
  tx: Tx,
  event: { eventId: string; kind: string; payload: Record<string, unknown> },
): Promise<boolean> {
  const rows = await tx
    .insert(webhookEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventId: webhookEvents.eventId });
  return rows.length > 0;
}

export async function findWebhookEvent(db: DbOrTx, eventId: string) {
  const [row] = await db.select().from(webhookEvents).where(eq(webhookEvents.eventId, eventId));
  return row;
}
