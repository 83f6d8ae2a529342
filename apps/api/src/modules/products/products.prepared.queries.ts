import { sql } from 'drizzle-orm';
import type { ListProductsInput, ProductFilters } from '@aabha/contracts/products/products.schema';
import type { DbOrTx } from '@aabha/db/client';
import { isDeep, nearerEnd } from '@aabha/db/nearer-end';
import { placeholders, preparedStatement } from '@aabha/db/driver/prepared-statement';
import { isUuid } from '@aabha/db/ids';
import { deepPart } from '@aabha/db/milestones/deep-part';
import {
  filterSlots,
  filterValuesOf,
  shapeOf,
  viewerSlot,
  type FilterShape,
  type ValueReading,
} from './filter-slots.queries';
import { hasCommonWords, isKnownNothing } from './find-by-name.queries';
import { isCounted } from './products.counts.queries';
import { overallOf, selectFacets, type SearchCounting } from './products.facets.queries';
import { countMatching, selectCards, selectCardsOf, selectWhole } from './products.queries';
import { narrowing } from './products.conditions.queries';
import { NOTED_FROM, noteSearch } from './search-counts.queries';

/** The shape of a list, which includes its order. */
interface ListShape extends FilterShape {
  sort: ListProductsInput['sort'];
  isCountKnown: boolean;
  isReversed: boolean;
  isFromMilestone: boolean;
}

const searchSlots = {
  match: sql.placeholder('match'),
  inName: sql.placeholder('inName'),
  anyWord: sql.placeholder('anyWord'),
};

const cards = preparedStatement((db, key: string) => {
  const shape = JSON.parse(key) as ListShape;
  return selectCards(
    db,
    { filters: filterSlots(shape), sort: shape.sort },
    { search: shape.searched ? searchSlots : undefined, viewerId: viewerSlot(shape.ofViewer) },
    {
      limit: sql.placeholder('limit'),
      offset: sql.placeholder('offset'),
      isCountKnown: shape.isCountKnown,
      isReversed: shape.isReversed,
      milestone: shape.isFromMilestone ? placeholders(['at', 'rowId']) : undefined,
    },
  ).prepare('list_cards');
});

const whole = preparedStatement((db, of: 'visitor' | 'viewer') =>
  selectWhole(db, sql.placeholder('id'), viewerSlot(of === 'viewer')).prepare('find_product'),
);

/** Returns where to read a page: a deep one of the whole list from a milestone, of other counted ones from its nearer end. */
async function partOf(db: DbOrTx, { filters, sort, ...page }: ListProductsInput, reading: ValueReading) {
  const part = { limit: page.pageSize, offset: (page.pageNum - 1) * page.pageSize };
  if (!isDeep(part) || !isCounted(filters, reading.search))
    return { ...part, isReversed: false, milestone: undefined };
  const countRows = () => countMatching(db, filters, reading);
  return sort === undefined && narrowing(filters, reading) === undefined
    ? deepPart(db, 'products', { ...part, order: 'desc' }, countRows)
    : { ...nearerEnd(part, await countRows()), milestone: undefined };
}

/**
 * Returns a page of the catalogue by a statement prepared for its shape. Only a literal part of a name makes
 * a new statement each time. Where the caller knows the total the matches are not counted, and `total` is
 * null.
 */
export async function findCards(
  db: DbOrTx,
  input: ListProductsInput,
  reading: ValueReading,
  isCountKnown: boolean,
) {
  const { filters, sort } = input;
  const { isReversed, milestone, ...page } = await partOf(db, input, reading);
  if (filters.name !== undefined)
    return selectCards(db, input, reading, { ...page, isCountKnown, isReversed });
  const isFromMilestone = milestone !== undefined;
  const shape: ListShape = { ...shapeOf(filters, reading), sort, isCountKnown, isReversed, isFromMilestone };
  return cards(db, JSON.stringify(shape)).execute({
    ...filterValuesOf(filters, reading),
    ...page,
    ...milestone,
  });
}

/** The shape of facets, which includes how a search is counted. */
interface FacetShape extends FilterShape {
  counting: SearchCounting;
}

const facets = preparedStatement((db, key: string) => {
  const shape = JSON.parse(key) as FacetShape;
  const search = shape.searched ? searchSlots : undefined;
  const reading = { search, viewerId: viewerSlot(shape.ofViewer) };
  return selectFacets(db, filterSlots(shape), reading, shape.counting).prepare('list_facets');
});

/**
 * Returns every facet of the matches, by a statement prepared for its shape; no row where nothing is found at once. A search that
 * finds many televisions is noted, and counted by a worker.
 */
export async function findFacets(db: DbOrTx, filters: ProductFilters, reading: ValueReading) {
  const { search } = reading;
  if (filters.name !== undefined) return selectFacets(db, filters, reading);
  const find = (counting: SearchCounting) =>
    facets(db, JSON.stringify({ ...shapeOf(filters, reading), counting })).execute(
      filterValuesOf(filters, reading),
    );
  if (!search || !(await hasCommonWords(db))) return find('read');
  const counted = await find('counted');
  if (counted.every(({ isUsable }) => isUsable)) return counted;
  if (await isKnownNothing(db, search)) return [];
  const rows = await find('read');
  if ((overallOf(rows)?.models ?? 0) > NOTED_FROM) await noteSearch(db, search.match);
  return rows;
}

const cardsOf = preparedStatement((db, of: 'visitor' | 'viewer') =>
  selectCardsOf(db, sql.placeholder('ids'), viewerSlot(of === 'viewer')).prepare('cards_of'),
);

/** Returns cards of those of some products that are still on sale, in the given order. */
export async function findCardsOf(db: DbOrTx, ids: readonly string[], viewerId: string | undefined) {
  if (ids.length === 0) return [];
  const rows = await cardsOf(db, viewerId === undefined ? 'visitor' : 'viewer').execute({
    ids: ids.join(','),
    viewerId,
  });
  return rows.sort((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
}

/** Returns one whole product on sale; undefined for an id that is not a UUID. */
export async function findProduct(db: DbOrTx, id: string, viewerId: string | undefined) {
  if (!isUuid(id)) return undefined;
  const [row] = await whole(db, viewerId === undefined ? 'visitor' : 'viewer').execute({ id, viewerId });
  return row;
}
