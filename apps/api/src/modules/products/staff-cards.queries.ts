import { and, asc, desc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { ListStaffProductsInput } from '@aabha/contracts/products/products.staff.schema';
import type { PublicationState } from '@aabha/contracts/products/publication.values';
import { filterText } from '@aabha/contracts/wire/wire.schema';
import type { DbOrTx } from '@aabha/db/client';
import { isDeep, nearerEnd } from '@aabha/db/nearer-end';
import { rowCountOf } from '@aabha/db/row-counts';
import { products } from '@aabha/db/schema/products';
import { beginsLowered, containsNumbered } from '@aabha/db/search/contains-text';
import {
  countUpTo,
  heldByProduct,
  isAmongSoldOut,
  isSoldOut,
  selectIdsByFreeUnits,
} from '../stock/stock.queries';
import { findByName } from './find-by-name.queries';
import { matchesSearch, narrowing } from './products.conditions.queries';
import { countedMatches, isCounted } from './products.counts.queries';
import { cardFor, searchRank, sortColumns } from './products.queries';
import type { TextSearch } from './products.search';
import { countStaffProducts, forStaff, isIncomplete, ON_SALE, onSale } from './products.staff.queries';

/** Conditions of the states; that of drafts is of an index. */
const IN_STATE: Readonly<Record<PublicationState, SQL>> = {
  draft: sql`${products.isDraft} and ${products.publishAt} is null`,
  scheduled: sql`${products.isDraft} and ${products.publishAt} is not null`,
  published: sql`not ${products.isDraft}`,
};
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
  const isAlone = isPlain({ filters: { ...rest, maxOnHand, incomplete, state } });
  const out = isAlone ? isAmongSoldOut : isSoldOut();
  return and(
    onSale,
    narrowing(rest, { search: undefined, viewerId: undefined }),
    search && (hasCode ? isFoundOrHasCode(search, rest.search) : matchesSearch(search)),
    name === undefined ? undefined : containsNumbered(products.searchText, name),
    availability === undefined ? undefined : availability === 'in' ? sql`${free} > 0` : out,
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

/** Returns the page of a search alone whose words many names have; undefined for others. */
async function commonPage(
  db: DbOrTx,
  { filters: { search: _text, ...others }, sort }: ListStaffProductsInput,
  { search, hasCode }: StaffSearch,
  part: { limit: number; offset: number },
) {
  if (search === undefined || hasCode || sort || !isPlain({ filters: others })) return undefined;
  return findByName(db, search, { of: 'staff' }, part);
}

/** Returns the ids of a page and the total, or that up to which a common search is counted. */
async function fittingPage(
  db: DbOrTx,
  input: ListStaffProductsInput,
  search: TextSearch | undefined,
): Promise<{ ids: string[]; total: number; isMore?: boolean }> {
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
  const common = await commonPage(db, input, staffSearch, part);
  if (common) return common;
  const found = await fitting(db, input, staffSearch, isReversed).limit(limit).offset(offset);
  const page = isReversed ? found.toReversed() : found;
  /* A page beyond the last has no row with the total. */
  const [counted] =
    page.length > 0 || input.pageNum === 1 ? page : await fitting(db, input, staffSearch).limit(1);
  return { ids: page.map(({ id }) => id), total: counted?.total ?? 0 };
}

/** Returns a page of televisions for staff with the total. Only the rows of the page are read whole. */
export async function selectStaffCards(db: DbOrTx, input: ListStaffProductsInput, search?: TextSearch) {
  const { ids, total, isMore } = await fittingPage(db, input, search);
  const rows = await db
    .select({ ...cardFor(undefined), ...forStaff })
    .from(products)
    .where(inArray(products.id, ids));
  const inOrder = rows.sort((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
  return { rows: inOrder, total, isMore };
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
