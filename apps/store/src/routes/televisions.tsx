import { createFileRoute } from '@tanstack/react-router';
import { ProductGrid } from '../features/products/ProductGrid';
import { televisionFilters, televisionsPage } from '../features/televisions/televisions-query';
import { readTelevisionsSearch } from '../features/televisions/televisions-search';
import { TelevisionsPage } from '../features/televisions/TelevisionsPage';
import { pageTitle } from '../lib/page-title';

export const Route = createFileRoute('/televisions')({
  validateSearch: readTelevisionsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps }) => {
    const counted = api.products.facets.prefetch({ filters: televisionFilters(deps) });
    if (import.meta.env.SSR)
      await Promise.all([api.products.list.ensureData(televisionsPage(deps)), counted]);
    // In the browser nothing waits: the page keeps showing what it has until the answer is here.
    else void api.products.list.prefetch(televisionsPage(deps));
  },
  head: ({ matches, match }) => ({
    meta: [pageTitle(matches, match.search.q ? `Results for “${match.search.q}”` : 'Televisions')],
  }),
  component: Televisions,
});

function Televisions() {
  return <TelevisionsPage renderProducts={(products) => <ProductGrid products={products} />} />;
}
