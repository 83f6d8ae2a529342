import { createFileRoute } from '@tanstack/react-router';
import { CompareToggle } from '../features/compare/CompareToggle';
import { CompareTray } from '../features/compare/CompareTray';
import { ProductGrid } from '../features/products/card/ProductGrid';
import { televisionFilters, televisionsPage } from '../features/products/list/televisions-query';
import { readTelevisionsSearch } from '../features/products/list/televisions-search';
import { TelevisionsPage } from '../features/products/list/TelevisionsPage';
import { pageHead } from '../lib/page-head';

export const Route = createFileRoute('/televisions')({
  validateSearch: readTelevisionsSearch,
  // Of what else stands in the address nothing depends, and the server has rendered without it.
  loaderDeps: ({ search }) => readTelevisionsSearch({ ...search }),
  loader: async (loading) => {
    const { deps } = loading;
    const { api } = loading.context;
    const counted = api.products.facets.prefetch({ filters: televisionFilters(deps) });
    if (import.meta.env.SSR)
      await Promise.all([api.products.list.ensureData(televisionsPage(deps)), counted]);
    // In the browser nothing waits: the page keeps showing what it has until the answer is here.
    else void api.products.list.prefetch(televisionsPage(deps));
    const head = await pageHead(loading, {
      title: deps.q ? `Results for “${deps.q}”` : 'Televisions',
      description:
        'Compare LED, QLED, Mini-LED and OLED televisions by size, price and star rating. Prices include all taxes; delivered across India with a GST invoice.',
      // Filters and orders show the same televisions anew; only further pages show others.
      canonicalSearch: deps.page && deps.page > 1 ? `?page=${deps.page}` : '',
    });
    return { head };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Televisions,
});

function Televisions() {
  return (
    <>
      <TelevisionsPage
        renderProducts={(products) => (
          <ProductGrid
            products={products}
            inSight={2}
            renderAction={({ _id, name }) => <CompareToggle productId={_id} productName={name} />}
          />
        )}
      />
      <CompareTray />
    </>
  );
}
