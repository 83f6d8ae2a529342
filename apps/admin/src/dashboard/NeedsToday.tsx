import { Box, Card, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { LOW_STOCK_AT_MOST } from '@aabha/contracts/settings/limits';
import type { DashboardData } from './dashboard.data';
import { useMayOpen } from '../components/use-may-open';
import { useAddressOf, type Rows } from '../components/FigureLink';
import { formatNumber } from '../data/number-format';

const HOUR_MS = 3_600_000;
/**
 * Orders are promised to leave within 72 hours, complaints a response within 48
 * (docs/spec/back-office.md#dashboard).
 */
const LATE = 'error.main';
const DUE = 'warning.main';

interface Task {
  label: string;
  count: number | null;
  rows: Rows;
  /** Colour of the figure when there is something to do. */
  colour: string;
  /** What it says to those who may not open the rows; without it they do not see it. */
  closed?: string;
}

const toShip = (to_ship: DashboardData['attention']['to_ship'], now: number): Task[] => {
  const ago = (hours: number) => new Date(now - hours * HOUR_MS).toISOString();
  const pending = (filter: object): Rows => ({
    screen: 'orders',
    filter: { status: 'Pending', ...filter },
    sort: { field: 'created_at', order: 'ASC' },
  });
  return [
    {
      label: 'To ship: under 1 day old',
      count: to_ship.under_24h,
      rows: pending({ placedFrom: ago(24) }),
      colour: 'text.primary',
    },
    {
      label: 'To ship: 1 to 2 days old',
      count: to_ship.under_48h,
      rows: pending({ placedFrom: ago(48), placedBefore: ago(24) }),
      colour: DUE,
    },
    {
      label: 'To ship: 2 to 3 days old',
      count: to_ship.under_72h,
      rows: pending({ placedFrom: ago(72), placedBefore: ago(48) }),
      colour: DUE,
    },
    {
      label: 'To ship: over 3 days old',
      count: to_ship.older,
      rows: pending({ placedBefore: ago(72) }),
      colour: LATE,
    },
  ];
};

function tasksOf({ attention }: DashboardData, now: number): Task[] {
  const overdueSince = new Date(now - 48 * HOUR_MS).toISOString();
  return [
    ...toShip(attention.to_ship, now),
    {
      label: 'Returns to approve',
      count: attention.returns_to_decide,
      rows: { screen: 'return-requests', filter: { status: false } },
      colour: DUE,
    },
    {
      label: 'Complaints open over 48 hours',
      count: attention.complaints_overdue,
      rows: { screen: 'complaints', filter: { open: true, raisedBefore: overdueSince } },
      colour: LATE,
    },
    {
      label: 'Complaints past their due date',
      count: attention.complaints_breached,
      rows: { screen: 'complaints', filter: { breach: 'overdue' }, sort: { field: 'due_at', order: 'ASC' } },
      colour: LATE,
    },
    {
      label: 'Complaints due within 7 days',
      count: attention.complaints_due_soon,
      rows: { screen: 'complaints', filter: { breach: 'due_soon' }, sort: { field: 'due_at', order: 'ASC' } },
      colour: DUE,
    },
    {
      label: 'Data requests past 90 days',
      count: attention.data_requests_overdue,
      rows: { screen: 'privacy-requests', filter: { overdue: true } },
      colour: LATE,
    },
    {
      label: 'Data breaches past 72 hours',
      count: attention.breaches_overdue,
      rows: { screen: 'breaches', filter: { overdue: true } },
      colour: LATE,
    },
    {
      label: `Stock at ${LOW_STOCK_AT_MOST} or below`,
      count: attention.low_stock,
      rows: {
        screen: 'allproduct',
        filter: { maxOnHand: LOW_STOCK_AT_MOST },
        sort: { field: 'stock', order: 'ASC' },
      },
      colour: DUE,
      closed: ' (a SuperAdmin can restock)',
    },
    {
      label: 'Televisions to complete',
      count: attention.incomplete_products,
      rows: { screen: 'allproduct', filter: { incomplete: true } },
      colour: DUE,
    },
    {
      label: 'Failed emails',
      count: attention.failed_mails,
      rows: { screen: 'failures', filter: { kind: 'mail' } },
      colour: LATE,
    },
    {
      label: 'Failed refunds',
      count: attention.failed_refunds,
      rows: { screen: 'failures', filter: { kind: 'refund' } },
      colour: LATE,
    },
    {
      label: 'Payment discrepancies',
      count: attention.book_differences,
      rows: { screen: 'differences', filter: { state: 'open' } },
      colour: LATE,
    },
    {
      label: 'Restore drills failed or overdue',
      count: attention.restore_drills,
      rows: { screen: 'restore-drills' },
      colour: LATE,
    },
  ];
}

/** Pixels of a figure with a label of two lines, kept free until it is there, so that nothing below moves. */
const TILE_HEIGHT = 102;
const SUPER_ADMIN_TASKS = 16;
const SUB_ADMIN_TASKS = 4;

function TaskTile({
  label,
  count,
  colour,
  closed,
  address,
}: Omit<Task, 'rows'> & { address: string | undefined }) {
  return (
    <Box
      {...(address ? { component: Link, to: address } : {})}
      sx={{
        display: 'block',
        minHeight: TILE_HEIGHT,
        p: 1.5,
        border: 1,
        /* Figures without a link do not look clickable. */
        borderColor: address ? 'divider' : 'transparent',
        borderRadius: 1,
        color: 'inherit',
        textDecoration: 'none',
        ...(address ? { '&:hover': { borderColor: 'primary.main' } } : {}),
      }}
    >
      <Typography
        sx={{
          fontSize: 22,
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
          color: count ? colour : 'text.secondary',
        }}
      >
        {formatNumber(count ?? 0)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {label}
        {!address && closed}
      </Typography>
    </Box>
  );
}

/** The open tasks that the viewer may see; each figure links to its rows. */
export function NeedsToday({ data, asOfMs }: { data: DashboardData | undefined; asOfMs: number }) {
  const addressOf = useAddressOf();
  const mayOpen = useMayOpen();
  const tasks =
    data &&
    tasksOf(data, asOfMs)
      .map(({ rows, ...task }) => ({ ...task, address: addressOf(rows) }))
      .filter(({ count, closed, address }) => count !== null && (address ?? closed) !== undefined);
  const waiting = tasks?.some(({ count }) => count);
  return (
    <Card component="section" aria-labelledby="needs-today" sx={{ p: 2 }}>
      <Typography id="needs-today" component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {tasks && !waiting ? 'Nothing to do today' : 'Needs attention today'}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', md: 'repeat(5, 1fr)' },
        }}
      >
        {tasks
          ? tasks.map((task) => <TaskTile key={task.label} {...task} />)
          : Array.from({ length: mayOpen('failures') ? SUPER_ADMIN_TASKS : SUB_ADMIN_TASKS }, (_, index) => (
              <Skeleton key={index} variant="rounded" height={TILE_HEIGHT} />
            ))}
      </Box>
    </Card>
  );
}
