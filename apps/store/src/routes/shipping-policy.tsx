import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../features/content/ContentPage';
import { loadText } from '../features/content/load-text';
import { textDeps, textSearch } from '../features/content/text-search';

export const Route = createFileRoute('/shipping-policy')({
  validateSearch: textSearch,
  loaderDeps: textDeps,
  // See `loadText`.
  gcTime: 0,
  loader: (loading) => loadText(loading, 'shipping'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ShippingPolicyPage,
});

function ShippingPolicyPage() {
  return <ContentPage name="shipping" search={Route.useLoaderDeps()} />;
}
