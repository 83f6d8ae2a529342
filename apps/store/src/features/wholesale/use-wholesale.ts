import { useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import type { WholesaleProduct } from '@aabha/contracts/wholesale/wholesale.schema';
import { trpc } from '../../lib/trpc';
import { useStableArray } from '../../lib/use-stable-array';
import type { PriceListSort } from './wholesale-sort';

type Page = readonly WholesaleProduct[] | undefined;

/** The query of a page of the list, shared with the loader. */
export const wholesalePage = (pageNum: number, sort: PriceListSort) => ({
  pageNum,
  ...(sort ? { sort } : {}),
});

/** Returns the products of all pages. A new product shifts the others to later pages, so each is taken once. */
function mergePages(pages: readonly Page[]): WholesaleProduct[] {
  const products = pages.flatMap((page) => page ?? []);
  return [...new Map(products.map((product) => [product._id, product])).values()];
}

/** Loads the wholesale products in pages of twenty (docs/spec/wholesale.md#wholesale-page). */
export function useWholesaleProducts(sort: PriceListSort) {
  const [pages, setPages] = useState(1);
  const queries = trpc.useQueries((t) =>
    Array.from({ length: pages }, (_, index) =>
      // The buyer agrees to the prices shown, so they are refetched.
      t.wholesale.list(wholesalePage(index + 1, sort), { placeholderData: keepPreviousData, staleTime: 0 }),
    ),
  );
  const failed = queries.find(({ isError }) => isError);
  const [first] = queries;
  return {
    products: useStableArray(mergePages(queries.map(({ data }) => data?.wholesaleProductsList))),
    isLoading: first?.isPending ?? false,
    /** Whether rows of the previous order are shown until those of the new one are loaded. */
    isSorting: queries.some(({ isPlaceholderData }) => isPlaceholderData),
    hasMore: (first?.data?.wholesaleProductsCount ?? 0) > pages * PAGE_SIZES.wholesale,
    isLoadingMore: queries.slice(1).some(({ isPending }) => isPending),
    error: failed?.error,
    loadMore: () => setPages((count) => count + 1),
    retry: () => void failed?.refetch(),
  };
}
