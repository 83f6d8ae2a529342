import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { products } from '@aabha/db/schema/products';
import { wholeFor } from './products.queries';

/** Selects up to 100 drafts whose time to be published has come, the earliest first. */
export const selectDueDrafts = (db: Db, now: string) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(and(isNotNull(products.publishAt), lte(products.publishAt, now), isNull(products.removedAt)))
    .orderBy(asc(products.publishAt), asc(products.id))
    .limit(100);

/** Stores whether a locked television is a draft, and when it is published. The trigger of the table decides its listing. */
export async function setPublication(
  tx: Tx,
  id: string,
  values: { isDraft: boolean; publishAt: string | null },
): Promise<void> {
  await tx
    .update(products)
    .set({ ...values, updatedAt: sql`statement_timestamp()` })
    .where(eq(products.id, id));
}

/** Returns who scheduled a television last, by the audit log; undefined where it does not say. */
export async function findScheduler(db: DbOrTx, id: string): Promise<string | undefined> {
  const [row] = await db.execute<{ staffId: string }>(sql`
    select staff_id as "staffId" from audit_log
    where entity = 'product' and entity_id = ${id} and action = 'product.schedule' and staff_id is not null
    order by created_at desc limit 1`);
  return row?.staffId;
}

/** Returns a television as its page shows it, listed or not; undefined for one that was removed. Facts may be null. */
export async function findPreviewed(db: DbOrTx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select(wholeFor(undefined))
    .from(products)
    .where(and(eq(products.id, id), isNull(products.removedAt)));
  return row;
}
