import { useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { trpc } from '../../lib/trpc';

/** The query of a page of the list, shared with the loader. */
export const wholesalePage = (pageNum: number) => ({ pageNum });

/** Loads the wholesale products in pages of twenty (docs/spec/wholesale.md#wholesale-page). */
export function useWholesaleProducts() {
  const [pages, setPages] = useState(1);
  const queries = trpc.useQueries((t) =>
    Array.from({ length: pages }, (_, index) =>
      // The buyer agrees to the prices shown, so they are refetched.
      t.wholesale.list(wholesalePage(index + 1), { placeholderData: keepPreviousData, staleTime: 0 }),
    ),
  );
  const failed = queries.find(({ isError }) => isError);
  const [first] = queries;
  const products = queries.flatMap(({ data }) => data?.wholesaleProductsList ?? []);
  return {
    // A new product shifts the others to later pages; duplicates are removed.
    products: [...new Map(products.map((product) => [product._id, product])).values()],
    isLoading: first?.isPending ?? false,
    hasMore: (first?.data?.wholesaleProductsCount ?? 0) > pages * PAGE_SIZES.wholesale,
    isLoadingMore: queries.slice(1).some(({ isPending }) => isPending),
    error: failed?.error,
    loadMore: () => setPages((count) => count + 1),
    retry: () => void failed?.refetch(),
  };
}
