import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  MenuItem,
  TextField,
} from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useDataProvider, useGetMany, useListContext, useNotify } from 'react-admin';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import { ORDER_STATUSES, type OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { ShopDataProvider } from '../../data/data-provider';
import { planStatus, type OrderRecord } from '../../data/order-record';

const counted = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;

/** Moves the orders one by one and keeps those ticked that were refused. */
function useMoving(orders: readonly OrderRecord[], status: OrderStatus, onClose: () => void) {
  const { onSelect } = useListContext();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const plan = planStatus(orders, status);
  const move = useMutation({
    mutationFn: (reason: string) => dataProvider.updateOrderStatuses(plan.moving, status, reason),
    onSuccess: async ({ data }) => {
      const refused = data.filter(({ refusal }) => refusal !== undefined);
      const moved = data.length - refused.length;
      if (moved > 0) notify(`Status of ${counted(moved)} updated successfully!`, { type: 'success' });
      if (refused.length > 0) notify('Failed to update order status.', { type: 'error' });
      onSelect(refused.map(({ id }) => id));
      await queries.invalidateQueries({ queryKey: ['orders'] });
      await queries.invalidateQueries({ queryKey: ['dashboard'] });
      if (refused.length === 0) onClose();
    },
  });
  return { plan, move, refused: move.data?.data.filter(({ refusal }) => refusal !== undefined) ?? [] };
}

function StatusSelect({ status, onChange }: { status: OrderStatus; onChange: (to: OrderStatus) => void }) {
  return (
    <TextField
      select
      label="Status"
      value={status}
      onChange={(event) => onChange(event.target.value as OrderStatus)}
    >
      {ORDER_STATUSES.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Sets one status on several orders: says beforehand how many of them take it, and afterwards which did not and why. */
export function UpdateStatusesDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const [chosen] = useState(ids);
  const [status, setStatus] = useState<OrderStatus>('Shipped');
  const [reason, setReason] = useState('');
  const { data = [], isPending, error } = useGetMany<OrderRecord>('orders', { ids: chosen });
  const orders = data.filter((order) => order !== undefined);
  const { plan, move, refused } = useMoving(orders, status, onClose);
  const staying = orders.length - plan.moving.length;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    move.mutate(reason);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="statuses-title">
      <form onSubmit={submit}>
        <DialogTitle id="statuses-title">Update {counted(chosen.length)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          {error && <Alert severity="error">{error.message}</Alert>}
          {refused.map(({ id, refusal }) => (
            <Alert key={id} severity="error">
              Order {shortId(id, 6)}: {refusal}
            </Alert>
          ))}
          <StatusSelect status={status} onChange={setStatus} />
          {isPending ? (
            <LinearProgress aria-label="Loading" />
          ) : (
            <Alert severity={status === 'Cancelled' ? 'warning' : 'info'}>
              {counted(plan.moving.length)} will be {status}
              {staying > 0 && `; ${staying} ${staying === 1 ? 'stays as it is' : 'stay as they are'}`}.
              {status === 'Cancelled' && ' The stock goes back and the shoppers are refunded in full.'}
            </Alert>
          )}
          {plan.needsReason && (
            <TextField
              label="Reason for moving orders back"
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
          <Button type="submit" variant="contained" disabled={plan.moving.length === 0 || move.isPending}>
            {move.isPending ? 'Updating...' : 'Update'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
