import { sql } from 'drizzle-orm';
import type { ListProductsInput, ProductFilters } from '@aabha/contracts/products/products.schema';
import type { DbOrTx } from '@aabha/db/client';
import { preparedStatement } from '@aabha/db/driver/prepared-statement';
import { isUuid } from '@aabha/db/ids';
import { selectFacets } from './products.facets.queries';
import { selectCards, selectCardsOf, selectWhole, type Reading } from './products.queries';

type Filter = keyof ProductFilters;
/** What filters are asked for, without the values: which ones, how many values of each. */
interface FilterShape {
  filters: [Filter, number | 'one'][];
  availability: ProductFilters['availability'];
  searched: boolean;
  ofViewer: boolean;
}
/** The same of a list, which has an order. */
interface ListShape extends FilterShape {
  sort: ListProductsInput['sort'];
  isCountKnown: boolean;
}

const filterValues = (filters: ProductFilters) =>
  (Object.entries(filters) as [Filter, unknown][]).filter(
    ([name, value]) => value !== undefined && name !== 'availability' && name !== 'search',
  );

/** How a list is read, by its values. */
type ValueReading = Reading & { viewerId: string | undefined };

function shapeOf(filters: ProductFilters, { search, viewerId }: ValueReading): FilterShape {
  return {
    filters: filterValues(filters).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.length : 'one',
    ]),
    availability: filters.availability,
    searched: search !== undefined,
    ofViewer: viewerId !== undefined,
  };
}

/** What is filled into the slots of filters and of a reading. */
function filterValuesOf(filters: ProductFilters, { search, viewerId }: ValueReading) {
  const values: Record<string, unknown> = { ...search, viewerId };
  for (const [name, value] of filterValues(filters))
    if (Array.isArray(value)) for (const [index, one] of value.entries()) values[`${name}${index}`] = one;
    else values[name] = value;
  return values;
}

function valuesOf({ filters, pageNum, pageSize }: ListProductsInput, reading: ValueReading) {
  return { ...filterValuesOf(filters, reading), limit: pageSize, offset: (pageNum - 1) * pageSize };
}

/** Filters with a placeholder where each value stood. */
function slots({ filters, availability }: FilterShape): ProductFilters {
  const bySlot = filters.map(([name, many]) => [
    name,
    many === 'one'
      ? sql.placeholder(name)
      : Array.from({ length: many }, (_, index) => sql.placeholder(`${name}${index}`)),
  ]);
  return { ...(Object.fromEntries(bySlot) as ProductFilters), availability };
}

const viewerSlot = (ofViewer: boolean) => (ofViewer ? sql.placeholder('viewerId') : undefined);

const searchSlots = { match: sql.placeholder('match'), anyWord: sql.placeholder('anyWord') };

const cards = preparedStatement((db, key: string) => {
  const shape = JSON.parse(key) as ListShape;
  return selectCards(
    db,
    { filters: slots(shape), sort: shape.sort },
    { search: shape.searched ? searchSlots : undefined, viewerId: viewerSlot(shape.ofViewer) },
    {
      limit: sql.placeholder('limit'),
      offset: sql.placeholder('offset'),
      isCountKnown: shape.isCountKnown,
    },
  ).prepare('list_cards');
});

const whole = preparedStatement((db, of: 'visitor' | 'viewer') =>
  selectWhole(db, sql.placeholder('id'), viewerSlot(of === 'viewer')).prepare('find_product'),
);

/**
 * A page of the catalogue, prepared by its shape. Only a literal part of a name makes a query of its own each time. Where the
 * caller knows how many match they are not counted, and `total` is null.
 */
export function findCards(
  db: DbOrTx,
  input: ListProductsInput,
  reading: ValueReading,
  isCountKnown: boolean,
) {
  const { pageNum, pageSize } = input;
  if (input.filters.name !== undefined)
    return selectCards(db, input, reading, {
      limit: pageSize,
      offset: (pageNum - 1) * pageSize,
      isCountKnown,
    });
  const shape: ListShape = { ...shapeOf(input.filters, reading), sort: input.sort, isCountKnown };
  return cards(db, JSON.stringify(shape)).execute(valuesOf(input, reading));
}

const facets = preparedStatement((db, key: string) => {
  const shape = JSON.parse(key) as FilterShape;
  return selectFacets(db, slots(shape), {
    search: shape.searched ? searchSlots : undefined,
    viewerId: viewerSlot(shape.ofViewer),
  }).prepare('list_facets');
});

/** Every facet of what fits, prepared by its shape as a list is. */
export function findFacets(db: DbOrTx, filters: ProductFilters, reading: ValueReading) {
  if (filters.name !== undefined) return selectFacets(db, filters, reading);
  return facets(db, JSON.stringify(shapeOf(filters, reading))).execute(filterValuesOf(filters, reading));
}

const cardsOf = preparedStatement((db, of: 'visitor' | 'viewer') =>
  selectCardsOf(db, sql.placeholder('ids'), viewerSlot(of === 'viewer')).prepare('cards_of'),
);

/** Cards of the products that are still on sale of some, in their order. */
export async function findCardsOf(db: DbOrTx, ids: readonly string[], viewerId: string | undefined) {
  if (ids.length === 0) return [];
  const rows = await cardsOf(db, viewerId === undefined ? 'visitor' : 'viewer').execute({
    ids: ids.join(','),
    viewerId,
  });
  return rows.sort((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
}

/** One product on sale, whole. An id that is no UUID is unknown. */
export async function findProduct(db: DbOrTx, id: string, viewerId: string | undefined) {
  if (!isUuid(id)) return undefined;
  const [row] = await whole(db, viewerId === undefined ? 'visitor' : 'viewer').execute({ id, viewerId });
  return row;
}
