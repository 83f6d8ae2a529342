import { Card, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { ReportRange } from '@aabha/contracts/reports/report-range';
import { RETURNS_GROUPS, type ReturnsGroup } from '@aabha/contracts/reports/reports.values';
import { BarRows } from '../../components/BarRows';
import { EmptyList } from '../../components/EmptyList';
import { formatCount, formatNumber } from '../../data/number-format';
import { EmailReportButton } from '../../components/report-schedules/EmailReportButton';
import { ExportReportButton } from './ExportReportButton';
import { FigureCards } from './FigureCards';
import { percentText } from './percent-text';
import { GroupPicker } from './GroupPicker';
import { RangePicker } from './RangePicker';
import { ReportFrame } from './ReportFrame';
import { ReportTable } from './ReportTable';
import type { ReportProvider, ReturnsReportData } from './reports.data';
import {
  requestsOf,
  RETURNS_GROUP_NAMES,
  returnsColumns,
  returnsTableRows,
  returnsTotalCells,
} from './returns-rows';
import { useReportGroup } from './use-report-group';
import { useReportRange } from './use-report-range';

/** Groups with bars of their own; the others are in the table. */
const BARS = 8;

interface FiguresProps {
  data: ReturnsReportData;
  by: ReturnsGroup;
  range: ReportRange;
}

function Figures({ data: { rows, total }, by, range }: FiguresProps) {
  const table = returnsTableRows(by, rows, range);
  const bars = rows
    .map(({ key, label, units_returned, rate }, index) => ({
      ...{ key, label, value: units_returned, text: formatNumber(units_returned) },
      ...(rate !== null && { note: percentText(rate) }),
      ...(table[index]?.rows && { rows: table[index].rows }),
    }))
    .filter(({ value }) => value > 0)
    .slice(0, BARS);
  return (
    <>
      <FigureCards
        figures={[
          {
            label: 'Return rate',
            text: percentText(total.rate),
            note: `Of ${formatCount(total.units_sold ?? 0, 'television', 'televisions')} sold`,
          },
          {
            label: 'Televisions returned',
            text: formatNumber(total.units_returned),
            note: formatCount(total.requests, 'request', 'requests'),
            rows: requestsOf(range),
          },
          {
            label: 'Refunded',
            text: formatRupees(total.refunded),
            rows: requestsOf(range, { refund_status: true }),
          },
          {
            label: 'Replaced',
            text: formatNumber(total.replaced),
            note: `${formatNumber(total.rejected)} rejected`,
            rows: requestsOf(range, { state: 'replaced' }),
          },
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        Returns count on the day in India on which they were requested. The rate compares them with the
        televisions invoiced on the same days.
      </Typography>
      {total.requests === 0 ? (
        <EmptyList text="No returns were requested in this period" hint="Choose other days above." />
      ) : (
        <>
          <Card component="section" aria-label="Returned televisions" sx={{ p: 2 }}>
            <Typography component="h2" variant="h4" sx={{ mb: 1.5 }}>
              Returned by {RETURNS_GROUP_NAMES[by].toLowerCase()}
            </Typography>
            <BarRows label="Returned televisions" bars={bars} none="Nothing was returned." />
          </Card>
          <ReportTable
            label={`Returns by ${RETURNS_GROUP_NAMES[by]}`}
            columns={returnsColumns(by)}
            rows={table}
            total={returnsTotalCells(by, total, range)}
          />
        </>
      )}
    </>
  );
}

/** Returns that were requested on days of India, by television, brand or reason (docs/spec/reports.md#returns). */
export function ReturnsReport() {
  const choice = useReportRange();
  const [by, chooseGroup] = useReportGroup(RETURNS_GROUPS);
  const filters = { ...choice.range, by };
  const dataProvider = useDataProvider<ReportProvider>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['returns-report', filters],
    queryFn: () =>
      dataProvider.getReturnsReport(filters).then((result) => ({ report: result.data, ...filters })),
    placeholderData: keepPreviousData,
  });
  return (
    <ReportFrame
      resource="returns-report"
      title="Returns Report"
      isError={isError}
      onRetry={() => void refetch()}
      tools={
        <>
          <RangePicker {...choice} />
          <GroupPicker names={RETURNS_GROUP_NAMES} groups={RETURNS_GROUPS} by={by} onChoose={chooseGroup} />
          <ExportReportButton list="returns-report" filters={filters} />
          <EmailReportButton report={{ kind: 'returns', by }} preset={choice.preset} />
        </>
      }
    >
      {data && <Figures data={data.report} by={data.by} range={data} />}
    </ReportFrame>
  );
}
