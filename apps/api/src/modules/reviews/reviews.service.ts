import { appError } from '@aabha/contracts/errors/errors';
import type { CreateReviewInput, ListReviewsInput } from '@aabha/contracts/reviews/reviews.schema';
import { isUuid } from '@aabha/db/ids';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { RequestContext, SignedInContext } from '../../context/context';
import { hasBought } from '../orders/orders.service';
import { addStars, countByRating, insertReview, selectReviews } from './reviews.queries';

async function countsOf(ctx: RequestContext, input: ListReviewsInput) {
  const rows = await countByRating(ctx.db, input);
  const of = (rating: number) => rows.find((row) => row.rating === rating)?.n ?? 0;
  const { rating, verifiedPurchase } = input.filters;
  const matches = rows
    .filter((row) => rating === undefined || row.rating === rating)
    .map(({ n, verified }) =>
      verifiedPurchase === undefined ? n : verifiedPurchase ? verified : n - verified,
    );
  return {
    ratingCounts: { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) },
    matchCount: matches.reduce((sum, n) => sum + n, 0),
  };
}

/**
 * Returns reviews with the average to one decimal and the count of each rating, which are the product's whatever
 * stars and buyers the list is narrowed to (docs/spec/reviews.md#list).
 */
export async function listReviews(ctx: RequestContext, input: ListReviewsInput) {
  const reviewList = await selectReviews(ctx.db, input);
  const { ratingCounts, matchCount } = await countsOf(ctx, input);
  const entries = Object.entries(ratingCounts);
  const reviewCount = entries.reduce((sum, [, n]) => sum + n, 0);
  const stars = entries.reduce((sum, [rating, n]) => sum + Number(rating) * n, 0);
  const averageRating = reviewCount === 0 ? 0 : Math.round((stars / reviewCount) * 10) / 10;
  return { reviewList, reviewCount, averageRating, ratingCounts, matchCount };
}

const asTwice = (error: unknown) =>
  violatedConstraint(error) === 'reviews_one_per_person_and_product' ? appError('REVIEW_TWICE') : error;

/**
 * Creates a person's one review of a product, marked as a verified purchase when they bought it
 * (docs/spec/reviews.md#rules). Updates the product's rating. Refuses another user's id, an unknown product,
 * and a second review.
 */
export async function createReview(ctx: SignedInContext, { review: input }: CreateReviewInput) {
  const { user, product, ...texts } = input;
  if (user !== undefined && user !== ctx.user.id) throw appError('NOT_YOURS');
  if (!isUuid(product)) throw appError('PRODUCT_NOT_FOUND');
  const review = await inTx(ctx.db, async (tx) => {
    if (!(await addStars(tx, product, texts.rating))) throw appError('PRODUCT_NOT_FOUND');
    return insertReview(tx, {
      ...texts,
      productId: product,
      userId: ctx.user.id,
      verifiedPurchase: await hasBought(tx, ctx.user.id, product),
      createdAt: ctx.now().toISOString(),
    });
  }).catch((error: unknown) => {
    throw asTwice(error);
  });
  return { review };
}
