import { and, asc, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { users } from '@aabha/db/schema/accounts';
import { cartItems, carts, coupons } from '@aabha/db/schema/cart';
import { products } from '@aabha/db/schema/products';
import { only } from '@aabha/db/tx';
import { freeStock } from '../stock/stock.queries';

const cartColumns = {
  id: carts.id,
  userId: carts.userId,
  userName: users.name,
  userEmail: users.email,
  userPhone: users.phone,
  userAddress: users.address,
  couponId: carts.couponId,
  couponCode: coupons.code,
  couponPercent: coupons.discountPercent,
  couponExpiresAt: coupons.expiresAt,
  createdAt: carts.createdAt,
  updatedAt: carts.updatedAt,
};

export async function findCart(db: DbOrTx, userId: string) {
  const [row] = await db
    .select(cartColumns)
    .from(carts)
    .innerJoin(users, eq(users.id, carts.userId))
    .leftJoin(coupons, eq(coupons.id, carts.couponId))
    .where(eq(carts.userId, userId));
  return row;
}
export type CartRow = NonNullable<Awaited<ReturnType<typeof findCart>>>;

/** The lines of a cart with each product as it stands now; a removed product is free of stock and marked. */
export function findCartLines(db: DbOrTx, cartId: string, userId: string) {
  return db
    .select({
      productId: cartItems.productId,
      quantity: cartItems.quantity,
      warrantyMonths: cartItems.warrantyMonths,
      name: products.name,
      hsn: products.hsn,
      pricePaise: products.pricePaise,
      newPricePaise: products.newPricePaise,
      productWarrantyMonths: products.warrantyMonths,
      warrantyPricing: products.warrantyPricing,
      onSale: sql<boolean>`${products.removedAt} is null`,
      stock:
        sql<number>`case when ${products.removedAt} is null then ${freeStock(userId)} else 0 end`.mapWith(
          Number,
        ),
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id));
}
export type CartLineRow = Awaited<ReturnType<typeof findCartLines>>[number];

/** The caller's cart, made when there is none yet, locked against a parallel change of its lines. */
export async function lockCart(tx: Tx, userId: string): Promise<string> {
  const row = only(
    await tx
      .insert(carts)
      .values({ userId })
      .onConflictDoUpdate({ target: carts.userId, set: { updatedAt: sql`now()` } })
      .returning({ id: carts.id }),
  );
  return row.id;
}

export async function upsertLine(
  tx: Tx,
  line: { cartId: string; productId: string; quantity: number; warrantyMonths: number },
): Promise<void> {
  await tx
    .insert(cartItems)
    .values(line)
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.productId],
      set: { quantity: line.quantity, warrantyMonths: line.warrantyMonths },
    });
}

export async function setQuantity(
  tx: Tx,
  cartId: string,
  productId: string,
  quantity: number,
): Promise<void> {
  await tx
    .update(cartItems)
    .set({ quantity })
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.productId, productId)));
}

export async function deleteLine(tx: Tx, cartId: string, productId: string): Promise<boolean> {
  const gone = await tx
    .delete(cartItems)
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.productId, productId)))
    .returning({ id: cartItems.id });
  return gone.length > 0;
}

export async function deleteLines(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(cartItems).where(eq(cartItems.cartId, cartId));
}

export async function setCoupon(tx: DbOrTx, cartId: string, couponId: string | null): Promise<void> {
  await tx.update(carts).set({ couponId }).where(eq(carts.id, cartId));
}

export async function findSellable(db: DbOrTx, productId: string, userId: string) {
  const [row] = await db
    .select({ id: products.id, warrantyPricing: products.warrantyPricing, stock: freeStock(userId) })
    .from(products)
    .where(and(eq(products.id, productId), sql`${products.removedAt} is null`));
  return row;
}
