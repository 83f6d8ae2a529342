import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { COUNTED_USES, type ListCouponsInput } from '@aabha/contracts/coupons/coupons.staff.schema';
import { filterText } from '@aabha/contracts/wire/wire.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { couponUses } from '@aabha/db/schema/coupon-uses';
import { coupons } from '@aabha/db/schema/coupons';
import { payments } from '@aabha/db/schema/payments';
import { products } from '@aabha/db/schema/products';
import { containsText } from '@aabha/db/search/contains-text';
import { withinDays } from '@aabha/db/search/within-days';
import { only } from '@aabha/db/tx';

const wire = {
  _id: coupons.id,
  code: coupons.code,
  discountPercentage: coupons.discountPercent,
  expiryDate: coupons.expiresAt,
};

/* Named with their table: Drizzle leaves it out of columns of a statement of one table, and the subqueries have an id too. */
const isCounted = sql`(coupons.max_uses is not null or coupons.max_uses_per_person is not null or coupons.is_for_first_order)`;
const usesWhere = (state: SQL) => sql`(select count(*) from ${couponUses} counted
  where counted.coupon_id = coupons.id and counted.released_at is null and ${state})`;
const ordersWithIt = sql`(select count(*) from (select from ${payments} paid
  where paid.coupon_id = coupons.id and paid.status = 'completed' limit ${sql.raw(String(COUNTED_USES + 1))}) as counted)`;
const whole = (text: SQL) => sql<number>`${text}::int`.mapWith(Number);

const forStaff = {
  ...wire,
  startDate: coupons.startsAt,
  maxUses: coupons.maxUses,
  maxUsesPerPerson: coupons.maxUsesPerPerson,
  minimumGoods: coupons.minGoodsPaise,
  productIds: coupons.productIds,
  categories: coupons.categories,
  firstOrderOnly: coupons.isForFirstOrder,
  shownInShop: coupons.isShown,
  used: whole(
    sql`case when ${isCounted} then ${usesWhere(sql`counted.kept_at is not null`)} else ${ordersWithIt} end`,
  ),
  pending: whole(usesWhere(sql`counted.kept_at is null and counted.expires_at > now()`)),
  created_at: coupons.createdAt,
  updated_at: coupons.updatedAt,
};

/** Returns the coupon of a code, which is case-insensitive (docs/spec/coupons.md#creating). */
export async function findCoupon(db: DbOrTx, code: string) {
  const [row] = await db.select(wire).from(coupons).where(hasCode(code));
  return row;
}

const hasCode = (code: string) => eq(sql`upper(${coupons.code})`, code.toUpperCase());

/** Returns the coupon of a code as staff see it. */
export async function findStaffCoupon(db: DbOrTx, code: string) {
  const [row] = await db.select(forStaff).from(coupons).where(hasCode(code));
  return row;
}

export type CouponRow = NonNullable<Awaited<ReturnType<typeof findStaffCoupon>>>;

const SORT_BY = {
  created_at: sql`${coupons.createdAt}`,
  code: sql`upper(${coupons.code})`,
  discountPercentage: sql`${coupons.discountPercent}`,
  expiryDate: sql`${coupons.expiresAt}`,
};

/** All uses are kept by orders or taken by payments under way. */
const isUsedUp = sql`coupons.max_uses <= ${usesWhere(sql`(counted.kept_at is not null or counted.expires_at > now())`)}`;

const inState = (state: ListCouponsInput['filters']['state'], now: string): SQL | undefined => {
  const isStarted = or(isNull(coupons.startsAt), lte(coupons.startsAt, now));
  switch (state) {
    case 'active':
      return and(gte(coupons.expiresAt, now), isStarted);
    case 'upcoming':
      return and(gte(coupons.expiresAt, now), gt(coupons.startsAt, now));
    case 'expired':
      return lt(coupons.expiresAt, now);
    case 'used-up':
      return and(gte(coupons.expiresAt, now), isNotNull(coupons.maxUses), isUsedUp);
    case undefined:
      return undefined;
  }
};

const isForProduct = (id: string) =>
  isUuid(id)
    ? or(
        arrayContains(coupons.productIds, [id]),
        sql`exists (select from ${products} shown where shown.id = ${id} and shown.category = any(coupons.categories))`,
      )
    : sql`false`;

function matching({ filters }: Pick<ListCouponsInput, 'filters'>, now: string): SQL | undefined {
  const code = filterText(filters.code);
  return and(
    code === undefined ? undefined : containsText(coupons.code, code),
    withinDays(coupons.createdAt, filters),
    inState(filters.state, now),
    filters.limited === undefined
      ? undefined
      : filters.limited
        ? isNotNull(coupons.maxUses)
        : isNull(coupons.maxUses),
    filters.firstOrderOnly === undefined ? undefined : eq(coupons.isForFirstOrder, filters.firstOrderOnly),
    filters.product === undefined ? undefined : isForProduct(filters.product),
  );
}

/**
 * Selects a page of coupons, newest first by default; `now` separates active from expired ones. Uses are counted for the coupons
 * of the page only.
 */
export function selectCoupons(db: DbOrTx, input: ListCouponsInput, now: string) {
  const by = SORT_BY[input.sort?.field ?? 'created_at'];
  const direction = (input.sort?.order ?? 'desc') === 'desc' ? desc : asc;
  const page = db
    .select({ id: coupons.id })
    .from(coupons)
    .where(matching(input, now))
    .orderBy(direction(by), direction(coupons.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
  return db
    .select(forStaff)
    .from(coupons)
    .where(inArray(coupons.id, page))
    .orderBy(direction(by), direction(coupons.id));
}

export async function countCoupons(db: DbOrTx, input: ListCouponsInput, now: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(coupons).where(matching(input, now));
  return row?.n ?? 0;
}

const newestFirst = [desc(coupons.createdAt), desc(coupons.id)];

/** Returns the ids of all coupons of a filter, newest first. */
export async function findCouponIds(
  db: DbOrTx,
  filters: ListCouponsInput['filters'],
  now: string,
): Promise<PackedIds> {
  const ids = packIds(coupons.id, newestFirst);
  return only(await db.select({ ids }).from(coupons).where(matching({ filters }, now))).ids;
}

/** Selects some coupons, newest first. */
export function selectCouponsOfIds(db: DbOrTx, ids: readonly string[]) {
  return db
    .select(forStaff)
    .from(coupons)
    .where(anyOf(coupons.id, ids))
    .orderBy(...newestFirst);
}

export async function insertCoupon(tx: Tx, values: typeof coupons.$inferInsert) {
  return only(await tx.insert(coupons).values(values).returning(forStaff));
}

/** Returns a coupon, locked until the transaction ends. */
export async function lockCoupon(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select(forStaff).from(coupons).where(eq(coupons.id, id)).for('update');
  return row;
}

export async function updateCoupon(
  tx: Tx,
  id: string,
  values: Partial<Omit<typeof coupons.$inferInsert, 'id' | 'code'>>,
) {
  return only(
    await tx
      .update(coupons)
      /* Later than the wait for the row's lock. */
      .set({ ...values, updatedAt: sql`statement_timestamp()` })
      .where(eq(coupons.id, id))
      .returning(forStaff),
  );
}

/** Counts the uses of a coupon whose limits changed, which must be locked. */
export async function countCouponUses(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select count_coupon_uses(${id})`);
}
