import type { DbOrTx } from '@aabha/db/client';
import { withProductNames } from '../products/product-names.service';
import type { CouponRow } from './coupons.queries';

/** Returns coupons with the names of their televisions and the uses that are left. */
export async function couponsForStaff(db: DbOrTx, rows: readonly CouponRow[]) {
  return (await withProductNames(db, rows)).map((row) => ({
    ...row,
    left: row.maxUses === null ? null : Math.max(0, row.maxUses - row.used - row.pending),
  }));
}
