import { MenuItem, Stack, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { presetRange } from '@aabha/contracts/reports/report-range';
import { REPORT_PRESETS } from '@aabha/contracts/reports/reports.values';
import { daysOf, periodOf } from '../../data/period-filter';
import { PERIOD_LABELS } from '../../data/period-labels';
import { DayFields } from './DayFields';

const OTHER_DAYS = 'other';

interface PeriodInputProps {
  label: string;
  /* react-admin reads both from the elements of the filters. */
  source: 'period';
  alwaysOn: true;
}

/** The days of a list: a preset, or a first and a last day, in India; stored in the address as `period`. */
export function PeriodInput({ label, source }: PeriodInputProps) {
  const { field, id } = useInput<Record<string, unknown>>({ source });
  const value: unknown = field.value;
  const days = daysOf(value, new Date());
  const preset = REPORT_PRESETS.find((known) => known === value);
  const selected = preset ?? (days ? OTHER_DAYS : '');
  const choose = (chosen: string) =>
    field.onChange(chosen === OTHER_DAYS ? periodOf(days ?? presetRange('7', new Date())) : chosen);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1, mb: 0.5 }}>
      <TextField
        select
        id={id}
        size="small"
        label={label}
        value={selected}
        onChange={(event) => choose(event.target.value)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ minWidth: 170, m: 0 }}
      >
        <MenuItem value="">Any time</MenuItem>
        {REPORT_PRESETS.map((known) => (
          <MenuItem key={known} value={known}>
            {PERIOD_LABELS[known]}
          </MenuItem>
        ))}
        <MenuItem value={OTHER_DAYS}>Other days…</MenuItem>
      </TextField>
      {days && !preset && <DayFields days={days} onChoose={(next) => field.onChange(periodOf(next))} />}
    </Stack>
  );
}
