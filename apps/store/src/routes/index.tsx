import { lazy } from 'react';
import { createFileRoute } from '@tanstack/react-router';
import {
  countsInput,
  featuredInput,
  heroInput,
  heroTextInput,
  SIZE_RANGES,
  sizeInput,
} from '../features/home/home-queries';
import { HomePage } from '../features/home/HomePage';
import { ProductGrid } from '../features/products/card/ProductGrid';

const LatestNews = lazy(() =>
  import('../features/news/LatestNews').then((module) => ({ default: module.LatestNews })),
);

export const Route = createFileRoute('/')({
  loader: async (loading) => {
    const { api } = loading.context;
    await Promise.all([
      ...[heroInput, featuredInput, ...SIZE_RANGES.map(sizeInput)].map((input) =>
        api.products.list.ensureData(input),
      ),
      api.products.facets.ensureData(countsInput),
      api.settings.hero.ensureData(heroTextInput),
    ]);
    // On a first visit the server has rendered it; only client navigation fetches this.
    const { homeHead } = await import('../features/home/home-head');
    return { head: await homeHead(loading) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Home,
});

function Home() {
  return (
    <HomePage renderProducts={(products) => <ProductGrid products={products} />} news={<LatestNews />} />
  );
}
