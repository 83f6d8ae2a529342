import { and, asc, desc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { InvoiceSnapshot } from '@aabha/contracts/invoices/invoice-snapshot';
import { searchedNumber } from '@aabha/contracts/orders/orders.rules';
import { hasNoDocumentFilter } from '@aabha/contracts/invoices/document-filters.rules';
import type { DocumentFilters } from '@aabha/contracts/invoices/document-filters.schema';
import type { BuyerType } from '@aabha/contracts/invoices/invoices.values';
import type { ListInvoicesInput } from '@aabha/contracts/invoices/invoices.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { documentConditions } from '@aabha/db/document-conditions';
import { isDeep, nearerEnd } from '@aabha/db/nearer-end';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { users } from '@aabha/db/schema/accounts';
import { ewayBills } from '@aabha/db/schema/eway-bills';
import { invoices, invoiceSeries } from '@aabha/db/schema/invoices';
import { orderEvents, orderLines, orders } from '@aabha/db/schema/orders';
import { products } from '@aabha/db/schema/products';
import { wholesaleOrderLines, wholesaleOrders } from '@aabha/db/schema/wholesale';
import { containsPhone, containsText } from '@aabha/db/search/contains-text';
import { only } from '@aabha/db/tx';
import { refundColumns } from './refund-columns.queries';

/** An invoice is listed and downloaded when it has its number. */
const isNumbered = isNotNull(invoices.number);
const number = sql<string>`${invoices.number}`;

const owner = (userId: string | undefined) => {
  if (userId === undefined) return undefined;
  return isUuid(userId) ? eq(invoices.userId, userId) : sql`false`;
};

/** Written as the indexes of invoices have it. */
const buyerGstin = sql<string | null>`(${invoices.snapshot} #>> '{buyer,gstin}')`;

const ofType = (type: BuyerType | undefined) => {
  if (type === undefined) return undefined;
  return type === 'B2B' ? sql`${buyerGstin} is not null` : sql`${buyerGstin} is null`;
};

interface Wanted {
  userId: string | undefined;
  buyerType?: BuyerType | undefined;
  search: string | undefined;
  /** The filters of a report's rows. */
  document?: DocumentFilters;
}

/** The searched columns of wholesale orders, besides the invoice number. */
const WHOLESALE_SEARCHED = [
  sql`${wholesaleOrders.id}::text`,
  wholesaleOrders.email,
  wholesaleOrders.companyName,
  wholesaleOrders.gstNumber,
];

/**
 * Selects the invoices of a person, of a text, or all, as `found` with what a page is sorted by. A text is looked for by
 * number, order and buyer, each by its own index; the invoices of a buyer are read from theirs alone.
 */
function selectFound(db: DbOrTx, { userId, buyerType, search, document = {} }: Wanted) {
  const text = search && searchedNumber(search);
  const columns = { id: invoices.id, createdAt: invoices.createdAt };
  const ofReport = documentConditions(document, {
    issuedAt: invoices.createdAt,
    snapshot: invoices.snapshot,
  });
  const listed = and(isNumbered, owner(userId), ofType(buyerType), ofReport);
  const own = db.select(columns).from(invoices);
  if (!text) return own.where(listed).as('found');
  const buyer = or(
    containsText(users.name, text),
    containsText(users.email, text),
    containsPhone(users.phone, text),
  );
  const company = or(
    ...WHOLESALE_SEARCHED.map((column) => containsText(column, text)),
    containsPhone(wholesaleOrders.contact, text),
  );
  const ofOrder = db
    .select(columns)
    .from(orders)
    .innerJoin(invoices, eq(invoices.orderId, orders.id))
    .where(and(listed, containsText(sql`${orders.id}::text`, text)));
  const ofBuyer = db
    .select(columns)
    .from(users)
    .innerJoin(invoices, eq(invoices.userId, users.id))
    .where(and(listed, buyer));
  const ofCompany = db
    .select(columns)
    .from(wholesaleOrders)
    .innerJoin(invoices, eq(invoices.wholesaleOrderId, wholesaleOrders.id))
    .where(and(listed, company));
  const ofBusiness = db
    .select(columns)
    .from(invoices)
    .where(and(listed, ofType('B2B'), containsText(buyerGstin, text)));
  return own
    .where(and(listed, containsText(invoices.number, text)))
    .union(ofOrder)
    .union(ofBuyer)
    .union(ofCompany)
    .union(ofBusiness)
    .as('found');
}

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

/** Returns the ids of all matching invoices, newest first. */
export async function findInvoiceIds(db: DbOrTx, which: Wanted): Promise<PackedIds> {
  const found = selectFound(db, which);
  const ids = packIds(found.id, [desc(found.createdAt), desc(found.id)]);
  return only(await db.select({ ids }).from(found)).ids;
}

/**
 * Selects a page of invoices, newest first by default. Only the rows of the page are joined with their orders
 * and buyers.
 */
export async function selectInvoices(db: DbOrTx, input: ListInvoicesInput & Wanted) {
  const isNewestFirst = (input.sort?.order ?? 'desc') === 'desc';
  const part = { limit: input.pageSize, offset: (input.pageNum - 1) * input.pageSize };
  const { limit, offset, isReversed } =
    isDeep(part) && !input.search
      ? nearerEnd(part, await countInvoices(db, input))
      : { ...part, isReversed: false };
  const direction = isNewestFirst ? desc : asc;
  const inPage = isNewestFirst === isReversed ? asc : desc;
  const found = selectFound(db, input);
  const page = db
    .select({ id: found.id })
    .from(found)
    .orderBy(inPage(found.createdAt), inPage(found.id))
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select({
      _id: invoices.id,
      orderId: invoices.orderId,
      wholesaleOrderId: invoices.wholesaleOrderId,
      invoiceNumber: number,
      created_at: invoices.createdAt,
      amount: invoices.amountPaise,
      business: sql<InvoiceSnapshot | null>`case when ${ofType('B2B')} then ${invoices.snapshot} end`,
      user_Id: {
        _id: sql<string>`coalesce(${users.id}::text, '')`,
        name: buyerFact(users.name, 'name'),
        phone: buyerFact(users.phone, 'phone'),
        email: buyerFact(users.email, 'email'),
      },
      cancelledAt,
      refundPaise: refundColumns.refundPaise,
      refundStatus: refundColumns.refundStatus,
    })
    .from(page)
    .innerJoin(invoices, eq(invoices.id, page.id))
    .leftJoin(users, eq(users.id, invoices.userId))
    .leftJoin(orders, eq(orders.id, invoices.orderId))
    .orderBy(direction(invoices.createdAt), direction(invoices.id));
}

const issued = {
  id: invoices.id,
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
  const { orderId, wholesaleOrderId, amountPaise } = invoices;
  return db
    .select({
      ...{ ...issued, number, orderId, wholesaleOrderId, amountPaise },
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
    .select({ ...issued, orderId: invoices.orderId })
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
export async function countInvoices(db: DbOrTx, which: Wanted): Promise<number> {
  const isNarrowed = !hasNoDocumentFilter(which.document ?? {});
  if (which.userId !== undefined || which.search || isNarrowed) return db.$count(selectFound(db, which));
  if (which.buyerType === 'B2B') return db.$count(selectFound(db, which));
  const businessCount = which.buyerType && (await db.$count(selectFound(db, { ...which, buyerType: 'B2B' })));
  const [row] = await db
    .select({ n: sql<number>`coalesce(sum(${invoiceSeries.lastSerial}), 0)`.mapWith(Number) })
    .from(invoiceSeries);
  return (row?.n ?? 0) - (businessCount ?? 0);
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
