import { doublePrecision, index, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { DEVICE_CLASSES } from '@aabha/contracts/analytics/web-vitals.names';
import { createdAt, id } from './columns';

export const deviceClassEnum = pgEnum('device_class', DEVICE_CLASSES);

/**
 * Web Vitals of sampled visits, a row each, without personal data (docs/spec/analytics.md#web-vitals). Deleted after
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
