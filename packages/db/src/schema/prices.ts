import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  numeric,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { PRICE_CHANGE_STATES, PRICE_SOURCES } from '@aabha/contracts/prices/prices.values';
import { users } from './accounts';
import { createdAt, id, instant, paiseColumn } from './columns';
import { products } from './products';

export const priceSourceEnum = pgEnum('price_source', PRICE_SOURCES);

export const priceChangeStateEnum = pgEnum('price_change_state', PRICE_CHANGE_STATES);

const percent = () => numeric({ precision: 5, scale: 2, mode: 'number' });

/**
 * Every price of a television with the time from which it was in force. Triggers of `products` write the rows in the
 * transaction of each change, and a trigger refuses to change them (docs/spec/prices.md#history).
 */
export const priceHistory = pgTable(
  'price_history',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    pricePaise: paiseColumn().notNull(),
    discountPercent: percent().notNull(),
    newPricePaise: paiseColumn().notNull(),
    /** When it came into force, within the transaction of the change. */
    at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
    source: priceSourceEnum().notNull(),
    /** Who of the staff set it; null where no account did. */
    actorId: uuid().references(() => users.id),
    /** Whether a second person approved it. */
    isApproved: boolean().notNull().default(false),
  },
  (t) => [
    index('price_history_product_idx').on(t.productId, t.at.desc(), t.id.desc()),
    index('price_history_at_idx').on(t.at, t.id),
  ],
);

/** Changes of a price that wait: for their time, or for a second person (docs/spec/prices.md#states). */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    state: priceChangeStateEnum().notNull(),
    source: priceSourceEnum().notNull(),
    pricePaise: paiseColumn().notNull(),
    discountPercent: percent().notNull(),
    newPricePaise: paiseColumn().notNull(),
    /* The price before: when it was asked for, and from the start on the one to return to. */
    fromPricePaise: paiseColumn().notNull(),
    fromDiscountPercent: percent().notNull(),
    fromNewPricePaise: paiseColumn().notNull(),
    /** Null for a change that is carried out once it is approved. */
    startsAt: instant(),
    /** When the price before returns; null where it does not. */
    endsAt: instant(),
    /** Whether it needed a second person. */
    neededApproval: boolean().notNull(),
    isApproved: boolean().notNull().default(false),
    askedBy: uuid()
      .notNull()
      .references(() => users.id),
    decidedBy: uuid().references(() => users.id),
    decidedAt: instant(),
    /** Why it was rejected. */
    note: text().notNull().default(''),
    startedAt: instant(),
    endedAt: instant(),
    /** Whether its end brought the price before back; null before the end. */
    isReverted: boolean(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('price_changes_one_proposal_key')
      .on(t.productId)
      .where(sql`state = 'Proposed' and starts_at is null`),
    index('price_changes_product_idx').on(t.productId, t.createdAt),
    index('price_changes_created_idx').on(t.createdAt, t.id),
    index('price_changes_approval_idx')
      .on(t.createdAt, t.id)
      .where(sql`needed_approval`),
    index('price_changes_start_idx')
      .on(t.startsAt)
      .where(sql`state in ('Proposed', 'Scheduled')`),
    index('price_changes_end_idx')
      .on(t.endsAt)
      .where(sql`state = 'Active'`),
    check('price_changes_period', sql`${t.endsAt} > ${t.startsAt}`),
    check('price_changes_active_has_end', sql`${t.state} <> 'Active' or ${t.endsAt} is not null`),
  ],
);
