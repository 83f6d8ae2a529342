import { lazy, Suspense, useRef } from 'react';
import { checkCheckout } from '@aabha/contracts/cart/cart.rules';
import type { Cart } from '@aabha/contracts/cart/cart.schema';
import * as texts from '@aabha/messages/cart';
import { Button } from '@aabha/ui/components/Button';
import { useNavigate } from '@tanstack/react-router';
import { notify } from '../../lib/notify';
import order from '../../styles/order-columns.module.css';
import { checkoutLines } from './cart-preview';
import classes from './CartScreen.module.css';
import { CartTotals } from './CartTotals';
import { CouponBox } from './CouponBox';
import { goodsOf } from '../../lib/goods-of';
import { refusalText } from './refusal-text';
import { useCartChangesUnderWay } from './use-cart-changes';

const EmiFrom = lazy(() =>
  import('../../components/emi/EmiFrom').then((module) => ({ default: module.EmiFrom })),
);
const CartOffers = lazy(() =>
  import('../../components/bank-offers/CartOffers').then((module) => ({ default: module.CartOffers })),
);
const CartCoupons = lazy(() => import('./CartCoupons').then((module) => ({ default: module.CartCoupons })));
const CartPromise = lazy(() =>
  import('../../components/delivery-promise/CartPromise').then((module) => ({ default: module.CartPromise })),
);

/**
 * Totals, coupon and the checkout button, or the reason why it is disabled
 * (docs/spec/cart.md#checkout-from-the-cart).
 */
export function CartSummary({ cart }: { cart: Cart }) {
  const navigate = useNavigate();
  const changing = useCartChangesUnderWay() > 0;
  const refusal = useRef<HTMLParagraphElement>(null);
  const text = refusalText(checkCheckout(checkoutLines(cart)));
  const proceed = () => {
    if (text) return refusal.current?.focus();
    notify('info', texts.proceedingToCheckout, 'cart');
    void navigate({ to: '/checkout', state: { fromCart: true } });
  };
  return (
    <aside className={`card ${order.aside}`} data-order-summary aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={classes.heading}>
        {texts.orderSummary}
      </h2>
      <CouponBox coupon={cart.coupon} />
      <CartTotals cart={cart} />
      {text && (
        <p ref={refusal} className={classes.refusal} tabIndex={-1} role="alert">
          {text}
        </p>
      )}
      <Button size="large" wide busy={changing} onClick={proceed}>
        {texts.proceedToCheckout}
      </Button>
      {/* What comes late comes below the button, which stays where somebody is about to press it. */}
      <Suspense fallback={null}>
        <CartPromise items={goodsOf(cart)} />
        {!cart.coupon && <CartCoupons cart={cart} />}
        <EmiFrom payable={cart.totals.payable} />
        <CartOffers cart={cart} />
      </Suspense>
    </aside>
  );
}
