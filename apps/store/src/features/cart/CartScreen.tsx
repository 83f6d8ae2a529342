import { useRef, useState, type ReactNode } from 'react';
import { checkCheckout } from '@aabha/contracts/cart/cart.rules';
import type { Cart, CartLine as Line } from '@aabha/contracts/cart/cart.schema';
import { Button } from '@aabha/ui/components/Button';
import { useNavigate } from '@tanstack/react-router';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { checkoutLines } from './cart-preview';
import { CartLine } from './CartLine';
import classes from './CartScreen.module.css';
import { CartTotals } from './CartTotals';
import { CouponBox } from './CouponBox';
import { refusalText } from './refusal-text';
import { RemovedLine } from './RemovedLine';
import { useCartChanges, useCartChangesUnderWay } from './use-cart-changes';

function Summary({ cart }: { cart: Cart }) {
  const navigate = useNavigate();
  const changing = useCartChangesUnderWay() > 0;
  const refusal = useRef<HTMLParagraphElement>(null);
  const text = refusalText(checkCheckout(checkoutLines(cart)));
  const proceed = () => {
    if (text) return refusal.current?.focus();
    notify('info', 'Proceeding to checkout...');
    void navigate({ to: '/checkout', state: { fromCart: true } });
  };
  return (
    <aside className={`card ${classes.summary}`} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={classes.heading}>
        Order Summary
      </h2>
      <CouponBox coupon={cart.coupon} />
      <CartTotals cart={cart} />
      {text && (
        <p ref={refusal} className={classes.refusal} tabIndex={-1} role="alert">
          {text}
        </p>
      )}
      <Button size="large" wide busy={changing} onClick={proceed}>
        Proceed to Checkout
      </Button>
    </aside>
  );
}

/** The shopper's cart (product §2): one column of facts, one of totals. `empty` is shown when nothing is in it. */
export function CartScreen({ empty }: { empty: ReactNode }) {
  // Prices and stock move while a page lies open, so the cart is always asked for anew.
  const [{ cartList }] = trpc.cart.list.useSuspenseQuery({}, { refetchOnMount: 'always' });
  const [removed, setRemoved] = useState<Line>();
  const [cart] = cartList;
  const changes = useCartChanges(cart);
  const remove = (line: Line) => {
    setRemoved(line);
    changes.remove(line.product._id);
  };
  const restore = (line: Line) => {
    setRemoved(undefined);
    changes.restore(line);
  };
  const gone = cart?.items.some((line) => line.product._id === removed?.product._id) ? undefined : removed;
  const undo = <RemovedLine line={gone} onUndo={restore} />;
  if (!cart || cart.items.length === 0)
    return (
      <>
        <div className="wrap">{undo}</div>
        {empty}
      </>
    );
  const units = cart.items.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <div className={`wrap ${classes.page}`}>
      <header className={classes.head}>
        <h1>Your cart</h1>
        <p className="soft">
          {units} item{units === 1 ? '' : 's'}
        </p>
      </header>
      <div className={classes.columns}>
        <div>
          {undo}
          <ul className={classes.lines}>
            {cart.items.map((line) => (
              <CartLine
                key={line.product._id}
                line={line}
                onQuantity={(quantity) => changes.setQuantity(line.product._id, quantity)}
                onRemove={() => remove(line)}
              />
            ))}
          </ul>
        </div>
        <Summary cart={cart} />
      </div>
    </div>
  );
}
