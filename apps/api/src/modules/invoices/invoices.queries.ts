import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { InvoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import { hasNoDocumentFilter } from '@aabha/contracts/invoices/document-filters.rules';
import type { ListInvoicesInput } from '@aabha/contracts/invoices/invoices.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isDeep, nearerEnd } from '@aabha/db/nearer-end';
import { isUuid } from '@aabha/db/ids';
import { deepPart, fromMilestone } from '@aabha/db/milestones/deep-part';
import { milestoneLists } from '@aabha/db/milestones/milestone-lists';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { users } from '@aabha/db/schema/accounts';
import { ewayBills } from '@aabha/db/schema/eway-bills';
import { invoices } from '@aabha/db/schema/invoices';
import { orderEvents, orderLines, orders } from '@aabha/db/schema/orders';
import { products } from '@aabha/db/schema/products';
import { wholesaleOrderLines } from '@aabha/db/schema/wholesale';
import { only } from '@aabha/db/tx';
import { isInvoiceTo, selectFoundInvoices, type WantedInvoices } from './found-invoices.queries';
import { refundColumns } from './refund-columns.queries';

const number = sql<string>`${invoices.number}`;

/**
 * Returns a column of the buyer: of the account, but of a wholesale order as on the invoice, since that names
 * the company.
 */
const buyerFact = (ofAccount: typeof users.name | typeof users.phone | typeof users.email, key: string) =>
  sql<string>`coalesce(case when ${invoices.wholesaleOrderId} is null then ${ofAccount} end,
    ${invoices.snapshot} -> 'buyer' ->> ${sql.raw(`'${key}'`)}, '')`;

/** When the order of an invoice was cancelled, if it is Cancelled now. */
const cancelledAt = sql<string | null>`case when ${orders.status} = 'Cancelled' then (
  select max(${orderEvents.createdAt}) from ${orderEvents}
  where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.toStatus} = 'Cancelled') end`.mapWith(
  orderEvents.createdAt,
);

const listed = {
  _id: invoices.id,
  orderId: invoices.orderId,
  wholesaleOrderId: invoices.wholesaleOrderId,
  invoiceNumber: number,
  created_at: invoices.createdAt,
  amount: invoices.amountPaise,
  business: sql<InvoiceSnapshot | null>`case when ${isInvoiceTo('B2B')} then ${invoices.snapshot} end`,
  user_Id: {
    _id: sql<string>`coalesce(${users.id}::text, '')`,
    name: buyerFact(users.name, 'name'),
    phone: buyerFact(users.phone, 'phone'),
    email: buyerFact(users.email, 'email'),
  },
  cancelledAt,
  refundPaise: refundColumns.refundPaise,
  refundStatus: refundColumns.refundStatus,
};

/** Returns the ids of all matching invoices, newest first. */
export async function findInvoiceIds(db: DbOrTx, which: WantedInvoices): Promise<PackedIds> {
  const found = selectFoundInvoices(db, which);
  const ids = packIds(found.id, [desc(found.createdAt), desc(found.id)]);
  return only(await db.select({ ids }).from(found)).ids;
}

/** Returns whether all invoices are selected. */
const areAll = ({ userId, buyerType, search, document = {} }: WantedInvoices) =>
  userId === undefined && buyerType === undefined && !search && hasNoDocumentFilter(document);

/** Returns where to read a page: a deep one of all invoices from a milestone, else from its nearer end. */
async function partOf(db: DbOrTx, input: ListInvoicesInput & WantedInvoices) {
  const part = { limit: input.pageSize, offset: (input.pageNum - 1) * input.pageSize };
  if (!isDeep(part) || input.search) return { ...part, isReversed: false, milestone: undefined };
  const countRows = () => countInvoices(db, input);
  const order = input.sort?.order ?? 'desc';
  return areAll(input)
    ? deepPart(db, 'invoices', { ...part, order }, countRows)
    : { ...nearerEnd(part, await countRows()), milestone: undefined };
}

/**
 * Selects a page of invoices, newest first by default. Only the rows of the page are joined with their orders
 * and buyers.
 */
export async function selectInvoices(db: DbOrTx, input: ListInvoicesInput & WantedInvoices) {
  const order = input.sort?.order ?? 'desc';
  const isNewestFirst = order === 'desc';
  const { limit, offset, isReversed, milestone } = await partOf(db, input);
  const direction = isNewestFirst ? desc : asc;
  const inPage = isNewestFirst === isReversed ? asc : desc;
  const found = selectFoundInvoices(db, input);
  const page = db
    .select({ id: found.id })
    .from(found)
    .where(milestone && fromMilestone(found, milestone, order))
    .orderBy(inPage(found.createdAt), inPage(found.id))
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select(listed)
    .from(page)
    .innerJoin(invoices, eq(invoices.id, page.id))
    .leftJoin(users, eq(users.id, invoices.userId))
    .leftJoin(orders, eq(orders.id, invoices.orderId))
    .orderBy(direction(invoices.createdAt), direction(invoices.id));
}

/** Selects some invoices as they are listed. */
export function selectListedInvoices(db: DbOrTx, ids: readonly string[], order: 'asc' | 'desc') {
  const direction = order === 'desc' ? desc : asc;
  return db
    .select(listed)
    .from(invoices)
    .leftJoin(users, eq(users.id, invoices.userId))
    .leftJoin(orders, eq(orders.id, invoices.orderId))
    .where(anyOf(invoices.id, ids))
    .orderBy(direction(invoices.createdAt), direction(invoices.id));
}

const issued = {
  id: invoices.id,
  orderId: invoices.orderId,
  userId: invoices.userId,
  number: invoices.number,
  issuedAt: invoices.createdAt,
  snapshot: invoices.snapshot,
  cancelledAt,
  ...refundColumns,
};

/** Selects invoices as issued, with the state of their orders. */
const selectIssued = (db: DbOrTx, which: SQL) =>
  db.select(issued).from(invoices).leftJoin(orders, eq(orders.id, invoices.orderId)).where(which);

/** Selects some invoices, which have their numbers, as issued, newest first. */
export function selectInvoicesOfIds(db: DbOrTx, ids: readonly string[]) {
  const { wholesaleOrderId, amountPaise } = invoices;
  return db
    .select({
      ...{ ...issued, number, wholesaleOrderId, amountPaise },
      ewayBillNumber: ewayBills.number,
      ewayBillValidUntil: ewayBills.validUntil,
    })
    .from(invoices)
    .leftJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(ewayBills, eq(ewayBills.invoiceId, invoices.id))
    .where(anyOf(invoices.id, ids))
    .orderBy(desc(invoices.createdAt), desc(invoices.id));
}

/** Selects the invoices of some orders as issued, with those orders. */
export const selectIssuedOfOrders = (db: DbOrTx, orderIds: readonly string[]) =>
  db
    .select(issued)
    .from(invoices)
    .leftJoin(orders, eq(orders.id, invoices.orderId))
    .where(inArray(invoices.orderId, [...orderIds]));

export async function findInvoice(db: DbOrTx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await selectIssued(db, eq(invoices.id, id));
  return row;
}

export async function findInvoiceOfOrder(db: DbOrTx, orderId: string) {
  const [row] = await selectIssued(db, eq(invoices.orderId, orderId));
  return row;
}

export async function findInvoiceOfWholesale(db: DbOrTx, wholesaleOrderId: string) {
  const [row] = await selectIssued(db, eq(invoices.wholesaleOrderId, wholesaleOrderId));
  return row;
}

/**
 * Returns the number of invoices of a person, of a text, of a report's row, or of all: numbers have no gap, so the last of each
 * year give the total (docs/spec/invoices-and-tax.md#numbers).
 */
export async function countInvoices(db: DbOrTx, which: WantedInvoices): Promise<number> {
  const isNarrowed = !hasNoDocumentFilter(which.document ?? {});
  if (which.userId !== undefined || which.search || isNarrowed)
    return db.$count(selectFoundInvoices(db, which));
  if (which.buyerType === 'B2B') return db.$count(selectFoundInvoices(db, which));
  const businessCount =
    which.buyerType && (await db.$count(selectFoundInvoices(db, { ...which, buyerType: 'B2B' })));
  const all = only(await db.execute<{ n: string }>(sql`select ${milestoneLists.invoices.total} as n`));
  return Number(all.n) - (businessCount ?? 0);
}

/** Returns whether goods whose HSN codes begin with `hsn` were invoiced since an instant. */
export async function hasInvoicedHsn(tx: Tx, hsn: string, since: Date): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from ${invoices}, jsonb_to_recordset(${invoices.snapshot} -> 'lines') as line(hsn text)
    where ${invoices.createdAt} >= ${since.toISOString()} and starts_with(line.hsn, ${hsn}) limit 1`);
  return rows.length > 0;
}

export function itemsOf(db: DbOrTx, orderIds: readonly string[]) {
  return db
    .select({
      orderId: orderLines.orderId,
      name: orderLines.productName,
      quantity: orderLines.quantity,
      totalWarranty: orderLines.totalWarrantyMonths,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.position));
}

/** Selects the lines of wholesale orders for their invoices; the warranty is the product's own. */
export function itemsOfWholesale(db: DbOrTx, wholesaleOrderIds: readonly string[]) {
  return db
    .select({
      orderId: wholesaleOrderLines.orderId,
      name: wholesaleOrderLines.productName,
      quantity: wholesaleOrderLines.quantity,
      totalWarranty: products.warrantyMonths,
    })
    .from(wholesaleOrderLines)
    .innerJoin(products, eq(products.id, wholesaleOrderLines.productId))
    .where(inArray(wholesaleOrderLines.orderId, [...wholesaleOrderIds]))
    .orderBy(asc(wholesaleOrderLines.productName));
}
