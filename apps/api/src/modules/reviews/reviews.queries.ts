import { and, asc, count, desc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { ListReviewsInput } from '@aabha/contracts/reviews/reviews.schema';
import type { ReviewSort } from '@aabha/contracts/reviews/reviews.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { products } from '@aabha/db/schema/products';
import { reviews } from '@aabha/db/schema/reviews';
import { only } from '@aabha/db/tx';

const columns = {
  _id: reviews.id,
  user: { name: users.name },
  product: reviews.productId,
  rating: reviews.rating,
  title: reviews.title,
  comment: reviews.comment,
  verifiedPurchase: reviews.verifiedPurchase,
  createdAt: reviews.createdAt,
  photoCount: reviews.photoCount,
};

/** Returns the condition for visible reviews, which staff did not remove. */
function about({ filters: { product } }: ListReviewsInput): SQL | undefined {
  const shown = isNull(reviews.removedAt);
  if (product === undefined) return shown;
  return isUuid(product) ? and(eq(reviews.productId, product), shown) : sql`false`;
}

/** Returns the condition for those that have the stars, the buyers and the photos that are asked for. */
function narrowed({ filters }: ListReviewsInput): SQL | undefined {
  const { rating, verifiedPurchase, withPhotos } = filters;
  return and(
    rating === undefined ? undefined : eq(reviews.rating, rating),
    verifiedPurchase === undefined ? undefined : eq(reviews.verifiedPurchase, verifiedPurchase),
    withPhotos === undefined ? undefined : withPhotos ? gt(reviews.photoCount, 0) : eq(reviews.photoCount, 0),
  );
}

const NEWEST = [desc(reviews.createdAt), desc(reviews.id)];
const ORDERS: Readonly<Record<ReviewSort, SQL[]>> = {
  newest: NEWEST,
  highest: [desc(reviews.rating), ...NEWEST],
  lowest: [asc(reviews.rating), ...NEWEST],
};

/** Selects a page of reviews. */
export function selectReviews(db: DbOrTx, input: ListReviewsInput) {
  return db
    .select(columns)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(about(input), narrowed(input)))
    .orderBy(...ORDERS[input.sort])
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

/** Counts the reviews of each number of stars: all, those with photos, and those that the filters ask for. */
export function countByRating(db: DbOrTx, input: ListReviewsInput) {
  return db
    .select({
      rating: reviews.rating,
      n: count(),
      withPhotos: sql<number>`count(*) filter (where ${reviews.photoCount} > 0)`.mapWith(Number),
      matching: sql<number>`count(*) filter (where ${narrowed(input) ?? sql`true`})`.mapWith(Number),
    })
    .from(reviews)
    .where(about(input))
    .groupBy(reviews.rating);
}

/**
 * Adds stars to a listed product. False when there is no such product. The row stays locked, so that the sums
 * are correct.
 */
export async function addStars(tx: Tx, productId: string, stars: number): Promise<boolean> {
  const rows = await tx
    .update(products)
    .set({
      ratingSum: sql`${products.ratingSum} + ${stars}`,
      ratingCount: sql`${products.ratingCount} + 1`,
    })
    .where(and(eq(products.id, productId), eq(products.isListed, true)))
    .returning({ id: products.id });
  return rows.length > 0;
}

export async function insertReview(tx: Tx, values: typeof reviews.$inferInsert) {
  const { id } = only(await tx.insert(reviews).values(values).returning({ id: reviews.id }));
  const rows = await tx
    .select(columns)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(eq(reviews.id, id));
  return only(rows);
}
