import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { isBackward, offeredStatuses, shortId } from '@aabha/contracts/orders/orders.rules';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { ShopDataProvider } from '../../data/data-provider';
import { isRefunded, nextStatus, type OrderRecord } from '../../data/order-record';

/** The status modal (product §4): choose, Update, closed on success; a refusal stays beside the form with its reason. */
export function UpdateStatusDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const offered = offeredStatuses({ status: order.status, refunded: isRefunded(order) });
  const [status, setStatus] = useState<OrderStatus | ''>(offered.length > 0 ? nextStatus(order.status) : '');
  const [reason, setReason] = useState('');
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const needsReason = status !== '' && isBackward(order.status, status);

  const update = useMutation({
    mutationFn: (to: OrderStatus) =>
      dataProvider.updateOrderStatus({ id: order._id, status: to, ...(needsReason ? { reason } : {}) }),
    onSuccess: async () => {
      notify('Order status updated successfully!', { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['orders'] });
      await queries.invalidateQueries({ queryKey: ['dashboard'] });
      onClose();
    },
    onError: () => notify('Failed to update order status.', { type: 'error' }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (status !== '') update.mutate(status);
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="status-title">
      <form onSubmit={submit}>
        <DialogTitle id="status-title">Order {shortId(order._id, 6)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          {update.error && <Alert severity="error">{update.error.message}</Alert>}
          {offered.length === 0 && (
            <Alert severity="info">This order was refunded, so its status stays {order.status}.</Alert>
          )}
          <TextField
            select
            label="Status"
            value={status}
            onChange={(event) => setStatus(event.target.value as OrderStatus)}
            helperText={`Now ${order.status}`}
            disabled={offered.length === 0}
            required
          >
            {offered.map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          {status === 'Cancelled' && (
            <Alert severity="warning">The stock goes back and the shopper is refunded in full.</Alert>
          )}
          {needsReason && (
            <TextField
              label="Reason for moving the order back"
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 500 } }}
              multiline
              required
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={status === '' || update.isPending}>
            {update.isPending ? 'Updating...' : 'Update'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
