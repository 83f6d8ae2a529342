import { Alert, LinearProgress } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { ORDER_STATUSES, type OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { EwayBillWarning } from '../../components/eway-bills/EwayBillWarning';
import type { OrderProvider } from './orders.data';
import { formatCount } from '../../data/number-format';
import { changesOf, planStatus, type StatusPlan } from './order-record';
import { StatusDialog, StatusSelect, type Confirmation } from './StatusDialog';
import { useStatusPreviews } from './use-status-previews';

const counted = (count: number) => formatCount(count, 'order', 'orders');

/** Changes the orders one by one; refused ones stay selected. */
function useMoving(
  plan: StatusPlan | undefined,
  status: OrderStatus,
  readAgain: () => Promise<void>,
  onClose: () => void,
) {
  const { onSelect } = useListContext();
  const dataProvider = useDataProvider<OrderProvider>();
  const notify = useNotify();
  const move = useMutation({
    mutationFn: (confirmation: Confirmation) =>
      dataProvider.updateOrderStatuses(plan ? changesOf(plan, status, confirmation) : []),
    onSuccess: async ({ data }) => {
      const refused = data.filter(({ refusal }) => refusal !== undefined);
      const waiting = data.filter(({ isWaiting }) => isWaiting).length;
      const moved = data.length - refused.length - waiting;
      if (moved > 0) notify(`Status of ${counted(moved)} updated successfully!`, { type: 'success' });
      if (waiting > 0)
        notify(`${counted(waiting)} unchanged: the refund waits for approval.`, { type: 'warning' });
      if (refused.length > 0) notify('Failed to update order status.', { type: 'error' });
      onSelect(refused.map(({ id }) => id));
      await readAgain();
      if (refused.length === 0) onClose();
    },
  });
  return { move, refused: move.data?.data.filter(({ refusal }) => refusal !== undefined) ?? [] };
}

/**
 * Sets one status on several orders: shows first how many can take it and what is refunded, and afterwards
 * which were refused and why.
 */
export function UpdateStatusesDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const [initialIds] = useState(ids);
  const [status, setStatus] = useState<OrderStatus>('Shipped');
  const { previews, isPending, error, readAgain } = useStatusPreviews(initialIds);
  const plan = previews && planStatus(previews, status);
  const { move, refused } = useMoving(plan, status, readAgain, onClose);
  return (
    <StatusDialog
      title={`Update ${counted(initialIds.length)}`}
      plan={plan}
      isUpdating={move.isPending}
      onUpdate={(confirmation) => move.mutate(confirmation)}
      onClose={onClose}
    >
      {error && <Alert severity="error">{error.message}</Alert>}
      {refused.map(({ id, refusal }) => (
        <Alert key={id} severity="error">
          Order {orderNumber(id)}: {refusal}
        </Alert>
      ))}
      <StatusSelect status={status} offered={ORDER_STATUSES} onChange={setStatus} />
      {status === 'Shipped' && <EwayBillWarning orderIds={initialIds} />}
      {isPending && <LinearProgress aria-label="Loading" />}
      {plan && (
        <Alert severity="info">
          {counted(plan.moving.length)} will be {status}
          {plan.backCount > 0 && `, ${plan.backCount} of them moved back`}
          {plan.stayingCount > 0 &&
            `; ${plan.stayingCount} ${plan.stayingCount === 1 ? 'stays as it is' : 'stay as they are'}`}
          .
        </Alert>
      )}
    </StatusDialog>
  );
}
