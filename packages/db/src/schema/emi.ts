import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { EMI_KINDS } from '@aabha/contracts/emi/emi.values';
import { createdAt, id, paiseColumn, updatedAt } from './columns';

/** Plans to pay by instalments, by bank, as staff keep them (docs/spec/emi.md). */
export const emiPlans = pgTable(
  'emi_plans',
  {
    id: id(),
    bank: text().notNull(),
    kind: text({ enum: EMI_KINDS }).notNull(),
    months: integer().notNull(),
    /** What the lender charges a year, in hundredths of a percent. */
    rateBasisPoints: integer().notNull(),
    minPaise: paiseColumn().notNull(),
    /** Without GST. */
    processingFeePaise: paiseColumn().notNull(),
    isNoCost: boolean().notNull(),
    /** The payment provider's offer; null for none. */
    offerId: text(),
    /** Days in India; without a last one until further notice. */
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }),
    checkedOn: date({ mode: 'string' }).notNull(),
    termsUrl: text(),
    /** The instalment of ₹1, by which lists of televisions show 'From ₹x a month'; the same as `instalmentOf`. */
    factor: doublePrecision()
      .notNull()
      .generatedAlwaysAs(
        sql`case when is_no_cost then 1::float8 / months else rate_basis_points / 120000::float8 * power(1 + rate_basis_points / 120000::float8, months) / (power(1 + rate_basis_points / 120000::float8, months) - 1) end`,
      ),
    /** Whether caches show it: set on its first day and taken back after its last, which invalidates them. */
    isShown: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('emi_plans_one_key').on(sql`lower(${t.bank})`, t.kind, t.months, t.isNoCost, t.validFrom),
    index('emi_plans_valid_idx').on(t.validFrom, t.validTo),
    check('emi_plans_kind_known', sql`${t.kind} in ('card', 'debit', 'cardless')`),
    check('emi_plans_months', sql`${t.months} between 2 and 60`),
    check('emi_plans_rate', sql`${t.rateBasisPoints} between 1 and 6000`),
    check('emi_plans_amounts', sql`${t.minPaise} >= 0 and ${t.processingFeePaise} >= 0`),
    check('emi_plans_no_cost_offer', sql`${t.offerId} is not null or not ${t.isNoCost}`),
    check('emi_plans_period', sql`${t.validTo} is null or ${t.validTo} >= ${t.validFrom}`),
  ],
);
