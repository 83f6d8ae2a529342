import { sql } from 'drizzle-orm';
import type { Tx } from '@aabha/db/client';
import { preparedSql } from '@aabha/db/driver/prepared-statement';
import { only } from '@aabha/db/tx';
import type { PaymentRow } from './payments.queries';

const value = (name: string) => sql.placeholder(name);

const takeStatement = preparedSql<{ done: boolean }>(
  'take_coupon_use',
  sql`select take_coupon_use(${value('id')}, ${value('userId')}, ${value('couponId')}, ${value('expiresAt')}) as done`,
);

/**
 * Takes a use of a payment's coupon until the payment expires; repeated, it renews the use. Returns false where there is
 * none: the transaction must be rolled back. The cart of the shopper must be locked.
 */
export async function takeCouponUse(
  tx: Tx,
  { id, userId, couponId, expiresAt }: Pick<PaymentRow, 'id' | 'userId' | 'couponId' | 'expiresAt'>,
): Promise<boolean> {
  if (couponId === null) return true;
  return only(await takeStatement(tx).execute({ id, userId, couponId, expiresAt })).done;
}

const releaseStatement = preparedSql('release_coupon_use', sql`select release_coupon_use(${value('id')})`);

/** Returns the use of a payment that becomes no order. */
export async function releaseCouponUse(tx: Tx, id: string): Promise<void> {
  await releaseStatement(tx).execute({ id });
}
