import { createFileRoute } from '@tanstack/react-router';
import { wholesalePage } from '../features/wholesale/use-wholesale';
import { WholesalePage } from '../features/wholesale/WholesalePage';
import { pageHead } from '../lib/page-head';

export const Route = createFileRoute('/wholesale-bulk-products')({
  loader: async (loading) => {
    // What fails here is fetched again in the browser.
    await loading.context.api.wholesale.list.prefetch(wholesalePage(1));
    const head = await pageHead(loading, {
      title: 'Wholesale orders',
      description:
        'Wholesale televisions for hotels, offices, schools and shops: lower prices from five units, with a GST invoice. No account needed.',
    });
    return { head };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: WholesalePage,
});
