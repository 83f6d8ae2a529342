import { eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '@aabha/db/client';
import { coupons } from '@aabha/db/schema/cart';

/** Codes are told apart without regard to case (decisions §3). */
export async function findCoupon(db: DbOrTx, code: string) {
  const [row] = await db
    .select({
      _id: coupons.id,
      code: coupons.code,
      discountPercentage: coupons.discountPercent,
      expiryDate: coupons.expiresAt,
    })
    .from(coupons)
    .where(eq(sql`upper(${coupons.code})`, code.toUpperCase()));
  return row;
}
