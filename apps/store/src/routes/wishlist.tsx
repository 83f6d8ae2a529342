import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AccountWishes } from '../features/wish-list/AccountWishes';
import type { RenderOffer } from '../features/wish-list/render-offer';
import { pageTitle } from '../lib/page-title';
import { isShopper, readSession, useSession } from '../lib/session';

const QuickPurchase = lazy(() =>
  import('../features/cart/purchase/QuickPurchase').then((module) => ({ default: module.QuickPurchase })),
);
const VisitorWishes = lazy(() =>
  import('../features/wish-list/VisitorWishes').then((module) => ({ default: module.VisitorWishes })),
);

export const Route = createFileRoute('/wishlist')({
  // Token and wish list of a visitor are in the browser, so only the browser can fetch the televisions.
  ssr: false,
  loader: ({ context: { api } }) => {
    if (isShopper(readSession())) void api.wishList.list.prefetch({});
  },
  head: ({ matches }) => ({ meta: [pageTitle(matches, titles.wishList)] }),
  component: WishListPage,
});

const offer: RenderOffer = (product) => (
  <Suspense fallback={<div className="skeleton" style={{ height: 83 }} aria-hidden="true" />}>
    <QuickPurchase product={product} />
  </Suspense>
);

function WishListPage() {
  const isSignedIn = isShopper(useSession());
  return (
    <div className="wrap page">
      <h1>{titles.wishList}</h1>
      <Suspense fallback={null}>
        {isSignedIn ? <AccountWishes renderOffer={offer} /> : <VisitorWishes renderOffer={offer} />}
      </Suspense>
    </div>
  );
}
