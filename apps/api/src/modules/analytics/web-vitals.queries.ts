import { gte, sql, type SQL } from 'drizzle-orm';
import type { DeviceClass, StoreRoute, WebVital } from '@aabha/contracts/analytics/web-vitals.names';
import { VITAL_LIMITS } from '@aabha/contracts/analytics/web-vitals.rules';
import type { VitalFigures } from '@aabha/contracts/analytics/web-vitals.schema';
import type { DbOrTx } from '@aabha/db/client';
import { webVitals } from '@aabha/db/schema/web-vitals';

const COLUMNS = {
  LCP: webVitals.lcpMs,
  INP: webVitals.inpMs,
  CLS: webVitals.cls,
  FCP: webVitals.fcpMs,
  TTFB: webVitals.ttfbMs,
} as const;

type NewVitals = typeof webVitals.$inferInsert;

export async function insertVitals(db: DbOrTx, values: NewVitals): Promise<void> {
  await db.insert(webVitals).values(values);
}

/** Returns the figures of one metric as one JSON value; null without measurements. */
function figuresOf(vital: WebVital): SQL<VitalFigures | null> {
  const column = COLUMNS[vital];
  const { good, poor } = VITAL_LIMITS[vital];
  const p75 = sql`percentile_cont(0.75) within group (order by ${column})`;
  /* Rounded to significant digits: whole milliseconds, thousandths of a layout shift. */
  const rounded = sql`round(${p75}::numeric, ${sql.raw(vital === 'CLS' ? '3' : '0')})`;
  return sql`case when count(${column}) > 0 then json_build_object(
    'p75', ${rounded}, 'good', count(*) filter (where ${column} <= ${good}::float8),
    'needs_work', count(*) filter (where ${column} > ${good}::float8 and ${column} <= ${poor}::float8),
    'poor', count(*) filter (where ${column} > ${poor}::float8)) end`;
}

/**
 * Returns the measurements since an instant: in total, by device class, by route, and by both; most visited
 * first.
 */
export function vitalsSince(db: DbOrTx, since: string) {
  const { route, device } = webVitals;
  return db
    .select({
      route: sql<StoreRoute | null>`${route}`,
      device: sql<DeviceClass | null>`${device}`,
      visits: sql<number>`count(*)`.mapWith(Number),
      LCP: figuresOf('LCP'),
      INP: figuresOf('INP'),
      CLS: figuresOf('CLS'),
      FCP: figuresOf('FCP'),
      TTFB: figuresOf('TTFB'),
    })
    .from(webVitals)
    .where(gte(webVitals.createdAt, since))
    .groupBy(sql`grouping sets ((), (${device}), (${route}), (${route}, ${device}))`)
    .having(sql`count(*) > 0`)
    .orderBy(sql`count(*) desc`, route, device);
}
