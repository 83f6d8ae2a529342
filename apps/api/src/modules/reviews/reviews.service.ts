import { count, desc, eq, sql } from 'drizzle-orm';
import type { ListReviewsInput } from '@aabha/contracts/reviews/reviews.schema';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { reviews } from '@aabha/db/schema/products';
import type { RequestContext } from '../../trpc/context';

function about(input: ListReviewsInput) {
  const { product } = input.filters;
  if (product === undefined) return undefined;
  return isUuid(product) ? eq(reviews.productId, product) : sql`false`;
}

async function countsByRating(ctx: RequestContext, input: ListReviewsInput) {
  const rows = await ctx.db
    .select({ rating: reviews.rating, n: count() })
    .from(reviews)
    .where(about(input))
    .groupBy(reviews.rating);
  const of = (rating: number) => rows.find((row) => row.rating === rating)?.n ?? 0;
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) };
}

/** Reviews, newest first, with the average to one decimal and the count of each rating beside the list (decisions §3). */
export async function listReviews(ctx: RequestContext, input: ListReviewsInput) {
  const rows = await ctx.db
    .select({
      _id: reviews.id,
      user: { name: users.name },
      product: reviews.productId,
      rating: reviews.rating,
      title: reviews.title,
      comment: reviews.comment,
      verifiedPurchase: reviews.verifiedPurchase,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(about(input))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
  const ratingCounts = await countsByRating(ctx, input);
  const entries = Object.entries(ratingCounts);
  const reviewCount = entries.reduce((sum, [, n]) => sum + n, 0);
  const stars = entries.reduce((sum, [rating, n]) => sum + Number(rating) * n, 0);
  const averageRating = reviewCount === 0 ? 0 : Math.round((stars / reviewCount) * 10) / 10;
  return { reviewList: rows, reviewCount, averageRating, ratingCounts };
}
