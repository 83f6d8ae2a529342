import { and, asc, count, desc, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { ListStaffProductsInput } from '@aabha/contracts/products/products.staff.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { media } from '@aabha/db/schema/media';
import { productPictures, products } from '@aabha/db/schema/products';
import { only } from '@aabha/db/tx';
import { heldStock } from '../stock/stock.queries';
import { cardFor, matching, sortColumns, wholeFor } from './products.queries';
import { searchRank, searchWords } from './products.search';

const forStaff = { onHand: products.stock, held: heldStock(), updated_at: products.updatedAt };
const whole = { ...wholeFor(undefined), ...forStaff };

const onSale = isNull(products.removedAt);
const uuids = (ids: readonly string[]) => ids.filter(isUuid);

function staffMatching({ filters }: Pick<ListStaffProductsInput, 'filters'>): SQL | undefined {
  const { maxOnHand, ...rest } = filters;
  return and(
    matching(rest, { reach: 'all-words', viewerId: undefined }),
    maxOnHand === undefined ? undefined : lte(products.stock, maxOnHand),
  );
}

/** A page of televisions as staff see them, newest first unless asked or searched otherwise. */
export function selectStaffCards(db: DbOrTx, input: ListStaffProductsInput) {
  const words = searchWords(input.filters.search ?? '');
  const columns = { ...sortColumns(undefined), updated_at: sql`${products.updatedAt}` };
  const by = input.sort
    ? columns[input.sort.field]
    : words.length > 0
      ? searchRank(words)
      : columns.created_at;
  const direction = (input.sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return db
    .select({ ...cardFor(undefined), ...forStaff })
    .from(products)
    .where(staffMatching(input))
    .orderBy(direction(by), asc(products.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

export async function countStaffProducts(
  db: DbOrTx,
  input: Pick<ListStaffProductsInput, 'filters'>,
): Promise<number> {
  const [row] = await db.select({ n: count() }).from(products).where(staffMatching(input));
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

/** Televisions on sale by their ids, by name. Ids that are unknown have no row. */
export function selectStaffProducts(db: DbOrTx, ids: readonly string[]) {
  return db
    .select(whole)
    .from(products)
    .where(and(inArray(products.id, uuids(ids)), onSale))
    .orderBy(asc(products.name), asc(products.id));
}

/** The same, locked against every change until the transaction ends, in one order for all. */
export function lockStaffProducts(tx: Tx, ids: readonly string[]) {
  return tx
    .select(whole)
    .from(products)
    .where(and(inArray(products.id, uuids(ids)), onSale))
    .orderBy(asc(products.id))
    .for('update', { of: products });
}

/** Every television on sale, by name. */
export function selectAllStaffProducts(db: DbOrTx) {
  return db.select(whole).from(products).where(onSale).orderBy(asc(products.name), asc(products.id));
}

export type ProductValues = Omit<
  typeof products.$inferInsert,
  'id' | 'slug' | 'createdAt' | 'updatedAt' | 'ratingSum' | 'ratingCount' | 'removedAt'
>;

export async function insertProduct(tx: Tx, values: ProductValues): Promise<string> {
  return only(await tx.insert(products).values(values).returning({ id: products.id })).id;
}

export async function updateProduct(tx: Tx, id: string, values: Partial<ProductValues>): Promise<void> {
  await tx
    .update(products)
    .set({ ...values, updatedAt: sql`clock_timestamp()` })
    .where(eq(products.id, id));
}

/** Takes televisions off sale; their rows stay for old orders (decisions §3). */
export async function markRemoved(tx: Tx, ids: readonly string[], at: string): Promise<void> {
  await tx
    .update(products)
    .set({ removedAt: at, updatedAt: sql`clock_timestamp()` })
    .where(inArray(products.id, [...ids]));
}

/** The hashes of a television's pictures by the file of their address, in order. */
export async function pictureHashes(db: DbOrTx, productId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ file: media.fallbackFile, hash: media.hash })
    .from(productPictures)
    .innerJoin(media, eq(media.hash, productPictures.mediaHash))
    .where(eq(productPictures.productId, productId))
    .orderBy(asc(productPictures.position));
  return new Map(rows.map(({ file, hash }) => [file, hash]));
}

/** Makes these, in this order, the pictures of a television. */
export async function replacePictures(tx: Tx, productId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(productPictures).where(eq(productPictures.productId, productId));
  if (hashes.length > 0)
    await tx
      .insert(productPictures)
      .values(hashes.map((mediaHash, position) => ({ productId, position, mediaHash })));
}
