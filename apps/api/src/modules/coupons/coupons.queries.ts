import { and, asc, count, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { ListCouponsInput } from '@aabha/contracts/coupons/coupons.staff.schema';
import { filterText } from '@aabha/contracts/wire/wire.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { coupons } from '@aabha/db/schema/coupons';
import { containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';

const wire = {
  _id: coupons.id,
  code: coupons.code,
  discountPercentage: coupons.discountPercent,
  expiryDate: coupons.expiresAt,
};
const forStaff = { ...wire, created_at: coupons.createdAt, updated_at: coupons.updatedAt };

/** Returns the coupon of a code, which is case-insensitive (docs/spec/coupons.md#creating). */
export async function findCoupon(db: DbOrTx, code: string) {
  const [row] = await db
    .select(wire)
    .from(coupons)
    .where(eq(sql`upper(${coupons.code})`, code.toUpperCase()));
  return row;
}

const SORT_BY = {
  created_at: sql`${coupons.createdAt}`,
  code: sql`upper(${coupons.code})`,
  discountPercentage: sql`${coupons.discountPercent}`,
  expiryDate: sql`${coupons.expiresAt}`,
};

function matching({ filters }: Pick<ListCouponsInput, 'filters'>, now: string): SQL | undefined {
  const code = filterText(filters.code);
  return and(
    code === undefined ? undefined : containsText(coupons.code, code),
    filters.state === undefined
      ? undefined
      : filters.state === 'active'
        ? gte(coupons.expiresAt, now)
        : lt(coupons.expiresAt, now),
  );
}

/** Selects a page of coupons, newest first by default; `now` separates active from expired ones. */
export function selectCoupons(db: DbOrTx, input: ListCouponsInput, now: string) {
  const by = SORT_BY[input.sort?.field ?? 'created_at'];
  const direction = (input.sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return db
    .select(forStaff)
    .from(coupons)
    .where(matching(input, now))
    .orderBy(direction(by), direction(coupons.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

export async function countCoupons(db: DbOrTx, input: ListCouponsInput, now: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(coupons).where(matching(input, now));
  return row?.n ?? 0;
}

export async function insertCoupon(tx: DbOrTx, values: typeof coupons.$inferInsert) {
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
  values: Partial<Pick<typeof coupons.$inferInsert, 'discountPercent' | 'expiresAt'>>,
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
