import { useState } from 'react';
import { checkShopperUpdate } from '@aabha/contracts/orders/orders.rules';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { refundPromise } from '@aabha/contracts/refunds/refund-promise';
import { Button } from '@aabha/ui/components/Button';
import { Dialog } from '@aabha/ui/components/Dialog';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import type { ShopperOrder } from './order-steps';
import classes from './orders.module.css';

interface CancelOrderProps {
  order: ShopperOrder;
  /** Receives the focus when the button is gone. */
  headingId: string;
}

/**
 * Cancels a Pending order after a question (docs/spec/orders.md#customer-screen). A refusal is shown in the
 * dialog.
 */
export function CancelOrder({ order, headingId }: CancelOrderProps) {
  const [asking, setAsking] = useState(false);
  const orders = trpc.useUtils().orders;
  const cancel = trpc.orders.updateStatus.useMutation({
    onSuccess: async () => {
      setAsking(false);
      notify('success', 'Order cancelled successfully', 'order');
      await orders.invalidate();
      document.getElementById(headingId)?.focus();
    },
    onError: () => notify('error', 'Failed to cancel order', 'order'),
  });
  const close = () => {
    if (cancel.isPending) return;
    setAsking(false);
    // A refusal usually means that the order has changed.
    if (cancel.isError) void orders.invalidate();
    cancel.reset();
  };
  const mayCancel = checkShopperUpdate({ status: order.status, refunded: false }, 'Cancelled').ok;
  return (
    <>
      {mayCancel && (
        <Button kind="outline" onClick={() => setAsking(true)} aria-describedby={headingId}>
          Cancel order
        </Button>
      )}
      <Dialog open={asking} onClose={close} title="Cancel this order?">
        <p className="soft">
          This cannot be undone.
          {order.refundable > 0 &&
            ` We will refund ${formatRupees(order.refundable)} to the account you paid from. ${refundPromise(order.payment_method, 'normal')}`}
        </p>
        {cancel.isError && (
          <p className={classes.refusal} role="alert">
            {describeError(cancel.error).message}
          </p>
        )}
        <div className={classes.choices}>
          <Button kind="outline" onClick={close}>
            Keep order
          </Button>
          <Button
            kind="danger"
            busy={cancel.isPending}
            onClick={() => cancel.mutate({ id: order._id, status: 'Cancelled' })}
          >
            Cancel order
          </Button>
        </div>
      </Dialog>
    </>
  );
}
