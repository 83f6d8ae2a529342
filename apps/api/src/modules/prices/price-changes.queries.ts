import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ListPriceChangesInput } from '@aabha/contracts/prices/prices.schema';
import { OPEN_SCHEDULE_STATES } from '@aabha/contracts/prices/prices.values';
import type { Db, DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { priceChanges } from '@aabha/db/schema/prices';
import { products } from '@aabha/db/schema/products';
import { containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

const deciders = alias(users, 'deciders');

const columns = {
  _id: priceChanges.id,
  product: { _id: products.id, name: products.name },
  state: priceChanges.state,
  source: priceChanges.source,
  wanted: {
    price: priceChanges.pricePaise,
    discount_percentage: priceChanges.discountPercent,
    new_price: priceChanges.newPricePaise,
  },
  from: {
    price: priceChanges.fromPricePaise,
    discount_percentage: priceChanges.fromDiscountPercent,
    new_price: priceChanges.fromNewPricePaise,
  },
  starts_at: priceChanges.startsAt,
  ends_at: priceChanges.endsAt,
  neededApproval: priceChanges.neededApproval,
  isApproved: priceChanges.isApproved,
  askedBy: { _id: users.id, name: users.name },
  decidedBy: { _id: deciders.id, name: deciders.name },
  decided_at: priceChanges.decidedAt,
  note: priceChanges.note,
  isReverted: priceChanges.isReverted,
  created_at: priceChanges.createdAt,
};

const selectChanges = (db: DbOrTx) =>
  db
    .select(columns)
    .from(priceChanges)
    .innerJoin(products, eq(products.id, priceChanges.productId))
    .innerJoin(users, eq(users.id, priceChanges.askedBy))
    .leftJoin(deciders, eq(deciders.id, priceChanges.decidedBy))
    .$dynamic();
export type PriceChangeRow = Awaited<ReturnType<typeof selectChanges>>[number];

function matching({ kind, state, product, search }: ListPriceChangesInput['filters']): SQL | undefined {
  const text = search?.trim();
  const named = text
    ? sql`exists (select from ${products} where "products"."id" = "price_changes"."product_id" and ${containsText(products.name, text)})`
    : undefined;
  return and(
    kind === undefined
      ? undefined
      : kind === 'scheduled'
        ? isNotNull(priceChanges.startsAt)
        : sql`${priceChanges.neededApproval}`,
    state === undefined ? undefined : eq(priceChanges.state, state),
    product === undefined ? undefined : isUuid(product) ? eq(priceChanges.productId, product) : sql`false`,
    named,
  );
}

/** Selects a page of changes, newest first by default. */
export function selectPriceChanges(db: DbOrTx, input: ListPriceChangesInput) {
  const direction = (input.sort?.order ?? 'desc') === 'desc' ? desc : asc;
  const by = input.sort?.field === 'starts_at' ? priceChanges.startsAt : priceChanges.createdAt;
  const order = [direction(by), direction(priceChanges.id)];
  const page = db
    .select({ id: priceChanges.id })
    .from(priceChanges)
    .where(matching(input.filters))
    .orderBy(...order)
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
  return selectChanges(db)
    .where(inArray(priceChanges.id, page))
    .orderBy(...order);
}

export async function countPriceChanges(db: DbOrTx, filters: ListPriceChangesInput['filters']) {
  return only(await db.select({ n: count() }).from(priceChanges).where(matching(filters))).n;
}

export async function findPriceChange(db: DbOrTx, id: string): Promise<PriceChangeRow | undefined> {
  if (!isUuid(id)) return undefined;
  return (await selectChanges(db).where(eq(priceChanges.id, id)))[0];
}

/** Selects some changes, oldest first. */
export const selectPriceChangesOf = (db: DbOrTx, ids: readonly string[]) =>
  selectChanges(db)
    .where(inArray(priceChanges.id, [...ids]))
    .orderBy(asc(priceChanges.id));

/** Returns a change, locked for the rest of the transaction; its television is locked before. */
export async function lockPriceChange(tx: Tx, id: string): Promise<PriceChangeRow | undefined> {
  return (await selectChanges(tx).where(eq(priceChanges.id, id)).for('update', { of: priceChanges }))[0];
}

type Values = typeof priceChanges.$inferInsert;

/** Inserts changes and returns their ids in the same order. */
export async function insertPriceChanges(tx: Tx, values: readonly Values[]): Promise<string[]> {
  const rows = await tx
    .insert(priceChanges)
    .values([...values])
    .returning({ id: priceChanges.id });
  return rows.map(({ id }) => id);
}

export async function updatePriceChange(tx: Tx, id: string, values: Partial<Values>): Promise<void> {
  await tx.update(priceChanges).set(values).where(eq(priceChanges.id, id));
}

/** Marks the proposals of some televisions that wait without a time of their own as replaced by newer ones. */
export async function replaceProposals(tx: Tx, productIds: readonly string[]): Promise<void> {
  await tx
    .update(priceChanges)
    .set({ state: 'Replaced' })
    .where(
      and(
        inArray(priceChanges.productId, [...productIds]),
        eq(priceChanges.state, 'Proposed'),
        isNull(priceChanges.startsAt),
      ),
    );
}

/** Selects the times of a television's scheduled changes that are not over. */
export const selectOpenPeriods = (tx: Tx, productId: string) =>
  tx
    .select({
      startsAt: sql<string>`${priceChanges.startsAt}`.mapWith(priceChanges.startsAt),
      endsAt: priceChanges.endsAt,
    })
    .from(priceChanges)
    .where(
      and(
        eq(priceChanges.productId, productId),
        isNotNull(priceChanges.startsAt),
        inArray(priceChanges.state, [...OPEN_SCHEDULE_STATES]),
      ),
    )
    .orderBy(asc(priceChanges.startsAt));

/**
 * Returns the scheduled changes whose start or end is due, in the order of these instants; at one instant ends come first, so
 * that the next change starts from the price that has come back.
 */
export function findDueChanges(db: Db, now: string) {
  const { id, productId, state, startsAt, endsAt } = priceChanges;
  const dueAt = sql`case when ${state} = 'Active' then ${endsAt} else ${startsAt} end`;
  return db
    .select({ id, productId })
    .from(priceChanges)
    .where(
      or(
        and(eq(state, 'Active'), lte(endsAt, now)),
        and(eq(state, 'Scheduled'), lte(startsAt, now)),
        and(eq(state, 'Proposed'), lte(startsAt, now), lte(endsAt, now)),
      ),
    )
    .orderBy(asc(dueAt), desc(sql`${state} = 'Active'`), asc(id))
    .limit(100);
}
