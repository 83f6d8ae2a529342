import { InputAdornment, TextField } from '@mui/material';
import { typedAmount } from '../data/typed-amount';

interface AnotherAmountInputProps {
  /** As typed, in rupees. */
  value: string;
  onChange: (value: string) => void;
}

/** An amount beyond units, which reduces the price of what is left of an order. */
export function AnotherAmountInput({ value, onChange }: AnotherAmountInputProps) {
  const isWrong = typedAmount(value) === null;
  return (
    <TextField
      size="small"
      label="Another amount"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isWrong}
      helperText={
        isWrong
          ? 'Enter an amount in rupees.'
          : 'Reduces the price of what is left, for example for a scratch.'
      }
      autoComplete="off"
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
        htmlInput: { inputMode: 'decimal', maxLength: 14 },
      }}
    />
  );
}
