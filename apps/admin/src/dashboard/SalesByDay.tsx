import { Box, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { endOfIndiaDay, formatDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { DashboardData } from './dashboard.data';
import { shortDay } from '../components/charts/short-day';
import { FigureLink, useAddressOf, type Rows } from '../components/FigureLink';
import { formatCount, formatNumber } from '../data/number-format';

/* The library of charts is loaded with the first one. */
const TrendChart = lazy(() =>
  import('../components/charts/TrendChart').then((module) => ({ default: module.TrendChart })),
);

type Day = DashboardData['sales_by_day'][number];

const HEIGHT_PX = 240;

const rowsOf = ({ day }: Day): Rows => ({
  screen: 'orders',
  filter: {
    sold: true,
    placedFrom: startOfIndiaDay(day).toISOString(),
    placedBefore: new Date(endOfIndiaDay(day).getTime() + 1).toISOString(),
  },
});

const sumOf = (days: readonly Day[]) => ({
  orders: days.reduce((sum, day) => sum + day.orders, 0),
  amount: days.reduce((sum, day) => sum + day.amount, 0),
});

const inWords = ({ orders, amount }: Pick<Day, 'orders' | 'amount'>) =>
  `${formatRupees(amount)} in ${formatCount(orders, 'order', 'orders')}`;

interface SalesByDayProps {
  days: readonly Day[];
  /** As many days before them. */
  before: readonly Day[];
}

function DayTable({ days, before }: SalesByDayProps) {
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', typography: 'body2', width: 'fit-content' }}>
        Daily figures
      </Box>
      <Box
        sx={{ maxHeight: 280, overflowY: 'auto', mt: 1 }}
        tabIndex={0}
        role="region"
        aria-label="Daily figures"
      >
        <Table aria-label="Sales by day">
          <TableHead>
            <TableRow>
              <TableCell>Day</TableCell>
              <TableCell align="right">Orders</TableCell>
              <TableCell align="right">Amount</TableCell>
              <TableCell align="right">{days.length} days before</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {days.toReversed().map((day, index) => (
              <TableRow key={day.day}>
                <TableCell>
                  <FigureLink rows={rowsOf(day)}>{formatDay(day.day)}</FigureLink>
                </TableCell>
                <TableCell align="right">{formatNumber(day.orders)}</TableCell>
                <TableCell align="right">{formatRupees(day.amount)}</TableCell>
                <TableCell align="right">{formatRupees(before.at(-1 - index)?.amount ?? 0)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}

const pointOf = (day: Day, before: Day | undefined) => ({
  ...{ key: day.day, label: formatDay(day.day), short: shortDay(day.day) },
  ...{ value: day.amount, text: inWords(day) },
  ...(before && { before: before.amount, beforeText: `${inWords(before)} on ${formatDay(before.day)}` }),
});

/** The sales of each day in India beside those of as many days before, with the same figures in a table below. */
export function SalesByDay({ days, before }: SalesByDayProps) {
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  const [now, earlier] = [sumOf(days), sumOf(before)];
  const open = ({ key }: { key: string }) => {
    const day = days.find((one) => one.day === key);
    const address = day && addressOf(rowsOf(day));
    if (address !== undefined) void navigate(address);
  };
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        <strong>{inWords(now)}</strong>, {formatRupees(earlier.amount)} in the {days.length} days before;
        excluding cancelled and returned
      </Typography>
      <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT_PX} />}>
        <TrendChart
          label={`Sales by day over ${days.length} days. The figures are in the table below.`}
          points={days.map((day, index) => pointOf(day, before[index]))}
          onOpen={open}
        />
      </Suspense>
      <DayTable days={days} before={before} />
    </>
  );
}
