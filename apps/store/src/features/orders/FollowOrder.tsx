import { BASE_PATH } from '@aabha/messages/language';
import * as texts from '@aabha/messages/orders';
import { copyLink as copyLinkText } from '@aabha/messages/share';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { IconLink, IconTruckDelivery } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { copyLink } from '../../lib/copy-link';
import classes from './orders.module.css';

const ICON = { size: 20, stroke: 1.7, 'aria-hidden': true } as const;

/** The tracking link of an order, to open and to copy (docs/spec/order-tracking.md#link). */
export function FollowOrder({ token }: { token: string }) {
  const address = () => `${window.location.origin}${BASE_PATH}/track/${token}`;
  return (
    <section className={classes.follow}>
      <h2 className={classes.followTitle}>{texts.followOrder}</h2>
      <p>{texts.followOrderText}</p>
      <div className={classes.followActions}>
        <Link to="/track/$token" params={{ token }} className={buttonClass({ kind: 'outline' })}>
          <IconTruckDelivery {...ICON} />
          {texts.openTracking}
        </Link>
        <Button kind="quiet" onClick={() => void copyLink(address(), texts.copyingNotAllowed)}>
          <IconLink {...ICON} />
          {copyLinkText}
        </Button>
      </div>
    </section>
  );
}
