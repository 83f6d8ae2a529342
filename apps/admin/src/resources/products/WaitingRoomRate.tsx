import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ProductProvider } from './products.data';
import { useRoomChange, type RoomActionProps } from './use-room-change';

/** Changes how many people an open waiting room admits a minute. What is typed stays when the rate changes meanwhile. */
export function WaitingRoomRate({
  product,
  ratePerMinute,
  onChanged,
}: RoomActionProps & { ratePerMinute: number }) {
  const dataProvider = useDataProvider<ProductProvider>();
  const [typed, setTyped] = useState<string>();
  const rate = typed ?? String(ratePerMinute);
  const change = useRoomChange(dataProvider.changeAdmissionRate, { done: 'The rate is changed.', onChanged });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const input = { id: product._id, ratePerMinute: Number(rate) };
        change.mutate(input, { onSuccess: () => setTyped(undefined) });
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 1 }}
    >
      <TextField
        size="small"
        type="number"
        label="People a minute"
        value={rate}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="outlined" disabled={change.isPending || rate === String(ratePerMinute)}>
        Change rate
      </Button>
    </Box>
  );
}
