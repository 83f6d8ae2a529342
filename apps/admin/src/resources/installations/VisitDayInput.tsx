import { MenuItem, Stack, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { DayFields } from '../../components/lists/DayFields';
import { periodOf } from '../../data/period-filter';
import { isVisitPeriod, VISIT_PERIODS, visitDays } from './visit-days';

const OTHER_DAYS = 'other';

interface VisitDayInputProps {
  label: string;
  /* react-admin reads both from the elements of the filters. */
  source: 'visit';
  alwaysOn: true;
}

/** The day of a visit: today, tomorrow, the next days, or a first and a last day in India. */
export function VisitDayInput({ label, source }: VisitDayInputProps) {
  const { field, id } = useInput<Record<string, unknown>>({ source });
  const value: unknown = field.value;
  const now = new Date();
  const days = visitDays(value, now);
  const preset = isVisitPeriod(value) ? value : undefined;
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
        {Object.entries(VISIT_PERIODS).map(([period, { label: text }]) => (
          <MenuItem key={period} value={period}>
            {text}
          </MenuItem>
        ))}
        <MenuItem value={OTHER_DAYS}>Other days…</MenuItem>
      </TextField>
      {days && !preset && <DayFields days={days} onChoose={(next) => field.onChange(periodOf(next))} />}
    </Stack>
  );
}
