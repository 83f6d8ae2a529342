import { Box, Card, Skeleton, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { DashboardData } from './dashboard.data';
import { BarRows, type BarRow } from '../components/BarRows';
import { formatCount, formatNumber } from '../data/number-format';
import { SalesByDay } from './SalesByDay';

function ChartCard({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: 2, minWidth: 0, ...(wide ? { gridColumn: { md: 'span 2' } } : {}) }}
    >
      <Typography id={id} component="h2" variant="h4" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

const modelBars = ({ top_models }: DashboardData, placedFrom: string): BarRow[] =>
  top_models.map(({ product_id, name, units, amount }) => ({
    key: product_id,
    label: name,
    value: units,
    text: formatCount(units, 'unit', 'units'),
    note: formatRupees(amount),
    rows: { screen: 'orders', filter: { product_id, sold: true, placedFrom } },
  }));

const statusBars = ({ orders_by_status }: DashboardData, placedFrom: string): BarRow[] =>
  orders_by_status.map(({ status, count }) => ({
    key: status,
    label: status,
    value: count,
    text: formatNumber(count),
    rows: { screen: 'orders', filter: { status, placedFrom } },
  }));

function funnelBars({ funnel }: DashboardData, placedFrom: string): BarRow[] {
  /* Browsers that opt out of tracking still order, so a step may exceed the previous one. */
  const ofVisits = (value: number) =>
    funnel.visits > 0 && value <= funnel.visits
      ? { note: `(${((value / funnel.visits) * 100).toFixed(1)}%)` }
      : {};
  const step = (key: keyof typeof funnel, label: string) => ({
    key,
    label,
    value: funnel[key],
    text: formatNumber(funnel[key]),
  });
  return [
    step('visits', 'Product page visits'),
    { ...step('added_to_cart', 'Added to cart'), ...ofVisits(funnel.added_to_cart) },
    {
      ...step('orders', 'Orders, with cancelled and returned'),
      ...ofVisits(funnel.orders),
      rows: { screen: 'orders', filter: { placedFrom } },
    },
  ];
}

/** Charts of the selected days: sales, models, statuses and the conversion funnel. */
export function Charts({ data }: { data: DashboardData | undefined }) {
  const firstDay = data?.sales_by_day[0]?.day;
  const placedFrom = firstDay ? startOfIndiaDay(firstDay).toISOString() : '';
  const bars = (label: string, of: typeof modelBars, none: string) =>
    data ? (
      <BarRows label={label} bars={of(data, placedFrom)} none={none} />
    ) : (
      <Skeleton variant="rounded" height={170} />
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } }}>
      <ChartCard title="Sales by day" wide>
        {data ? (
          <SalesByDay days={data.sales_by_day} before={data.sales_before} />
        ) : (
          <Skeleton variant="rounded" height={220} />
        )}
      </ChartCard>
      <ChartCard title="Orders by status">
        {bars('Orders by status', statusBars, 'No orders in this period.')}
      </ChartCard>
      <ChartCard title="Top models" wide>
        {bars('Top models', modelBars, 'No sales in this period.')}
      </ChartCard>
      <ChartCard title="Conversion">{bars('Conversion', funnelBars, 'No visits in this period.')}</ChartCard>
    </Box>
  );
}
