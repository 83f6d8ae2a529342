import { lazy } from 'react';
import { createFileRoute } from '@tanstack/react-router';
import { countsInput, featuredInput, heroInput, SIZE_RANGES, sizeInput } from '../features/home/home-queries';
import { HOME_DESCRIPTION, organisation, website } from '../features/home/home-structured-data';
import { HomePage } from '../features/home/HomePage';
import { ProductGrid } from '../features/products/ProductGrid';
import { pageHead } from '../lib/page-head';

const LatestNews = lazy(() =>
  import('../features/news/LatestNews').then((module) => ({ default: module.LatestNews })),
);

export const Route = createFileRoute('/')({
  loader: async (loading) => {
    const { api } = loading.context;
    const [{ brand }] = await Promise.all([
      api.settings.get.ensureData(undefined, { staleTime: Infinity }),
      ...[heroInput, featuredInput, ...SIZE_RANGES.map(sizeInput)].map((input) =>
        api.products.list.ensureData(input),
      ),
      api.products.facets.ensureData(countsInput),
    ]);
    const head = await pageHead(loading, {
      description: HOME_DESCRIPTION,
      structured: (origin) => [organisation(origin, brand), website(origin, brand)],
    });
    return { head };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Home,
});

function Home() {
  return (
    <HomePage renderProducts={(products) => <ProductGrid products={products} />} news={<LatestNews />} />
  );
}
