import { lazy, Suspense } from 'react';
import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import { TrackedOrderPage } from '../features/tracking/TrackedOrderPage';
import { pageTitle } from '../lib/page-title';

const OrderInstallations = lazy(() =>
  import('../features/installation/OrderInstallations').then((module) => ({
    default: module.OrderInstallations,
  })),
);

/** Where an order is, with the link of a mail. */
export const Route = createFileRoute('/track/$token')({
  // Rendered pages are shared between visitors; this address is one order's key.
  ssr: false,
  head: ({ matches }) => ({
    meta: [
      pageTitle(matches, titles.yourOrder),
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: TrackedOrder,
});

function TrackedOrder() {
  const { token } = Route.useParams();
  return (
    <TrackedOrderPage
      key={token}
      token={token}
      installation={(orderId) => (
        <Suspense fallback={null}>
          <OrderInstallations orderId={orderId} heading="h2" />
        </Suspense>
      )}
    />
  );
}
