import { lazy, Suspense } from 'react';
import type { BuyNowItem } from '@aabha/contracts/checkout/buy-now.schema';
import { checkCheckout } from '@aabha/contracts/cart/cart.rules';
import * as titles from '@aabha/messages/page-titles';
import { createFileRoute, redirect, useNavigate, useRouter } from '@tanstack/react-router';
import { checkoutLines } from '../../features/cart/cart-preview';
import { OrderSummary } from '../../features/cart/OrderSummary';
import { CheckoutScreen } from '../../features/checkout/CheckoutScreen';
import { describeError } from '../../lib/describe-error';
import { pageTitle } from '../../lib/page-title';
import { trpc, type ApiQueries } from '../../lib/trpc';

const BusinessPurchase = lazy(() =>
  import('../../features/business/BusinessPurchase').then((module) => ({ default: module.BusinessPurchase })),
);

const BuyNowSummary = lazy(() =>
  import('../../features/cart/BuyNowSummary').then((module) => ({ default: module.BuyNowSummary })),
);

/** Returns a television that is bought alone in the form of a cart; without its coupon where that gives no discount any more. */
async function quoteOf(api: ApiQueries, item: BuyNowItem) {
  const { coupon, ...plain } = item;
  const quote = (wanted: BuyNowItem) => api.checkout.quoteBuyNow.fetch({ item: wanted }, { staleTime: 0 });
  const { cart } = await quote(item).catch((error: unknown) => {
    if (coupon === undefined || !describeError(error).reason) throw error;
    return quote(plain);
  });
  return cart;
}

async function cartToPay(api: ApiQueries) {
  const { cartList } = await api.cart.list.fetch({}, { staleTime: 0 });
  const [cart] = cartList;
  if (!cart || !checkCheckout(checkoutLines(cart)).ok) throw redirect({ to: '/cart' });
  return cart;
}

/** Opens only from the cart's button and from Buy Now, else redirects to the cart (docs/spec/checkout.md#screen). */
export const Route = createFileRoute('/_signed-in/checkout')({
  beforeLoad: async ({ location, preload }) => {
    if (!location.state.fromCart && !location.state.buyNow) throw redirect({ to: '/cart' });
    if (!preload) await (await import('../../lib/own-document')).ownDocument();
  },
  // The payment is for the goods at the time the page opened; a pending change must not alter the total.
  loader: async ({ context: { api }, location: { state } }) => {
    const { buyNow } = state;
    const [cart, { orderList }, { addresses }, { upiCeiling }, acceptedTexts] = await Promise.all([
      buyNow ? quoteOf(api, buyNow) : cartToPay(api),
      api.orders.list.fetch({ pageSize: 1 }),
      api.addresses.list.fetch({}),
      api.settings.get.ensureData(undefined, { staleTime: Infinity }),
      api.settings.textVersions.fetch(undefined, { staleTime: 0 }),
    ]);
    return { buyNow, cart, addresses, last: orderList[0]?.shippingAddress, upiCeiling, acceptedTexts };
  },
  gcTime: 0,
  head: ({ matches }) => ({ meta: [pageTitle(matches, titles.checkout)] }),
  component: Checkout,
});

function Checkout() {
  const { buyNow, cart, addresses, last, upiCeiling, acceptedTexts } = Route.useLoaderData();
  const navigate = useNavigate();
  const router = useRouter();
  const utils = trpc.useUtils();
  const leave = async (id: string) => {
    await navigate({ to: '/order-placed/$id', params: { id }, replace: true });
    await Promise.all([
      utils.addresses.invalidate(),
      utils.cart.invalidate(),
      utils.orders.invalidate(),
      utils.products.invalidate(),
    ]);
  };
  const backToCart = async (problem: string) => {
    await utils.cart.list.invalidate();
    await navigate({ to: '/cart', state: { problem }, replace: true });
  };
  const item = buyNow && { ...buyNow, coupon: cart.coupon?.code };
  const applyCoupon = (coupon: string | undefined) =>
    void navigate({ to: '/checkout', state: { buyNow: buyNow && { ...buyNow, coupon } }, replace: true });
  return (
    <CheckoutScreen
      cart={cart}
      addresses={addresses}
      buyNow={item}
      last={last}
      upiCeiling={upiCeiling}
      acceptedTexts={acceptedTexts}
      summary={
        item ? (
          <Suspense fallback={<OrderSummary cart={cart} />}>
            <BuyNowSummary item={item} cart={cart} onCoupon={applyCoupon} />
          </Suspense>
        ) : (
          <OrderSummary cart={cart} />
        )
      }
      businessFields={(ref, deliveryState) => (
        <BusinessPurchase ref={ref} userId={cart.user._id} deliveryState={deliveryState} />
      )}
      onPlaced={(orderId) => void leave(orderId)}
      onPending={(providerOrderId) => void leave(providerOrderId)}
      onCartRefused={(message) => void (item ? router.invalidate() : backToCart(message))}
      onTextsChanged={() => void router.invalidate()}
    />
  );
}
