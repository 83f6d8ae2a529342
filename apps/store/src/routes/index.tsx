import { createFileRoute } from '@tanstack/react-router';
import { countsInput, featuredInput, heroInput, SIZE_RANGES, sizeInput } from '../features/home/home-queries';
import { HomePage } from '../features/home/HomePage';
import { ProductGrid } from '../features/products/ProductGrid';

export const Route = createFileRoute('/')({
  loader: async ({ context: { api } }) => {
    await Promise.all([
      ...[heroInput, featuredInput, ...SIZE_RANGES.map(sizeInput)].map((input) =>
        api.products.list.ensureData(input),
      ),
      api.products.facets.ensureData(countsInput),
    ]);
  },
  component: Home,
});

function Home() {
  return <HomePage renderProducts={(products) => <ProductGrid products={products} />} />;
}
