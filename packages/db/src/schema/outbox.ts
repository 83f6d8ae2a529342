import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';

/**
 * The lanes of the outbox. Each has a loop of its own, so that a mail server that hangs holds up neither refunds nor events
 * of the payment provider.
 */
export const LANES = ['money', 'mails', 'others'] as const;

export type Lane = (typeof LANES)[number];

/** The lane of an effect by its kind. A literal, since the index is used by this very text only. */
export const OUTBOX_LANE = sql.raw(
  "(case when kind like 'payments.%' then 'money' when kind like 'mail.%' then 'mails' else 'others' end)",
);

/**
 * Side effects queued in the transaction of their cause: mails, refunds, webhook processing
 * (docs/spec/mails.md#delivery).
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    /** The earliest time to run; also the end of the lease of the worker that runs it. */
    runAt: instant()
      .notNull()
      .default(sql`now()`),
    doneAt: instant(),
    /** Set when the last try failed; staff see it. */
    failedAt: instant(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('outbox_due_idx')
      .on(t.runAt)
      .where(sql`done_at is null and failed_at is null`),
    index('outbox_lane_due_idx')
      .on(OUTBOX_LANE, t.runAt)
      .where(sql`done_at is null and failed_at is null`),
    index('outbox_failed_idx')
      .on(t.failedAt)
      .where(sql`failed_at is not null`),
    /* The mail log, newest first. */
    index('outbox_mails_idx')
      .on(t.createdAt, t.id)
      .where(sql`kind like 'mail.%'`),
    check('outbox_attempts_not_negative', sql`${t.attempts} >= 0`),
  ],
);
