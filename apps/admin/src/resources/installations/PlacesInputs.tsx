import { Box, Typography } from '@mui/material';
import { ArrayInput, NumberInput, SimpleFormIterator, TextInput } from 'react-admin';
import { WEEKDAY_LABELS } from '@aabha/contracts/delivery-promise/delivery-promise.values';
import { INSTALLATION_PARTS } from '@aabha/contracts/installations/installations.values';
import { AddRowButton } from '../../components/AddRowButton';
import { rowStyles } from '../../components/row-styles';

const PART_LABELS = { '9-12': '9–12', '12-15': '12–15', '15-18': '15–18' } as const;

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

/** Days on which other numbers of technicians come, one a row. */
export function ExceptionRows() {
  return (
    <ArrayInput source="exceptions" label={false} helperText={false}>
      <SimpleFormIterator
        inline
        fullWidth
        sx={rowStyles}
        disableReordering
        disableClear
        addButton={<AddRowButton label="Add exception" />}
      >
        <TextInput
          source="day"
          type="date"
          label="Day"
          helperText={false}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        {INSTALLATION_PARTS.map((part) => (
          <NumberInput
            key={part}
            source={part}
            label={PART_LABELS[part]}
            helperText={false}
            defaultValue={0}
            min={0}
            step={1}
          />
        ))}
        <TextInput source="note" label="Why" helperText={false} fullWidth />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
