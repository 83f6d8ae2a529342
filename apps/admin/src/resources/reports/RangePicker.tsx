import { MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import type { ReportRange } from '@aabha/contracts/reports/report-range';
import { ReportRangeInput } from '@aabha/contracts/reports/reports.schema';
import { REPORT_PRESETS } from '@aabha/contracts/reports/reports.values';
import { PERIOD_LABELS } from '../../data/period-labels';
import type { ReportChoice } from './use-report-range';

interface DaysProps {
  range: ReportRange;
  onChoose: (range: ReportRange) => void;
}

/** The first and the last day; a pair that is no range stays as typed, with what is wrong. */
function Days({ range, onChoose }: DaysProps) {
  const [typed, setTyped] = useState(range);
  const wrong = ReportRangeInput.safeParse(typed).error?.issues[0]?.message;
  const change = (part: Partial<ReportRange>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (ReportRangeInput.safeParse(next).success) onChoose(next);
  };
  const field = (name: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      size="small"
      label={label}
      value={typed[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      error={name === 'to' && wrong !== undefined}
      helperText={name === 'to' ? wrong : undefined}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ minWidth: 150 }}
    />
  );
  return (
    <>
      {field('from', 'From')}
      {field('to', 'To')}
    </>
  );
}

/** The days of a report: a preset, or a first and a last day. */
export function RangePicker({ range, preset, choosePreset, chooseRange }: ReportChoice) {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <TextField
        select
        size="small"
        label="Period"
        value={preset}
        onChange={({ target: { value } }) => {
          const chosen = REPORT_PRESETS.find((known) => known === value);
          if (chosen) choosePreset(chosen);
          else chooseRange(range);
        }}
        sx={{ minWidth: 190 }}
      >
        {REPORT_PRESETS.map((known) => (
          <MenuItem key={known} value={known}>
            {PERIOD_LABELS[known]}
          </MenuItem>
        ))}
        <MenuItem value="custom">Other days…</MenuItem>
      </TextField>
      {preset === 'custom' && <Days range={range} onChoose={chooseRange} />}
    </Stack>
  );
}
