import {
  REVIEW_PHOTO_STATES,
  REVIEW_SORTS,
  REVIEW_STATES,
  type HideReviewPhotoInput,
  type RemoveReviewInput,
  type ShowReviewPhotoInput,
} from '@aabha/contracts/reviews/reviews.staff.schema';
import { RATINGS } from '@aabha/contracts/reviews/reviews.values';
import { periodFilter } from '../../data/period-filter';
import {
  choiceFilter,
  filterOf,
  sortOf,
  textFilter,
  withId,
  type Filtered,
  type ListQuery,
} from '../../data/list-query';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

/** The list's filters in the API's format. */
export function reviewFiltersOf(params: Filtered) {
  const rating = RATINGS.find((known) => known === filterOf(params, 'rating'));
  return {
    ...periodFilter(params),
    ...textFilter(params, 'product'),
    ...textFilter(params, 'search'),
    ...choiceFilter(params, 'state', REVIEW_STATES),
    ...choiceFilter(params, 'photos', REVIEW_PHOTO_STATES),
    ...(rating !== undefined && { rating }),
  };
}

export const listReviews: ListQuery = async (page, params) => {
  const { reviewList, reviewCount } = await api.reviews.listForStaff.query({
    ...page,
    filters: reviewFiltersOf(params),
    sort: sortOf(params, REVIEW_SORTS),
  });
  return { data: reviewList.map(withId), total: reviewCount };
};

export const reviewActions = {
  removeReview: (input: RemoveReviewInput) =>
    api.reviews.remove.mutate(input).then(({ review }) => ({ data: withId(review) }), toHttpError),
  hideReviewPhoto: (input: HideReviewPhotoInput) =>
    api.reviews.hidePhoto.mutate(input).then(({ review }) => ({ data: withId(review) }), toHttpError),
  showReviewPhoto: (input: ShowReviewPhotoInput) =>
    api.reviews.showPhoto.mutate(input).then(({ review }) => ({ data: withId(review) }), toHttpError),
  restoreReview: (id: string) =>
    api.reviews.restore.mutate({ id }).then(({ review }) => ({ data: withId(review) }), toHttpError),
};
export type ReviewProvider = ProviderWith<typeof reviewActions>;
