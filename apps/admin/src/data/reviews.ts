import {
  RATINGS,
  REVIEW_SORTS,
  REVIEW_STATES,
  type RemoveReviewInput,
} from '@aabha/contracts/reviews/reviews.staff.schema';
import { choiceFilter, filterOf, sortOf, textFilter, withId, type Lister } from './list-query';
import { api, toHttpError } from './trpc';

export const listReviews: Lister = async (page, params) => {
  const rating = RATINGS.find((known) => known === filterOf(params, 'rating'));
  const { reviewList, reviewCount } = await api.reviews.listForStaff.query({
    ...page,
    filters: {
      ...textFilter(params, 'product'),
      ...textFilter(params, 'search'),
      ...choiceFilter(params, 'state', REVIEW_STATES),
      ...(rating !== undefined && { rating }),
    },
    sort: sortOf(params, REVIEW_SORTS),
  });
  return { data: reviewList.map(withId), total: reviewCount };
};

export const removeReview = (input: RemoveReviewInput) =>
  api.reviews.remove.mutate(input).then(({ review }) => ({ data: withId(review) }), toHttpError);

export const restoreReview = (id: string) =>
  api.reviews.restore.mutate({ id }).then(({ review }) => ({ data: withId(review) }), toHttpError);
