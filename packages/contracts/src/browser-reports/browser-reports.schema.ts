import { z } from 'zod';
import { daysFilter, Instant, pageOf, sortOver } from '../wire/wire.schema';
import {
  BROWSER_REPORTS_PAGE,
  REPORT_DISPOSITIONS,
  REPORTED_DIRECTIVES,
  REPORTING_APPS,
} from './browser-reports.values';

export const BROWSER_REPORT_SORTS = ['last_seen_at', 'reports'] as const;

/** Reports of browsers about blocked content that agree in all but their time (docs/spec/sessions-and-access.md#browser-reports). */
export const BrowserReport = z.object({
  _id: z.string(),
  day: z.string().meta({ description: 'The day in India' }),
  app: z.enum(REPORTING_APPS).meta({ description: 'The app whose page it was' }),
  disposition: z
    .enum(REPORT_DISPOSITIONS)
    .meta({ description: 'enforce: the browser blocked it. report: it was let through' }),
  directive: z
    .enum(REPORTED_DIRECTIVES)
    .meta({ description: 'The directive of the Content-Security-Policy that it violated' }),
  blocked: z.string().meta({ description: 'An origin, or a kind such as inline or trusted-types-sink' }),
  page: z.string().meta({ description: 'The path of the page with ids replaced, or other' }),
  sample: z
    .string()
    .meta({ description: 'What code tried to write to, such as Element innerHTML; empty if unknown' }),
  reports: z.number().int(),
  first_seen_at: Instant,
  last_seen_at: Instant,
});
export type BrowserReport = z.output<typeof BrowserReport>;

export const ListBrowserReportsInput = z.strictObject({
  ...pageOf(BROWSER_REPORTS_PAGE),
  filters: z
    .strictObject({
      app: z.enum(REPORTING_APPS).optional(),
      disposition: z.enum(REPORT_DISPOSITIONS).optional(),
      directive: z.enum(REPORTED_DIRECTIVES).optional(),
      ...daysFilter,
    })
    .default({}),
  sort: sortOver(BROWSER_REPORT_SORTS).optional(),
});
export type ListBrowserReportsInput = z.output<typeof ListBrowserReportsInput>;

export const ListBrowserReportsOutput = z.object({
  reportList: z.array(BrowserReport),
  reportCount: z.number().int(),
});

/** The filters of exported reports, as in the list. */
export const ExportBrowserReportsInput = ListBrowserReportsInput.pick({ filters: true });
export type ExportBrowserReportsInput = z.output<typeof ExportBrowserReportsInput>;
