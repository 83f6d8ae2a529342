import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { ANALYTICS_EVENTS } from '@aabha/contracts/analytics/analytics.schema';
import { DEVICE_CLASSES } from '@aabha/contracts/analytics/web-vitals.names';
import type { ErrorCode } from '@aabha/contracts/errors/errors';
import { users } from './accounts';
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

/** Who of the staff changed what, from what to what, and when (docs/spec/audit.md#entries). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    staffId: uuid()
      .notNull()
      .references(() => users.id),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_created_idx').on(t.createdAt),
    index('audit_log_entity_idx').on(t.entity, t.entityId),
    index('audit_log_action_idx').on(t.action, t.createdAt),
  ],
);

export const analyticsEventEnum = pgEnum('analytics_event', ANALYTICS_EVENTS);

/**
 * How many rows a large table has, kept by triggers in the transaction of each change, so that a list tells its exact
 * total without counting. Each number is spread over sixteen rows, so that parallel writers seldom wait for each other;
 * one of them may be negative, their sum is right.
 */
export const rowCounts = pgTable(
  'row_counts',
  {
    table: text().notNull(),
    /** Orders: the status. Televisions: `on sale` or `removed`. */
    kind: text().notNull(),
    shard: smallint().notNull(),
    rows: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.table, t.kind, t.shard] })],
);

/** First-party counts without any personal data (docs/spec/analytics.md#events). */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: id(),
    name: analyticsEventEnum().notNull(),
    path: text().notNull(),
    product: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('analytics_events_name_created_idx').on(t.name, t.createdAt),
    index('analytics_events_visits_idx')
      .on(t.createdAt)
      .where(sql`name = 'page_view' and path like '/television/%'`),
  ],
);

export const deviceClassEnum = pgEnum('device_class', DEVICE_CLASSES);

/**
 * How fast sampled visits were, a row each, with nothing of who it was (docs/spec/analytics.md#web-vitals). Kept for
 * WEB_VITALS_DAYS.
 */
export const webVitals = pgTable(
  'web_vitals',
  {
    id: id(),
    /** The pattern of the route that was opened: `/television/$id`. */
    route: text().notNull(),
    device: deviceClassEnum().notNull(),
    /** Milliseconds; null where the browser does not measure it, as for the rest. */
    lcpMs: doublePrecision(),
    inpMs: doublePrecision(),
    cls: doublePrecision(),
    fcpMs: doublePrecision(),
    ttfbMs: doublePrecision(),
    createdAt: createdAt(),
  },
  (t) => [index('web_vitals_created_idx').on(t.createdAt)],
);

/**
 * Counters of the rate limits, shared by all API processes (docs/spec/accounts.md#limits). Its columns are
 * rate-limiter-flexible's.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: timestamp({ withTimezone: true, mode: 'date' }),
});

/** Acts that were asked for under an `Idempotency-Key`, with their answers, for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    /** Whose key: a user's id, or one name for all visitors. */
    scope: text().notNull(),
    procedure: text().notNull(),
    key: text().notNull(),
    inputHash: text().notNull(),
    /** Names the one attempt that may act; a later attempt takes over from one that died. */
    claim: uuid().notNull(),
    claimedAt: instant().notNull(),
    /** Set in the transaction of the act itself: from then on it may never be done again. */
    actedAt: instant(),
    /** What was answered, letter by letter; null until then. */
    answer: json().$type<Record<string, unknown>>(),
    /** The refusal or failure that was answered after something had been committed. */
    failure: json().$type<{
      code: ErrorCode;
      data?: Record<string, unknown> | undefined;
      fields?: Record<string, string> | undefined;
    }>(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('idempotency_keys_scope_procedure_key_unique').on(t.scope, t.procedure, t.key),
    index('idempotency_keys_created_idx').on(t.createdAt),
  ],
);
