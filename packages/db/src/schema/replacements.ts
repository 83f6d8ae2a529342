import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { REPLACEMENT_STATES } from '@aabha/contracts/returns/replacements.values';
import { users } from './accounts';
import { createdAt, id, instant, updatedAt } from './columns';
import { orders } from './orders';
import { returnRequests } from './returns';

/**
 * Televisions that are sent in place of returned ones, without a charge (docs/spec/replacements.md). They are not orders, so
 * that no figure of sales counts them.
 */
export const replacements = pgTable(
  'replacements',
  {
    id: id(),
    /** The first order, whose lines and address count. */
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    returnId: uuid()
      .notNull()
      .references(() => returnRequests.id),
    state: text({ enum: REPLACEMENT_STATES }).notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    /** When its units were taken from stock; null while it waits for them. */
    takenAt: instant(),
    shippedAt: instant(),
    deliveredAt: instant(),
    cancelledAt: instant(),
    cancelReason: text().notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('replacements_one_of_return_key')
      .on(t.returnId)
      .where(sql`state <> 'cancelled'`),
    index('replacements_return_idx').on(t.returnId),
    index('replacements_order_idx').on(t.orderId),
    /* Few are under way, of however many. */
    index('replacements_underway_idx')
      .on(t.state, t.orderId)
      .where(sql`state in ('waiting', 'open', 'shipped')`),
    check(
      'replacements_state_known',
      sql`${t.state} in ('waiting', 'open', 'shipped', 'delivered', 'cancelled')`,
    ),
    check('replacements_taken', sql`${t.state} in ('waiting', 'cancelled') or ${t.takenAt} is not null`),
    check('replacements_cancelled', sql`(${t.state} = 'cancelled') = (${t.cancelledAt} is not null)`),
    check('replacements_delivered', sql`(${t.state} = 'delivered') = (${t.deliveredAt} is not null)`),
  ],
);

/** The units of the order's lines that a replacement sends again. */
export const replacementLines = pgTable(
  'replacement_lines',
  {
    replacementId: uuid()
      .notNull()
      .references(() => replacements.id, { onDelete: 'cascade' }),
    /** That of the order's line. */
    position: integer().notNull(),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.replacementId, t.position] }),
    check('replacement_lines_quantity_positive', sql`${t.quantity} > 0`),
  ],
);
