import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { RatingChange } from '@aabha/contracts/reviews/reviews.rules';
import type {
  ListStaffReviewsInput,
  REVIEW_PHOTO_STATES,
} from '@aabha/contracts/reviews/reviews.staff.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { products } from '@aabha/db/schema/products';
import { reviewPhotos } from '@aabha/db/schema/review-photos';
import { reviews } from '@aabha/db/schema/reviews';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { containsText } from '@aabha/db/search/contains-text';
import { withinDays } from '@aabha/db/search/within-days';
import { only } from '@aabha/db/tx';

const staff = aliasedTable(users, 'staff');

const columns = {
  _id: reviews.id,
  user: { _id: users.id, name: users.name },
  product: { _id: products.id, name: products.name },
  rating: reviews.rating,
  title: reviews.title,
  comment: reviews.comment,
  verifiedPurchase: reviews.verifiedPurchase,
  createdAt: reviews.createdAt,
  removed_at: reviews.removedAt,
  removed_by: { name: staff.name },
  removal_reason: reviews.removalReason,
};

const SORT_BY = { createdAt: sql`${reviews.createdAt}`, rating: sql`${reviews.rating}` };

const ofProduct = (id: string) => (isUuid(id) ? eq(reviews.productId, id) : sql`false`);

const photosOf = sql`${reviewPhotos} where ${reviewPhotos.reviewId} = ${reviews.id}`;
const PHOTOS: Readonly<Record<(typeof REVIEW_PHOTO_STATES)[number], SQL>> = {
  shown: gt(reviews.photoCount, 0),
  hidden: sql`exists (select from ${photosOf} and ${reviewPhotos.hiddenAt} is not null)`,
  none: sql`not exists (select from ${photosOf})`,
};

function matching({ filters }: Pick<ListStaffReviewsInput, 'filters'>): SQL | undefined {
  const { product, rating, state, photos } = filters;
  const search = filters.search?.trim();
  return and(
    product === undefined ? undefined : ofProduct(product),
    withinDays(reviews.createdAt, filters),
    rating === undefined ? undefined : eq(reviews.rating, rating),
    state === undefined
      ? undefined
      : state === 'removed'
        ? isNotNull(reviews.removedAt)
        : isNull(reviews.removedAt),
    photos && PHOTOS[photos],
    search
      ? or(
          containsText(reviews.title, search),
          containsText(reviews.comment, search),
          containsText(users.name, search),
        )
      : undefined,
  );
}

const withNames = (db: DbOrTx) =>
  db
    .select(columns)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(staff, eq(staff.id, reviews.removedBy))
    .$dynamic();

/** Selects a page of reviews, removed ones too, newest first by default. */
export function selectStaffReviews(db: DbOrTx, input: ListStaffReviewsInput) {
  const by = SORT_BY[input.sort?.field ?? 'createdAt'];
  const direction = (input.sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return withNames(db)
    .where(matching(input))
    .orderBy(direction(by), direction(reviews.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

const newestFirst = [desc(reviews.createdAt), desc(reviews.id)];

/** Returns the ids of all matching reviews, newest first. */
export async function findReviewIds(
  db: DbOrTx,
  input: Pick<ListStaffReviewsInput, 'filters'>,
): Promise<PackedIds> {
  const ids = packIds(reviews.id, newestFirst);
  return only(
    await db
      .select({ ids })
      .from(reviews)
      .innerJoin(users, eq(users.id, reviews.userId))
      .where(matching(input)),
  ).ids;
}

/** Selects some reviews, newest first. */
export const selectReviewsOfIds = (db: DbOrTx, ids: readonly string[]) =>
  withNames(db)
    .where(anyOf(reviews.id, ids))
    .orderBy(...newestFirst);

export async function countStaffReviews(
  db: DbOrTx,
  input: Pick<ListStaffReviewsInput, 'filters'>,
): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(matching(input));
  return row?.n ?? 0;
}

type StaffReviewRow = Awaited<ReturnType<typeof selectStaffReviews>>[number];

export async function findStaffReview(db: DbOrTx, id: string): Promise<StaffReviewRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await withNames(db).where(eq(reviews.id, id));
  return row;
}

/**
 * Locks the product of a review, then the review: the order in which a new review locks them, which prevents
 * deadlocks with a change of the author's earlier one.
 */
export async function lockReview(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [found] = await tx.select({ productId: reviews.productId }).from(reviews).where(eq(reviews.id, id));
  if (!found) return undefined;
  await tx.select({ id: products.id }).from(products).where(eq(products.id, found.productId)).for('update');
  const [row] = await tx
    .select({
      id: reviews.id,
      productId: reviews.productId,
      rating: reviews.rating,
      removedAt: reviews.removedAt,
      removalReason: reviews.removalReason,
    })
    .from(reviews)
    .where(eq(reviews.id, id))
    .for('update');
  return row;
}

/** Changes the stars and the number of reviews of a locked product, listed or not. */
export async function changeRating(
  tx: Tx,
  productId: string,
  { stars, count: n }: RatingChange,
): Promise<void> {
  await tx
    .update(products)
    .set({
      ratingSum: sql`${products.ratingSum} + ${stars}`,
      ratingCount: sql`${products.ratingCount} + ${n}`,
    })
    .where(eq(products.id, productId));
}

interface Removal {
  removedAt: string;
  removedBy: string;
  removalReason: string;
}

/** Marks a locked review as removed, or with null as visible. */
export async function setRemoval(tx: Tx, id: string, removal: Removal | null): Promise<void> {
  await tx
    .update(reviews)
    .set(removal ?? { removedAt: null, removedBy: null, removalReason: null })
    .where(eq(reviews.id, id));
}

/** Returns a review for the mail to its author. */
export async function findReviewForMail(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      email: users.email,
      name: users.name,
      productId: products.id,
      product: products.name,
      title: reviews.title,
      removedAt: reviews.removedAt,
      removalReason: reviews.removalReason,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.id, id));
  return row;
}
