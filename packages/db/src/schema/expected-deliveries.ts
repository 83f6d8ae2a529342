import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, instant, updatedAt } from './columns';
import { products } from './products';

/**
 * Units of a television that a supplier is to deliver (docs/spec/stock.md#expected-deliveries). What has come in is counted in
 * `received` in the transaction that puts it into stock.
 */
export const expectedDeliveries = pgTable(
  'expected_deliveries',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    received: integer().notNull().default(0),
    /** The day in India. */
    dueOn: date({ mode: 'string' }).notNull(),
    supplier: text().notNull().default(''),
    note: text().notNull().default(''),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    /** When staff gave up what had not come. */
    cancelledAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('expected_deliveries_due_idx').on(t.dueOn, t.id),
    /* Few are open, and each look at the forecast reads all of them. */
    index('expected_deliveries_open_idx')
      .on(t.productId, t.dueOn)
      .where(sql`cancelled_at is null and received < quantity`),
    check('expected_deliveries_quantity_positive', sql`${t.quantity} > 0`),
    check('expected_deliveries_received_range', sql`${t.received} between 0 and ${t.quantity}`),
    check(
      'expected_deliveries_cancelled_open',
      sql`${t.cancelledAt} is null or ${t.received} < ${t.quantity}`,
    ),
  ],
);
