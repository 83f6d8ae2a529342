import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, instant } from './columns';
import { coupons } from './coupons';
import { payments } from './payments';

/**
 * Uses of coupons that are limited, one a payment (docs/spec/coupons.md#uses). Functions of migration 0080 take and return
 * them. A use that is neither kept nor released belongs to a pending payment, until it expires.
 */
export const couponUses = pgTable(
  'coupon_uses',
  {
    paymentId: uuid()
      .primaryKey()
      .references(() => payments.id, { onDelete: 'cascade' }),
    couponId: uuid()
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    expiresAt: instant().notNull(),
    /** When its payment became an order. */
    keptAt: instant(),
    /** When it was returned. */
    releasedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('coupon_uses_person_idx')
      .on(t.couponId, t.userId)
      .where(sql`released_at is null`),
    index('coupon_uses_pending_idx')
      .on(t.couponId, t.expiresAt)
      .where(sql`released_at is null and kept_at is null`),
    index('coupon_uses_user_idx').on(t.userId),
  ],
);

/**
 * The number of uses of a coupon with a limit in all that are not released: kept, pending and expired. Apart from the
 * coupon, so that a purchase locks neither its row nor those who read it.
 */
export const couponCounts = pgTable(
  'coupon_counts',
  {
    couponId: uuid()
      .primaryKey()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    used: integer().notNull().default(0),
  },
  (t) => [check('coupon_counts_used_not_negative', sql`${t.used} >= 0`)],
);
