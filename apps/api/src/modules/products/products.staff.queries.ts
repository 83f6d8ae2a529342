import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { eachFact, type FactField } from '@aabha/contracts/products/product-facts.values';
import type { PublicationState } from '@aabha/contracts/products/publication.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { countRows } from '@aabha/db/row-counts';
import { media } from '@aabha/db/schema/media';
import { productPictures, products } from '@aabha/db/schema/products';
import { only } from '@aabha/db/tx';
import { heldStock, lockProducts } from '../stock/stock.queries';
import { declarations, wholeFor } from './products.queries';

/** What only staff are shown of a television. */
export const forStaff = {
  /* Missing ones are null (see `missingForListing`). */
  ...(eachFact((field) => products[field]) as Pick<typeof products, FactField>),
  ...declarations,
  sku: products.sku,
  successor_sku: products.successorSku,
  state: sql<PublicationState>`case when not ${products.isDraft} then 'published' when ${products.publishAt} is null then 'draft' else 'scheduled' end`,
  publish_at: products.publishAt,
  isListed: products.isListed,
  /* One that lacks a fact is not listed in its period either. */
  listedUntil: sql<string | null>`case when ${products.isListed} then ${products.listedUntil} end`.mapWith(
    products.listedUntil,
  ),
  onHand: products.stock,
  held: heldStock(),
  stockSlots: products.stockSlots,
  updated_at: products.updatedAt,
};
const whole = { ...wholeFor(undefined), ...forStaff };

/** On sale or not listed yet: not removed. */
export const onSale = isNull(products.removedAt);
/** The counters of the same. */
export const ON_SALE = ['on sale', 'incomplete'] as const;
/** Televisions that lack a fact or a declaration, but drafts; the conditions of an index are among it. */
export const isIncomplete = sql`(not ${products.isListed} or ${products.listedUntil} is not null) and not ${products.isDraft}`;
const uuids = (ids: readonly string[]) => ids.filter(isUuid);

/** Returns the number of televisions, listed or not. */
export const countStaffProducts = (db: DbOrTx) => countRows(db, 'products', ON_SALE);

/** Returns the number of televisions that lack a fact or a declaration. */
export async function countIncomplete(db: DbOrTx): Promise<number> {
  const [row] = await db.select({ n: count() }).from(products).where(and(onSale, isIncomplete));
  return row?.n ?? 0;
}

export async function findStaffProduct(db: DbOrTx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select(whole)
    .from(products)
    .where(and(eq(products.id, id), onSale));
  return row;
}
export type StaffProductRow = NonNullable<Awaited<ReturnType<typeof findStaffProduct>>>;

/** Selects televisions on sale by id, sorted by name. Unknown ids have no row. */
export function selectStaffProducts(db: DbOrTx, ids: readonly string[]) {
  return db
    .select(whole)
    .from(products)
    .where(and(inArray(products.id, uuids(ids)), onSale))
    .orderBy(asc(products.name), asc(products.id));
}

/**
 * Selects the same with the time of the last change by staff, locked with their stock until the transaction ends, always
 * in the same order.
 */
export async function lockStaffProducts(tx: Tx, ids: readonly string[]) {
  await lockProducts(tx, uuids(ids));
  return tx
    .select({ ...whole, editedAt: products.editedAt })
    .from(products)
    .where(and(inArray(products.id, uuids(ids)), onSale))
    .orderBy(asc(products.id))
    .for('no key update', { of: products });
}

/** Selects every television on sale, sorted by name. */
export function selectAllStaffProducts(db: DbOrTx) {
  return db.select(whole).from(products).where(onSale).orderBy(asc(products.name), asc(products.id));
}

export type ProductValues = Omit<
  typeof products.$inferInsert,
  | 'id'
  | 'slug'
  | 'createdAt'
  | 'updatedAt'
  | 'editedAt'
  | 'ratingSum'
  | 'ratingCount'
  | 'removedAt'
  | 'isListed'
  | 'listedUntil'
  | 'stockSlots'
  | 'stockRolledAt'
>;

export async function insertProduct(tx: Tx, values: ProductValues): Promise<string> {
  /* A new television has no period without declarations. */
  const row = { ...values, listedUntil: null };
  return only(await tx.insert(products).values(row).returning({ id: products.id })).id;
}

/* Later than the wait for the row's lock, and the same instant throughout a statement. */
const EDITED_NOW = sql`statement_timestamp()`;

export async function updateProduct(tx: Tx, id: string, values: Partial<ProductValues>): Promise<void> {
  await tx
    .update(products)
    .set({ ...values, updatedAt: EDITED_NOW, editedAt: EDITED_NOW })
    .where(eq(products.id, id));
}

/**
 * Ends the listing of up to `most` televisions whose period without declarations is over, and returns their ids. The
 * trigger of the table decides that they are not listed.
 */
export async function endListingPeriods(db: DbOrTx, most: number): Promise<string[]> {
  const isOver = and(onSale, isIncomplete, sql`${products.listedUntil} <= now()`);
  const over = db
    .select({ id: products.id })
    .from(products)
    .where(isOver)
    .orderBy(asc(products.id))
    .limit(most)
    .for('no key update', { skipLocked: true });
  const ended = await db
    .update(products)
    .set({ listedUntil: null, updatedAt: EDITED_NOW })
    .where(inArray(products.id, over))
    .returning({ id: products.id });
  return ended.map(({ id }) => id);
}

/** Marks televisions as removed; their rows stay for old orders (docs/spec/products.md#removing). */
export async function markRemoved(tx: Tx, ids: readonly string[], at: string): Promise<void> {
  await tx
    .update(products)
    .set({ removedAt: at, updatedAt: sql`clock_timestamp()` })
    .where(inArray(products.id, [...ids]));
}

/** Returns the hashes of a television's pictures by file name, in order. */
export async function pictureHashes(db: DbOrTx, productId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ file: media.fallbackFile, hash: media.hash })
    .from(productPictures)
    .innerJoin(media, eq(media.hash, productPictures.mediaHash))
    .where(eq(productPictures.productId, productId))
    .orderBy(asc(productPictures.position));
  return new Map(rows.map(({ file, hash }) => [file, hash]));
}

/** Sets the pictures of a television, in this order. */
export async function replacePictures(tx: Tx, productId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(productPictures).where(eq(productPictures.productId, productId));
  if (hashes.length > 0)
    await tx
      .insert(productPictures)
      .values(hashes.map((mediaHash, position) => ({ productId, position, mediaHash })));
}
