import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography, useTheme } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { endOfIndiaDay, formatDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { DashboardData } from './dashboard.data';
import { FigureLink, useAddressOf, type Rows } from '../components/FigureLink';
import { formatCount, formatNumber } from '../data/number-format';

type Day = DashboardData['sales_by_day'][number];

const SLOT = 10;
const BAR = 7;
const HEIGHT = 100;

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

function Bars({ days, onPoint }: { days: readonly Day[]; onPoint: (day: Day | undefined) => void }) {
  const addressOf = useAddressOf();
  const { palette } = useTheme();
  const most = Math.max(1, ...days.map(({ amount }) => amount));
  const total = sumOf(days);
  return (
    <svg
      role="group"
      aria-label={`Sales by day over ${days.length} days: ${inWords(total)}, highest day ${formatRupees(most)}. See the table below.`}
      viewBox={`0 0 ${days.length * SLOT} ${HEIGHT}`}
      preserveAspectRatio="none"
      style={{ display: 'block', width: '100%', height: 160 }}
      onMouseLeave={() => onPoint(undefined)}
    >
      {[0.25, 0.5, 0.75].map((part) => (
        <line
          key={part}
          x1={0}
          x2={days.length * SLOT}
          y1={HEIGHT * part}
          y2={HEIGHT * part}
          stroke={palette.divider}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {days.map((day, index) => {
        const height = (day.amount / most) * HEIGHT;
        return (
          <Link
            key={day.day}
            to={addressOf(rowsOf(day)) ?? ''}
            tabIndex={-1}
            aria-hidden="true"
            onMouseEnter={() => onPoint(day)}
          >
            {/* The whole column is clickable, also on a day of small sales. */}
            <rect x={index * SLOT} y={0} width={SLOT} height={HEIGHT} fill="transparent" />
            <rect
              x={index * SLOT + (SLOT - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              fill={palette.primary.main}
            />
          </Link>
        );
      })}
    </svg>
  );
}

function DayTable({ days }: { days: readonly Day[] }) {
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
            </TableRow>
          </TableHead>
          <TableBody>
            {days.toReversed().map((day) => (
              <TableRow key={day.day}>
                <TableCell>
                  <FigureLink rows={rowsOf(day)}>{formatDay(day.day)}</FigureLink>
                </TableCell>
                <TableCell align="right">{formatNumber(day.orders)}</TableCell>
                <TableCell align="right">{formatRupees(day.amount)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}

/** Bars of the sales of each day in India, with the same figures in a table below. */
export function SalesByDay({ days }: { days: readonly Day[] }) {
  const [pointed, setPointed] = useState<Day>();
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {pointed ? `${formatDay(pointed.day)}: ${inWords(pointed)}` : inWords(sumOf(days))}, excluding
        cancelled and returned
      </Typography>
      <Bars days={days} onPoint={setPointed} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
        {[first, last].map((day) => (
          <Typography key={day?.day} variant="body2" color="textSecondary">
            {day && formatDay(day.day)}
          </Typography>
        ))}
      </Box>
      <DayTable days={days} />
    </>
  );
}
