import { Chip, type ChipProps } from '@mui/material';

/** A state in colour and as text, as lists and pages of records show it. */
export function StateChip({ color, label }: Required<Pick<ChipProps, 'color' | 'label'>>) {
  return <Chip size="small" variant="outlined" color={color} label={label} sx={{ fontWeight: 600 }} />;
}
