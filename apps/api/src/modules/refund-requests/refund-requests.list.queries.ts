import { and, asc, count, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { searchedNumber } from '@aabha/contracts/orders/order-number';
import type { ListRefundRequestsInput } from '@aabha/contracts/refund-requests/refund-requests.schema';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { orders } from '@aabha/db/schema/orders';
import { refundRequests } from '@aabha/db/schema/refund-requests';
import { containsLowered, phoneSpellings } from '@aabha/db/search/contains-text';
import { withinDays } from '@aabha/db/search/within-days';
import { only } from '@aabha/db/tx';
import { selectRequests } from './refund-requests.queries';

type Filters = ListRefundRequestsInput['filters'];
type Sort = ListRefundRequestsInput['sort'];

/** The filters of a list with who looks at it. */
interface FilteredRequests {
  filters: Filters;
  viewerId: string;
}

const isId = (
  column: typeof refundRequests.orderId | typeof refundRequests.returnId,
  id: string | undefined,
) => (id === undefined ? undefined : isUuid(id) ? eq(column, id) : sql`false`);

function matching(db: DbOrTx, { filters, viewerId }: FilteredRequests): SQL | undefined {
  const { state, kind, mine, order_id, return_id, search, ...days } = filters;
  const text = search?.trim();
  const found = (wanted: string) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(
        or(...phoneSpellings(searchedNumber(wanted)).map((one) => containsLowered(orders.searchText, one))),
      );
  return and(
    state === undefined ? undefined : eq(refundRequests.state, state),
    kind === undefined ? undefined : eq(refundRequests.kind, kind),
    mine === undefined
      ? undefined
      : mine
        ? eq(refundRequests.askedBy, viewerId)
        : ne(refundRequests.askedBy, viewerId),
    isId(refundRequests.orderId, order_id),
    isId(refundRequests.returnId, return_id),
    withinDays(refundRequests.createdAt, days),
    text ? inArray(refundRequests.orderId, found(text)) : undefined,
  );
}

const SORT_BY = { created_at: refundRequests.createdAt, amount: refundRequests.amountPaise };

function ordering(sort: Sort): SQL[] {
  const direction = (sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return [direction(SORT_BY[sort?.field ?? 'created_at']), direction(refundRequests.id)];
}

/** Selects a page of requests, newest first by default. */
export const selectRequestPage = (db: DbOrTx, input: ListRefundRequestsInput, viewerId: string) =>
  selectRequests(db)
    .where(matching(db, { filters: input.filters, viewerId }))
    .orderBy(...ordering(input.sort))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);

export async function countRequests(db: DbOrTx, filtered: FilteredRequests): Promise<number> {
  return only(await db.select({ n: count() }).from(refundRequests).where(matching(db, filtered))).n;
}

/** Returns the ids of all matching requests, newest first. */
export async function findRequestIds(db: DbOrTx, filtered: FilteredRequests): Promise<PackedIds> {
  const ids = packIds(refundRequests.id, ordering(undefined));
  return only(await db.select({ ids }).from(refundRequests).where(matching(db, filtered))).ids;
}

/** Selects some requests, newest first. */
export const selectRequestsOfIds = (db: DbOrTx, ids: readonly string[]) =>
  selectRequests(db)
    .where(anyOf(refundRequests.id, ids))
    .orderBy(...ordering(undefined));
