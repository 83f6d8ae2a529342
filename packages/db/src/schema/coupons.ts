import { sql } from 'drizzle-orm';
import { boolean, check, integer, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, paiseColumn, updatedAt } from './columns';

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
    /** The first instant of its validity: the begin of its start day in India; null where it is valid at once. */
    startsAt: instant(),
    /** Null for any number of uses. */
    maxUses: integer(),
    maxUsesPerPerson: integer(),
    /** What the lines that it is for have to cost at least; null for any amount. */
    minGoodsPaise: paiseColumn(),
    /** The televisions and categories that it is for; both empty for all. */
    productIds: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    categories: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    isForFirstOrder: boolean().notNull().default(false),
    /** Whether the shop names it to shoppers (docs/spec/coupons.md#in-the-shop). */
    isShown: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('coupons_code_key').on(sql`upper(${t.code})`),
    check('coupons_percent_range', sql`${t.discountPercent} between 1 and 100`),
    check(
      'coupons_limits_positive',
      sql`${t.maxUses} > 0 and ${t.maxUsesPerPerson} > 0 and ${t.minGoodsPaise} > 0`,
    ),
  ],
);
