import { useState } from 'react';
import { checkShopperUpdate } from '@aabha/contracts/orders/orders.rules';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/orders';
import { refundPromise } from '@aabha/messages/promises';
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
      notify('success', texts.orderCancelled, 'order');
      await orders.invalidate();
      document.getElementById(headingId)?.focus();
    },
    onError: () => notify('error', texts.notCancelled, 'order'),
  });
  const close = () => {
    if (cancel.isPending) return;
    setAsking(false);
    // A refusal usually means that the order has changed.
    if (cancel.isError) void orders.invalidate();
    cancel.reset();
  };
  const hasShipped = order.shipments.length > 0;
  const mayCancel = checkShopperUpdate({ status: order.status, refunded: false, hasShipped }, 'Cancelled').ok;
  return (
    <>
      {mayCancel && (
        <Button kind="outline" onClick={() => setAsking(true)} aria-describedby={headingId}>
          {texts.cancelOrder}
        </Button>
      )}
      <Dialog open={asking} onClose={close} title={texts.cancelThisOrder}>
        <p className="soft">
          {order.refundable > 0
            ? texts.cannotBeUndoneRefund(
                formatRupees(order.refundable),
                refundPromise(order.payment_method, 'normal'),
              )
            : texts.cannotBeUndone}
        </p>
        {cancel.isError && (
          <p className={classes.refusal} role="alert">
            {describeError(cancel.error).message}
          </p>
        )}
        <div className={classes.choices}>
          <Button kind="outline" onClick={close}>
            {texts.keepOrder}
          </Button>
          <Button
            kind="danger"
            busy={cancel.isPending}
            onClick={() => cancel.mutate({ id: order._id, status: 'Cancelled' })}
          >
            {texts.cancelOrder}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
