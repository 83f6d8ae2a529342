import { useEffect, useRef } from 'react';
import * as texts from '@aabha/messages/checkout';
import { writeToSupport } from '@aabha/messages/rich/checkout';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import classes from './checkout.module.css';
import type { PaidPayment } from './provider-checkout';
import type { PaymentNews } from './use-payment';

interface PaymentNoticeProps {
  news: PaymentNews;
  busy: boolean;
  onCheckAgain: (paid: PaidPayment) => void;
}

/** Contact when neither waiting nor retrying will help. */
function Support({ paymentId }: { paymentId: string }) {
  const [{ brand }] = trpc.settings.get.useSuspenseQuery(undefined, { staleTime: Infinity });
  return (
    <p className="soft">
      {writeToSupport(
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>,
        <strong className={classes.id}>{paymentId}</strong>,
      )}
    </p>
  );
}

/** After the payment, when the shop could not be reached or did not accept it: what to do next. */
export function PaymentNotice({ news, busy, onCheckAgain }: PaymentNoticeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const waiting = news.reason === undefined;
  return (
    <div className="wrap page">
      <section className={`card ${classes.notice}`}>
        <h1 ref={title} tabIndex={-1} className={classes.noticeTitle}>
          {waiting ? texts.finishingOrder : texts.checkingPayment}
        </h1>
        <p role="status">{news.message}</p>
        {!waiting && <Support paymentId={news.paid.paymentId} />}
        {waiting && <p className="soft">{texts.doNotPayAgain}</p>}
        <div className={classes.noticeActions}>
          {waiting && (
            <Button busy={busy} onClick={() => onCheckAgain(news.paid)}>
              {texts.checkAgain}
            </Button>
          )}
          <Link to="/myorders" className={buttonClass({ kind: 'outline' })}>
            {texts.seeMyOrders}
          </Link>
        </div>
      </section>
    </div>
  );
}
