import * as texts from '@aabha/messages/cart';
import type { ReactNode } from 'react';
import { items } from '@aabha/messages/quantities';
import { trpc } from '../../lib/trpc';
import { CartLines } from './CartLines';
import order from '../../styles/order-columns.module.css';
import classes from './CartScreen.module.css';
import { CartSummary } from './CartSummary';

/**
 * The shopper's cart (docs/spec/cart.md#screen): lines in one column, totals in the other. `empty` is shown
 * without lines.
 */
export function CartScreen({ empty }: { empty: ReactNode }) {
  // Prices and stock change, and another tab or device may add products, so the cart is always refetched.
  const [{ cartList }] = trpc.cart.list.useSuspenseQuery(
    {},
    { refetchOnMount: 'always', refetchOnWindowFocus: 'always' },
  );
  const [cart] = cartList;
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
        <div className={filled ? order.columns : undefined}>
          <CartLines cart={cart} />
          {filled && <CartSummary cart={cart} />}
        </div>
      </div>
      {!filled && empty}
    </>
  );
}
