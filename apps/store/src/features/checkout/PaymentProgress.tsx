import { useEffect } from 'react';
import type { PaymentState } from '@aabha/contracts/checkout/checkout.schema';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import classes from './checkout.module.css';
import { DEDUCTED_PAYMENT_TEXT } from './deducted-payment-text';

const ASK_AGAIN_MS = 3000;

interface Told {
  title: string;
  text: string;
  /** The possible actions. */
  to: '/myorders' | '/cart';
  label: string;
}

const TOLD: Readonly<Record<Exclude<PaymentState, 'ordered'>, Told>> = {
  waiting: {
    title: 'Waiting for your bank',
    text: 'Your payment is being confirmed. We will e-mail you when it is done.',
    to: '/myorders',
    label: 'See my orders',
  },
  refunded: {
    title: 'Your refund is on its way',
    text: 'Your items sold out before your payment reached us. We are refunding the full amount to the account you paid from and will email you.',
    to: '/cart',
    label: 'Back to the cart',
  },
  unpaid: {
    title: 'We have not received your payment',
    text: `Your items are no longer reserved. ${DEDUCTED_PAYMENT_TEXT}`,
    to: '/cart',
    label: 'Back to the cart',
  },
};

interface PaymentProgressProps {
  /** The provider's order id. */
  id: string;
  onOrdered: (orderId: string) => void;
}

/** A payment that settles late: polls its status until it is an order. */
export function PaymentProgress({ id, onOrdered }: PaymentProgressProps) {
  const [{ payment }] = trpc.checkout.getPayment.useSuspenseQuery(
    { id },
    { refetchInterval: ASK_AGAIN_MS, refetchOnWindowFocus: 'always' },
  );
  const { orderId, state, amount } = payment;
  useEffect(() => {
    if (orderId) onOrdered(orderId);
  }, [orderId, onOrdered]);
  const { title, text, to, label } = TOLD[state === 'ordered' ? 'waiting' : state];
  return (
    <div className="wrap page">
      <section className={`card ${classes.notice}`}>
        <h1 className={classes.noticeTitle}>{title}</h1>
        <p role="status">{text}</p>
        <p className="soft">
          Amount: {formatRupees(amount)}
          {state === 'waiting' &&
            '. This page updates by itself. You can leave it, but please do not pay again.'}
        </p>
        <div className={classes.noticeActions}>
          <Link to={to} className={buttonClass({ kind: 'outline' })}>
            {label}
          </Link>
        </div>
      </section>
    </div>
  );
}
