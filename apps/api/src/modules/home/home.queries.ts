import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { HOME_BUDGETS } from '@aabha/contracts/home/home.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { homePage, homeSections } from '@aabha/db/schema/home';
import { products } from '@aabha/db/schema/products';
import { only } from '@aabha/db/tx';
import { alias } from 'drizzle-orm/pg-core';

export type HomeRow = typeof homeSections.$inferSelect;
export type NewHomeRow = Omit<typeof homeSections.$inferInsert, 'id' | 'isDraft' | 'position'>;

const PAISE_PER_RUPEE = 100;

/** Selects the sections that are published, or those of the draft, in their order. */
export function selectSections(db: DbOrTx, isDraft: boolean): Promise<HomeRow[]> {
  return db
    .select()
    .from(homeSections)
    .where(eq(homeSections.isDraft, isDraft))
    .orderBy(asc(homeSections.position));
}

/** Returns when the arrangement was published and changed, and by whom. */
export async function selectHomePage(db: DbOrTx) {
  const [publisher, saver] = [alias(users, 'publisher'), alias(users, 'saver')];
  const rows = await db
    .select({
      published_at: homePage.publishedAt,
      published_by: publisher.name,
      saved_by: saver.name,
      updated_at: homePage.updatedAt,
    })
    .from(homePage)
    .leftJoin(publisher, eq(publisher.id, homePage.publishedBy))
    .leftJoin(saver, eq(saver.id, homePage.savedBy));
  return only(rows);
}

/** Locks the arrangement against other changes until the transaction ends. Shoppers go on reading it. */
export async function lockHomePage(tx: Tx): Promise<void> {
  await tx.select({ id: homePage.id }).from(homePage).for('update');
}

export async function updateHomePage(tx: Tx, values: Partial<typeof homePage.$inferInsert>): Promise<void> {
  await tx.update(homePage).set({ ...values, updatedAt: sql`clock_timestamp()` });
}

export async function deleteSections(tx: Tx, isDraft: boolean): Promise<void> {
  await tx.delete(homeSections).where(eq(homeSections.isDraft, isDraft));
}

/** Stores the sections of the draft, in their order. */
export async function insertDraft(tx: Tx, rows: readonly NewHomeRow[]): Promise<void> {
  await tx.insert(homeSections).values(rows.map((row, position) => ({ ...row, isDraft: true, position })));
}

/** Makes the sections of the draft the published ones. */
export async function publishDraft(tx: Tx): Promise<void> {
  await deleteSections(tx, false);
  await tx.update(homeSections).set({ isDraft: false }).where(eq(homeSections.isDraft, true));
}

/** Selects the names of televisions that exist. */
export async function selectChosen(db: DbOrTx, ids: readonly string[]) {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  return db
    .select({
      _id: products.id,
      name: products.name,
      isListed: sql<boolean>`${products.isListed} and ${products.removedAt} is null`,
      isRemoved: sql<boolean>`${products.removedAt} is not null`,
    })
    .from(products)
    .where(inArray(products.id, known));
}

/** Counts the listed televisions below each budget. */
export async function countBudgets(db: DbOrTx): Promise<{ max: number; count: number }[]> {
  const columns = HOME_BUDGETS.map((max) => [
    String(max),
    sql`count(*) filter (where ${products.newPricePaise} < ${max * PAISE_PER_RUPEE})`.mapWith(Number),
  ]);
  const counts = only(
    await db
      .select(Object.fromEntries(columns) as Record<string, ReturnType<typeof sql<number>>>)
      .from(products)
      .where(and(products.isListed, isNull(products.removedAt))),
  );
  return HOME_BUDGETS.map((max) => ({ max, count: Number(counts[max]) }));
}
