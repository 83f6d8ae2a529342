import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { paise, type Paise } from '@aabha/contracts/money/money';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { refundAuthors } from '@aabha/db/schema/refund-requests';
import { refunds } from '@aabha/db/schema/refunds';
import { only } from '@aabha/db/tx';

/** Returns what one of the staff has refunded of a payment alone since an instant; refunds that failed do not count. */
export async function sumOfAuthor(
  db: DbOrTx,
  { paymentId, staffId, since }: { paymentId: string; staffId: string; since: string },
): Promise<Paise> {
  const sum = sql`coalesce(sum(${refunds.amountPaise}), 0)`.mapWith((value) => paise(Number(value)));
  const rows = await db
    .select({ sum })
    .from(refunds)
    .innerJoin(refundAuthors, eq(refundAuthors.refundId, refunds.id))
    .where(
      and(
        eq(refunds.capturedPaymentId, paymentId),
        ne(refunds.status, 'failed'),
        eq(refundAuthors.staffId, staffId),
        gt(refundAuthors.createdAt, since),
      ),
    );
  return only(rows).sum;
}

/** Stores who made a refund alone. One that failed and is made anew is that of who made it last. */
export async function saveAuthor(
  tx: Tx,
  author: { refundId: string; staffId: string; createdAt: string },
): Promise<void> {
  await tx
    .insert(refundAuthors)
    .values(author)
    .onConflictDoUpdate({ target: refundAuthors.refundId, set: author });
}
