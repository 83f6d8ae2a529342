import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Attempt } from '@aabha/contracts/webhooks/webhooks.schema';
import { DELIVERY_STATES, WEBHOOK_STATES } from '@aabha/contracts/webhooks/webhooks.values';
import { users } from './accounts';
import { createdAt, id, instant, updatedAt } from './columns';

/** Addresses of other programs that are told of events (docs/spec/webhooks.md). */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    url: text().notNull(),
    description: text().notNull().default(''),
    events: text().array().notNull(),
    state: text({ enum: WEBHOOK_STATES }).notNull().default('active'),
    /** Why the shop paused it. */
    reason: text(),
    /** The secret, encrypted: each delivery is signed with it. */
    sealedSecret: text().notNull(),
    /** The secret from before a rotation, and until when it signs. */
    sealedPrevious: text(),
    previousUntil: instant(),
    /** Since when there were nothing but failures; null after a success. */
    failingSince: instant(),
    lastTriedAt: instant(),
    lastOk: boolean(),
    lastResult: text(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    /** When staff last changed it. */
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('webhook_endpoints_url_key').on(t.url),
    check('webhook_endpoints_state_known', sql`${t.state} in ('active', 'paused', 'auto-paused')`),
    check('webhook_endpoints_reason', sql`(${t.state} = 'auto-paused') = (${t.reason} is not null)`),
    check('webhook_endpoints_events', sql`cardinality(${t.events}) > 0`),
    check('webhook_endpoints_previous', sql`(${t.sealedPrevious} is null) = (${t.previousUntil} is null)`),
  ],
);

/**
 * Events for endpoints, an own queue beside the outbox: `record_webhook_event` writes them in the transaction of what they tell
 * of. Endpoints are named without a foreign key, so that no purchase locks one or fails because one was deleted meanwhile
 * (docs/decisions/049-webhooks-out.md).
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    /** The order in which events were written: those of one subject are sent in it. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** The same for all endpoints and in each try. */
    eventId: uuid().notNull(),
    endpointId: uuid().notNull(),
    type: text().notNull(),
    /** What it is about: an order with all that belongs to it, a television, a complaint. */
    subject: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: DELIVERY_STATES }).notNull().default('pending'),
    /** Since it was written or replayed. */
    tries: smallint().notNull().default(0),
    attempts: jsonb()
      .$type<Attempt[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** The earliest time of the next try; also the end of the lease of the worker that tries. */
    nextTryAt: instant()
      .notNull()
      .default(sql`now()`),
    doneAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('webhook_deliveries_due_idx')
      .on(t.endpointId, t.nextTryAt)
      .where(sql`state = 'pending'`),
    index('webhook_deliveries_subject_idx')
      .on(t.endpointId, t.subject, t.position)
      .where(sql`state = 'pending'`),
    index('webhook_deliveries_created_idx').on(t.endpointId, t.createdAt, t.id),
    index('webhook_deliveries_event_idx').on(t.eventId),
    check('webhook_deliveries_state_known', sql`${t.state} in ('pending', 'delivered', 'failed')`),
    check('webhook_deliveries_tries', sql`${t.tries} >= 0`),
    check('webhook_deliveries_done', sql`(${t.state} = 'pending') = (${t.doneAt} is null)`),
  ],
);
