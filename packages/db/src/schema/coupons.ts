import { sql } from 'drizzle-orm';
import { check, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns';

export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    code: text().notNull(),
    discountPercent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    /**
     * The last instant of its validity: the end of its expiry day in India (docs/spec/coupons.md#validity), or the time
     * at which staff ended it.
     */
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('coupons_code_key').on(sql`upper(${t.code})`),
    check('coupons_percent_range', sql`${t.discountPercent} between 1 and 100`),
  ],
);
