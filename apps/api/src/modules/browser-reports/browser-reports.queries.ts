import { and, asc, count, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import {
  BROWSER_REPORT_ROWS_A_DAY,
  OTHER,
  type ReportedDirective,
} from '@aabha/contracts/browser-reports/browser-reports.values';
import type { ListBrowserReportsInput } from '@aabha/contracts/browser-reports/browser-reports.schema';
import type { Db, DbOrTx } from '@aabha/db/client';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { cspReports } from '@aabha/db/schema/csp-reports';
import { inTx, only } from '@aabha/db/tx';
import type { ReadReport } from '@aabha/contracts/browser-reports/read-report';

type Filters = ListBrowserReportsInput['filters'];

/** Reports of a day that agree, with how many they are; instants are ISO-8601. */
export interface CountedReport extends ReadReport {
  day: string;
  reports: number;
  firstSeenAt: string;
  lastSeenAt: string;
}

/**
 * Adds reports to their rows. A day has at most BROWSER_REPORT_ROWS_A_DAY different ones; what comes after them is added to one
 * row of its app and disposition. Processes write one after the other, so that they count the rows of the day right.
 */
export async function addReports(db: Db, rows: readonly CountedReport[]): Promise<void> {
  const list = (values: readonly (string | number)[], type: string) =>
    sql`${sql.param([...values])}::${sql.raw(type)}[]`;
  const text = (field: keyof CountedReport) =>
    list(
      rows.map((row) => row[field]),
      'text',
    );
  await inTx(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('csp_reports'))`);
    await tx.execute(sql`
      with added as (
        select day::date, app, disposition, directive, blocked, page, sample, reports::bigint,
          first_seen_at::timestamptz, last_seen_at::timestamptz
        from unnest(${text('day')}, ${text('app')}, ${text('disposition')}, ${text('directive')}, ${text('blocked')},
          ${text('page')}, ${text('sample')}, ${text('reports')}, ${text('firstSeenAt')}, ${text('lastSeenAt')})
          as a(day, app, disposition, directive, blocked, page, sample, reports, first_seen_at, last_seen_at)
      ), known as (
        select a.*, s.id is not null as is_known
        from added a left join csp_reports s using (day, app, disposition, directive, blocked, page, sample)
      ), ranked as (
        select k.*, row_number() over (partition by day, is_known order by reports desc, app, directive, blocked, page, sample)
          + (select count(*) from csp_reports s where s.day = k.day) as nth
        from known k
      ), fitted as (
        select r.*, is_known or nth <= ${BROWSER_REPORT_ROWS_A_DAY}::int as fits from ranked r
      )
      insert into csp_reports as stored
        (day, app, disposition, directive, blocked, page, sample, reports, first_seen_at, last_seen_at)
      select day, app, disposition, case when fits then directive else ${OTHER} end,
        case when fits then blocked else ${OTHER} end, case when fits then page else ${OTHER} end,
        case when fits then sample else '' end, sum(reports), min(first_seen_at), max(last_seen_at)
      from fitted group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
      on conflict (day, app, disposition, directive, blocked, page, sample) do update set
        reports = stored.reports + excluded.reports,
        first_seen_at = least(stored.first_seen_at, excluded.first_seen_at),
        last_seen_at = greatest(stored.last_seen_at, excluded.last_seen_at)`);
  });
}

const matching = ({ app, disposition, directive, from, to }: Filters): SQL | undefined =>
  and(
    app && eq(cspReports.app, app),
    disposition && eq(cspReports.disposition, disposition),
    directive && eq(cspReports.directive, directive),
    from === undefined ? undefined : gte(cspReports.day, from),
    to === undefined ? undefined : lte(cspReports.day, to),
  );

const COLUMNS = {
  _id: cspReports.id,
  day: cspReports.day,
  app: cspReports.app,
  disposition: cspReports.disposition,
  directive: sql<ReportedDirective>`${cspReports.directive}`,
  blocked: cspReports.blocked,
  page: cspReports.page,
  sample: cspReports.sample,
  reports: cspReports.reports,
  first_seen_at: cspReports.firstSeenAt,
  last_seen_at: cspReports.lastSeenAt,
};
const SORTS = { last_seen_at: cspReports.lastSeenAt, reports: cspReports.reports };
const newestFirst = [desc(cspReports.lastSeenAt), desc(cspReports.id)];

/** Selects a page of reports, the latest first by default. */
export function selectReports(db: DbOrTx, { filters, sort, pageNum, pageSize }: ListBrowserReportsInput) {
  const direction = sort?.order === 'asc' ? asc : desc;
  return db
    .select(COLUMNS)
    .from(cspReports)
    .where(matching(filters))
    .orderBy(direction(SORTS[sort?.field ?? 'last_seen_at']), direction(cspReports.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

export async function countReports(db: DbOrTx, filters: Filters): Promise<number> {
  return only(await db.select({ n: count() }).from(cspReports).where(matching(filters))).n;
}

/** Returns the ids of all reports of these filters, the latest first. */
export async function findReportIds(db: DbOrTx, filters: Filters): Promise<PackedIds> {
  const ids = packIds(cspReports.id, newestFirst);
  return only(await db.select({ ids }).from(cspReports).where(matching(filters))).ids;
}

/** Selects some reports, the latest first. */
export const selectReportsOfIds = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select(COLUMNS)
    .from(cspReports)
    .where(anyOf(cspReports.id, ids))
    .orderBy(...newestFirst);
