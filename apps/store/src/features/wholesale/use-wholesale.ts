import { useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { trpc } from '../../lib/trpc';

/** A page of the list, as the loader asks for the first of them too. */
export const wholesalePage = (pageNum: number) => ({ pageNum });

/**
 * What is sold in quantity: twenty products, and twenty more each time they are asked for
 * (docs/spec/wholesale.md#wholesale-page).
 */
export function useWholesaleProducts() {
  const [pages, setPages] = useState(1);
  const answers = trpc.useQueries((t) =>
    Array.from({ length: pages }, (_, index) =>
      // Prices are agreed on as they are shown, so they are asked for anew.
      t.wholesale.list(wholesalePage(index + 1), { placeholderData: keepPreviousData, staleTime: 0 }),
    ),
  );
  const failed = answers.find(({ isError }) => isError);
  const [first] = answers;
  const products = answers.flatMap(({ data }) => data?.wholesaleProductsList ?? []);
  return {
    // A product that is added meanwhile moves the others to a later page; none is shown twice.
    products: [...new Map(products.map((product) => [product._id, product])).values()],
    isLoading: first?.isPending ?? false,
    hasMore: (first?.data?.wholesaleProductsCount ?? 0) > pages * PAGE_SIZES.wholesale,
    isLoadingMore: answers.slice(1).some(({ isPending }) => isPending),
    error: failed?.error,
    loadMore: () => setPages((count) => count + 1),
    retry: () => void failed?.refetch(),
  };
}
