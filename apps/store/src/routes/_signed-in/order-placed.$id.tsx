import { lazy, Suspense, useCallback } from 'react';
import * as titles from '@aabha/messages/page-titles';
import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import { Reorder } from '../../features/cart/Reorder';
import { PaymentProgress } from '../../features/checkout/PaymentProgress';
import { OrderPlaced } from '../../features/orders/OrderPlaced';
import { describeError } from '../../lib/describe-error';
import { pageTitle } from '../../lib/page-title';
import { trpc } from '../../lib/trpc';

const OrderInstallations = lazy(() =>
  import('../../features/installation/OrderInstallations').then((module) => ({
    default: module.OrderInstallations,
  })),
);

/** Orders have UUIDs; anything else is the provider's id of a payment that may still become an order. */
const ORDER_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The page after paying; private, and correct after a reload. Ids of other people are not found. */
export const Route = createFileRoute('/_signed-in/order-placed/$id')({
  loader: async ({ params: { id }, context: { api } }) => {
    const query = ORDER_ID.test(id)
      ? api.orders.get.fetch({ id }, { staleTime: 0 })
      : api.checkout.getPayment.fetch({ id }, { staleTime: 0 });
    await query.catch((error: unknown) => {
      const { reason } = describeError(error);
      throw reason === 'ORDER_NOT_FOUND' || reason === 'PAYMENT_NOT_FOUND' ? notFound() : error;
    });
  },
  head: ({ matches }) => ({ meta: [pageTitle(matches, titles.yourOrder)] }),
  component: Placed,
});

function Placed() {
  const { id } = Route.useParams();
  return ORDER_ID.test(id) ? <Order id={id} /> : <Payment id={id} />;
}

function Order({ id }: { id: string }) {
  const [{ order, tracking_token }] = trpc.orders.get.useSuspenseQuery({ id });
  return (
    <div className="wrap page">
      <OrderPlaced
        order={order}
        trackingToken={tracking_token}
        installation={
          <Suspense fallback={null}>
            <OrderInstallations orderId={order._id} heading="h2" />
          </Suspense>
        }
        actions={<Reorder order={order} />}
      />
    </div>
  );
}

function Payment({ id }: { id: string }) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const showOrder = useCallback(
    (orderId: string) => {
      void navigate({ to: '/order-placed/$id', params: { id: orderId }, replace: true });
      void utils.cart.invalidate();
      void utils.orders.list.invalidate();
    },
    [navigate, utils],
  );
  return <PaymentProgress id={id} onOrdered={showOrder} />;
}
