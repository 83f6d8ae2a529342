import { Alert, Box, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Title, useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { maySeeSales } from '@aabha/contracts/dashboard/dashboard.rules';
import { DASHBOARD_SPANS, type DashboardInput } from '@aabha/contracts/dashboard/dashboard.schema';
import { FIGURE_TOPICS } from '@aabha/contracts/live/live.values';
import { usePerson } from '../components/use-person';
import type { DashboardData, DashboardProvider } from './dashboard.data';
import { Charts } from './Charts';
import { FigureCards } from './FigureCards';
import { NeedsToday } from './NeedsToday';

/* The tables lie below the first view. */
const OpenComplaints = lazy(() =>
  import('./OpenComplaints').then((module) => ({ default: module.OpenComplaints })),
);
const RunningCoupons = lazy(() =>
  import('./RunningCoupons').then((module) => ({ default: module.RunningCoupons })),
);
const RecentOrders = lazy(() =>
  import('./RecentOrders').then((module) => ({ default: module.RecentOrders })),
);

type Days = DashboardInput['days'];

/** The days of the charts, stored in the address. */
function useDays(): [Days, (days: Days) => void] {
  const [search, setSearch] = useSearchParams();
  const days = DASHBOARD_SPANS.find((span) => span === search.get('days')) ?? '30';
  return [days, (newDays) => setSearch({ days: newDays }, { replace: true })];
}

interface PeriodProps {
  days: Days;
  setDays: (days: Days) => void;
  data: DashboardData | undefined;
}

/** The charts, and of how many days they are. */
function Period({ days, setDays, data }: PeriodProps) {
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          flexWrap: 'wrap',
        }}
      >
        <Typography variant="h2">Last {days} days</Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Days"
          value={days}
          onChange={(_event, newDays: Days | null) => newDays && setDays(newDays)}
        >
          {DASHBOARD_SPANS.map((span) => (
            <ToggleButton key={span} value={span}>
              {span} days
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Charts data={data} />
    </>
  );
}

/** Tasks of today and the shop's figures (docs/spec/back-office.md#dashboard). */
export default function Dashboard() {
  const [days, setDays] = useDays();
  const person = usePerson();
  /* Until that is known their place is reserved: most staff may. */
  const seesSales = !person || maySeeSales(person);
  const dataProvider = useDataProvider<DashboardProvider>();
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    queryKey: ['dashboard', days, seesSales],
    queryFn: () => dataProvider.getDashboard({ days }).then((result) => result.data),
    placeholderData: keepPreviousData,
    meta: { live: FIGURE_TOPICS },
  });
  return (
    <Stack spacing={2}>
      <Title title="Dashboard" />
      {isError && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          Could not load the figures.
        </Alert>
      )}
      <FigureCards data={data} />
      <NeedsToday data={data} asOfMs={dataUpdatedAt} />
      {seesSales && (
        <Period days={days} setDays={setDays} data={data?.sales_by_day.length ? data : undefined} />
      )}
      <Suspense>
        <OpenComplaints />
        <RunningCoupons />
        <RecentOrders />
      </Suspense>
    </Stack>
  );
}
