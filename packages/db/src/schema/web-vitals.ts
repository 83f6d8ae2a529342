import { doublePrecision, index, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { DEVICE_CLASSES } from '@aabha/contracts/analytics/web-vitals.names';
import { createdAt, partitionedId } from './columns';

export const deviceClassEnum = pgEnum('device_class', DEVICE_CLASSES);

/**
 * Web Vitals of sampled visits, a row each, without personal data (docs/spec/analytics.md#web-vitals). Partitioned by
 * months of India; a month is dropped once all of it is older than WEB_VITALS_DAYS.
 */
export const webVitals = pgTable(
  'web_vitals',
  {
    id: partitionedId(),
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
  (t) => [
    primaryKey({ name: 'web_vitals_pkey', columns: [t.id, t.createdAt] }),
    index('web_vitals_created_idx').on(t.createdAt),
  ],
);
