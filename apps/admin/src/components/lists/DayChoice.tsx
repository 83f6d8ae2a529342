import { MenuItem, Stack, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { periodOf, type Days } from '../../data/period-filter';
import { DayFields } from './DayFields';

const OTHER_DAYS = 'other';

interface DayChoiceProps {
  label: string;
  /** Of the filter, which holds the id of a preset or days of its own. */
  source: string;
  /** What no choice is called. */
  none: string;
  presets: readonly { id: string; name: string }[];
  /** The days of what the filter holds; undefined for nothing. */
  daysOf: (value: unknown) => Days | undefined;
  /** Where days of one's own begin without a preset before. */
  firstDays: () => Days;
}

/** The days of a list in India: a preset, or a first and a last day; stored in the address. */
export function DayChoice({ label, source, none, presets, daysOf, firstDays }: DayChoiceProps) {
  const { field, id } = useInput<Record<string, unknown>>({ source });
  const value: unknown = field.value;
  const days = daysOf(value);
  const preset = presets.find((known) => known.id === value);
  const choose = (chosen: string) =>
    field.onChange(chosen === OTHER_DAYS ? periodOf(days ?? firstDays()) : chosen);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1, mb: 0.5 }}>
      <TextField
        select
        id={id}
        size="small"
        label={label}
        value={preset?.id ?? (days ? OTHER_DAYS : '')}
        onChange={(event) => choose(event.target.value)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ minWidth: 170, m: 0 }}
      >
        <MenuItem value="">{none}</MenuItem>
        {presets.map((known) => (
          <MenuItem key={known.id} value={known.id}>
            {known.name}
          </MenuItem>
        ))}
        <MenuItem value={OTHER_DAYS}>Other days…</MenuItem>
      </TextField>
      {days && !preset && <DayFields days={days} onChoose={(next) => field.onChange(periodOf(next))} />}
    </Stack>
  );
}
