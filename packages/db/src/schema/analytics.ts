import { sql } from 'drizzle-orm';
import { index, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ANALYTICS_EVENTS } from '@aabha/contracts/analytics/analytics.schema';
import { createdAt, partitionedId } from './columns';

export const analyticsEventEnum = pgEnum('analytics_event', ANALYTICS_EVENTS);

/**
 * First-party counts without any personal data (docs/spec/analytics.md#events). Partitioned by months of India
 * (docs/decisions/034-monthly-partitions.md).
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: partitionedId(),
    name: analyticsEventEnum().notNull(),
    path: text().notNull(),
    product: text(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'analytics_events_pkey', columns: [t.id, t.createdAt] }),
    index('analytics_events_name_created_idx').on(t.name, t.createdAt),
    index('analytics_events_visits_idx')
      .on(t.createdAt)
      .where(sql`name = 'page_view' and path like '/television/%'`),
  ],
);
