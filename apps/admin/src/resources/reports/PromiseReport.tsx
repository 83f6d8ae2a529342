import { Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ReportRange } from '@aabha/contracts/reports/report-range';
import { PROMISE_GROUPS, type PromiseGroup } from '@aabha/contracts/reports/reports.values';
import { EmptyList } from '../../components/EmptyList';
import { formatNumber } from '../../data/number-format';
import { EmailReportButton } from '../../components/report-schedules/EmailReportButton';
import { ExportReportButton } from './ExportReportButton';
import { FigureCards } from './FigureCards';
import { percentText } from './percent-text';
import { GroupPicker } from './GroupPicker';
import {
  ordersOf,
  PROMISE_GROUP_NAMES,
  promiseColumns,
  promiseTableRows,
  promiseTotalCells,
} from './promise-rows';
import { PromiseBar } from './PromiseBar';
import { RangePicker } from './RangePicker';
import { ReportFrame } from './ReportFrame';
import { ReportTable } from './ReportTable';
import type { PromiseReportData, ReportProvider } from './reports.data';
import { useReportGroup } from './use-report-group';
import { useReportRange } from './use-report-range';

interface FiguresProps {
  data: PromiseReportData;
  by: PromiseGroup;
  range: ReportRange;
}

function Figures({ data, by, range }: FiguresProps) {
  const { total } = data;
  const orders = ordersOf(range, data.overdue_until);
  const late = total.late_1 + total.late_2_3 + total.late_more;
  return (
    <>
      <FigureCards
        figures={[
          {
            label: 'Promise kept',
            text: percentText(total.kept_percent),
            note: `${formatNumber(total.kept)} of ${formatNumber(total.kept + late)} with a promised day`,
            rows: orders.delivered('kept'),
          },
          { label: 'Delivered', text: formatNumber(total.delivered), rows: orders.delivered() },
          { label: 'Delivered late', text: formatNumber(late) },
          {
            label: 'Open and overdue',
            text: formatNumber(total.overdue),
            note: 'Promised for these days',
            rows: orders.overdue,
          },
        ]}
      />
      {total.delivered + total.overdue === 0 ? (
        <EmptyList text="Nothing was delivered in this period" hint="Choose other days above." />
      ) : (
        <>
          <PromiseBar total={total} orders={orders} />
          <ReportTable
            label={`Promises by ${PROMISE_GROUP_NAMES[by]}`}
            columns={promiseColumns(by)}
            rows={promiseTableRows(by, data, range)}
            total={promiseTotalCells(data, range)}
          />
          <Typography variant="body2" color="textSecondary">
            Delivered orders count on the day in India on which their last shipment arrived. An order is
            overdue once its promised day is over in India.
          </Typography>
        </>
      )}
    </>
  );
}

/** How deliveries stand to the last day that was promised (docs/spec/reports.md#promises-kept). */
export function PromiseReport() {
  const choice = useReportRange();
  const [by, chooseGroup] = useReportGroup(PROMISE_GROUPS);
  const filters = { ...choice.range, by };
  const dataProvider = useDataProvider<ReportProvider>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['promise-report', filters],
    queryFn: () =>
      dataProvider.getPromiseReport(filters).then((result) => ({ report: result.data, ...filters })),
    placeholderData: keepPreviousData,
  });
  return (
    <ReportFrame
      resource="promise-report"
      title="Promises Kept"
      isError={isError}
      onRetry={() => void refetch()}
      tools={
        <>
          <RangePicker {...choice} />
          <GroupPicker names={PROMISE_GROUP_NAMES} groups={PROMISE_GROUPS} by={by} onChoose={chooseGroup} />
          <ExportReportButton list="promise-report" filters={filters} />
          <EmailReportButton report={{ kind: 'promises', by }} preset={choice.preset} />
        </>
      }
    >
      {data && <Figures data={data.report} by={data.by} range={data} />}
    </ReportFrame>
  );
}
