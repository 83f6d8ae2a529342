import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { REPORT_DISPOSITIONS, REPORTING_APPS } from '@aabha/contracts/browser-reports/browser-reports.values';
import { id, instant } from './columns';

/**
 * Reports of browsers about violations of a Content-Security-Policy, counted by day, app and kind, without personal data
 * (docs/spec/sessions-and-access.md#browser-reports).
 */
export const cspReports = pgTable(
  'csp_reports',
  {
    id: id(),
    /** The day in India. */
    day: date().notNull(),
    app: text({ enum: REPORTING_APPS }).notNull(),
    disposition: text({ enum: REPORT_DISPOSITIONS }).notNull(),
    directive: text().notNull(),
    /** An origin or a kind. */
    blocked: text().notNull(),
    /** The page's path with ids replaced. */
    page: text().notNull(),
    /** The sink of a Trusted Types violation; empty for others. */
    sample: text().notNull().default(''),
    reports: bigint({ mode: 'number' }).notNull(),
    firstSeenAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('csp_reports_one_kind').on(
      t.day,
      t.app,
      t.disposition,
      t.directive,
      t.blocked,
      t.page,
      t.sample,
    ),
    index('csp_reports_seen_idx').on(t.lastSeenAt, t.id),
    check('csp_reports_positive', sql`${t.reports} > 0`),
    check(
      'csp_reports_lengths',
      sql`length(${t.directive}) <= 40 and length(${t.blocked}) <= 120 and length(${t.page}) <= 120 and length(${t.sample}) <= 40`,
    ),
  ],
);
