import { Alert } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ReportRange } from '@aabha/contracts/reports/report-range';
import { ScreenLink } from '../../components/ScreenLink';
import { EmptyList } from '../../components/EmptyList';
import { EmailReportButton } from '../../components/report-schedules/EmailReportButton';
import { ExportReportButton } from './ExportReportButton';
import { RangePicker } from './RangePicker';
import { ReportFrame } from './ReportFrame';
import { ReportTable } from './ReportTable';
import type { ReportProvider, TaxReportData } from './reports.data';
import { rateText, TAX_COLUMNS, taxCells, taxTableRows } from './tax-rows';
import { useReportRange } from './use-report-range';

function Figures({ data, range }: { data: TaxReportData; range: ReportRange }) {
  if (data.rows.length === 0)
    return (
      <EmptyList text="No invoices and no credit notes in this period" hint="Choose other days above." />
    );
  const total = taxCells(data.total);
  return (
    <>
      <Alert severity="info">
        GST of invoices less that of credit notes. Of a whole month it is what{' '}
        <ScreenLink to={`/admin-dashboard/gst-returns?month=${range.to.slice(0, 7)}`}>GSTR-1</ScreenLink>{' '}
        declares, except for documents that got their number after an earlier month was filed.
      </Alert>
      <ReportTable
        label="GST by rate"
        columns={['Rate', ...TAX_COLUMNS]}
        rows={data.rates.map((row) => ({
          ...{ key: String(row.rate), name: rateText(row.rate), cells: taxCells(row) },
        }))}
        total={total}
      />
      <ReportTable
        label="GST by State"
        columns={['Place of supply', ...TAX_COLUMNS]}
        rows={taxTableRows(data, range)}
        total={total}
      />
    </>
  );
}

/** GST by rate and State, less that of credit notes (docs/spec/reports.md#tax). */
export function TaxReport() {
  const choice = useReportRange();
  const { range } = choice;
  const dataProvider = useDataProvider<ReportProvider>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['tax-report', range],
    queryFn: () => dataProvider.getTaxReport(range).then((result) => ({ report: result.data, range })),
    placeholderData: keepPreviousData,
  });
  return (
    <ReportFrame
      resource="tax-report"
      title="Tax Report"
      isError={isError}
      onRetry={() => void refetch()}
      tools={
        <>
          <RangePicker {...choice} />
          <ExportReportButton list="tax-report" filters={range} />
          <EmailReportButton report={{ kind: 'tax' }} preset={choice.preset} />
        </>
      }
    >
      {data && <Figures data={data.report} range={data.range} />}
    </ReportFrame>
  );
}
