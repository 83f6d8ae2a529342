import { createFileRoute } from '@tanstack/react-router';
import { SHIPPING_POLICY } from '../features/content/shipping-policy';
import { ContentPage } from '../features/content/ContentPage';
import { pageHead } from '../lib/page-head';

export const Route = createFileRoute('/shipping-policy')({
  loader: async (loading) => ({ head: await pageHead(loading, SHIPPING_POLICY) }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ShippingPolicy,
});

function ShippingPolicy() {
  return <ContentPage document={SHIPPING_POLICY} />;
}
