import { useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { trpc } from '../../lib/trpc';

/** The query of the first page of reviews, shared with the loader. */
export function firstReviews(productId: string) {
  return { pageNum: 1, filters: { product: productId } };
}

/** Loads a product's reviews, newest first, in pages of twenty (docs/spec/reviews.md#list). */
export function useReviews(productId: string) {
  const [pages, setPages] = useState(1);
  const first = trpc.reviews.list.useQuery(firstReviews(productId), { placeholderData: keepPreviousData });
  const later = trpc.useQueries((t) =>
    Array.from({ length: pages - 1 }, (_, index) =>
      t.reviews.list({ ...firstReviews(productId), pageNum: index + 2 }),
    ),
  );
  const seen = new Map(
    [first, ...later].flatMap(({ data }) => data?.reviewList ?? []).map((review) => [review._id, review]),
  );
  const failed = [first, ...later].find(({ isError }) => isError);
  return {
    summary: first.data,
    // A new review shifts the others to later pages; duplicates are removed.
    reviews: [...seen.values()],
    hasMore: (first.data?.reviewCount ?? 0) > pages * PAGE_SIZES.reviews,
    isLoadingMore: later.some(({ isPending }) => isPending),
    error: failed?.error,
    loadMore: () => setPages((count) => count + 1),
    retry: () => void failed?.refetch(),
  };
}
