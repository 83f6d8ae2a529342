import {
  Alert,
  Box,
  Button,
  Skeleton,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Title, useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { DEVICE_CLASSES, WEB_VITALS, type DeviceClass } from '@aabha/contracts/analytics/web-vitals.names';
import { VITALS_SPANS } from '@aabha/contracts/analytics/web-vitals.schema';
import { formatCount } from '../../data/number-format';
import type { WebVitalsData, WebVitalsProvider } from './web-vitals.data';
import { EmptyList } from '../../components/EmptyList';
import { Gate } from '../../components/Gate';
import { RouteTable } from './RouteTable';
import { DEVICE_NAMES } from './vital-labels';
import { VitalCard } from './VitalCard';

const CARDS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))' },
};

/** Days and device, stored in the address. */
function useChoice() {
  const [search, setSearch] = useSearchParams();
  const days = VITALS_SPANS.find((span) => span === search.get('days')) ?? '30';
  const device = DEVICE_CLASSES.find((known) => known === search.get('device')) ?? null;
  const choose = (over: { days?: string; device?: string }) =>
    setSearch({ days, ...(device ? { device } : {}), ...over }, { replace: true });
  return { days, device, choose };
}

interface Choice<T extends string> {
  label: string;
  value: T;
  names: readonly (readonly [T, string])[];
  onChoose: (value: T) => void;
}

function Toggle<T extends string>({ label, value, names, onChoose }: Choice<T>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_event, newValue: T | null) => newValue && onChoose(newValue)}
    >
      {names.map(([key, name]) => (
        <ToggleButton key={key} value={key}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function Figures({ data, device }: { data: WebVitalsData; device: DeviceClass | null }) {
  const groups = data.groups.filter((group) => group.device === device);
  const all = groups.find(({ route }) => route === null);
  const sampleText = `${Number((data.sample * 100).toFixed(1))}% of visits are measured.`;
  if (!all) return <EmptyList text="No measurements in this period" hint={sampleText} />;
  return (
    <>
      <Typography color="textSecondary">
        Three out of four visits were at least this good. Based on{' '}
        {formatCount(all.visits, 'visit', 'visits')}. {sampleText}
      </Typography>
      <Box sx={CARDS}>
        {WEB_VITALS.map((vital) => (
          <VitalCard key={vital} vital={vital} figures={all.values[vital]} />
        ))}
      </Box>
      <RouteTable groups={groups.filter(({ route }) => route !== null)} />
    </>
  );
}

function Loading() {
  return (
    <Box sx={CARDS}>
      {WEB_VITALS.map((vital) => (
        <Skeleton key={vital} variant="rounded" height={160} />
      ))}
    </Box>
  );
}

/** Web vitals of real visits by page and device, rated by Google's thresholds. */
export function WebVitals() {
  const { days, device, choose } = useChoice();
  const dataProvider = useDataProvider<WebVitalsProvider>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['web-vitals', days],
    queryFn: () => dataProvider.getVitals({ days }).then((result) => result.data),
    placeholderData: keepPreviousData,
  });
  return (
    <Gate resource="web-vitals">
      <Title title="Web Vitals" />
      <Stack spacing={2}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Toggle
            label="Days"
            value={days}
            names={VITALS_SPANS.map((span) => [span, `${span} days`] as const)}
            onChoose={(newDays) => choose({ days: newDays })}
          />
          <Toggle
            label="Device"
            value={device ?? 'all'}
            names={[['all', 'All'], ...DEVICE_CLASSES.map((known) => [known, DEVICE_NAMES[known]] as const)]}
            onChoose={(newDevice) => choose({ device: newDevice })}
          />
        </Stack>
        {isError && (
          <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
            Could not load the figures.
          </Alert>
        )}
        {data ? <Figures data={data} device={device} /> : !isError && <Loading />}
      </Stack>
    </Gate>
  );
}
