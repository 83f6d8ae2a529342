import { and, asc, desc, eq, gte, inArray, lt, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListOrdersInput } from '@aabha/contracts/orders/orders.schema';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { prepared } from '@aabha/db/prepared';
import { countRows } from '@aabha/db/row-counts';
import { orderLines, orders } from '@aabha/db/schema/orders';
import { containsLowered } from '@aabha/db/text-match';

type Filters = ListOrdersInput['filters'];

const iso = (instant: string) => new Date(instant).toISOString();

const isId = (column: PgColumn, id: string | undefined): SQL | undefined =>
  id === undefined ? undefined : isUuid(id) ? eq(column, id) : sql`false`;

/** Orders with this television in them. */
const hasLineOf = (db: DbOrTx, productId: string): SQL =>
  inArray(
    orders.id,
    db.select({ id: orderLines.orderId }).from(orderLines).where(isId(orderLines.productId, productId)),
  );

function matching(db: DbOrTx, filters: Filters): SQL | undefined {
  const search = filters.search?.trim();
  return and(
    isId(orders.userId, filters.user_id),
    filters.product_id === undefined ? undefined : hasLineOf(db, filters.product_id),
    filters.sold ? notInArray(orders.status, ['Cancelled', 'Returned']) : undefined,
    filters.status === undefined ? undefined : eq(orders.status, filters.status),
    filters.placedFrom === undefined ? undefined : gte(orders.createdAt, iso(filters.placedFrom)),
    filters.placedBefore === undefined ? undefined : lt(orders.createdAt, iso(filters.placedBefore)),
    search ? containsLowered(orders.searchText, search) : undefined,
  );
}

const SORT_BY = {
  created_at: sql`${orders.createdAt}`,
  totalPrice: sql`${orders.totalPaise}`,
  status: sql`${orders.status}`,
};

function ordering({ sort }: Pick<ListOrdersInput, 'sort'>): SQL[] {
  const direction = (sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return [direction(SORT_BY[sort?.field ?? 'created_at']), direction(orders.id)];
}

/** All that the statement of a plain page depends on: its order, and whether one status is asked for. */
type Shape = `${keyof typeof SORT_BY} ${'asc' | 'desc'} ${'all' | 'status'}`;

const plainPage = prepared((db, shape: Shape) => {
  const [field, order, which] = shape.split(' ') as [keyof typeof SORT_BY, 'asc' | 'desc', 'all' | 'status'];
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(which === 'all' ? undefined : eq(orders.status, sql.placeholder('status')))
    .orderBy(...ordering({ sort: { field, order } }))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(`orders ${shape}`);
});

/** The orders of a page, and how many there are in all. */
export interface FoundOrders {
  ids: string[];
  total: number;
}

/** What fits the filters, each with the number of all that do. */
function found(db: DbOrTx, filters: Filters) {
  const total = sql<number>`count(*) over ()`.mapWith(Number);
  return db.select({ id: orders.id, total }).from(orders).where(matching(db, filters));
}

/** A page of what fits the filters, with the number of all that do: looked for once, for both. */
async function foundPage(db: DbOrTx, input: ListOrdersInput): Promise<FoundOrders> {
  const rows = await found(db, input.filters)
    .orderBy(...ordering(input))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
  /* Beyond the last page there is no row to tell the number. */
  const [counted] = rows.length > 0 || input.pageNum === 1 ? rows : await found(db, input.filters).limit(1);
  return { ids: rows.map((row) => row.id), total: counted?.total ?? 0 };
}

/** Whether a list is of all orders, or of those of one status: then their number is known without looking. */
function isPlain({ search, status, ...others }: Filters): boolean {
  return !search?.trim() && Object.values(others).every((value) => value === undefined);
}

/** A page of orders, newest first unless asked otherwise (product §9). */
export async function findOrders(db: DbOrTx, input: ListOrdersInput): Promise<FoundOrders> {
  if (!isPlain(input.filters)) return foundPage(db, input);
  const { filters, sort, pageNum, pageSize } = input;
  const shape = `${sort?.field ?? 'created_at'} ${sort?.order ?? 'desc'}` as const;
  const page = plainPage(db, filters.status === undefined ? `${shape} all` : `${shape} status`);
  const [rows, total] = await Promise.all([
    page.execute({ status: filters.status, limit: pageSize, offset: (pageNum - 1) * pageSize }),
    countRows(db, 'orders', filters.status && [filters.status]),
  ]);
  return { ids: rows.map((row) => row.id), total };
}
