import * as texts from '@aabha/messages/wholesale-page';
import { createFileRoute } from '@tanstack/react-router';
import { PRICE_LIST_FIELDS, type PriceListField } from '../features/wholesale/wholesale-sort';
import { wholesalePage } from '../features/wholesale/use-wholesale';
import { WholesalePage } from '../features/wholesale/WholesalePage';
import { pageHead } from '../lib/page-head';
import { sortChoice, sortOfChoice, sortParam, type SortChoice } from '../lib/sort-param';

export const Route = createFileRoute('/wholesale-bulk-products')({
  validateSearch: (search): { sort?: SortChoice<PriceListField> } => {
    const sort = sortParam(search, PRICE_LIST_FIELDS);
    return sort ? { sort } : {};
  },
  loaderDeps: ({ search: { sort } }) => ({ sort }),
  loader: async (loading) => {
    // What fails here is fetched again in the browser.
    const { api } = loading.context;
    await Promise.all([
      api.wholesale.list.prefetch(wholesalePage(1, sortOfChoice(loading.deps.sort))),
      api.settings.textVersions.prefetch(undefined, { staleTime: 0 }),
    ]);
    const head = await pageHead(loading, {
      title: texts.wholesaleOrders,
      description: texts.description,
    });
    return { head };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Wholesale,
});

function Wholesale() {
  const sort = Route.useSearch({ select: (search) => sortOfChoice(search.sort), structuralSharing: true });
  const navigate = Route.useNavigate();
  const onSort = (next: typeof sort) =>
    void navigate({ search: next ? { sort: sortChoice(next) } : {}, replace: true, resetScroll: false });
  return <WholesalePage order={{ sort, onSort }} />;
}
