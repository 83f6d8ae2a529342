import { useEffect, useState } from 'react';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { Button } from '@aabha/ui/components/Button';
import classes from './checkout.module.css';
import { DEDUCTED_PAYMENT_TEXT } from './deducted-payment-text';
import type { PaymentFailure } from './use-payment-failure';

const NOT_RECEIVED = `We have not received your payment. ${DEDUCTED_PAYMENT_TEXT}`;
const WHAT: Readonly<Record<PaymentFailure['kind'], { title: string; money: string }>> = {
  declined: {
    title: 'Your bank declined the payment',
    money: NOT_RECEIVED,
  },
  dismissed: {
    title: 'The payment was not completed',
    money: NOT_RECEIVED,
  },
  unopened: {
    title: 'The payment window did not open',
    money:
      'You have not been charged. Please check your internet connection, turn off any ad blocker and try again.',
  },
};

/** Returns whether an instant is in the future; updates when it passes. */
function useIsBefore(iso: string): boolean {
  const leftMs = () => Date.parse(iso) - Date.now();
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPassed(iso), Math.max(0, Date.parse(iso) - Date.now()));
    return () => clearTimeout(timer);
  }, [iso]);
  return passed !== iso && leftMs() > 0;
}

/** What happened to money and stock after a failed payment, with a button to retry. */
export function PaymentFailed({ failure, busy }: { failure: PaymentFailure; busy: boolean }) {
  const isReserved = useIsBefore(failure.expiresAt);
  const { title, money } = WHAT[failure.kind];
  return (
    <div className={classes.failed} role="alert">
      <h3 className={classes.failedTitle}>{title}</h3>
      <p>{money}</p>
      <p>
        {isReserved
          ? `Your items are reserved for you until ${formatDateTime(failure.expiresAt)}.`
          : 'Your items are no longer reserved. Try again to reserve what is still in stock.'}
      </p>
      <Button type="submit" kind="outline" busy={busy}>
        Try again
      </Button>
    </div>
  );
}
