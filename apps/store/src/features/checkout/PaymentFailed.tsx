import { useEffect, useState } from 'react';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { Button } from '@aabha/ui/components/Button';
import classes from './checkout.module.css';
import type { PaymentFailure } from './use-payment';

const WHAT: Readonly<Record<PaymentFailure['kind'], { title: string; money: string }>> = {
  declined: {
    title: 'Your bank declined the payment',
    money:
      'No money has reached us. If your bank took it all the same, we complete this order or send the money back, and e-mail you.',
  },
  dismissed: {
    title: 'The payment was not completed',
    money:
      'No money has reached us. If your bank took it all the same, we complete this order or send the money back, and e-mail you.',
  },
  unopened: {
    title: 'The payment window could not be opened',
    money: 'Nothing was charged. Please check your connection, and any blocker of scripts, then try again.',
  },
};

/** Whether an instant is still to come; turns false by itself when it has passed. */
function useIsBefore(iso: string): boolean {
  const leftMs = () => Date.parse(iso) - Date.now();
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPassed(iso), Math.max(0, Date.parse(iso) - Date.now()));
    return () => clearTimeout(timer);
  }, [iso]);
  return passed !== iso && leftMs() > 0;
}

/** What became of the money and of the stock after a payment that was not paid, with the way to pay it again. */
export function PaymentFailed({ failure, busy }: { failure: PaymentFailure; busy: boolean }) {
  const isHeld = useIsBefore(failure.expiresAt);
  const { title, money } = WHAT[failure.kind];
  return (
    <div className={classes.failed} role="alert">
      <h3 className={classes.failedTitle}>{title}</h3>
      <p>{money}</p>
      <p>
        {isHeld
          ? `Your order is held for you until ${formatDateTime(failure.expiresAt)}.`
          : 'Your order is no longer held. Trying again holds what is still in stock.'}
      </p>
      <Button type="submit" kind="outline" busy={busy}>
        Try again
      </Button>
    </div>
  );
}
