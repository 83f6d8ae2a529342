import { useEffect } from 'react';
import type { PaymentState } from '@aabha/contracts/checkout/checkout.schema';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/checkout';
import { buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import classes from './checkout.module.css';

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
    title: texts.waitingForBank,
    text: texts.beingConfirmed,
    to: '/myorders',
    label: texts.seeMyOrders,
  },
  refunded: {
    title: texts.refundOnItsWay,
    text: texts.soldOutRefunding,
    to: '/cart',
    label: texts.backToCart,
  },
  unpaid: {
    title: texts.notReceived,
    text: texts.unpaidNotReserved,
    to: '/cart',
    label: texts.backToCart,
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
          {state === 'waiting'
            ? texts.amountWaiting(formatRupees(amount))
            : texts.amount(formatRupees(amount))}
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
