import { TextField } from '@mui/material';
import { useState } from 'react';
import type { Days } from '../../data/period-filter';

interface DayFieldsProps {
  days: Days;
  onChoose: (days: Days) => void;
}

/** The first and the last day; a pair in the wrong order stays as typed, with what is wrong. */
export function DayFields({ days, onChoose }: DayFieldsProps) {
  const [typed, setTyped] = useState(days);
  const { from = '', to = '' } = typed;
  const isWrong = from !== '' && to !== '' && from > to;
  const change = (next: Days) => {
    setTyped(next);
    const isOrdered = !next.from || !next.to || next.from <= next.to;
    if ((next.from || next.to) && isOrdered) onChoose(next);
  };
  const field = (name: 'from' | 'to', label: string, value: string) => (
    <TextField
      type="date"
      size="small"
      label={label}
      value={value}
      onChange={(event) => change({ ...typed, [name]: event.target.value })}
      error={name === 'to' && isWrong}
      helperText={name === 'to' && isWrong ? 'This day is before the first.' : undefined}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ minWidth: 150, m: 0 }}
    />
  );
  return (
    <>
      {field('from', 'From', from)}
      {field('to', 'To', to)}
    </>
  );
}
