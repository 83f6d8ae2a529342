import { appError } from '@aabha/contracts/errors/errors';
import type { CreateReviewInput, ListReviewsInput } from '@aabha/contracts/reviews/reviews.schema';
import { isUuid } from '@aabha/db/ids';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { RequestContext, SignedInContext } from '../../context/context';
import { hasBought } from '../orders/orders.service';
import { storeMedia } from '../media/uploads.service';
import { insertPhotos } from './review-photos.queries';
import { storeReviewPhotos, withPhotos } from './review-photos.service';
import { addStars, countByRating, insertReview, selectReviews } from './reviews.queries';

async function countsOf(ctx: RequestContext, input: ListReviewsInput) {
  const rows = await countByRating(ctx.db, input);
  const of = (rating: number) => rows.find((row) => row.rating === rating)?.n ?? 0;
  const sum = (count: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + count(row), 0);
  return {
    ratingCounts: { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) },
    matchCount: sum(({ matching }) => matching),
    photoCount: sum(({ withPhotos }) => withPhotos),
  };
}

/**
 * Returns reviews with the average to one decimal and the count of each rating, which are the product's whatever
 * stars and buyers the list is narrowed to (docs/spec/reviews.md#list).
 */
export async function listReviews(ctx: RequestContext, input: ListReviewsInput) {
  const reviewList = await withPhotos(ctx.db, await selectReviews(ctx.db, input));
  const { ratingCounts, matchCount, photoCount } = await countsOf(ctx, input);
  const entries = Object.entries(ratingCounts);
  const reviewCount = entries.reduce((sum, [, n]) => sum + n, 0);
  const stars = entries.reduce((sum, [rating, n]) => sum + Number(rating) * n, 0);
  const averageRating = reviewCount === 0 ? 0 : Math.round((stars / reviewCount) * 10) / 10;
  return { reviewList, reviewCount, averageRating, ratingCounts, matchCount, photoCount };
}

const asTwice = (error: unknown) =>
  violatedConstraint(error) === 'reviews_one_per_person_and_product' ? appError('REVIEW_TWICE') : error;

/**
 * Creates a person's one review of a product, marked as a verified purchase when they bought it
 * (docs/spec/reviews.md#rules), with its photos. Updates the product's rating. Refuses another user's id, an unknown product,
 * and a second review.
 */
export async function createReview(ctx: SignedInContext, { review: input, files }: CreateReviewInput) {
  const { user, product, ...texts } = input;
  if (user !== undefined && user !== ctx.user.id) throw appError('NOT_YOURS');
  if (!isUuid(product)) throw appError('PRODUCT_NOT_FOUND');
  const photos = await storeReviewPhotos(ctx, files, { productId: product, userId: ctx.user.id });
  /* The same photo twice is one. */
  const hashes = [...new Set(photos.map(({ hash }) => hash))];
  const review = await inTx(ctx.db, async (tx) => {
    if (!(await addStars(tx, product, texts.rating))) throw appError('PRODUCT_NOT_FOUND');
    await storeMedia(tx, photos);
    const row = await insertReview(tx, {
      ...texts,
      photoCount: hashes.length,
      productId: product,
      userId: ctx.user.id,
      verifiedPurchase: await hasBought(tx, ctx.user.id, product),
      createdAt: ctx.now().toISOString(),
    });
    await insertPhotos(tx, row._id, hashes);
    const [written] = await withPhotos(tx, [row]);
    return written;
  }).catch((error: unknown) => {
    throw asTwice(error);
  });
  if (!review) throw appError('REVIEW_NOT_FOUND');
  return { review };
}
