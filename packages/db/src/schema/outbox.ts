import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';

/**
 * Effects queued in the transaction of what they follow from: mails, refunds, webhook work
 * (docs/spec/mails.md#delivery).
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    /** Not before this instant; also the lease of the worker that has it in hand. */
    runAt: instant()
      .notNull()
      .default(sql`now()`),
    doneAt: instant(),
    /** Given up after the last try; staff see it. */
    failedAt: instant(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('outbox_due_idx')
      .on(t.runAt)
      .where(sql`done_at is null and failed_at is null`),
    index('outbox_failed_idx')
      .on(t.failedAt)
      .where(sql`failed_at is not null`),
    check('outbox_attempts_not_negative', sql`${t.attempts} >= 0`),
  ],
);
