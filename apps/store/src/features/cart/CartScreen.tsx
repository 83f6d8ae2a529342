import * as texts from '@aabha/messages/cart';
import { useState, type ReactNode } from 'react';
import { items } from '@aabha/messages/quantities';
import { trpc } from '../../lib/trpc';
import { CartLines } from './CartLines';
import order from '../../styles/order-columns.module.css';
import classes from './CartScreen.module.css';
import { CartSummary } from './CartSummary';

/**
 * The shopper's cart (docs/spec/cart.md#screen): lines in one column, totals in the other. `empty` is shown
 * without lines, `problem` is why the checkout led back here.
 */
export function CartScreen({ empty, problem }: { empty: ReactNode; problem?: string | undefined }) {
  // Prices and stock change, and another tab or device may add products, so the cart is always refetched.
  const [{ cartList }] = trpc.cart.list.useSuspenseQuery(
    {},
    { refetchOnMount: 'always', refetchOnWindowFocus: 'always' },
  );
  const [cart] = cartList;
  // The message is about the cart as it was then.
  const [seenAt] = useState(cart?.updated_at);
  const units = cart?.items.reduce((sum, line) => sum + line.quantity, 0) ?? 0;
  const filled = cart && units > 0;
  return (
    <>
      <div className={filled ? `wrap ${classes.page}` : 'wrap'}>
        {filled && (
          <header className={classes.head}>
            <h1>{texts.yourCart}</h1>
            <p className="soft">{items(units)}</p>
          </header>
        )}
        {problem && cart?.updated_at === seenAt && (
          <p className={classes.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={filled ? order.columns : undefined}>
          <CartLines cart={cart} />
          {filled && <CartSummary cart={cart} />}
        </div>
      </div>
      {!filled && empty}
    </>
  );
}
