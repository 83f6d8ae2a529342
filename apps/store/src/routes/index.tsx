import { lazy, Suspense } from 'react';
import { createFileRoute, notFound } from '@tanstack/react-router';
import type { ProductCard } from '@aabha/contracts/products/products.schema';
import {
  countsInput,
  featuredInput,
  heroInput,
  heroTextInput,
  homeInput,
  SIZE_RANGES,
  sizeInput,
} from '../features/home/home-queries';
import type { HomeSection } from '../features/home/home-section';
import { HomePage } from '../features/home/HomePage';
import { LaterSection } from '../lib/LaterSection';
import { ProductGrid } from '../features/products/card/ProductGrid';
import { describeError } from '../lib/describe-error';
import { trpc } from '../lib/trpc';
import { textParam } from '../lib/url-params';

const LatestNews = lazy(() =>
  import('../features/news/LatestNews').then((module) => ({ default: module.LatestNews })),
);
const RecentlyViewed = lazy(() =>
  import('../features/recently-viewed/RecentlyViewed').then((module) => ({ default: module.RecentlyViewed })),
);
const HomePreviewNotice = lazy(() =>
  import('../features/home/HomePreviewNotice').then((module) => ({ default: module.HomePreviewNotice })),
);

export const Route = createFileRoute('/')({
  validateSearch: (search): { preview?: string } => {
    const preview = textParam(search, 'preview');
    return preview ? { preview } : {};
  },
  loaderDeps: ({ search: { preview } }) => ({ preview }),
  loader: async (loading) => {
    const { api } = loading.context;
    const { preview: token } = loading.deps;
    await Promise.all([
      (token
        ? api.home.preview.ensureData({ token, ...homeInput })
        : api.home.get.ensureData(homeInput)
      ).catch((error: unknown) => {
        throw describeError(error).reason === 'PREVIEW_LINK_OVER' ? notFound() : error;
      }),
      ...[heroInput, featuredInput, ...SIZE_RANGES.map(sizeInput)].map((input) =>
        api.products.list.ensureData(input),
      ),
      api.products.facets.ensureData(countsInput),
      api.settings.hero.ensureData(heroTextInput),
    ]);
    // On a first visit the server has rendered it; only client navigation fetches this.
    const { homeHead } = await import('../features/home/home-head');
    const head = await homeHead(loading);
    if (token) head.meta.push({ name: 'robots', content: 'noindex' });
    return { head };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Home,
});

const renderProducts = (products: readonly ProductCard[]) => <ProductGrid products={products} />;

/** The home page; with the token of a preview that of the draft (docs/spec/home-page.md#preview). */
function Home() {
  const { preview: token } = Route.useSearch();
  return token ? <Previewed token={token} /> : <Published />;
}

function Previewed({ token }: { token: string }) {
  const [{ sections }] = trpc.home.preview.useSuspenseQuery({ token, ...homeInput });
  return (
    <>
      <Suspense fallback={null}>
        <HomePreviewNotice />
      </Suspense>
      <Page sections={sections} />
    </>
  );
}

function Published() {
  const [{ sections }] = trpc.home.get.useSuspenseQuery(homeInput);
  return <Page sections={sections} />;
}

function Page({ sections }: { sections: readonly HomeSection[] }) {
  return (
    <>
      <HomePage sections={sections} renderProducts={renderProducts} news={<LatestNews />} />
      <LaterSection>
        <RecentlyViewed render={renderProducts} />
      </LaterSection>
    </>
  );
}
