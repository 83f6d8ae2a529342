import { Chip, Typography } from '@mui/material';
import { DataTable, SimpleList } from 'react-admin';
import type { BrowserReport } from '@aabha/contracts/browser-reports/browser-reports.schema';
import {
  BROWSER_REPORTS_PAGE,
  OTHER,
  REPORT_DISPOSITION_NAMES,
  REPORTED_DIRECTIVES,
  REPORTING_APP_NAMES,
} from '@aabha/contracts/browser-reports/browser-reports.values';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { choiceFilter } from '../../components/lists/choice-filter';
import { ListTable } from '../../components/lists/ListTable';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { TableList } from '../../components/TableList';
import { formatCount, formatNumber } from '../../data/number-format';
import { BROWSER_REPORT_VIEWS } from './browser-report-views';
import { browserReportFilters } from './browser-reports.data';

type ReportRecord = BrowserReport & { id: string };
const Column = DataTable.Col<ReportRecord>;
const empty = (
  <EmptyList
    text="No browser reports found"
    hint="Content that browsers blocked on our pages, or would block, appears here for 30 days."
  />
);
const DIRECTIVE_NAMES = Object.fromEntries(
  REPORTED_DIRECTIVES.map((directive) => [directive, directive === OTHER ? 'Other' : directive]),
) as Readonly<Record<(typeof REPORTED_DIRECTIVES)[number], string>>;

const filters = [
  choiceFilter('app', 'App', REPORTING_APP_NAMES),
  choiceFilter('disposition', 'Result', REPORT_DISPOSITION_NAMES),
  choiceFilter('directive', 'Directive', DIRECTIVE_NAMES),
  <PeriodInput key="period" source="period" label="When" alwaysOn />,
];

const KIND_NAMES: Readonly<Record<string, string>> = {
  inline: 'Inline script or style',
  eval: 'Code from text (eval)',
  'trusted-types-sink': 'Text written as HTML or script',
  'trusted-types-policy': 'Trusted Types policy',
  other: 'Other',
};
const blockedText = ({ blocked }: ReportRecord) => KIND_NAMES[blocked] ?? blocked;
const pageText = ({ page }: ReportRecord) => (page === OTHER ? 'Other pages' : page);

function ResultChip({ disposition }: Pick<ReportRecord, 'disposition'>) {
  const color = disposition === 'enforce' ? 'warning' : 'default';
  return <Chip size="small" variant="outlined" color={color} label={REPORT_DISPOSITION_NAMES[disposition]} />;
}

function ReportTable() {
  return (
    <ListTable<ReportRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column
        label="Content"
        cellSx={() => ({ maxWidth: 320, overflowWrap: 'anywhere' })}
        render={(report) => (
          <>
            <strong>{blockedText(report)}</strong>
            {report.sample && (
              <Typography variant="body2" color="textSecondary">
                {report.sample}
              </Typography>
            )}
          </>
        )}
      />
      <Column label="Directive" render={({ directive }) => DIRECTIVE_NAMES[directive]} />
      <Column
        label="App"
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ app }) => REPORTING_APP_NAMES[app]}
      />
      <Column label="Page" cellSx={() => ({ minWidth: 170, overflowWrap: 'anywhere' })} render={pageText} />
      <Column label="Result" render={(report) => <ResultChip disposition={report.disposition} />} />
      <Column
        source="reports"
        label="Reports"
        align="right"
        render={({ reports }) => formatNumber(reports)}
      />
      <Column label="First" render={({ first_seen_at }) => <RelativeTimeField iso={first_seen_at} />} />
      <Column
        source="last_seen_at"
        label="Last"
        render={({ last_seen_at }) => <RelativeTimeField iso={last_seen_at} />}
      />
    </ListTable>
  );
}

function ReportRows() {
  return (
    <SimpleList<ReportRecord>
      rowClick={false}
      primaryText={blockedText}
      secondaryText={(report) => (
        <>
          <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {[DIRECTIVE_NAMES[report.directive], report.sample].filter(Boolean).join(' · ')}
          </Typography>
          <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {REPORTING_APP_NAMES[report.app]}: {pageText(report)}
          </Typography>
          {formatCount(report.reports, 'report', 'reports')}, the last{' '}
          <RelativeTimeField iso={report.last_seen_at} />
        </>
      )}
      tertiaryText={(report) => <ResultChip disposition={report.disposition} />}
      empty={empty}
    />
  );
}

/**
 * What browsers reported about our Content-Security-Policy, by day, page and kind
 * (docs/spec/sessions-and-access.md#browser-reports); SuperAdmin only.
 */
export function BrowserReportList() {
  return (
    <TableList
      resource="browser-reports"
      title="Browser Reports"
      failed="Failed to fetch browser reports"
      perPage={BROWSER_REPORTS_PAGE}
      sort={{ field: 'last_seen_at', order: 'DESC' }}
      filters={filters}
      actions={<ExportCsvButton list="browser-reports" filtersOf={browserReportFilters} />}
      views={BROWSER_REPORT_VIEWS}
      table={<ReportTable />}
      rows={<ReportRows />}
    />
  );
}
