import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ProductProvider } from './products.data';
import { useRoomChange, type RoomActionProps } from './use-room-change';

/** Changes how many people an open waiting room admits a minute. */
export function WaitingRoomRate({
  product,
  ratePerMinute,
  onChanged,
}: RoomActionProps & { ratePerMinute: number }) {
  const dataProvider = useDataProvider<ProductProvider>();
  const [rate, setRate] = useState(String(ratePerMinute));
  const change = useRoomChange(dataProvider.changeAdmissionRate, { done: 'The rate is changed.', onChanged });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ id: product._id, ratePerMinute: Number(rate) });
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 1 }}
    >
      <TextField
        size="small"
        type="number"
        label="People a minute"
        value={rate}
        onChange={({ target }) => setRate(target.value)}
      />
      <Button type="submit" variant="outlined" disabled={change.isPending || rate === String(ratePerMinute)}>
        Change rate
      </Button>
    </Box>
  );
}
