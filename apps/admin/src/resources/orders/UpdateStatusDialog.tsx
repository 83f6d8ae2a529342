import { Alert } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { isBackward, offeredStatuses, shortId } from '@aabha/contracts/orders/orders.rules';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import type { ShopDataProvider } from '../../data/data-provider';
import { isRefunded, nextStatus, type OrderRecord } from '../../data/order-record';
import { StatusDialog, StatusSelect } from './StatusDialog';

/** The status modal (product §4): choose, Update, closed on success; a refusal stays beside the form with its reason. */
export function UpdateStatusDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const offered = offeredStatuses({ status: order.status, refunded: isRefunded(order) });
  const [status, setStatus] = useState<OrderStatus | ''>(offered.length > 0 ? nextStatus(order.status) : '');
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const needsReason = status !== '' && isBackward(order.status, status);

  const update = useMutation({
    mutationFn: ({ to, reason }: { to: OrderStatus; reason: string }) =>
      dataProvider.updateOrderStatus({ id: order._id, status: to, ...(needsReason ? { reason } : {}) }),
    onSuccess: async () => {
      notify('Order status updated successfully!', { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['orders'] });
      await queries.invalidateQueries({ queryKey: ['dashboard'] });
      onClose();
    },
    onError: () => notify('Failed to update order status.', { type: 'error' }),
  });

  return (
    <StatusDialog
      title={`Order ${shortId(order._id, 6)}`}
      reasonLabel={needsReason ? 'Reason for moving the order back' : undefined}
      isUpdating={update.isPending}
      isReady={status !== ''}
      onUpdate={(reason) => status !== '' && update.mutate({ to: status, reason })}
      onClose={onClose}
    >
      {update.error && <Alert severity="error">{update.error.message}</Alert>}
      {offered.length === 0 && (
        <Alert severity="info">This order was refunded, so its status stays {order.status}.</Alert>
      )}
      <StatusSelect
        status={status}
        offered={offered}
        onChange={setStatus}
        helperText={`Now ${order.status}`}
      />
      {status === 'Cancelled' && (
        <Alert severity="warning">The stock goes back and the shopper is refunded in full.</Alert>
      )}
    </StatusDialog>
  );
}
