import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { searchedNumber } from '@aabha/contracts/orders/orders.rules';
import type {
  ListWholesaleOrdersInput,
  WholesalePaymentStatus,
} from '@aabha/contracts/wholesale/wholesale.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { invoices } from '@aabha/db/schema/invoices';
import { products } from '@aabha/db/schema/products';
import { wholesaleOrderLines, wholesaleOrders } from '@aabha/db/schema/wholesale';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { containsId, containsPhone, containsText } from '@aabha/db/search/contains-text';
import { withinDays } from '@aabha/db/search/within-days';
import { only } from '@aabha/db/tx';

const columns = {
  _id: wholesaleOrders.id,
  total_price: wholesaleOrders.totalPaise,
  email: wholesaleOrders.email,
  contact: wholesaleOrders.contact,
  shipping_address: wholesaleOrders.shippingAddress,
  billing: wholesaleOrders.billingAddress,
  companyName: wholesaleOrders.companyName,
  gstNumber: wholesaleOrders.gstNumber,
  paymentStatus: wholesaleOrders.paymentStatus,
  invoice_id: sql<string>`coalesce(${invoices.id}::text, '')`,
  invoiceNumber: sql<string>`coalesce(${invoices.number}, '')`,
  accepted_texts: wholesaleOrders.acceptedTexts,
  created_at: wholesaleOrders.createdAt,
};

/** A page of wholesale orders: by staff filters, or of one account. */
export type WholesaleOrderPage = Omit<ListWholesaleOrdersInput, 'filters'> & {
  filters: ListWholesaleOrdersInput['filters'] & { userId?: string };
};

function matching({ filters }: Pick<WholesaleOrderPage, 'filters'>): SQL | undefined {
  const search = filters.search && searchedNumber(filters.search);
  return and(
    filters.userId === undefined ? undefined : eq(wholesaleOrders.userId, filters.userId),
    withinDays(wholesaleOrders.createdAt, filters),
    filters.paymentStatus === undefined
      ? undefined
      : eq(wholesaleOrders.paymentStatus, filters.paymentStatus),
    search
      ? or(
          containsId(wholesaleOrders.id, search),
          containsText(wholesaleOrders.email, search),
          containsPhone(wholesaleOrders.contact, search),
          containsText(wholesaleOrders.companyName, search),
          containsText(wholesaleOrders.gstNumber, search),
        )
      : undefined,
  );
}

/** Selects a page of wholesale orders, newest first by default. */
export function selectWholesaleOrders(db: DbOrTx, input: WholesaleOrderPage) {
  const by = input.sort?.field === 'total_price' ? wholesaleOrders.totalPaise : wholesaleOrders.createdAt;
  const direction = (input.sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return db
    .select(columns)
    .from(wholesaleOrders)
    .leftJoin(invoices, eq(invoices.wholesaleOrderId, wholesaleOrders.id))
    .where(matching(input))
    .orderBy(direction(by), direction(wholesaleOrders.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}
export type WholesaleOrderRow = Awaited<ReturnType<typeof selectWholesaleOrders>>[number];

const newestFirst = [desc(wholesaleOrders.createdAt), desc(wholesaleOrders.id)];

/** Returns the ids of all matching orders, newest first. */
export async function findWholesaleOrderIds(
  db: DbOrTx,
  input: Pick<WholesaleOrderPage, 'filters'>,
): Promise<PackedIds> {
  const ids = packIds(wholesaleOrders.id, newestFirst);
  return only(await db.select({ ids }).from(wholesaleOrders).where(matching(input))).ids;
}

/** Selects some orders, newest first. */
export const selectWholesaleOrdersOfIds = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select(columns)
    .from(wholesaleOrders)
    .leftJoin(invoices, eq(invoices.wholesaleOrderId, wholesaleOrders.id))
    .where(anyOf(wholesaleOrders.id, ids))
    .orderBy(...newestFirst);

export async function countWholesaleOrders(db: DbOrTx, input: Pick<WholesaleOrderPage, 'filters'>) {
  const [row] = await db.select({ n: count() }).from(wholesaleOrders).where(matching(input));
  return row?.n ?? 0;
}

export async function findWholesaleOrder(db: DbOrTx, id: string): Promise<WholesaleOrderRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select(columns)
    .from(wholesaleOrders)
    .leftJoin(invoices, eq(invoices.wholesaleOrderId, wholesaleOrders.id))
    .where(eq(wholesaleOrders.id, id));
  return row;
}

/** Returns whom the mails about an order are to: the account, and the language of the pages where it was placed. */
export async function findRecipient(db: DbOrTx, id: string) {
  const [row] = await db
    .select({ userId: wholesaleOrders.userId, language: wholesaleOrders.language })
    .from(wholesaleOrders)
    .where(eq(wholesaleOrders.id, id));
  return row;
}

export function orderedLines(db: DbOrTx, orderIds: readonly string[]) {
  return db
    .select({
      orderId: wholesaleOrderLines.orderId,
      productId: wholesaleOrderLines.productId,
      name: wholesaleOrderLines.productName,
      quantity: wholesaleOrderLines.quantity,
      price: wholesaleOrderLines.unitPricePaise,
    })
    .from(wholesaleOrderLines)
    .where(inArray(wholesaleOrderLines.orderId, [...orderIds]))
    .orderBy(asc(wholesaleOrderLines.productName));
}

export async function insertWholesaleOrder(
  tx: Tx,
  order: typeof wholesaleOrders.$inferInsert,
  lines: readonly Omit<typeof wholesaleOrderLines.$inferInsert, 'orderId'>[],
): Promise<string> {
  const { id } = only(await tx.insert(wholesaleOrders).values(order).returning({ id: wholesaleOrders.id }));
  await tx.insert(wholesaleOrderLines).values(lines.map((line) => ({ ...line, orderId: id })));
  return id;
}

/** Returns an order, locked against a concurrent change of its payment status. */
export async function lockWholesaleOrder(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(wholesaleOrders).where(eq(wholesaleOrders.id, id)).for('update');
  return row;
}

/** Selects the lines of an order with the data for stock and invoice, by name. */
export function soldLines(db: DbOrTx, orderId: string) {
  return db
    .select({
      productId: wholesaleOrderLines.productId,
      productName: wholesaleOrderLines.productName,
      quantity: wholesaleOrderLines.quantity,
      unitPricePaise: wholesaleOrderLines.unitPricePaise,
      hsn: sql<string>`coalesce(${products.hsn}, '')`,
    })
    .from(wholesaleOrderLines)
    .innerJoin(products, eq(products.id, wholesaleOrderLines.productId))
    .where(eq(wholesaleOrderLines.orderId, orderId))
    .orderBy(asc(wholesaleOrderLines.productName));
}

export async function setPaymentStatus(
  tx: Tx,
  id: string,
  paymentStatus: WholesalePaymentStatus,
  at: string,
) {
  await tx.update(wholesaleOrders).set({ paymentStatus, updatedAt: at }).where(eq(wholesaleOrders.id, id));
}
