import { and, count, eq, gt, isNotNull, isNull, like, lt, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { outbox } from '@aabha/db/schema/outbox';
import { orders } from '@aabha/db/schema/orders';
import { returnRequests } from '@aabha/db/schema/returns';
import { refunds } from '@aabha/db/schema/refunds';
import { complaints } from '@aabha/db/schema/complaints';

const HOUR_MS = 3_600_000;

/** Returns the number of Pending orders by age in hours. Instants are compared: an age of each order took as long as all the rest. */
export async function pendingByAge(db: DbOrTx, now: string) {
  const ago = (hours: number) => new Date(Date.parse(now) - hours * HOUR_MS).toISOString();
  const isOlder = (hours: number) => lte(orders.createdAt, ago(hours));
  const isYounger = (hours: number) => gt(orders.createdAt, ago(hours));
  const counted = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await db
    .select({
      under_24h: counted(isYounger(24)),
      under_48h: counted(and(isOlder(24), isYounger(48))),
      under_72h: counted(and(isOlder(48), isYounger(72))),
      older: counted(isOlder(72)),
    })
    .from(orders)
    .where(eq(orders.status, 'Pending'));
  return row ?? { under_24h: 0, under_48h: 0, under_72h: 0, older: 0 };
}

const numberOf = async (rows: PromiseLike<{ n: number }[]>) => (await rows)[0]?.n ?? 0;

export function undecidedReturns(db: DbOrTx): Promise<number> {
  const { approvedAt, rejectedAt } = returnRequests;
  return numberOf(
    db
      .select({ n: count() })
      .from(returnRequests)
      .where(and(isNull(approvedAt), isNull(rejectedAt))),
  );
}

export function complaintsOpenSince(db: DbOrTx, before: string): Promise<number> {
  return numberOf(
    db
      .select({ n: count() })
      .from(complaints)
      .where(and(ne(complaints.status, 'Resolved'), lt(complaints.createdAt, before))),
  );
}

export function failedMails(db: DbOrTx): Promise<number> {
  return numberOf(
    db
      .select({ n: count() })
      .from(outbox)
      .where(and(isNotNull(outbox.failedAt), like(outbox.kind, 'mail.%'))),
  );
}

/** Counts refunds that the provider rejected, and those whose sending failed for good. */
export function failedRefunds(db: DbOrTx): Promise<number> {
  return numberOf(
    db
      .select({ n: count() })
      .from(refunds)
      .where(
        sql`${refunds.status} <> 'processed' and (${refunds.status} = 'failed' or exists (
          select 1 from outbox given_up where given_up.failed_at is not null
            and given_up.kind in ('payments.refund', 'payments.refund-part') and given_up.payload ->> 'refundId' = ${refunds.id}::text))`,
      ),
  );
}
