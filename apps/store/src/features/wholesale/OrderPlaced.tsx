import { useEffect, useRef } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import { orderReceived } from '@aabha/messages/rich/wholesale';
import * as texts from '@aabha/messages/wholesale';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import { isShopper, useSession } from '../../lib/session';
import classes from './wholesale.module.css';

export interface PlacedOrder {
  _id: string;
  email: string;
  total_price: number;
}

/** The confirmation: order number and next steps. */
export function OrderPlaced({ order, onAgain }: { order: PlacedOrder; onAgain: () => void }) {
  const isInAccount = isShopper(useSession());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <section className={`wrap page ${classes.placed}`}>
      <h1 ref={heading} tabIndex={-1}>
        {texts.thankYou}
      </h1>
      <p>
        {orderReceived(
          <strong>{shortId(order._id, 6)}</strong>,
          <strong>{formatRupees(order.total_price)}</strong>,
          <strong className={classes.email}>{order.email}</strong>,
        )}
      </p>
      <div className={classes.actions}>
        {isInAccount ? (
          <Link to="/myorders" search={{ kind: 'wholesale' }} className={buttonClass()}>
            {texts.seeYourOrders}
          </Link>
        ) : (
          <Link to="/televisions" className={buttonClass()}>
            {texts.seeTelevisions}
          </Link>
        )}
        <Button kind="outline" onClick={onAgain}>
          {texts.placeAnother}
        </Button>
      </div>
    </section>
  );
}
