import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, instant, paiseColumn } from './columns';
import { orders } from './orders';

export const returnRequests = pgTable(
  'return_requests',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .unique()
      .references(() => orders.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    refundPaise: paiseColumn().notNull(),
    approvedAt: instant(),
    refundedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    check('return_requests_refund_positive', sql`${t.refundPaise} > 0`),
    check(
      'return_requests_refund_after_approval',
      sql`${t.refundedAt} is null or ${t.approvedAt} is not null`,
    ),
    index('return_requests_created_idx').on(t.createdAt),
    index('return_requests_user_idx').on(t.userId),
    index('return_requests_refund_idx').on(t.refundPaise, t.id),
    /* Few are undecided or unpaid, of however many. */
    index('return_requests_undecided_idx')
      .on(t.createdAt, t.id)
      .where(sql`approved_at is null`),
    index('return_requests_unpaid_idx')
      .on(t.createdAt, t.id)
      .where(sql`refunded_at is null`),
  ],
);
