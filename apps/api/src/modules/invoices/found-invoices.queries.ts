import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { searchedNumber } from '@aabha/contracts/orders/orders.rules';
import type { DocumentFilters } from '@aabha/contracts/invoices/document-filters.schema';
import type { BuyerType } from '@aabha/contracts/invoices/invoices.values';
import type { DbOrTx } from '@aabha/db/client';
import { documentConditions } from '@aabha/db/document-conditions';
import { isUuid } from '@aabha/db/ids';
import { milestoneLists } from '@aabha/db/milestones/milestone-lists';
import { users } from '@aabha/db/schema/accounts';
import { invoices } from '@aabha/db/schema/invoices';
import { orders } from '@aabha/db/schema/orders';
import { wholesaleOrders } from '@aabha/db/schema/wholesale';
import { containsId, containsPhone, containsText } from '@aabha/db/search/contains-text';

/** An invoice is listed and downloaded when it has its number. */
const isNumbered = milestoneLists.invoices.where;

const owner = (userId: string | undefined) => {
  if (userId === undefined) return undefined;
  return isUuid(userId) ? eq(invoices.userId, userId) : sql`false`;
};

/** Written as the indexes of invoices have it. */
const buyerGstin = sql<string | null>`(${invoices.snapshot} #>> '{buyer,gstin}')`;

export const isInvoiceTo = (type: BuyerType | undefined) => {
  if (type === undefined) return undefined;
  return type === 'B2B' ? sql`${buyerGstin} is not null` : sql`${buyerGstin} is null`;
};

/** Which invoices are selected. */
export interface WantedInvoices {
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

/** Returns the condition of invoices that are listed, whatever their text. */
export const listedInvoices = ({ userId, buyerType, document = {} }: WantedInvoices): SQL | undefined =>
  and(
    isNumbered,
    owner(userId),
    isInvoiceTo(buyerType),
    documentConditions(document, { issuedAt: invoices.createdAt, snapshot: invoices.snapshot }),
  );

/** Returns the conditions of a text, each on the table that has an index for it. */
export const invoiceMatches = (text: string) => ({
  number: containsText(invoices.number, text),
  business: and(isInvoiceTo('B2B'), containsText(buyerGstin, text)),
  buyer: or(
    containsText(users.name, text),
    containsText(users.email, text),
    containsPhone(users.phone, text),
  ),
  company: or(
    ...WHOLESALE_SEARCHED.map((column) => containsText(column, text)),
    containsPhone(wholesaleOrders.contact, text),
  ),
});

/**
 * Selects the invoices of a person, of a text, or all, as `found` with what a page is sorted by. A text is looked for by
 * number, order and buyer, each by its own index; the invoices of a buyer are read from theirs alone. With `most` each way
 * of looking stops there.
 */
export function selectFoundInvoices(db: DbOrTx, wanted: WantedInvoices, most?: number) {
  const text = wanted.search && searchedNumber(wanted.search);
  const columns = { id: invoices.id, createdAt: invoices.createdAt };
  const listed = listedInvoices(wanted);
  const own = db.select(columns).from(invoices).$dynamic();
  if (!text) return own.where(listed).as('found');
  const { number, business, buyer, company } = invoiceMatches(text);
  const ofOrder = db
    .select(columns)
    .from(orders)
    .innerJoin(invoices, eq(invoices.orderId, orders.id))
    .where(and(listed, containsId(orders.id, text)))
    .$dynamic();
  const ofBuyer = db
    .select(columns)
    .from(users)
    .innerJoin(invoices, eq(invoices.userId, users.id))
    .where(and(listed, buyer))
    .$dynamic();
  const ofCompany = db
    .select(columns)
    .from(wholesaleOrders)
    .innerJoin(invoices, eq(invoices.wholesaleOrderId, wholesaleOrders.id))
    .where(and(listed, company))
    .$dynamic();
  const ofBusiness = db.select(columns).from(invoices).where(and(listed, business)).$dynamic();
  const ofNumber = own.where(and(listed, number));
  const upTo = <T extends { limit: (n: number) => T }>(select: T): T =>
    most === undefined ? select : select.limit(most);
  return upTo(ofNumber)
    .union(upTo(ofOrder))
    .union(upTo(ofBuyer))
    .union(upTo(ofCompany))
    .union(upTo(ofBusiness))
    .as('found');
}
