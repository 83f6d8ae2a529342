import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { OFFER_BENEFITS, OFFER_METHODS } from '@aabha/contracts/bank-offers/bank-offers.values';
import { createdAt, id, instant, paiseColumn, updatedAt } from './columns';

/** Offers of banks to those who pay with them, as staff keep them (docs/spec/bank-offers.md). */
export const bankOffers = pgTable(
  'bank_offers',
  {
    id: id(),
    bank: text().notNull(),
    method: text({ enum: OFFER_METHODS }).notNull(),
    benefit: text({ enum: OFFER_BENEFITS }).notNull(),
    /** Of what is paid, in hundredths of a percent; null for a fixed amount. */
    percentBasisPoints: integer(),
    /** A fixed amount; null for a percentage. */
    amountPaise: paiseColumn(),
    /** The most that the percentage gives; null for no limit. */
    maxPaise: paiseColumn(),
    minPaise: paiseColumn().notNull(),
    /** Days in India. */
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }).notNull(),
    /** The televisions that it is for; empty for all. */
    productIds: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The payment provider's offer; null for none. */
    offerId: text(),
    /** How often the bank gives it, in its words. */
    usageNote: text(),
    termsUrl: text().notNull(),
    checkedOn: date({ mode: 'string' }).notNull(),
    /** When staff ended it. It stays, since it explains what payments were less. */
    endedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('bank_offers_offer_key')
      .on(t.offerId)
      .where(sql`${t.endedAt} is null`),
    index('bank_offers_valid_idx').on(t.validFrom, t.validTo),
    check('bank_offers_method_known', sql`${t.method} in ('credit', 'debit', 'upi', 'emi')`),
    check('bank_offers_benefit_known', sql`${t.benefit} in ('instant', 'cashback')`),
    check('bank_offers_percent', sql`${t.percentBasisPoints} between 1 and 10000`),
    check('bank_offers_one_benefit', sql`num_nonnulls(${t.percentBasisPoints}, ${t.amountPaise}) = 1`),
    check('bank_offers_amounts', sql`${t.amountPaise} > 0 and ${t.maxPaise} > 0 and ${t.minPaise} >= 0`),
    check('bank_offers_instant_offer', sql`${t.offerId} is not null or ${t.benefit} <> 'instant'`),
    check('bank_offers_period', sql`${t.validTo} >= ${t.validFrom}`),
  ],
);
