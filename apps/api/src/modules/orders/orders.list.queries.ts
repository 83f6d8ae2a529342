import { and, asc, desc, eq, gte, inArray, lt, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ListOrdersInput } from '@aabha/contracts/orders/orders.schema';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { prepared } from '@aabha/db/prepared';
import { countRows } from '@aabha/db/row-counts';
import { users } from '@aabha/db/schema/accounts';
import { orderLines, orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { containsText } from '@aabha/db/text-match';

type Filters = ListOrdersInput['filters'];

const iso = (instant: string) => new Date(instant).toISOString();

/** Shorter texts are in no trigram index. */
const INDEXED_FROM_CHARACTERS = 3;
const isIndexed = (text: string) => [...text].length >= INDEXED_FROM_CHARACTERS;

const paidBy = (text: string): SQL | undefined =>
  or(...[payments.name, payments.email, payments.providerPaymentId].map((part) => containsText(part, text)));

/**
 * Orders found by what a shopper on the telephone can tell: part of the id, name, e-mail, phone, payment id. Each place
 * is looked up in its own index: one condition over all three tables can use none. A text of one or two letters, which
 * no index knows, is looked for in the three tables joined.
 */
function matchesText(db: DbOrTx, text: string): SQL | undefined {
  const inId = containsText(sql`${orders.id}::text`, text);
  const inPhone = containsText(users.phone, text);
  if (!isIndexed(text)) return or(inId, paidBy(text), inPhone);
  const byId = db.select({ id: orders.id }).from(orders).where(inId);
  const byPayment = db
    .select({ id: orders.id })
    .from(payments)
    .innerJoin(orders, eq(orders.paymentId, payments.id))
    .where(and(eq(payments.status, 'completed'), paidBy(text)));
  const byPhone = db
    .select({ id: orders.id })
    .from(users)
    .innerJoin(orders, eq(orders.userId, users.id))
    .where(inPhone);
  return inArray(orders.id, byId.unionAll(byPayment).unionAll(byPhone));
}

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
    search ? matchesText(db, search) : undefined,
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

/** What fits the filters, each with the number of all that do. A short text needs payment and owner beside each order. */
function found(db: DbOrTx, filters: Filters) {
  const total = sql<number>`count(*) over ()`.mapWith(Number);
  const all = db.select({ id: orders.id, total }).from(orders).$dynamic();
  const search = filters.search?.trim();
  if (!search || isIndexed(search)) return all.where(matching(db, filters));
  return all
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(matching(db, filters));
}

/** A page of what fits the filters, with the number of all that do: looked for once, for both. */
async function foundPage(db: DbOrTx, input: ListOrdersInput): Promise<FoundOrders> {
  const rows = await found(db, input.filters)
    .orderBy(...ordering(input))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
  /* Beyond the last page there is no row to tell the number. */
  const [any] = rows.length > 0 || input.pageNum === 1 ? rows : await found(db, input.filters).limit(1);
  return { ids: rows.map((row) => row.id), total: any?.total ?? 0 };
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
