import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import * as texts from '@aabha/messages/cart-page';
import * as titles from '@aabha/messages/page-titles';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { CartScreen } from '../features/cart/CartScreen';
import { CartSkeleton } from '../features/cart/CartSkeleton';
import { EmptyInvitation } from '../features/cart/EmptyInvitation';
import { ProductGrid } from '../features/products/card/ProductGrid';
import { Message } from '../layout/Message';
import { pageTitle } from '../lib/page-title';
import { isShopper, readSession, useSession } from '../lib/session';
import { trpc } from '../lib/trpc';
import { useVisitorCart } from '../lib/visitor-cart';

const VisitorCart = lazy(() =>
  import('../features/cart/VisitorCart').then((module) => ({ default: module.VisitorCart })),
);
const AfterVisitorCart = lazy(() =>
  import('../features/cart/AfterVisitorCart').then((module) => ({ default: module.AfterVisitorCart })),
);

const FEATURED = {
  pageNum: 1,
  pageSize: PAGE_SIZES.featured,
  filters: { availability: 'in' },
  sort: { field: 'rating', order: 'desc' },
  pictures: 'first',
  fields: ['lowestPriorPrice'] as ['lowestPriorPrice'],
} as const;

export const Route = createFileRoute('/cart')({
  // The token lives in the browser, so only the browser can fetch the cart.
  ssr: false,
  loader: ({ context: { api } }) => {
    void api.products.list.prefetch(FEATURED);
    if (isShopper(readSession())) void api.cart.list.prefetch({});
  },
  head: ({ matches }) => ({ meta: [pageTitle(matches, titles.cart)] }),
  component: CartPage,
});

function CartPage() {
  const signedIn = isShopper(useSession());
  const problem = useLocation({ select: ({ state }) => state.problem });
  const [{ visitorCarts }] = trpc.settings.get.useSuspenseQuery(undefined, { staleTime: Infinity });
  const isVisitorCart = useVisitorCart().length > 0 && visitorCarts;
  const empty = (
    <Message title={texts.yourCartIsEmpty} action={<EmptyInvitation signedIn={signedIn} />}>
      {signedIn ? texts.televisionsAppearHere : texts.logInToSeeCart}
    </Message>
  );
  return (
    <>
      {/* Not the route's pending component, which is in the same chunk that it would wait for. */}
      <Suspense fallback={null}>{signedIn && <AfterVisitorCart />}</Suspense>
      <Suspense fallback={<CartSkeleton />}>
        {signedIn ? <CartScreen empty={empty} problem={problem} /> : isVisitorCart ? <VisitorCart /> : empty}
      </Suspense>
      <Featured />
    </>
  );
}

/** Four of the best-rated televisions; optional on this page. */
function Featured() {
  const { data } = trpc.products.list.useQuery(FEATURED);
  if (!data?.productList.length) return null;
  return (
    <section className="wrap page" aria-labelledby="featured">
      <h2 id="featured" style={{ marginBottom: 24 }}>
        {texts.featured}
      </h2>
      <ProductGrid products={data.productList} />
    </section>
  );
}
