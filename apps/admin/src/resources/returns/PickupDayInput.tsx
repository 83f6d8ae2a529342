import { MenuItem, Stack, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { DayFields } from '../../components/lists/DayFields';
import { periodOf } from '../../data/period-filter';
import { PICKUP_PERIODS, pickupDaysOf } from './pickup-filter';

const OTHER_DAYS = 'other';
const LABELS: Readonly<Record<(typeof PICKUP_PERIODS)[number], string>> = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  week: 'Next 7 days',
};

interface PickupDayInputProps {
  label: string;
  /* react-admin reads both from the elements of the filters. */
  source: 'pickup';
  alwaysOn: true;
}

/** The day on which goods are fetched: today, tomorrow, the next days, or a first and a last day in India. */
export function PickupDayInput({ label, source }: PickupDayInputProps) {
  const { field, id } = useInput<Record<string, unknown>>({ source });
  const value: unknown = field.value;
  const now = new Date();
  const days = pickupDaysOf(value, now);
  const preset = PICKUP_PERIODS.find((known) => known === value);
  const choose = (chosen: string) =>
    field.onChange(
      chosen === OTHER_DAYS ? periodOf(days ?? { from: indiaDay(now), to: indiaDay(now) }) : chosen,
    );
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1, mb: 0.5 }}>
      <TextField
        select
        id={id}
        size="small"
        label={label}
        value={preset ?? (days ? OTHER_DAYS : '')}
        onChange={(event) => choose(event.target.value)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ minWidth: 150, m: 0 }}
      >
        <MenuItem value="">All</MenuItem>
        {PICKUP_PERIODS.map((known) => (
          <MenuItem key={known} value={known}>
            {LABELS[known]}
          </MenuItem>
        ))}
        <MenuItem value={OTHER_DAYS}>Other days…</MenuItem>
      </TextField>
      {days && !preset && <DayFields days={days} onChoose={(next) => field.onChange(periodOf(next))} />}
    </Stack>
  );
}
