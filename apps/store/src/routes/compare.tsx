import * as texts from '@aabha/messages/compare-page';
import { buttonClass } from '@aabha/ui/components/Button';
import { createFileRoute, Link, Navigate } from '@tanstack/react-router';
import { comparedIds, compareSearch, useComparedIds } from '../features/compare/compared-ids';
import { QuickPurchase } from '../features/cart/purchase/QuickPurchase';
import { ComparePage } from '../features/compare/ComparePage';
import { productFacts } from '../features/products/page/facts';
import { Message } from '../layout/Message';
import { describeError } from '../lib/describe-error';
import { textParam } from '../lib/url-params';
import { pageHead } from '../lib/page-head';

export const Route = createFileRoute('/compare')({
  validateSearch: (search): { ids?: string } => {
    const ids = textParam(search, 'ids');
    return ids ? { ids } : {};
  },
  loaderDeps: ({ search: { ids } }) => ({ ids }),
  loader: async (loading) => {
    const { api } = loading.context;
    const ids = comparedIds(loading.deps);
    const sold = await Promise.all(
      ids.map((id) =>
        api.products.get.ensureData({ id }).then(
          () => true,
          (error: unknown) => {
            if (describeError(error).reason === 'PRODUCT_NOT_FOUND') return false;
            throw error;
          },
        ),
      ),
    );
    // Optional: without it the names of the televisions stand as they are.
    const inList = ids.filter((_, index) => sold[index]);
    if (inList.length > 0) await api.specifications.known.prefetch({ ids: inList });
    const head = await pageHead(loading, {
      title: texts.compareTelevisions,
      description: texts.description,
      trail: [{ name: texts.televisions, path: '/televisions' }],
    });
    return { ids: inList, goneCount: sold.filter((is) => !is).length, head };
  },
  head: ({ loaderData }) => ({
    ...loaderData?.head,
    // Comparisons are too many and too specific for search engines.
    meta: [...(loaderData?.head.meta ?? []), { name: 'robots', content: 'noindex' }],
  }),
  component: Compare,
});

/** Nothing is compared: the televisions that are ticked, if there are any, otherwise how to tick some. */
function NothingCompared() {
  const { ids } = Route.useSearch();
  const ticked = useComparedIds();
  if (ids === undefined && ticked.length > 0)
    return <Navigate to="/compare" search={compareSearch(ticked)} replace />;
  return (
    <Message
      title={texts.nothingToCompare}
      action={
        <>
          <Link to="/televisions" className={buttonClass({ size: 'large' })}>
            {texts.seeTelevisions}
          </Link>
          <Link to="/find-my-television" className={buttonClass({ kind: 'outline', size: 'large' })}>
            {texts.findMyTelevision}
          </Link>
        </>
      }
    >
      {texts.tickCompare}
    </Message>
  );
}

function Compare() {
  const { ids, goneCount } = Route.useLoaderData();
  return (
    <ComparePage
      ids={ids}
      goneCount={goneCount}
      factsOf={productFacts}
      renderOffer={(product) => <QuickPurchase product={product} />}
      empty={<NothingCompared />}
    />
  );
}
