import { useEffect, useState } from 'react';
import * as texts from '@aabha/messages/checkout';
import { retry } from '@aabha/messages/common';
import { formatDateTime } from '@aabha/messages/dates';
import { Button } from '@aabha/ui/components/Button';
import classes from './checkout.module.css';
import type { PaymentFailure } from './use-payment-failure';

const WHAT: Readonly<Record<PaymentFailure['kind'], { title: string; money: string }>> = {
  declined: {
    title: texts.bankDeclined,
    money: texts.paymentNotReceived,
  },
  dismissed: {
    title: texts.notCompleted,
    money: texts.paymentNotReceived,
  },
  unopened: {
    title: texts.windowDidNotOpen,
    money: texts.notCharged,
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
      <p>{isReserved ? texts.reservedUntil(formatDateTime(failure.expiresAt)) : texts.noLongerReserved}</p>
      <Button type="submit" kind="outline" busy={busy}>
        {retry}
      </Button>
    </div>
  );
}
