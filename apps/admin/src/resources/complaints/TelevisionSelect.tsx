import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { SoldTelevision } from '@aabha/contracts/complaints/complaints.schema';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { ScreenLink } from '../../components/ScreenLink';
import type { ComplaintThreadRecord } from './complaint-record';
import type { ComplaintProvider } from './complaints.data';

/** Whether their orders have to be named, so that two of a kind can be told apart. */
const areOfSeveralOrders = (televisions: readonly SoldTelevision[]) =>
  new Set(televisions.map(({ order_id }) => order_id)).size > 1;

/** Chooses the television that a complaint is about, by its serial number (docs/spec/complaints.md#television). */
export function TelevisionSelect({ complaint }: { complaint: ComplaintThreadRecord }) {
  const { _id: id, television, televisions } = complaint;
  const dataProvider = useDataProvider<ComplaintProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const setting = useMutation({
    mutationFn: (serialId: string | null) => dataProvider.setComplaintTelevision({ id, serial_id: serialId }),
    onSuccess: () => notify('Television saved', { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  });
  if (televisions.length === 0 && !television) return 'No serial number packed yet';
  const namesOrders = areOfSeveralOrders(televisions);
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <TextField
        select
        margin="none"
        size="small"
        value={television?.serial_id ?? ''}
        disabled={setting.isPending}
        onChange={({ target: { value } }) => setting.mutate(value === '' ? null : value)}
        slotProps={{
          select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': 'Television' } },
        }}
        sx={{ width: '100%', maxWidth: 360 }}
      >
        <MenuItem value="">Not known</MenuItem>
        {televisions.map(({ serial_id: value, serial, product_name: name, order_id: order }) => (
          <MenuItem key={value} value={value} sx={{ display: 'block', whiteSpace: 'normal' }}>
            {serial}
            <Typography variant="body2" color="text.secondary">
              {name}
              {order === '' && ', transferred'}
              {namesOrders && order !== '' && `, order ${orderNumber(order)}`}
            </Typography>
          </MenuItem>
        ))}
      </TextField>
      {television && (
        <ScreenLink to={`/admin-dashboard/edit-product/${television.product_id}`}>
          Open the television
        </ScreenLink>
      )}
    </Stack>
  );
}
