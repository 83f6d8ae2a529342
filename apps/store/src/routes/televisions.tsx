import * as texts from '@aabha/messages/televisions-page';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { LaterSection } from '../lib/LaterSection';
import { CompareTray } from '../features/compare/CompareTray';
import { CompareToggle } from '../features/compare/CompareToggle';
import { ProductGrid } from '../features/products/card/ProductGrid';
import { televisionFilters, televisionsQuery } from '../features/products/list/televisions-query';
import { readTelevisionsSearch } from '../features/products/list/televisions-search';
import { TelevisionsPage } from '../features/products/list/TelevisionsPage';
import { pageHead } from '../lib/page-head';

const RecentlyViewed = lazy(() =>
  import('../features/recently-viewed/RecentlyViewed').then((module) => ({ default: module.RecentlyViewed })),
);

export const Route = createFileRoute('/televisions')({
  validateSearch: readTelevisionsSearch,
  // The page depends on no other parameters, and the server has rendered without them.
  loaderDeps: ({ search }) => readTelevisionsSearch({ ...search }),
  loader: async (loading) => {
    const { deps } = loading;
    const { api } = loading.context;
    const counted = api.products.facets.prefetch({ filters: televisionFilters(deps) });
    if (import.meta.env.SSR)
      await Promise.all([api.products.list.ensureData(televisionsQuery(deps)), counted]);
    // In the browser nothing is awaited: the page shows its current results until the response arrives.
    else void api.products.list.prefetch(televisionsQuery(deps));
    const head = await pageHead(loading, {
      title: deps.q ? texts.resultsFor(deps.q) : texts.televisions,
      description: texts.description,
      // Filters and sorts list the same televisions; only further pages list others.
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
      <LaterSection>
        <RecentlyViewed render={(products) => <ProductGrid products={products} />} />
      </LaterSection>
      <CompareTray />
    </>
  );
}
