import { Box } from '@mui/material';
import { NumberInput, TextInput } from 'react-admin';

/** What is to come, when and from whom. */
export function DeliveryInputs() {
  return (
    <>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <NumberInput source="quantity" label="Units" helperText={false} min={1} step={1} />
        <TextInput
          source="due"
          type="date"
          label="Due"
          helperText={false}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Box>
      <TextInput source="supplier" label="Supplier" helperText={false} fullWidth />
      <TextInput source="note" label="Note" helperText={false} multiline fullWidth />
    </>
  );
}
