import { Alert, LinearProgress } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useGetMany, useListContext, useNotify } from 'react-admin';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import { ORDER_STATUSES, type OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { ShopDataProvider } from '../../data/data-provider';
import { planStatus, type OrderRecord } from '../../data/order-record';
import { StatusDialog, StatusSelect } from './StatusDialog';

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

/** Sets one status on several orders: says beforehand how many of them take it, and afterwards which did not and why. */
export function UpdateStatusesDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const [chosen] = useState(ids);
  const [status, setStatus] = useState<OrderStatus>('Shipped');
  const { data = [], isPending, error } = useGetMany<OrderRecord>('orders', { ids: chosen });
  const orders = data.filter((order) => order !== undefined);
  const { plan, move, refused } = useMoving(orders, status, onClose);
  const staying = orders.length - plan.moving.length;
  return (
    <StatusDialog
      title={`Update ${counted(chosen.length)}`}
      reasonLabel={plan.backCount > 0 ? 'Reason for moving orders back' : undefined}
      isUpdating={move.isPending}
      isReady={plan.moving.length > 0}
      onUpdate={(reason) => move.mutate(reason)}
      onClose={onClose}
    >
      {error && <Alert severity="error">{error.message}</Alert>}
      {refused.map(({ id, refusal }) => (
        <Alert key={id} severity="error">
          Order {shortId(id, 6)}: {refusal}
        </Alert>
      ))}
      <StatusSelect status={status} offered={ORDER_STATUSES} onChange={setStatus} />
      {isPending ? (
        <LinearProgress aria-label="Loading" />
      ) : (
        <Alert severity={status === 'Cancelled' ? 'warning' : 'info'}>
          {counted(plan.moving.length)} will be {status}
          {plan.backCount > 0 && `, ${plan.backCount} of them moved back`}
          {staying > 0 && `; ${staying} ${staying === 1 ? 'stays as it is' : 'stay as they are'}`}.
          {status === 'Cancelled' && ' The stock goes back and the shoppers are refunded in full.'}
        </Alert>
      )}
    </StatusDialog>
  );
}
