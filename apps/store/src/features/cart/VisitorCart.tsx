import { lazy, Suspense } from 'react';
import { checkCheckout } from '@aabha/contracts/cart/cart.rules';
import * as cartTexts from '@aabha/messages/cart';
import { items as unitsText } from '@aabha/messages/quantities';
import * as texts from '@aabha/messages/fill-cart';
import { retry } from '@aabha/messages/common';
import { Button } from '@aabha/ui/components/Button';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { setVisitorQuantity } from '../../lib/visitor-cart-changes';
import { wantCheckout } from '../../lib/merge-visitor-cart';
import { trpc, type ApiOutputs } from '../../lib/trpc';
import { useVisitorCart } from '../../lib/visitor-cart';
import order from '../../styles/order-columns.module.css';
import { CartLine } from './CartLine';
import { CartSkeleton } from './CartSkeleton';
import classes from './CartScreen.module.css';
import { CartTotals } from './CartTotals';
import { refusalText } from './refusal-text';

const CartOffers = lazy(() =>
  import('../../components/bank-offers/CartOffers').then((module) => ({ default: module.CartOffers })),
);

type Quote = ApiOutputs['cart']['quote'];

/** Totals and the button that leads to the sign-in, and from there to the checkout. */
function Summary({ quote }: { quote: Quote }) {
  const navigate = useNavigate();
  const lines = quote.items.map(({ product, quantity }) => ({
    ...{ name: product.name, quantity, stock: product.onSale ? product.stock : 0 },
  }));
  const problem = refusalText(checkCheckout(lines));
  const proceed = () => {
    wantCheckout();
    void navigate({ to: '/signin', search: { redirect: '/cart' } });
  };
  return (
    <aside className={`card ${order.aside}`} data-order-summary aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={classes.heading}>
        {cartTexts.orderSummary}
      </h2>
      <CartTotals cart={{ totals: quote.totals, coupon: null }} />
      <p className="soft small">{texts.couponsAfterLogin}</p>
      {problem && (
        <p className={classes.refusal} role="alert">
          {problem}
        </p>
      )}
      <Button size="large" wide disabled={problem !== undefined} onClick={proceed}>
        {texts.logInToCheckOut}
      </Button>
      <p className="soft small">{texts.logInToCheckOutHint}</p>
      <Suspense fallback={null}>
        <CartOffers cart={quote} />
      </Suspense>
    </aside>
  );
}

/** The cart that a visitor fills in this browser, at present prices (docs/spec/cart.md#carts-of-visitors). */
export function VisitorCart() {
  const lines = useVisitorCart();
  const { data, isError, refetch } = trpc.cart.quote.useQuery(
    { items: [...lines] },
    { enabled: lines.length > 0, placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  if (isError && !data)
    return (
      <div className="wrap page" role="alert">
        <p>{texts.cartNotShown}</p>
        <Button kind="outline" onClick={() => void refetch()}>
          {retry}
        </Button>
      </div>
    );
  if (!data) return <CartSkeleton />;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={`wrap ${classes.page}`}>
      <header className={classes.head}>
        <h1>{texts.yourCart}</h1>
        <p className="soft">{unitsText(units)}</p>
      </header>
      <div className={order.columns}>
        <ul className={classes.lines}>
          {data.items.map((line) => (
            <CartLine
              key={line.product._id}
              line={line}
              onQuantity={(quantity) => setVisitorQuantity(line.product._id, quantity)}
              onRemove={() => setVisitorQuantity(line.product._id, 0)}
            />
          ))}
        </ul>
        <Summary quote={data} />
      </div>
    </div>
  );
}
