import { Alert, LinearProgress } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import type { OrderStatus } from '@aabha/contracts/orders/orders.schema';
import { EwayBillWarning } from '../../components/eway-bills/EwayBillWarning';
import { OtherEditors } from '../../components/OtherEditors';
import { REFUND_REQUESTS_KEY } from '../../data/refund-requests';
import type { OrderProvider } from './orders.data';
import { changesOf, nextStatus, offeredFor, planStatus, type OrderRecord } from './order-record';
import { StatusDialog, StatusSelect, type Confirmation } from './StatusDialog';
import { useStatusPreviews } from './use-status-previews';

/**
 * The status modal of one order (docs/spec/orders.md#staff-screen): closes on success. After an edit conflict
 * it shows the current order and its options; typed values stay.
 */
export function UpdateStatusDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const [selectedStatus, setSelectedStatus] = useState<OrderStatus>();
  const dataProvider = useDataProvider<OrderProvider>();
  const notify = useNotify();
  const queries = useQueryClient();
  const { previews, isPending, error, readAgain } = useStatusPreviews([order._id]);
  const preview = previews?.[0];
  const offered = preview?.offers.map(({ status }) => status) ?? offeredFor(order);
  const preferred = selectedStatus ?? nextStatus(preview?.status ?? order.status);
  const status = offered.find((name) => name === preferred) ?? '';
  const plan = preview && status !== '' ? planStatus([preview], status) : undefined;

  const update = useMutation({
    mutationFn: async (confirmation: Confirmation) => {
      let isWaiting = false;
      if (!plan || status === '') return isWaiting;
      for (const change of changesOf(plan, status, confirmation))
        ({ isWaiting } = (await dataProvider.updateOrderStatus(change)).data);
      return isWaiting;
    },
    onSuccess: async (isWaiting) => {
      notify(
        isWaiting
          ? 'The cancellation waits for approval, since its refund is above your limit.'
          : 'Order status updated successfully!',
        { type: 'success' },
      );
      await queries.invalidateQueries({ queryKey: [REFUND_REQUESTS_KEY] });
      await readAgain();
      onClose();
    },
    onError: async () => {
      notify('Failed to update order status.', { type: 'error' });
      /* The selection was made for the previous version of the order. */
      setSelectedStatus(undefined);
      await readAgain();
    },
  });
  const failure = update.error ?? error;

  return (
    <StatusDialog
      title={`Order ${orderNumber(order._id)}`}
      orderId={order._id}
      plan={plan}
      isUpdating={update.isPending}
      onUpdate={(confirmation) => update.mutate(confirmation)}
      onClose={onClose}
    >
      <OtherEditors resource="orders" record={order._id} />
      {failure && <Alert severity="error">{failure.message}</Alert>}
      {isPending && <LinearProgress aria-label="Loading" />}
      {preview && offered.length === 0 && (
        <Alert severity="info">This order was refunded, so its status stays {preview.status}.</Alert>
      )}
      <StatusSelect
        status={status}
        offered={offered}
        onChange={setSelectedStatus}
        helperText={`Now ${preview?.status ?? order.status}`}
      />
      {status === 'Shipped' && <EwayBillWarning orderIds={[order._id]} />}
    </StatusDialog>
  );
}
