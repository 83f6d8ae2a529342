import { and, desc, eq, gte, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { couponCounts, couponUses } from '@aabha/db/schema/coupon-uses';
import { coupons } from '@aabha/db/schema/coupons';
import { orders } from '@aabha/db/schema/orders';

/** The limits of a coupon, as columns of a statement that reads `coupons`. */
export const couponTerms = {
  couponStartsAt: coupons.startsAt,
  couponMaxUses: coupons.maxUses,
  couponMaxUsesPerPerson: coupons.maxUsesPerPerson,
  couponMinGoodsPaise: coupons.minGoodsPaise,
  couponProductIds: coupons.productIds,
  couponCategories: coupons.categories,
  couponIsForFirstOrder: coupons.isForFirstOrder,
};

const count = (of: SQL) => sql<number>`coalesce(${of}, 0)::int`.mapWith(Number);

/** Uses that another payment of the same shopper replaces, or that expired. */
const replaceable = (userId: AnyColumn | SQL) => sql`(select count(*) from ${couponUses} pending
  where pending.coupon_id = coupons.id and pending.released_at is null and pending.kept_at is null
    and (pending.expires_at <= now() or pending.user_id = ${userId}))`;

/**
 * Returns what decides whether a shopper may use the coupon of a row, as columns; each is read only where the coupon has
 * the limit that needs it. Columns of `coupons` are named with their table, which Drizzle leaves out where there is one.
 */
export const couponFacts = (userId: AnyColumn | SQL) => ({
  couponUses: count(sql`case when coupons.max_uses is not null then
    (select used from ${couponCounts} counted where counted.coupon_id = coupons.id) - ${replaceable(userId)} end`),
  couponUsesOfPerson: count(sql`case when coupons.max_uses_per_person is not null then
    (select count(*) from ${couponUses} own where own.coupon_id = coupons.id and own.user_id = ${userId}
      and own.released_at is null and own.kept_at is not null) end`),
  couponOrdersOfPerson: count(sql`case when coupons.is_for_first_order then
    (select count(*) from (select from ${orders} placed where placed.user_id = ${userId} and placed.status <> 'Cancelled' limit 1) as any_order) end`),
});

/** Returns a coupon with what decides whether a customer may use it. */
export async function findCouponFor(db: DbOrTx, couponId: string, userId: string) {
  const [row] = await db
    .select({
      couponPercent: coupons.discountPercent,
      couponExpiresAt: coupons.expiresAt,
      ...couponTerms,
      ...couponFacts(sql`${userId}::uuid`),
    })
    .from(coupons)
    .where(eq(coupons.id, couponId));
  return row;
}

/** More are not looked at, however many coupons staff show. */
const MOST_SHOWN = 50;

/**
 * Returns the coupons that the shop names to shoppers, also those that are valid later, with what decides whether this
 * person, or a visitor, may use them.
 */
export function findShownCoupons(db: DbOrTx, now: string, userId: string | undefined) {
  return db
    .select({
      code: coupons.code,
      couponPercent: coupons.discountPercent,
      couponExpiresAt: coupons.expiresAt,
      ...couponTerms,
      ...couponFacts(sql`${userId ?? null}::uuid`),
    })
    .from(coupons)
    .where(and(eq(coupons.isShown, true), gte(coupons.expiresAt, now)))
    .orderBy(desc(coupons.createdAt), desc(coupons.id))
    .limit(MOST_SHOWN);
}
