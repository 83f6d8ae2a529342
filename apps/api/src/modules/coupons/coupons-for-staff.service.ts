import type { DbOrTx } from '@aabha/db/client';
import { namesOfProducts, type CouponRow } from './coupons.queries';

/** Returns coupons with the names of their televisions and the uses that are left. */
export async function couponsForStaff(db: DbOrTx, rows: readonly CouponRow[]) {
  const names = await namesOfProducts(db, [...new Set(rows.flatMap(({ productIds }) => productIds))]);
  return rows.map(({ productIds, ...row }) => ({
    ...row,
    products: productIds.map((id) => ({ _id: id, name: names.get(id) ?? 'A television that was deleted' })),
    left: row.maxUses === null ? null : Math.max(0, row.maxUses - row.used - row.pending),
  }));
}
