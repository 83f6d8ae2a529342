import { MenuItem, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import {
  WHOLESALE_PAYMENT_STATUSES,
  type WholesalePaymentStatus,
} from '@aabha/contracts/wholesale/wholesale.schema';
import type { ShopDataProvider } from '../../data/data-provider';
import type { WholesaleOrderRecord } from '../../data/wholesale';

/** Notes whether an order in quantity is paid (product §4). */
export function PaymentStatusSelect({ order }: { order: WholesaleOrderRecord }) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const update = useMutation({
    mutationFn: (paymentStatus: WholesalePaymentStatus) =>
      dataProvider.updateWholesaleOrder({ id: order._id, paymentStatus }),
    onSuccess: () => {
      notify('Payment status updated successfully!', { type: 'success' });
      refresh();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <TextField
      select
      label="Payment status"
      value={update.isPending ? update.variables : order.paymentStatus}
      disabled={update.isPending}
      onChange={(event) => update.mutate(event.target.value as WholesalePaymentStatus)}
      sx={{ minWidth: 180 }}
    >
      {WHOLESALE_PAYMENT_STATUSES.map((status) => (
        <MenuItem key={status} value={status}>
          {status}
        </MenuItem>
      ))}
    </TextField>
  );
}
