import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { ListInvoicesInput } from '@aabha/contracts/invoices/invoices.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { invoices, invoiceSeries, orderLines, orders } from '@aabha/db/schema/orders';
import { refunds } from '@aabha/db/schema/payments';
import { containsText } from '@aabha/db/text-match';
import { only } from '@aabha/db/tx';

/** The next number of a year's series; its row is locked until the transaction ends. */
export async function nextSerial(tx: Tx, financialYear: string): Promise<number> {
  const row = only(
    await tx
      .insert(invoiceSeries)
      .values({ financialYear, lastSerial: 1 })
      .onConflictDoUpdate({
        target: invoiceSeries.financialYear,
        set: { lastSerial: sql`${invoiceSeries.lastSerial} + 1` },
      })
      .returning({ serial: invoiceSeries.lastSerial }),
  );
  return row.serial;
}

export async function insertInvoice(
  tx: Tx,
  values: typeof invoices.$inferInsert,
): Promise<{ number: string }> {
  return only(await tx.insert(invoices).values(values).returning({ number: invoices.number }));
}

const owner = (userId: string | undefined) => {
  if (userId === undefined) return undefined;
  return isUuid(userId) ? eq(invoices.userId, userId) : sql`false`;
};

interface Wanted {
  userId: string | undefined;
  search: string | undefined;
}

/** Whose invoices, and which of them a text finds: by number, order, or buyer. */
function wanted({ userId, search }: Wanted): SQL | undefined {
  const text = search?.trim();
  const columns = [invoices.number, sql`${invoices.orderId}::text`, users.name, users.email, users.phone];
  return and(owner(userId), text ? or(...columns.map((column) => containsText(column, text))) : undefined);
}

export function selectInvoices(db: DbOrTx, input: ListInvoicesInput & Wanted) {
  const direction = (input.sort?.order ?? 'desc') === 'desc' ? desc : asc;
  return db
    .select({
      _id: invoices.id,
      orderId: invoices.orderId,
      invoiceNumber: invoices.number,
      created_at: invoices.createdAt,
      amount: invoices.amountPaise,
      user_Id: { _id: users.id, name: users.name, phone: users.phone, email: users.email },
      refunded: sql<boolean>`${refunds.status} is not distinct from 'processed'`,
    })
    .from(invoices)
    .innerJoin(users, eq(users.id, invoices.userId))
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(refunds, eq(refunds.paymentId, orders.paymentId))
    .where(wanted(input))
    .orderBy(direction(invoices.createdAt), direction(invoices.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
}

const issued = {
  id: invoices.id,
  userId: invoices.userId,
  number: invoices.number,
  issuedAt: invoices.createdAt,
  snapshot: invoices.snapshot,
};

export async function findInvoice(db: DbOrTx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select(issued).from(invoices).where(eq(invoices.id, id));
  return row;
}

export async function findInvoiceOfOrder(db: DbOrTx, orderId: string) {
  const [row] = await db.select(issued).from(invoices).where(eq(invoices.orderId, orderId));
  return row;
}

export async function countInvoices(db: DbOrTx, which: Wanted): Promise<number> {
  const all = db.select({ n: count() }).from(invoices).$dynamic();
  /* Only a text looks at the buyers. */
  const found = which.search?.trim() ? all.innerJoin(users, eq(users.id, invoices.userId)) : all;
  const [row] = await found.where(wanted(which));
  return row?.n ?? 0;
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
