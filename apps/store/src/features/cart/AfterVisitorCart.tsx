import { useEffect, useEffectEvent, useState } from 'react';
import type { LeftOut } from '@aabha/contracts/cart/fill-cart.schema';
import * as texts from '@aabha/messages/fill-cart';
import { useNavigate } from '@tanstack/react-router';
import { mergeVisitorCart, takeCheckoutWish, takeLeftOut } from '../../lib/merge-visitor-cart';
import { trpc } from '../../lib/trpc';
import classes from './CartScreen.module.css';
import { LeftOutList } from './LeftOutList';

/**
 * What follows from the cart that a visitor filled, on the cart of who signed in: merges what a lost response left behind,
 * names what is not there any more, and goes on to the checkout where that was pressed and all is there.
 */
export function AfterVisitorCart() {
  const [left, setLeft] = useState<LeftOut[]>([]);
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const follow = useEffectEvent(async () => {
    const isWanted = takeCheckoutWish();
    await mergeVisitorCart(utils.client);
    await utils.cart.list.invalidate();
    const leftOut = takeLeftOut();
    setLeft(leftOut);
    if (isWanted && leftOut.length === 0) await navigate({ to: '/checkout', state: { fromCart: true } });
  });
  useEffect(() => {
    /* Without a response the cart of the browser stays for the next visit. */
    follow().catch(() => undefined);
  }, []);
  if (left.length === 0) return null;
  return (
    <div className="wrap">
      <div className={classes.problem} role="status">
        <p>{texts.someInCart}</p>
        <LeftOutList left={left} />
      </div>
    </div>
  );
}
