import { Box, Typography } from '@mui/material';
import { NumberInput } from 'react-admin';
import { WEEKDAY_LABELS } from '@aabha/contracts/delivery-promise/delivery-promise.values';
import { INSTALLATION_PARTS } from '@aabha/contracts/installations/installations.values';
import { PART_LABELS } from './zone-forms';

/** How many places each part of each day of the week has. */
export function WeekInputs() {
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'auto repeat(3, minmax(0, 1fr))', mb: 2 }}>
      {WEEKDAY_LABELS.map((label, day) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography sx={{ alignSelf: 'center', minWidth: 40 }}>{label}</Typography>
          {INSTALLATION_PARTS.map((part) => (
            <NumberInput
              key={part}
              source={`places.${day}.${part}`}
              label={PART_LABELS[part]}
              helperText={false}
              min={0}
              step={1}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}
