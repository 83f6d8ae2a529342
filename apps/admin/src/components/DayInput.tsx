import { TextInput } from 'react-admin';

interface DayInputProps {
  source: string;
  label: string;
  hint: string | false;
}

/** A day in India of a form. */
export function DayInput({ source, label, hint }: DayInputProps) {
  return (
    <TextInput
      source={source}
      type="date"
      label={label}
      helperText={hint}
      slotProps={{ inputLabel: { shrink: true } }}
      fullWidth
    />
  );
}
