import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { ListFailuresInput } from '@aabha/contracts/dashboard/dashboard.schema';
import type { Paise } from '@aabha/contracts/money/money';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { outbox } from '@aabha/db/schema/outbox';
import { orders } from '@aabha/db/schema/orders';
import { returnRequests } from '@aabha/db/schema/returns';
import { refunds } from '@aabha/db/schema/refunds';
import { only } from '@aabha/db/tx';

/** Failed effects of the kinds of a condition; those of refunds are in the row of their refund. */
const failedEffects = (ofKind: SQL): SQL => sql`
  select o.id, case when o.kind like 'mail.%' then 'mail' else 'other' end as kind, o.kind as what,
    coalesce(o.last_error, '') as error, o.attempts, o.payload ->> 'orderId' as order_id, o.created_at, o.failed_at
  from outbox o where o.failed_at is not null and o.kind not in ('payments.refund', 'payments.refund-part') and ${ofKind}`;

const failedRefunds = sql`
  select r.id, 'refund' as kind, 'payments.refund' as what, coalesce(given_up.last_error, r.last_error, '') as error,
    coalesce(given_up.attempts, 1) as attempts, placed.id::text as order_id, r.created_at,
    coalesce(given_up.failed_at, r.updated_at) as failed_at
  from refunds r
  left join orders placed on placed.payment_id = r.captured_payment_id
  left join lateral (select last_error, attempts, failed_at from outbox where failed_at is not null
    and kind in ('payments.refund', 'payments.refund-part') and payload ->> 'refundId' = r.id::text order by failed_at desc limit 1) given_up on true
  where r.status <> 'processed' and (r.status = 'failed' or given_up.failed_at is not null)`;

/** The statements that have the failures of each kind, and of all kinds. */
const FAILURES_OF = {
  all: [failedEffects(sql`true`), failedRefunds],
  mail: [failedEffects(sql`o.kind like 'mail.%'`)],
  other: [failedEffects(sql`o.kind not like 'mail.%'`)],
  refund: [failedRefunds],
};

const NEWEST_FIRST = sql`order by failed_at desc, id`;

/** Selects a page of failures, newest first. */
export async function selectFailures(db: DbOrTx, { filters, pageNum, pageSize }: ListFailuresInput) {
  const upToPage = FAILURES_OF[filters.kind ?? 'all'].map(
    (failures) => sql`(${failures} ${NEWEST_FIRST} limit ${pageNum * pageSize})`,
  );
  return db.execute<{
    _id: string;
    kind: 'mail' | 'refund' | 'other';
    what: string;
    error: string;
    attempts: number;
    order_id: string | null;
    created_at: string;
    failed_at: string;
  }>(sql`
    select id as "_id", kind, what, error, attempts, order_id, created_at, failed_at
    from (${sql.join(upToPage, sql` union all `)}) failures ${NEWEST_FIRST}
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`);
}

export async function countFailures(
  db: DbOrTx,
  { filters }: Pick<ListFailuresInput, 'filters'>,
): Promise<number> {
  const counts = FAILURES_OF[filters.kind ?? 'all'].map(
    (failures) => sql`(select count(*)::int from (${failures}) failures)`,
  );
  return only(await db.execute<{ n: number }>(sql`select ${sql.join(counts, sql` + `)} as n`)).n;
}

/** Queues a failed effect again; undefined when there is none of that id. */
export async function requeueEffect(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx
    .update(outbox)
    .set({ failedAt: null, attempts: 0, runAt: sql`now()` })
    .where(and(eq(outbox.id, id), isNotNull(outbox.failedAt)))
    .returning({ kind: outbox.kind });
  return row;
}

/** Returns an unfinished refund, locked, with its order and whether that may be restored. */
export async function lockUnfinishedRefund(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx
    .select({
      id: refunds.id,
      status: refunds.status,
      isPart: sql<boolean>`${refunds.paymentId} is null`,
      paymentId: sql<string>`${refunds.capturedPaymentId}`,
    })
    .from(refunds)
    .where(and(eq(refunds.id, id), inArray(refunds.status, ['queued', 'failed'])))
    .for('update');
  if (!row) return undefined;
  const [order] = await tx
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(eq(orders.paymentId, row.paymentId))
    .for('update');
  if (!order) return { ...row, orderStatus: undefined, returnApproved: false };
  const { orderId, approvedAt, rejectedAt } = returnRequests;
  const approved = and(eq(orderId, order.id), isNotNull(approvedAt), isNull(rejectedAt));
  const returnApproved = (await tx.$count(returnRequests, approved)) > 0;
  return { ...row, orderStatus: order.status, returnApproved };
}

/**
 * Marks a refund as queued and its failed effects as settled. Returns the id to send it under: one that the
 * provider accepted and failed gets a new id, since under the old key the provider would report the failure
 * again. `amountPaise` replaces its amount.
 */
export async function markRefundQueued(tx: Tx, id: string, amountPaise?: Paise): Promise<string> {
  const hasFailed = sql`${refunds.status} = 'failed'`;
  /* Under the old key the provider would report the failure again, or refuse another speed. */
  const needsNewKey = sql`${hasFailed} and (${refunds.providerRefundId} is not null or ${refunds.speed} = 'instant')`;
  const queued = only(
    await tx
      .update(refunds)
      .set({
        id: sql`case when ${needsNewKey} then uuidv7() else ${refunds.id} end`,
        speed: sql`case when ${hasFailed} then 'normal'::refund_speed else ${refunds.speed} end`,
        speedProcessed: null,
        providerRefundId: sql`case when ${needsNewKey} then null else ${refunds.providerRefundId} end`,
        status: 'queued',
        lastError: null,
        ...(amountPaise === undefined ? {} : { amountPaise }),
        updatedAt: sql`now()`,
      })
      .where(eq(refunds.id, id))
      .returning({ id: refunds.id }),
  );
  await tx
    .update(outbox)
    .set({ failedAt: null, doneAt: sql`now()` })
    .where(
      and(
        isNotNull(outbox.failedAt),
        inArray(outbox.kind, ['payments.refund', 'payments.refund-part']),
        sql`${outbox.payload} ->> 'refundId' = ${id}`,
      ),
    );
  return queued.id;
}
