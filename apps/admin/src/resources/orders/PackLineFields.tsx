import { Box, TextField, Typography } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { withSerial, type PackedLine } from './packed-line';
import { QuantityStepper } from './QuantityStepper';

/** Moves to the next field instead of sending the form: scanners end each code with Enter. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const form = (event.target as HTMLElement).closest('form');
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[data-serial] input') ?? [])];
  fields[fields.indexOf(event.target as HTMLInputElement) + 1]?.focus();
}

interface PackLineProps {
  line: PackedLine;
  /** Whether the units are fixed, since they are claimed already. */
  isFixed: boolean;
  onChange: (line: PackedLine) => void;
}

/** A line of the packing form: how many, and a field for the serial number of each. */
export function PackLineFields({ line, isFixed, onChange }: PackLineProps) {
  const { name, quantity, most, serials, scanned } = line;
  const open = quantity - scanned.length;
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', listStyle: 'none' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {isFixed ? (
          <Typography>× {quantity}</Typography>
        ) : (
          <QuantityStepper
            label={name}
            value={quantity}
            max={most}
            onChange={(next) => onChange({ ...line, quantity: next })}
          />
        )}
      </Box>
      {scanned.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          Scanned: {scanned.join(', ')}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: 'repeat(2, 1fr)' } }}>
        {Array.from({ length: open }, (_, index) => (
          <TextField
            key={index}
            data-serial
            label={open === 1 ? 'Serial number' : `Serial number ${index + 1}`}
            value={serials[index] ?? ''}
            onChange={(event) => onChange(withSerial(line, index, event.target.value))}
            onKeyDown={goOn}
            slotProps={{
              htmlInput: {
                maxLength: 60,
                autoComplete: 'off',
                'aria-label': `Serial number ${index + 1} of ${name}`,
              },
            }}
          />
        ))}
      </Box>
    </Box>
  );
}
