import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { ewayBills } from '@aabha/db/schema/eway-bills';
import { invoices } from '@aabha/db/schema/invoices';
import { orders } from '@aabha/db/schema/orders';

const selectMoved = (db: DbOrTx, which: SQL | undefined) =>
  db
    .select({
      id: invoices.id,
      number: invoices.number,
      orderId: invoices.orderId,
      orderStatus: orders.status,
      issuedAt: invoices.createdAt,
      amountPaise: invoices.amountPaise,
      snapshot: invoices.snapshot,
      bill: ewayBills,
      enteredByName: users.name,
    })
    .from(invoices)
    .leftJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(ewayBills, eq(ewayBills.invoiceId, invoices.id))
    .leftJoin(users, eq(users.id, ewayBills.enteredBy))
    .where(and(isNotNull(invoices.number), which));

/** Selects the numbered invoices of orders, and those of ids, with the e-way bill of each. */
export async function selectMovedInvoices(
  db: DbOrTx,
  of: { orderIds: readonly string[]; invoiceIds: readonly string[] },
) {
  const orderIds = of.orderIds.filter(isUuid);
  const invoiceIds = of.invoiceIds.filter(isUuid);
  if (orderIds.length + invoiceIds.length === 0) return [];
  return selectMoved(db, or(inArray(invoices.orderId, orderIds), inArray(invoices.id, invoiceIds)));
}
export type FoundInvoice = Awaited<ReturnType<typeof selectMoved>>[number];

/** Returns what is printed of an invoice's e-way bill; undefined where none was entered. */
export async function findEwayBill(db: DbOrTx, invoiceId: string) {
  const { number, generatedAt, validUntil } = ewayBills;
  const [row] = await db
    .select({ number, generatedAt, validUntil })
    .from(ewayBills)
    .where(eq(ewayBills.invoiceId, invoiceId));
  return row;
}

/** Replaces the e-way bill of an invoice. */
export async function replaceEwayBill(tx: Tx, values: typeof ewayBills.$inferInsert): Promise<void> {
  await deleteEwayBill(tx, values.invoiceId);
  await tx.insert(ewayBills).values(values);
}

export async function deleteEwayBill(tx: Tx, invoiceId: string): Promise<void> {
  await tx.delete(ewayBills).where(eq(ewayBills.invoiceId, invoiceId));
}
