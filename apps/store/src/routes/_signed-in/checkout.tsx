import { lazy } from 'react';
import { checkCheckout } from '@aabha/contracts/cart/cart.rules';
import * as titles from '@aabha/messages/page-titles';
import { createFileRoute, redirect, useNavigate, useRouter } from '@tanstack/react-router';
import { checkoutLines } from '../../features/cart/cart-preview';
import { OrderSummary } from '../../features/cart/OrderSummary';
import { CheckoutScreen } from '../../features/checkout/CheckoutScreen';
import { pageTitle } from '../../lib/page-title';
import { trpc } from '../../lib/trpc';

const BusinessPurchase = lazy(() =>
  import('../../features/business/BusinessPurchase').then((module) => ({ default: module.BusinessPurchase })),
);

/** Opens only from the cart's button, else redirects to the cart (docs/spec/checkout.md#screen). */
export const Route = createFileRoute('/_signed-in/checkout')({
  beforeLoad: ({ location }) => {
    if (!location.state.fromCart) throw redirect({ to: '/cart' });
  },
  // The payment is for the cart at the time the page opened; a pending change must not alter the total.
  loader: async ({ context: { api } }) => {
    const [{ cartList }, { orderList }, { addresses }, { upiCeiling }, acceptedTexts] = await Promise.all([
      api.cart.list.fetch({}, { staleTime: 0 }),
      api.orders.list.fetch({ pageSize: 1 }),
      api.addresses.list.fetch({}),
      api.settings.get.ensureData(undefined, { staleTime: Infinity }),
      api.settings.textVersions.fetch(undefined, { staleTime: 0 }),
    ]);
    const [cart] = cartList;
    if (!cart || !checkCheckout(checkoutLines(cart)).ok) throw redirect({ to: '/cart' });
    return { cart, addresses, last: orderList[0]?.shippingAddress, upiCeiling, acceptedTexts };
  },
  gcTime: 0,
  head: ({ matches }) => ({ meta: [pageTitle(matches, titles.checkout)] }),
  component: Checkout,
});

function Checkout() {
  const { cart, addresses, last, upiCeiling, acceptedTexts } = Route.useLoaderData();
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
  const backToCart = async () => {
    await utils.cart.list.invalidate();
    await navigate({ to: '/cart', replace: true });
  };
  return (
    <CheckoutScreen
      cart={cart}
      addresses={addresses}
      last={last}
      upiCeiling={upiCeiling}
      acceptedTexts={acceptedTexts}
      summary={<OrderSummary cart={cart} />}
      businessFields={(ref, deliveryState) => (
        <BusinessPurchase ref={ref} userId={cart.user._id} deliveryState={deliveryState} />
      )}
      onPlaced={(orderId) => void leave(orderId)}
      onPending={(providerOrderId) => void leave(providerOrderId)}
      onCartRefused={() => void backToCart()}
      onTextsChanged={() => void router.invalidate()}
    />
  );
}
