import { Alert, MenuItem, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import {
  WHOLESALE_PAYMENT_STATUSES,
  type WholesalePaymentStatus,
} from '@aabha/contracts/wholesale/wholesale.schema';
import type { WholesaleOrderProvider, WholesaleOrderRecord } from './wholesale-orders.data';

/** Returns the effect of a payment status as text. */
function Consequences({ order, to }: { order: WholesaleOrderRecord; to: WholesalePaymentStatus }) {
  if (to === 'Pending')
    return (
      <>
        No invoice was issued for this order. Setting it to Pending does not change stock or send any email.
      </>
    );
  return (
    <>
      This does three things at once and cannot be undone:
      <ul>
        {order.products.map(({ product_id, quantity }) => (
          <li key={product_id._id}>
            takes {quantity} × {product_id.name} from the stock
          </li>
        ))}
        <li>issues a tax invoice{order.gstNumber && ` with the GSTIN ${order.gstNumber}`}</li>
        <li>emails the invoice to {order.email}</li>
      </ul>
      If there is not enough stock, nothing is changed.
    </>
  );
}

/**
 * Sets whether a wholesale order is paid (docs/spec/wholesale.md#payment-status), after showing the effect.
 */
export function PaymentStatusSelect({ order }: { order: WholesaleOrderRecord }) {
  const [to, setTo] = useState<WholesalePaymentStatus>();
  const dataProvider = useDataProvider<WholesaleOrderProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const update = useMutation({
    mutationFn: (paymentStatus: WholesalePaymentStatus) =>
      dataProvider.updateWholesaleOrder({ id: order._id, paymentStatus }),
    onSuccess: () => {
      notify('Payment status updated successfully!', { type: 'success' });
      setTo(undefined);
      refresh();
    },
  });
  const ask = (status: WholesalePaymentStatus) => {
    update.reset();
    if (status !== order.paymentStatus) setTo(status);
  };
  const isInvoiced = order.invoiceNumber !== '';
  return (
    <>
      <TextField
        select
        label="Payment status"
        value={order.paymentStatus}
        disabled={update.isPending || isInvoiced}
        helperText={isInvoiced && `Invoice ${order.invoiceNumber} was issued, so this order stays Completed.`}
        onChange={(event) => ask(event.target.value as WholesalePaymentStatus)}
        sx={{ minWidth: 180 }}
      >
        {WHOLESALE_PAYMENT_STATUSES.map((status) => (
          <MenuItem key={status} value={status}>
            {status}
          </MenuItem>
        ))}
      </TextField>
      <Confirm
        isOpen={to !== undefined}
        loading={update.isPending}
        title={`Set order ${shortId(order._id, 6)} to ${to ?? order.paymentStatus}?`}
        content={
          <>
            <Consequences order={order} to={to ?? order.paymentStatus} />
            {update.error && (
              <Alert severity="error" sx={{ mt: 2 }}>
                {update.error.message}
              </Alert>
            )}
          </>
        }
        cancel="Cancel"
        confirm={to === 'Completed' ? 'Take stock and issue invoice' : 'Set to Pending'}
        onConfirm={() => to && update.mutate(to)}
        onClose={() => setTo(undefined)}
      />
    </>
  );
}
