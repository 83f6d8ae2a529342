import { useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReviewSort } from '@aabha/contracts/reviews/reviews.values';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { trpc } from '../../lib/trpc';

/** Which reviews are shown, and in which order. */
export interface ReviewView {
  rating?: number | undefined;
  verifiedPurchase?: true | undefined;
  withPhotos?: true | undefined;
  sort: ReviewSort;
}

const ALL: ReviewView = { sort: 'newest' };

/** The query of the first page of reviews, shared with the loader. */
export function firstReviews(productId: string, { rating, verifiedPurchase, withPhotos, sort } = ALL) {
  return {
    pageNum: 1,
    filters: {
      product: productId,
      ...(rating && { rating }),
      ...(verifiedPurchase && { verifiedPurchase }),
      ...(withPhotos && { withPhotos }),
    },
    ...(sort !== ALL.sort && { sort }),
  };
}

/** Loads a product's reviews in pages of twenty (docs/spec/reviews.md#list). */
export function useReviews(productId: string) {
  const [{ view, pages }, setShown] = useState({ view: ALL, pages: 1 });
  const query = firstReviews(productId, view);
  const first = trpc.reviews.list.useQuery(query, { placeholderData: keepPreviousData });
  const later = trpc.useQueries((t) =>
    Array.from({ length: pages - 1 }, (_, index) => t.reviews.list({ ...query, pageNum: index + 2 })),
  );
  const seen = new Map(
    [first, ...later].flatMap(({ data }) => data?.reviewList ?? []).map((review) => [review._id, review]),
  );
  const failed = [first, ...later].find(({ isError }) => isError);
  return {
    view,
    setView: (changed: Partial<ReviewView>) => setShown({ view: { ...view, ...changed }, pages: 1 }),
    showAll: () => setShown({ view: ALL, pages: 1 }),
    summary: first.data,
    // A new review shifts the others to later pages; duplicates are removed.
    reviews: [...seen.values()],
    isChanging: first.isPlaceholderData,
    hasMore: (first.data?.matchCount ?? 0) > pages * PAGE_SIZES.reviews,
    isLoadingMore: later.some(({ isPending }) => isPending),
    error: failed?.error,
    loadMore: () => setShown({ view, pages: pages + 1 }),
    retry: () => void failed?.refetch(),
  };
}
