import { lazy, Suspense, type ReactNode } from 'react';
import { LANGUAGE } from '@aabha/messages/language';
import * as texts from '@aabha/messages/television-page';
import { createFileRoute, notFound, redirect, useLocation } from '@tanstack/react-router';
import { PriceAlert } from '../features/alerts/PriceAlert';
import { StockAlert } from '../features/alerts/StockAlert';
import { PurchasePanel } from '../features/cart/purchase/PurchasePanel';
import { CompareToggle, ComparisonLink } from '../features/compare/CompareToggle';
import { Claims } from '../features/products/page/Claims';
import { Gallery } from '../features/products/page/Gallery';
import { PinCheck } from '../features/products/page/PinCheck';
import { ProductDetails } from '../features/products/page/ProductDetails';
import { ProductIntro } from '../features/products/page/ProductIntro';
import { AsideActions, PageSection, ProductLayout } from '../features/products/page/ProductLayout';
import type { PageProduct } from '../features/products/page/product';
import { relatedQuery, relatedShown } from '../features/products/page/related';
import { ProductGrid } from '../features/products/card/ProductGrid';
import { LazyReviews } from '../features/reviews/LazyReviews';
import { firstReviews } from '../features/reviews/use-reviews';
import { describeError } from '../lib/describe-error';
import type { RouterContext } from '../lib/router-context';
import { shortTermIds } from '../lib/short-term-ids';
import { trpc } from '../lib/trpc';
import { textParam } from '../lib/url-params';

// Below the first view, so it loads afterwards.
const CompareTray = lazy(() =>
  import('../features/compare/CompareTray').then((module) => ({ default: module.CompareTray })),
);
const MoreDetails = lazy(() =>
  import('../features/products/page/MoreDetails').then((module) => ({ default: module.MoreDetails })),
);
const RecentlyViewed = lazy(() =>
  import('../features/recently-viewed/RecentlyViewed').then((module) => ({ default: module.RecentlyViewed })),
);
const ShareLinks = lazy(() =>
  import('../features/share/ShareLinks').then((module) => ({ default: module.ShareLinks })),
);
const SaveToggle = lazy(() =>
  import('../features/wish-list/SaveToggle').then((module) => ({ default: module.SaveToggle })),
);

const TurnButton = lazy(() =>
  import('../features/products/turntable/TurnButton').then((module) => ({ default: module.TurnButton })),
);

const PreviewNotice = lazy(() =>
  import('../features/products/page/PreviewNotice').then((module) => ({ default: module.PreviewNotice })),
);

const SuccessorNotice = lazy(() =>
  import('../features/products/page/SuccessorNotice').then((module) => ({ default: module.SuccessorNotice })),
);

const NOT_FOUND = /^PRODUCT_NOT_FOUND|^PREVIEW_LINK/;

/** A page from the server has its description, and its first load needs no more. */
const describing = () =>
  Promise.all([import('../lib/page-head'), import('../features/products/page/describe-product')]);

/** Old links and search results lead to the model that replaced theirs (docs/spec/products.md#successor). */
async function redirectToSuccessor(api: RouterContext['api'], id: string) {
  const { successor } = await api.products.successor.ensureData({ id });
  return (
    successor &&
    redirect({
      to: '/television/$id',
      params: { id: successor._id },
      search: { replaces: true },
      statusCode: 301,
      replace: true,
    })
  );
}

/** Loads what specifications are called in the language of the page. */
async function loadNames(api: RouterContext['api'], id: string) {
  const input = { ids: [id] };
  await api.specifications.known.prefetch(input);
  if (import.meta.env.SSR) api.specifications.known.setData(input, (known) => known && shortTermIds(known));
}

export const Route = createFileRoute('/television/$id')({
  validateSearch: (search): { preview?: string | undefined; replaces?: true | undefined } => ({
    preview: textParam(search, 'preview'),
    replaces: search['replaces'] === true || undefined,
  }),
  loaderDeps: ({ search: { preview } }) => ({ preview }),
  loader: async (loading) => {
    const { id } = loading.params;
    const { api } = loading.context;
    const { preview: token } = loading.deps;
    const { product } = await (
      token ? api.products.preview.ensureData({ token }) : api.products.get.ensureData({ id })
    ).catch(async (error: unknown) => {
      if (!NOT_FOUND.test(describeError(error).reason ?? '')) throw error;
      throw (!token && (await redirectToSuccessor(api, id))) || notFound();
    });
    // Optional data; what fails here is fetched again in the browser.
    const [reviews] = await Promise.all([
      api.reviews.list.ensureData(firstReviews(id)).catch(() => undefined),
      api.products.list.prefetch(relatedQuery(product)),
      ...(LANGUAGE === 'en' ? [] : [loadNames(api, id)]),
    ]);
    const [{ pageHead }, { describeProduct }] = await describing();
    const head = await pageHead(loading, describeProduct(product, reviews?.reviewList));
    if (token) head.meta.push({ name: 'robots', content: 'noindex' });
    return { head };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Television,
});

/** The page of a television; with the token of a preview that of one which may not be published (docs/spec/products.md#preview). */
function Television() {
  const { preview: token } = Route.useSearch();
  return token ? <Previewed token={token} /> : <Published />;
}

function Previewed({ token }: { token: string }) {
  const [{ product }] = trpc.products.preview.useSuspenseQuery({ token });
  return <ProductPage product={product} isPreview />;
}

function Published() {
  const { id } = Route.useParams();
  // The page may be half a minute old: price and stock are refetched after hydration.
  const [{ product }] = trpc.products.get.useSuspenseQuery({ id }, { staleTime: 0 });
  // The selection of one television is not carried over to the next.
  return <ProductPage key={id} product={product} />;
}

function ProductPage({ product, isPreview }: { product: PageProduct; isPreview?: boolean }) {
  const { replaces } = Route.useSearch();
  const [{ shippingFee }] = trpc.settings.get.useSuspenseQuery(undefined, { staleTime: Infinity });
  return (
    <ProductLayout
      gallery={
        <Gallery name={product.name} pictures={product.pictures} views={product.picture_views}>
          <Suspense fallback={null}>
            <TurnButton product={product} />
          </Suspense>
        </Gallery>
      }
      decision={
        <>
          <Suspense fallback={null}>
            {isPreview && <PreviewNotice />}
            {replaces && <SuccessorNotice />}
          </Suspense>
          <ProductIntro product={product} />
          <PurchasePanel
            product={product}
            priceAlert={isPreview ? undefined : <PriceAlert product={product} />}
            stockAlert={isPreview ? undefined : <StockAlert product={product} />}
          />
          {product.stock > 0 && <PinCheck product={product._id} />}
          <Claims product={product} shippingFee={shippingFee} />
          <Aside product={product}>{isPreview ? undefined : <SaveToggle product={product} />}</Aside>
        </>
      }
    >
      <ProductDetails product={product} />
      <Suspense fallback={null}>
        <MoreDetails product={product} />
      </Suspense>
      <LazyReviews productId={product._id} />
      <Related product={product} />
      <Suspense fallback={null}>
        <RecentlyViewed currentId={product._id} render={(products) => <ProductGrid products={products} />} />
        <CompareTray wideOnly />
      </Suspense>
    </ProductLayout>
  );
}

/** Secondary actions: save, compare and share. */
function Aside({ product, children }: { product: PageProduct; children: ReactNode }) {
  const origin = Route.useRouteContext({ select: (context) => context.origin });
  const { pathname } = useLocation();
  return (
    <AsideActions>
      <Suspense fallback={null}>
        {children}
        <CompareToggle productId={product._id} productName={product.name} />
        <ComparisonLink productId={product._id} />
        <ShareLinks address={origin + pathname} name={product.name} price={product.new_price} />
      </Suspense>
    </AsideActions>
  );
}

function Related({ product }: { product: PageProduct }) {
  const { data } = trpc.products.list.useQuery(relatedQuery(product));
  const related = relatedShown(data?.productList ?? [], product._id);
  if (related.length === 0) return null;
  return (
    <PageSection title={texts.youMayAlsoLike}>
      <ProductGrid products={related} />
    </PageSection>
  );
}
