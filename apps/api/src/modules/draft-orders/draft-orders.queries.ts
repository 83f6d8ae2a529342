import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { CUSTOMER_ROLES } from '@aabha/contracts/accounts/accounts.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { businessDetails, users } from '@aabha/db/schema/accounts';
import { draftOrderLines, draftOrders } from '@aabha/db/schema/draft-orders';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { products } from '@aabha/db/schema/products';
import { only } from '@aabha/db/tx';
import { freeStock } from '../stock/stock.queries';

export type DraftRow = typeof draftOrders.$inferSelect;
export type DraftLineRow = typeof draftOrderLines.$inferSelect;

/** The order that a draft order became. For use in a query over `draft_orders`. */
export const orderIdOfDraft = sql<string | null>`(select ${orders.id} from ${payments}
  join ${orders} on ${orders.paymentId} = ${payments.id} where ${payments.draftOrderId} = draft_orders.id limit 1)`;

export async function findDraft(db: DbOrTx, id: string): Promise<DraftRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(draftOrders).where(eq(draftOrders.id, id));
  return row;
}

/** Locks a draft order for the rest of the transaction. Whoever changes reservations locks the cart of its customer first. */
export async function lockDraft(tx: Tx, id: string): Promise<DraftRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(draftOrders).where(eq(draftOrders.id, id)).for('update');
  return row;
}

/** Returns the names of those who take part in a draft order, and its order. */
export async function findDraftPeople(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      customer: { _id: users.id, name: users.name, email: users.email, phone: users.phone },
      createdBy: sql<string>`(select staff.name from ${users} staff where staff.id = ${draftOrders.createdBy})`,
      orderId: orderIdOfDraft,
    })
    .from(draftOrders)
    .innerJoin(users, eq(users.id, draftOrders.userId))
    .where(eq(draftOrders.id, id));
  return row;
}

export function findDraftLines(db: DbOrTx, draftOrderId: string): Promise<DraftLineRow[]> {
  return db
    .select()
    .from(draftOrderLines)
    .where(eq(draftOrderLines.draftOrderId, draftOrderId))
    .orderBy(asc(draftOrderLines.position));
}

/** What is wanted of a product. */
export interface WantedItem {
  productId: string;
  quantity: number;
  warrantyMonths: number;
}

/** Returns items with the present data of their products, as a cart has them; those of unknown products are left out. */
export async function readProducts(db: DbOrTx, items: readonly WantedItem[], userId: string) {
  const ids = items.map(({ productId }) => productId).filter(isUuid);
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      productId: products.id,
      name: products.name,
      category: products.category,
      hsn: sql<string>`coalesce(${products.hsn}, '')`,
      pricePaise: products.pricePaise,
      newPricePaise: products.newPricePaise,
      productWarrantyMonths: products.warrantyMonths,
      warrantyPricing: products.warrantyPricing,
      onSale: products.isListed,
      stock: sql<number>`case when ${products.isListed} then ${freeStock(userId)} else 0 end`.mapWith(Number),
    })
    .from(products)
    .where(inArray(products.id, ids));
  return items.flatMap((item) => {
    const row = rows.find(({ productId }) => productId === item.productId);
    return row ? [{ ...item, ...row, pictureHashes: [] as string[] }] : [];
  });
}

export async function insertDraft(
  tx: Tx,
  values: typeof draftOrders.$inferInsert,
  items: readonly WantedItem[],
): Promise<string> {
  const { id } = only(await tx.insert(draftOrders).values(values).returning({ id: draftOrders.id }));
  await insertLines(tx, id, items);
  return id;
}

async function insertLines(tx: Tx, draftOrderId: string, items: readonly WantedItem[]): Promise<void> {
  await tx
    .insert(draftOrderLines)
    .values(items.map((item, position) => ({ ...item, draftOrderId, position })));
}

export async function updateDraft(
  tx: Tx,
  id: string,
  values: Partial<typeof draftOrders.$inferInsert>,
): Promise<void> {
  await tx
    .update(draftOrders)
    .set({ ...values, updatedAt: sql`clock_timestamp()` })
    .where(eq(draftOrders.id, id));
}

/** Replaces the lines of a draft order; those of an offer come with their prices. */
export async function replaceLines(
  tx: Tx,
  draftOrderId: string,
  items: readonly (WantedItem & Partial<DraftLineRow>)[],
): Promise<void> {
  await tx.delete(draftOrderLines).where(eq(draftOrderLines.draftOrderId, draftOrderId));
  await insertLines(tx, draftOrderId, items);
}

/** Returns open accounts of customers by e-mail or phone, newest first. */
export function findCustomers(db: DbOrTx, text: string) {
  const digits = text.replaceAll(/\D/g, '').slice(-10);
  const isNamed = text.includes('@')
    ? eq(sql`lower(${users.email})`, text.toLowerCase())
    : eq(users.phone, digits);
  return db
    .select({
      ...{ _id: users.id, name: users.name, email: users.email, phone: users.phone },
      ...{ address: users.address, zip: users.zip },
      gstin: businessDetails.gstin,
      legalName: businessDetails.legalName,
      billingAddress: businessDetails.billingAddress,
    })
    .from(users)
    .leftJoin(businessDetails, eq(businessDetails.userId, users.id))
    .where(and(isNamed, isCustomer))
    .orderBy(sql`${users.createdAt} desc`)
    .limit(10);
}

const isCustomer = and(inArray(users.role, [...CUSTOMER_ROLES]), sql`${users.disabledAt} is null`);

/** Returns whether an id is that of an open account of a customer. */
export async function isOpenCustomer(db: DbOrTx, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  return (await db.$count(users, and(eq(users.id, id), isCustomer))) > 0;
}
