import { and, asc, count, desc, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { eachFact, type FactField } from '@aabha/contracts/products/product-facts.values';
import type { ListStaffProductsInput } from '@aabha/contracts/products/products.staff.schema';
import type { PublicationState } from '@aabha/contracts/products/publication.values';
import { filterText } from '@aabha/contracts/wire/wire.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isDeep, nearerEnd } from '@aabha/db/nearer-end';
import { isUuid } from '@aabha/db/ids';
import { countRows, rowCountOf } from '@aabha/db/row-counts';
import { media } from '@aabha/db/schema/media';
import { productPictures, products } from '@aabha/db/schema/products';
import { beginsLowered, containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';
import {
  countUpTo,
  heldByProduct,
  heldStock,
  isSoldOut,
  lockProducts,
  selectIdsByFreeUnits,
} from '../stock/stock.queries';
import { matchesSearch, narrowing } from './products.conditions.queries';
import { countedMatches, isCounted } from './products.counts.queries';
import { cardFor, declarations, searchRank, sortColumns, wholeFor } from './products.queries';
import type { TextSearch } from './products.search';

const forStaff = {
  /* Missing ones are null (see `missingForListing`). */
  ...(eachFact((field) => products[field]) as Pick<typeof products, FactField>),
  ...declarations,
  sku: products.sku,
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

const onSale = isNull(products.removedAt);
/** The counters of the same. */
const ON_SALE = ['on sale', 'incomplete'] as const;
/** Televisions that lack a fact or a declaration, but drafts; the conditions of an index are among it. */
const isIncomplete = sql`(not ${products.isListed} or ${products.listedUntil} is not null) and not ${products.isDraft}`;
/** Conditions of the states; that of drafts is of an index. */
const IN_STATE: Readonly<Record<PublicationState, SQL>> = {
  draft: sql`${products.isDraft} and ${products.publishAt} is null`,
  scheduled: sql`${products.isDraft} and ${products.publishAt} is not null`,
  published: sql`not ${products.isDraft}`,
};
const uuids = (ids: readonly string[]) => ids.filter(isUuid);

type Filters = ListStaffProductsInput['filters'];

/**
 * Returns the conditions of a filter set. Available units are computed from `held`, read once for all
 * televisions; a part of a name is also a part of the search index's text.
 */
function staffMatching(
  { maxOnHand, availability, incomplete, state, ...rest }: Filters,
  { search, hasCode }: StaffSearch,
  free: SQL,
): SQL | undefined {
  const name = filterText(rest.name);
  return and(
    onSale,
    narrowing(rest, { search: undefined, viewerId: undefined }),
    search && (hasCode ? isFoundOrHasCode(search, rest.search) : matchesSearch(search)),
    name === undefined ? undefined : containsText(products.searchText, name),
    availability === undefined ? undefined : availability === 'in' ? sql`${free} > 0` : isSoldOut(),
    maxOnHand === undefined ? undefined : lte(products.stock, maxOnHand),
    incomplete ? isIncomplete : undefined,
    state && IN_STATE[state],
  );
}

/** A search of words, and whether the text begins the SKU or model number of any television. */
interface StaffSearch {
  search: TextSearch | undefined;
  hasCode: boolean;
}

/**
 * A television found by words or by its code. As a union, since the vector of each row that a condition with `or` finds is
 * read once more, which took ten times as long as the search; most texts begin no code and need none.
 */
const isFoundOrHasCode = (search: TextSearch, text: string | undefined): SQL => {
  const each = [matchesSearch(search), ...codeConditions(text)];
  const selects = each.map((condition) => sql`select ${products.id} from ${products} where ${condition}`);
  return sql`${products.id} in (${sql.join(selects, sql` union `)})`;
};

/** Returns whether a text begins the SKU or model number of any television. */
async function beginsCode(db: DbOrTx, search: TextSearch | undefined, text: string | undefined) {
  const conditions = search === undefined ? [] : codeConditions(text);
  if (conditions.length === 0) return false;
  const each = conditions.map(
    (condition) => sql`exists (select from ${products} where ${condition} and ${onSale})`,
  );
  const [row] = await db.execute<{ has: boolean }>(sql`select ${sql.join(each, sql` or `)} as has`);
  return row?.has ?? false;
}

/** Returns the conditions for televisions whose SKU or model number begins with a text. */
const codeConditions = (text = '') => {
  const code = text.trim();
  return code === ''
    ? []
    : [products.sku, products.modelNumber].map((column) => beginsLowered(sql`lower(${column})`, code));
};

function staffOrdering(
  { sort, filters }: Pick<ListStaffProductsInput, 'sort' | 'filters'>,
  search: TextSearch | undefined,
  free: SQL,
): SQL[] {
  const isCode = sql`coalesce(lower(${products.sku}) = lower(${filters.search?.trim() ?? ''}::text), false)`;
  if (!sort && search) return [desc(isCode), desc(searchRank(search)), asc(products.id)];
  const columns = { ...sortColumns(undefined), stock: free, updated_at: sql`${products.updatedAt}` };
  const direction = (sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return [direction(columns[sort?.field ?? 'created_at']), direction(products.id)];
}

const reversed = (sort: ListStaffProductsInput['sort']): NonNullable<typeof sort> => ({
  field: sort?.field ?? 'created_at',
  order: (sort?.order ?? 'desc') === 'desc' ? 'asc' : 'desc',
});

/** Returns whether all televisions are listed. */
const isPlain = ({ filters }: Pick<ListStaffProductsInput, 'filters'>) =>
  Object.values(filters).every((value) => value === undefined);

/**
 * Returns the total as a column: from counters, from the index of totals, or for a text and for mixed filters counted
 * with the page.
 */
function totalOf(db: DbOrTx, input: ListStaffProductsInput, search: TextSearch | undefined): SQL<number> {
  const { maxOnHand, incomplete, state, ...filters } = input.filters;
  const total = () => {
    if (isPlain(input)) return rowCountOf('products', ON_SALE);
    if (incomplete || state) return sql`count(*) over ()`;
    if (maxOnHand === undefined && isCounted(filters, search))
      return countedMatches(db, filters, undefined, 'all');
    return maxOnHand !== undefined && isPlain({ filters })
      ? sql`(${countUpTo(db, maxOnHand)})`
      : sql`count(*) over ()`;
  };
  return sql<number>`${total()}`.mapWith(Number);
}

/** Selects the matching televisions, newest first unless sorted or searched, each with the total; or from the end. */
function fitting(db: DbOrTx, input: ListStaffProductsInput, found: StaffSearch, isReversed = false) {
  const { search } = found;
  const held = heldByProduct(db);
  const free = sql`greatest(${products.stock} - coalesce(${held.units}, 0), 0)`;
  const all = db
    .select({ id: products.id, total: totalOf(db, input, search) })
    .from(products)
    .$dynamic();
  const needsHeld = input.filters.availability === 'in' || input.sort?.field === 'stock';
  return (needsHeld ? all.leftJoin(held, eq(held.productId, products.id)) : all)
    .where(staffMatching(input.filters, found, free))
    .orderBy(...staffOrdering(isReversed ? { ...input, sort: reversed(input.sort) } : input, search, free));
}

/** Returns the ids of a page and the total. */
async function fittingPage(db: DbOrTx, input: ListStaffProductsInput, search: TextSearch | undefined) {
  const part = { limit: input.pageSize, offset: (input.pageNum - 1) * input.pageSize };
  if (isPlain(input) && input.sort?.field === 'stock') {
    const ids = await db.execute<{ id: string }>(selectIdsByFreeUnits(db, input.sort.order, part));
    return { ids: ids.map(({ id }) => id), total: await countStaffProducts(db) };
  }
  const { limit, offset, isReversed } =
    isPlain(input) && isDeep(part)
      ? nearerEnd(part, await countStaffProducts(db))
      : { ...part, isReversed: false };
  const staffSearch = { search, hasCode: await beginsCode(db, search, input.filters.search) };
  const found = await fitting(db, input, staffSearch, isReversed).limit(limit).offset(offset);
  const page = isReversed ? found.toReversed() : found;
  /* A page beyond the last has no row with the total. */
  const [counted] =
    page.length > 0 || input.pageNum === 1 ? page : await fitting(db, input, staffSearch).limit(1);
  return { ids: page.map(({ id }) => id), total: counted?.total ?? 0 };
}

/** Returns a page of televisions for staff with the total. Only the rows of the page are read whole. */
export async function selectStaffCards(db: DbOrTx, input: ListStaffProductsInput, search?: TextSearch) {
  const { ids, total } = await fittingPage(db, input, search);
  const rows = await db
    .select({ ...cardFor(undefined), ...forStaff })
    .from(products)
    .where(inArray(products.id, ids));
  const inOrder = rows.sort((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
  return { rows: inOrder, total };
}

/** Returns the ids of the first televisions of a filter, in the order of the list. */
export async function selectMatchingIds(
  db: DbOrTx,
  input: ListStaffProductsInput,
  { search, most }: { search: TextSearch | undefined; most: number },
): Promise<string[]> {
  const hasCode = await beginsCode(db, search, input.filters.search);
  return (await fitting(db, input, { search, hasCode }).limit(most)).map(({ id }) => id);
}

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
