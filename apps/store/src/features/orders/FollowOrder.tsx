import { BASE_PATH } from '@aabha/messages/language';
import * as texts from '@aabha/messages/orders';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { IconCopy, IconRoute } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { notify } from '../../lib/notify';
import classes from './orders.module.css';

const ICON = { size: 20, stroke: 1.7, 'aria-hidden': true } as const;

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify('success', texts.linkCopied, 'order');
  } catch {
    // The clipboard may be unavailable, as on pages without https.
    notify('error', texts.copyingNotAllowed, 'order');
  }
}

/** The tracking link of an order, to open and to copy (docs/spec/order-tracking.md#link). */
export function FollowOrder({ token }: { token: string }) {
  const address = () => `${window.location.origin}${BASE_PATH}/track/${token}`;
  return (
    <section className={classes.follow}>
      <h2 className={classes.followTitle}>{texts.followOrder}</h2>
      <p>{texts.followOrderText}</p>
      <div className={classes.followActions}>
        <Link to="/track/$token" params={{ token }} className={buttonClass({ kind: 'outline' })}>
          <IconRoute {...ICON} />
          {texts.openTracking}
        </Link>
        <Button kind="quiet" onClick={() => void copy(address())}>
          <IconCopy {...ICON} />
          {texts.copyLink}
        </Button>
      </div>
    </section>
  );
}
