import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** Webhook events of the provider by event id, processed by a worker (docs/spec/payments.md#webhook). */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    eventId: text().primaryKey(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    receivedAt: createdAt(),
  },
  (t) => [index('webhook_events_received_idx').on(t.receivedAt)],
);
