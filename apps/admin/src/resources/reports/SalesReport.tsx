import { Card, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { rangeBefore, type ReportRange } from '@aabha/contracts/reports/report-range';
import { SALES_GROUPS, type SalesGroup } from '@aabha/contracts/reports/reports.values';
import { BarRows } from '../../components/BarRows';
import { EmptyList } from '../../components/EmptyList';
import { EmailReportButton } from '../../components/report-schedules/EmailReportButton';
import { ExportReportButton } from './ExportReportButton';
import { GroupPicker } from './GroupPicker';
import { RangePicker } from './RangePicker';
import { ReportFrame } from './ReportFrame';
import { ReportTable } from './ReportTable';
import type { ReportProvider, SalesReportData } from './reports.data';
import { SalesChart } from './SalesChart';
import { SalesFigureCards } from './SalesFigureCards';
import { GROUP_NAMES, salesColumns, salesTableRows, salesTotalCells } from './sales-rows';
import { useReportGroup } from './use-report-group';
import { useReportRange } from './use-report-range';

/** Groups with bars of their own; the others are in the table. */
const BARS = 10;

interface FiguresProps {
  data: SalesReportData;
  by: SalesGroup;
  range: ReportRange;
}

function GroupBars({ data, by, range }: FiguresProps) {
  const names = salesTableRows(by, data.rows, range);
  const bars = data.rows
    .map(({ key, label, net, units }, index) => ({
      ...{ key, label, value: Math.max(0, net), text: formatRupees(net) },
      ...(units > 0 && { note: `${units} sold` }),
      ...(names[index]?.rows && { rows: names[index].rows }),
    }))
    .slice(0, BARS);
  return (
    <Card component="section" aria-label="Net sales" sx={{ p: 2 }}>
      <Typography component="h2" variant="h4" sx={{ mb: 1.5 }}>
        Net sales by {GROUP_NAMES[by].toLowerCase().replace('state', 'State')}
      </Typography>
      <BarRows label="Net sales" bars={bars} none="No sales in this period." />
    </Card>
  );
}

/** Returns the days of the range before, which a chart of days is compared with; none until they are there. */
function useEarlierDays(by: SalesGroup, range: ReportRange) {
  const dataProvider = useDataProvider<ReportProvider>();
  const filters = { ...rangeBefore(range), by: 'day' as const };
  const { data = [] } = useQuery({
    queryKey: ['sales-report', 'days', filters],
    queryFn: () => dataProvider.getSalesReport(filters).then((result) => result.data.rows),
    enabled: by === 'day',
  });
  return data;
}

function Figures({ data, by, range }: FiguresProps) {
  const earlier = useEarlierDays(by, range);
  const { rows, total, before } = data;
  const isEmpty = total.invoices === 0 && total.credit_notes === 0;
  return (
    <>
      <SalesFigureCards total={total} before={before} />
      {isEmpty ? (
        <EmptyList text="No invoices and no credit notes in this period" hint="Choose other days above." />
      ) : (
        <>
          {by === 'day' ? (
            <SalesChart rows={rows} before={earlier} />
          ) : (
            <GroupBars data={data} by={by} range={range} />
          )}
          <ReportTable
            label={`Sales by ${GROUP_NAMES[by]}`}
            columns={salesColumns(by)}
            rows={salesTableRows(by, rows, range)}
            total={salesTotalCells(by, total, range)}
          />
        </>
      )}
    </>
  );
}

/** Sales net of credit notes over days of India (docs/spec/reports.md#sales). */
export function SalesReport() {
  const choice = useReportRange();
  const [by, chooseGroup] = useReportGroup(SALES_GROUPS);
  const filters = { ...choice.range, by };
  const dataProvider = useDataProvider<ReportProvider>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['sales-report', filters],
    queryFn: () =>
      dataProvider.getSalesReport(filters).then((result) => ({ report: result.data, ...filters })),
    placeholderData: keepPreviousData,
  });
  return (
    <ReportFrame
      resource="sales-report"
      title="Sales Report"
      isError={isError}
      onRetry={() => void refetch()}
      tools={
        <>
          <RangePicker {...choice} />
          <GroupPicker names={GROUP_NAMES} groups={SALES_GROUPS} by={by} onChoose={chooseGroup} />
          <ExportReportButton list="sales-report" filters={filters} />
          <EmailReportButton report={{ kind: 'sales', by }} preset={choice.preset} />
        </>
      }
    >
      {/* While another report is loaded, the figures shown are still those of their own days and group. */}
      {data && <Figures data={data.report} by={data.by} range={data} />}
    </ReportFrame>
  );
}
