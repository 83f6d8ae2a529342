import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  lt,
  notInArray,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import { isGstin } from '@aabha/contracts/gst/gstin';
import { ORDER_NUMBER_LENGTH, searchedNumber } from '@aabha/contracts/orders/order-number';
import {
  ORDER_STATUSES,
  type ListOrdersInput,
  type OrderStatus,
} from '@aabha/contracts/orders/orders.schema';
import { readSearchText } from '@aabha/contracts/search/search-text';
import type { DbOrTx } from '@aabha/db/client';
import { isDeep } from '@aabha/db/nearer-end';
import { isUuid } from '@aabha/db/ids';
import { packIds, PackedIds } from '@aabha/db/packed-ids';
import { orderReportConditions } from '@aabha/db/promise-conditions';
import { preparedStatement } from '@aabha/db/driver/prepared-statement';
import { rowCountOf } from '@aabha/db/row-counts';
import { orderLines, orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { containsLowered, containsScanned, phoneSpellings } from '@aabha/db/search/contains-text';
import { hasFact, wholeFact } from '@aabha/db/search/order-facts';
import { mayBeCommon } from '@aabha/db/search/count-some';
import { only } from '@aabha/db/tx';
import { countBetween } from './orders.between.queries';
import { findDeepPart, isBeyond } from './orders.deep-page.queries';
import { searchOrders, type CommonText } from './search-orders.queries';
import { findNewestWith } from './find-newest-with.queries';
import { findWhole, selectWhole, type FoundOrders } from './orders.whole.queries';

/** The filters, with ids or placeholders. */
type Filters = Omit<ListOrdersInput['filters'], 'user_id'> & { user_id?: string | Placeholder | undefined };
type Sort = ListOrdersInput['sort'];

const NOT_SOLD: readonly OrderStatus[] = ['Cancelled', 'Returned'];

const iso = (instant: string) => new Date(instant).toISOString();

/** A condition for orders that contain this television. */
const hasLineOf = (db: DbOrTx, productId: string): SQL =>
  inArray(
    orders.id,
    db.select({ id: orderLines.orderId }).from(orderLines).where(eq(orderLines.productId, productId)),
  );

/** Returns the condition of a search: a whole GSTIN finds the orders of that business, any other text is searched for. */
function matchesText(db: DbOrTx, text: string): SQL | undefined {
  const gstin = text.trim().toUpperCase();
  if (isGstin(gstin))
    return inArray(
      orders.paymentId,
      db.select({ id: payments.id }).from(payments).where(eq(payments.gstin, gstin)),
    );
  const spellings = phoneSpellings(text);
  return or(...spellings.map((spelling) => containsLowered(orders.searchText, spelling)));
}

/** Returns the condition of a search for a payment or its order at the provider, by the whole id. */
const isOfPayment = (db: DbOrTx, id: string): SQL =>
  inArray(
    orders.paymentId,
    db
      .select({ id: payments.id })
      .from(payments)
      .where(or(eq(payments.providerPaymentId, id), eq(payments.providerOrderId, id))),
  );

/** Returns the condition of the filters of a list; `matches` is that of its text. */
export function matchingOrders(db: DbOrTx, filters: Filters, matches = matchesText): SQL | undefined {
  const search = filters.search && searchedNumber(filters.search);
  return and(
    filters.user_id === undefined ? undefined : eq(orders.userId, filters.user_id),
    filters.product_id === undefined ? undefined : hasLineOf(db, filters.product_id),
    filters.sold ? notInArray(orders.status, [...NOT_SOLD]) : undefined,
    /* Inlined as a literal, since the number of orders with a status decides the best plan. */
    filters.status === undefined ? undefined : eq(orders.status, sql`${filters.status}`.inlineParams()),
    filters.placedFrom === undefined ? undefined : gte(orders.createdAt, iso(filters.placedFrom)),
    filters.placedBefore === undefined ? undefined : lt(orders.createdAt, iso(filters.placedBefore)),
    orderReportConditions(filters),
    search ? matches(db, search) : undefined,
  );
}

/* A shopper's orders are found by index and sorted in memory; no list of all orders is sorted by number. */
const SORT_BY = {
  created_at: sql`${orders.createdAt}`,
  totalPrice: sql`${orders.totalPaise}`,
  status: sql`${orders.status}`,
  number: sql`right(${orders.id}::text, ${sql.raw(String(ORDER_NUMBER_LENGTH))})`,
};

/** Returns what a list is sorted by before the id. */
export const orderSortKey = (sort: Sort): SQL => SORT_BY[sort?.field ?? 'created_at'];

function ordering(sort: Sort): SQL[] {
  const direction = (sort?.order ?? 'desc') === 'desc' ? desc : asc;
  const field = sort?.field ?? 'created_at';
  /* Of a status by age, as the index of each status has them. */
  const within = field === 'status' ? [direction(orders.createdAt)] : [];
  return [direction(SORT_BY[field]), ...within, direction(orders.id)];
}

const isNewestFirst = (sort: Sort) =>
  sort === undefined || (sort.field === 'created_at' && sort.order === 'desc');

const reversed = (sort: Sort): NonNullable<Sort> => ({
  field: sort?.field ?? 'created_at',
  order: (sort?.order ?? 'desc') === 'desc' ? 'asc' : 'desc',
});

/** Returns the filters that are set. */
const filterValues = (filters: Filters) =>
  Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || (name === 'search' && filters.search?.trim() === '') ? [] : [name],
  );

/** Returns whether a list has this filter and no other. */
const isOnly = (filters: Filters, filter: keyof Filters) =>
  filterValues(filters).every((name) => name === filter);

/** Returns the statuses of a list that no other filter narrows; undefined for one of all. */
const statusesOf = ({ status, sold }: Filters): OrderStatus[] | undefined =>
  status === undefined && !sold
    ? undefined
    : ORDER_STATUSES.filter((one) => (status ?? one) === one && !(sold && NOT_SOLD.includes(one)));

/**
 * Returns the total: of all orders, and of those of some statuses, from a counter. The
 * orders of a customer are counted with the page; those of a time, by sums of days; those of a text apart. Other matches are counted apart, so that the page is read in its
 * order and no further than it reaches.
 */
function totalBeside(db: DbOrTx, filters: Filters): SQL {
  if (filterValues(filters).every((name) => name === 'status' || name === 'sold'))
    return rowCountOf('orders', statusesOf(filters));
  const { placedFrom, placedBefore } = filters;
  if (placedFrom && placedBefore && filterValues(filters).every((name) => name.startsWith('placed')))
    return countBetween(new Date(placedFrom), new Date(placedBefore));
  if (filters.user_id !== undefined) return sql`count(*) over ()`;
  if (isOnly(filters, 'product_id'))
    return sql`(select count(distinct ${orderLines.orderId}) from ${orderLines} where ${orderLines.productId} = ${filters.product_id})`;
  return sql`(select count(*) from ${orders} where ${matchingOrders(db, filters)})`;
}

/** Selects the ids of all matches, in order, each with the total; from an instant on where one is given. */
const selectIds = (db: DbOrTx, filters: Filters, sort: Sort, bound?: Placeholder) =>
  db
    .select({ id: orders.id, total: totalBeside(db, filters).mapWith(Number).as('total') })
    .from(orders)
    .where(and(matchingOrders(db, filters), bound && isBeyond(sort?.order ?? 'desc', bound)))
    .orderBy(...ordering(sort));

/**
 * Everything that the text of a common list depends on: whether it is of one person, its status, and its
 * order.
 */
interface Shape {
  ofUser: boolean;
  status: OrderStatus | undefined;
  sort: Sort;
  /** Whether the page is read from the end of the list, and whether from a known day on. */
  isReversed: boolean;
  isBound: boolean;
}

/**
 * The limits are in subselects: where the planner sees their values it plans a prepared statement anew each
 * time, which takes longer than running it.
 */
const commonPage = preparedStatement((db, key: string) => {
  const { ofUser, status, sort, isReversed, isBound } = JSON.parse(key) as Shape;
  const user_id = ofUser ? sql.placeholder('userId') : undefined;
  const bound = isBound ? sql.placeholder('bound') : undefined;
  const ids = selectIds(db, { status, user_id }, isReversed ? reversed(sort) : sort, bound);
  const { limit, offset } = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') };
  const page = sql`${ids} limit (select ${limit}::int) offset (select ${offset}::int)`;
  return selectWhole(db, page, ordering(sort)).prepare('list_orders');
});

/**
 * Returns whether a list is one that the shop itself requests: these have few shapes, so each may stay
 * prepared.
 */
const isCommon = (filters: Filters) =>
  filterValues(filters).every((name) => name === 'status' || name === 'user_id');

/**
 * Searches the orders of all people. An id of the provider, a whole e-mail address and a whole phone number are looked up before
 * they are searched for: the index of texts reads the rows of every three letters.
 */
async function searchText(db: DbOrTx, filters: Filters, sort: Sort, part: { limit: number; offset: number }) {
  const page = { ordering: ordering(sort), ...part };
  if (readSearchText(filters.search ?? '').providerId !== undefined) {
    const found = await searchOrders(
      db,
      { matches: matchingOrders(db, filters, isOfPayment), ...page },
      undefined,
    );
    if (found.total > 0) return found;
  }
  const fact = wholeFact(filters.search ?? '');
  if (fact !== undefined) {
    const matches = matchingOrders(db, filters, () => hasFact(fact));
    const found = await searchOrders(db, { matches, ...page }, undefined);
    if (found.total > 0) return found;
  }
  const matches = matchingOrders(db, filters);
  return searchOrders(db, { matches, ...page }, commonText(db, filters, sort));
}

/** Returns a text that may be common, where no other filter than a status narrows the list. */
function commonText(db: DbOrTx, filters: Filters, sort: Sort): CommonText | undefined {
  const { search, ...others } = filters;
  const isWide = filterValues(others).every((name) => name === 'status');
  if (!search || !isWide || !mayBeCommon(search)) return undefined;
  const text = containsScanned(orders.searchText, searchedNumber(search));
  const isByAge = sort === undefined || sort.field === 'created_at';
  return { text, others: matchingOrders(db, others), isByAge };
}

/**
 * Returns a page of whole orders in one prepared statement, else by a short one for the ids and a prepared
 * one.
 */
async function readPage(
  db: DbOrTx,
  { filters, sort, pageNum, pageSize }: ListOrdersInput,
): Promise<FoundOrders> {
  const part = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  if (isCommon(filters)) {
    const userId = filters.user_id;
    const { order, isByAge } = {
      order: sort?.order ?? 'desc',
      isByAge: !sort || sort.field === 'created_at',
    };
    const { isReversed, ...page } =
      userId === undefined && isDeep(part)
        ? await findDeepPart(db, statusesOf(filters), { order, isByAge, ...part })
        : { ...part, isReversed: false, bound: undefined };
    const isBound = page.bound !== undefined;
    const shape: Shape = { ofUser: userId !== undefined, status: filters.status, sort, isReversed, isBound };
    const values = { userId, ...page };
    return only(await commonPage(db, JSON.stringify(shape)).execute(values));
  }
  if (filters.user_id === undefined && filters.search?.trim()) {
    const { ids, total, isMore } = await searchText(db, filters, sort, part);
    return { ...(await findWhole(db, ids, total)), isMore };
  }
  const newest =
    filters.product_id !== undefined && isOnly(filters, 'product_id') && isNewestFirst(sort)
      ? await findNewestWith(db, filters.product_id, part)
      : undefined;
  if (newest) return { ...(await findWhole(db, newest.ids, newest.total)), isMore: newest.isMore };
  const found = await selectIds(db, filters, sort).limit(part.limit).offset(part.offset);
  return findWhole(
    db,
    found.map((row) => row.id),
    found[0]?.total ?? 0,
  );
}

/** Counts the matches, for a page beyond the last, which has no row with the total. */
async function countFound(db: DbOrTx, filters: Filters): Promise<number> {
  const [row] = await db
    .select({ total: totalBeside(db, filters).mapWith(Number) })
    .from(orders)
    .where(matchingOrders(db, filters))
    .limit(1);
  return row?.total ?? 0;
}

/** Returns whether a filter's id is not a UUID, so that nothing matches. */
const hasInvalidUuid = ({ user_id = '', product_id = '' }: ListOrdersInput['filters']) =>
  ![user_id, product_id].every((id) => id === '' || isUuid(id));

/** Returns the ids of all matching orders, newest first. */
export async function findOrderIds(db: DbOrTx, filters: ListOrdersInput['filters']): Promise<PackedIds> {
  if (hasInvalidUuid(filters)) return new PackedIds(Buffer.alloc(0));
  const ids = packIds(orders.id, ordering(undefined));
  return only(await db.select({ ids }).from(orders).where(matchingOrders(db, filters))).ids;
}

/**
 * Returns a page of orders, newest first by default (docs/spec/orders.md#lists). An id that is not a UUID
 * matches nothing.
 */
export async function findOrders(db: DbOrTx, input: ListOrdersInput): Promise<FoundOrders> {
  if (hasInvalidUuid(input.filters)) return { rows: [], total: 0 };
  const found = await readPage(db, input);
  /* A search counts beside its page. */
  const isPastTheEnd = found.rows.length === 0 && input.pageNum > 1 && found.isMore === undefined;
  return isPastTheEnd ? { ...found, total: await countFound(db, input.filters) } : found;
}
