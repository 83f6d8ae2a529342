import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { Box, IconButton, Typography } from '@mui/material';

interface QuantityStepperProps {
  /** What is counted, for screen readers. */
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** A number from 0 to `max` with buttons for one more and one fewer. */
export function QuantityStepper({ label, value, max, onChange }: QuantityStepperProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <IconButton
        aria-label={`One fewer of ${label}`}
        disabled={value <= 0}
        onClick={() => onChange(value - 1)}
        sx={{ width: 44, height: 44 }}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
      <Typography
        component="output"
        aria-live="polite"
        sx={{ minWidth: 28, textAlign: 'center', fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
      >
        {value}
      </Typography>
      <IconButton
        aria-label={`One more of ${label}`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        sx={{ width: 44, height: 44 }}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
