import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import {
  RETURN_CONDITIONS,
  RETURN_OUTCOMES,
  RETURN_STEP_HOURS,
  RETURN_WISHES,
} from '@aabha/contracts/returns/returns.values';
import { users } from './accounts';
import { bytes, createdAt, id, instant, paiseColumn } from './columns';
import { dueOrNever } from './due-or-never';
import { orders } from './orders';
import { refunds } from './refunds';

/**
 * Returns by when staff have to take the next step of a return, as `returnDueAt` has it; `infinity` where they wait for the
 * customer. Of times without a zone, since an index takes no sum of instants.
 */
const returnDue = (
  t: Record<'outcome' | 'inspectedAt' | 'receivedAt' | 'approvedAt' | 'createdAt', AnyPgColumn>,
): SQL =>
  dueOrNever(sql`((case when ${t.outcome} is not null then ${t.inspectedAt} when ${t.receivedAt} is not null then ${t.receivedAt}
    when ${t.approvedAt} is null then ${t.createdAt} end at time zone 'UTC')
    + interval '${sql.raw(String(RETURN_STEP_HOURS))} hours') at time zone 'UTC'`);

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
    /** Null for requests of the version before, and where the shopper did not say. */
    condition: text({ enum: RETURN_CONDITIONS }),
    wish: text({ enum: RETURN_WISHES }),
    refundPaise: paiseColumn().notNull(),
    approvedAt: instant(),
    /** When the goods arrived at the shop. */
    receivedAt: instant(),
    /** When an inspection accepted goods; one that accepts none rejects the return. */
    inspectedAt: instant(),
    outcome: text({ enum: RETURN_OUTCOMES }),
    rejectedAt: instant(),
    /** Why the return was rejected, or accepted in part. */
    decisionReason: text(),
    /** The refund that staff made of it; null for those of the version before. */
    refundId: uuid().references(() => refunds.id, { onDelete: 'set null', onUpdate: 'cascade' }),
    refundedAt: instant(),
    /** When units of stock were taken to replace the goods. */
    replacedAt: instant(),
    /** When the accepted goods went back into stock with a replacement. */
    restockedAt: instant(),
    assignedTo: uuid().references(() => users.id),
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
    /* The inbox of cases. */
    index('return_requests_case_idx')
      .on(returnDue(t), t.id.desc().nullsFirst())
      .where(sql`refunded_at is null and rejected_at is null and replaced_at is null`),
    index('return_requests_refund_id_idx')
      .on(t.refundId)
      .where(sql`refund_id is not null`),
  ],
);

/** By when staff have to take the next step of a return. For use in a query over `return_requests`. */
export const returnStepDue = returnDue(returnRequests);

/** The lines of an order that a return is of. A request of everything has none before its inspection. */
export const returnLines = pgTable(
  'return_lines',
  {
    returnId: uuid()
      .notNull()
      .references(() => returnRequests.id, { onDelete: 'cascade' }),
    /** That of the order's line. */
    position: integer().notNull(),
    quantity: integer().notNull(),
    /** Units that the inspection accepted; null before it. */
    accepted: integer(),
    /** Whether the accepted units can be sold again. */
    restock: boolean(),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.position] }),
    check('return_lines_quantity_positive', sql`${t.quantity} > 0`),
    check('return_lines_accepted', sql`${t.accepted} between 0 and ${t.quantity}`),
  ],
);

/** Photos of returned goods. They are personal, as the files of complaints (docs/decisions/039-files-of-complaints.md). */
export const returnFiles = pgTable(
  'return_files',
  {
    id: id(),
    returnId: uuid()
      .notNull()
      .references(() => returnRequests.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    bytes: integer().notNull(),
    /** WebP. */
    content: bytes().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('return_files_return_idx').on(t.returnId, t.id)],
);
