import { and, count, eq, isNotNull, isNull, like, lt, ne, sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { outbox } from '@aabha/db/schema/outbox';
import { orders } from '@aabha/db/schema/orders';
import { returnRequests } from '@aabha/db/schema/returns';
import { refunds } from '@aabha/db/schema/refunds';
import { complaints } from '@aabha/db/schema/complaints';

/** Returns the number of Pending orders by age in hours. */
export async function pendingByAge(db: DbOrTx, now: string) {
  const hours = sql`extract(epoch from ${now}::timestamptz - ${orders.createdAt}) / 3600`;
  const between = (from: number, to: number) =>
    sql<number>`count(*) filter (where ${hours} >= ${from}::float8 and ${hours} < ${to}::float8)`.mapWith(
      Number,
    );
  const [row] = await db
    .select({
      under_24h: between(-1e9, 24),
      under_48h: between(24, 48),
      under_72h: between(48, 72),
      older: between(72, 1e9),
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
