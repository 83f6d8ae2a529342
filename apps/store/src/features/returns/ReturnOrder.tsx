import { lazy, Suspense, useState } from 'react';
import { formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/returns';
import { Button } from '@aabha/ui/components/Button';
import { Dialog } from '@aabha/ui/components/Dialog';
import { Spinner } from '@aabha/ui/components/Spinner';
import { returnOffer, type ReturnableOrder } from './return-offer';
import classes from './returns.module.css';
import { useRequestReturn } from './use-request-return';

const RequestReturnForm = lazy(() =>
  import('./RequestReturnForm').then((module) => ({ default: module.RequestReturnForm })),
);
const ReturnProgress = lazy(() =>
  import('./ReturnProgress').then((module) => ({ default: module.ReturnProgress })),
);

interface ReturnOrderProps {
  order: ReturnableOrder;
  /** Receives the focus when the button is gone. */
  headingId: string;
}

/**
 * Return of a delivered order while a reason counts, and its status
 * (docs/spec/returns-and-refunds.md#customer-screen).
 */
export function ReturnOrder({ order, headingId }: ReturnOrderProps) {
  const [asking, setAsking] = useState(false);
  const request = useRequestReturn({
    onRequested: () => setAsking(false),
    onShown: () => document.getElementById(headingId)?.focus(),
  });
  const offer = returnOffer(order, new Date());
  const open = () => {
    request.reset();
    setAsking(true);
  };
  const lastDay = formatDay(order.returnUntil);
  return (
    <>
      {offer === 'requested' && (
        <div className={classes.offer}>
          <Button kind="outline" disabled aria-describedby={headingId}>
            {texts.returnRequested}
          </Button>
          <Suspense fallback={<p className={classes.note}>{texts.emailAtEachStep}</p>}>
            <ReturnProgress orderId={order._id} />
          </Suspense>
        </div>
      )}
      {offer === 'offered' && (
        <div className={classes.offer}>
          <Button kind="outline" onClick={open} aria-describedby={headingId}>
            {texts.returnOrder}
          </Button>
          <p className={classes.note}>{texts.until(lastDay)}</p>
        </div>
      )}
      {offer === 'closed' && <p className={classes.note}>{texts.closedOn(lastDay)}</p>}
      <Dialog
        open={asking}
        title={texts.returnThisOrder}
        shape="sheet"
        widthPx={500}
        onClose={() => setAsking(false)}
      >
        <Suspense fallback={<Spinner />}>
          <RequestReturnForm order={order} request={request} onCancel={() => setAsking(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
