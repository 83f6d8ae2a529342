import type { ReactNode } from 'react';
import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/order-tracking';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { describeError } from '../../lib/describe-error';
import { trpc } from '../../lib/trpc';
import { TrackedOrderView } from './TrackedOrderView';
import classes from './tracking.module.css';

/** Why a link shows no order, and how to get one that does. */
function NoOrder({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { reason, message } = describeError(error);
  const isLink = reason === 'ORDER_LINK_UNKNOWN' || reason === 'ORDER_LINK_EXPIRED';
  const ofLink = reason === 'ORDER_LINK_EXPIRED' ? texts.linkOver : texts.linkUnknown;
  return (
    <div className="wrap page">
      <section className={`card ${classes.notice}`}>
        <h1 className={classes.noticeTitle}>{isLink ? ofLink : texts.notLoaded}</h1>
        <p role="alert">{message}</p>
        <div className={classes.actions}>
          {isLink ? (
            <Link to="/track" className={buttonClass()}>
              {texts.askForLink}
            </Link>
          ) : (
            <Button onClick={onRetry}>{common.retry}</Button>
          )}
          <Link to="/contact" className={buttonClass({ kind: 'quiet' })}>
            {texts.needHelp}
          </Link>
        </div>
      </section>
    </div>
  );
}

interface TrackedOrderPageProps {
  token: string;
  /** Returns when technicians come, for the person whose order it is. */
  installation: (orderId: string) => ReactNode;
}

/** /track/{token}: where an order is, for whoever has its link. */
export function TrackedOrderPage({ token, installation }: TrackedOrderPageProps) {
  const { data, error, isPending, refetch } = trpc.orderTracking.get.useQuery({ token }, { gcTime: 0 });
  if (isPending)
    return (
      <div className={`wrap page ${classes.page}`} role="status" aria-label={texts.loading}>
        <div className={`skeleton ${classes.waitingTitle}`} />
        <div className={`skeleton ${classes.waitingWay}`} />
        <div className={`skeleton ${classes.waitingParcel}`} />
      </div>
    );
  if (!data) return <NoOrder error={error} onRetry={() => void refetch()} />;
  return (
    <TrackedOrderView
      order={data.tracking}
      installation={data.tracking.order_id && installation(data.tracking.order_id)}
    />
  );
}
