import { Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { ReportRange } from '@aabha/contracts/reports/report-range';
import { sharePercent } from '@aabha/contracts/reports/share-percent';
import { EmptyList } from '../../components/EmptyList';
import { formatCount, formatNumber } from '../../data/number-format';
import { COUPON_COLUMNS, couponCells, couponTableRows } from './coupon-rows';
import { EmailReportButton } from '../../components/report-schedules/EmailReportButton';
import { ExportReportButton } from './ExportReportButton';
import { FigureCards } from './FigureCards';
import { percentText } from './percent-text';
import { RangePicker } from './RangePicker';
import { ReportFrame } from './ReportFrame';
import { ReportTable } from './ReportTable';
import type { CouponReportData, ReportProvider } from './reports.data';
import { useReportRange } from './use-report-range';

function Figures({ data: { rows, total }, range }: { data: CouponReportData; range: ReportRange }) {
  return (
    <>
      <FigureCards
        figures={[
          {
            label: 'Discount given',
            text: formatRupees(total.given),
            note: `${formatRupees(total.coupon)} less ${formatRupees(total.taken_back)} taken back`,
          },
          {
            label: 'Orders with a coupon',
            text: formatNumber(total.orders),
            note: formatCount(rows.length, 'coupon', 'coupons'),
          },
          { label: 'Net revenue', text: formatRupees(total.net), note: 'Of the orders with a coupon' },
          {
            label: 'First orders',
            text: percentText(sharePercent(total.first_orders, total.orders)),
            note: `${formatNumber(total.first_orders)} new customers`,
          },
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        Invoices and credit notes count on the day in India on which they were issued, so that Discount is the
        figure Coupons of the sales report.
      </Typography>
      {rows.length === 0 ? (
        <EmptyList text="No coupon was used in this period" hint="Choose other days above." />
      ) : (
        <ReportTable
          label="Coupons"
          columns={COUPON_COLUMNS}
          rows={couponTableRows(rows, range)}
          total={couponCells(total)}
        />
      )}
    </>
  );
}

/** What coupons gave, and what the orders with them brought (docs/spec/reports.md#coupons). */
export function CouponReport() {
  const choice = useReportRange();
  const { range } = choice;
  const dataProvider = useDataProvider<ReportProvider>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['coupon-report', range],
    queryFn: () => dataProvider.getCouponReport(range).then((result) => ({ report: result.data, range })),
    placeholderData: keepPreviousData,
  });
  return (
    <ReportFrame
      resource="coupon-report"
      title="Coupon Report"
      isError={isError}
      onRetry={() => void refetch()}
      tools={
        <>
          <RangePicker {...choice} />
          <ExportReportButton list="coupon-report" filters={range} />
          <EmailReportButton report={{ kind: 'coupons' }} preset={choice.preset} />
        </>
      }
    >
      {data && <Figures data={data.report} range={data.range} />}
    </ReportFrame>
  );
}
