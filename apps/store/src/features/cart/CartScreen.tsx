import type { ReactNode } from 'react';
import { counted } from '@aabha/contracts/counts/counts';
import { trpc } from '../../lib/trpc';
import { CartLines } from './CartLines';
import order from '../../styles/order-columns.module.css';
import classes from './CartScreen.module.css';
import { CartSummary } from './CartSummary';

/**
 * The shopper's cart (docs/spec/cart.md#screen): one column of facts, one of totals. `empty` is shown when nothing is
 * in it.
 */
export function CartScreen({ empty }: { empty: ReactNode }) {
  // Prices and stock move while a page lies open, so the cart is always asked for anew.
  // Another tab may have put something in, or a phone next to this one.
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
            <h1>Your cart</h1>
            <p className="soft">{counted(units, 'item')}</p>
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
