import { and, asc, count, desc, eq, or, sql } from 'drizzle-orm';
import type { ViewList } from '@aabha/contracts/saved-views/saved-views.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { savedViewPlaces, savedViews } from '@aabha/db/schema/saved-views';
import { only } from '@aabha/db/tx';

const columns = {
  _id: savedViews.id,
  list: savedViews.list,
  name: savedViews.name,
  filter: savedViews.filter,
  sort: savedViews.sort,
  columns: savedViews.columns,
  shared: savedViews.isShared,
  owner: { _id: users.id, name: users.name },
  updated_at: savedViews.updatedAt,
};

const withOwner = (db: DbOrTx) =>
  db.select(columns).from(savedViews).innerJoin(users, eq(users.id, savedViews.ownerId)).$dynamic();

/** Selects the views of a list that somebody has: their own ones first, then shared ones, each the oldest first. */
export const selectViews = (db: DbOrTx, list: ViewList, staffId: string) =>
  withOwner(db)
    .where(and(eq(savedViews.list, list), or(eq(savedViews.ownerId, staffId), eq(savedViews.isShared, true))))
    .orderBy(desc(eq(savedViews.ownerId, staffId)), asc(savedViews.id));
export type ViewRow = Awaited<ReturnType<typeof selectViews>>[number];

/** Returns a view, whose row stays locked until the transaction ends. */
export async function lockView(tx: Tx, id: string): Promise<ViewRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await withOwner(tx).where(eq(savedViews.id, id)).for('update', { of: savedViews });
  return row;
}

/** Lets the views of a person be counted and added by one transaction after the other. */
export async function lockViewsOf(tx: Tx, staffId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('saved-views ' || ${staffId}::text, 0))`,
  );
}

export async function countViewsOf(db: DbOrTx, list: ViewList, staffId: string): Promise<number> {
  const own = and(eq(savedViews.list, list), eq(savedViews.ownerId, staffId));
  return only(await db.select({ n: count() }).from(savedViews).where(own)).n;
}

export async function insertView(tx: Tx, values: typeof savedViews.$inferInsert): Promise<string> {
  return only(await tx.insert(savedViews).values(values).returning({ id: savedViews.id })).id;
}

export async function changeView(
  tx: Tx,
  id: string,
  values: Partial<typeof savedViews.$inferInsert>,
): Promise<void> {
  /* Later than the one before even within a millisecond: it says which version an edit began on. */
  const updatedAt = sql`greatest(now(), ${savedViews.updatedAt} + interval '1 millisecond')`;
  await tx
    .update(savedViews)
    .set({ ...values, updatedAt })
    .where(eq(savedViews.id, id));
}

export async function deleteView(tx: Tx, id: string): Promise<void> {
  await tx.delete(savedViews).where(eq(savedViews.id, id));
}

/** Returns the order and the default of a person's views of a list. */
export async function findPlaces(db: DbOrTx, list: ViewList, staffId: string) {
  const [row] = await db
    .select({ order: savedViewPlaces.order, default_view: savedViewPlaces.defaultView })
    .from(savedViewPlaces)
    .where(and(eq(savedViewPlaces.staffId, staffId), eq(savedViewPlaces.list, list)));
  return row ?? { order: [], default_view: '' };
}

export async function upsertPlaces(db: DbOrTx, values: typeof savedViewPlaces.$inferInsert): Promise<void> {
  const { order, defaultView } = values;
  await db
    .insert(savedViewPlaces)
    .values(values)
    .onConflictDoUpdate({
      target: [savedViewPlaces.staffId, savedViewPlaces.list],
      set: { order, defaultView },
    });
}

/** Ends each later statement of a transaction that takes longer. */
export async function limitStatements(tx: Tx, ms: number): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', ${String(ms)}, true)`);
}
