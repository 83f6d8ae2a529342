import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Paise } from '@aabha/contracts/money/money';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { jsonColumn, rowsBesideInJson } from '@aabha/db/driver/json-columns';
import { preparedStatement, preparedSql } from '@aabha/db/driver/prepared-statement';
import { CARTON_KG } from '@aabha/db/products/carton-kg';
import { users } from '@aabha/db/schema/accounts';
import { cartItems, carts } from '@aabha/db/schema/cart';
import { coupons } from '@aabha/db/schema/coupons';
import { products } from '@aabha/db/schema/products';
import { only } from '@aabha/db/tx';
import { pictureHashes } from '../media/picture-columns.queries';
import { freeStock } from '../stock/stock.queries';
import { couponFacts, couponTerms } from './coupon-facts.queries';

/** A line of a cart with its product's present data; a removed product has no stock and is marked. */
export interface CartLineRow {
  productId: string;
  quantity: number;
  warrantyMonths: number;
  name: string;
  category: string;
  hsn: string;
  pricePaise: Paise;
  newPricePaise: Paise;
  productWarrantyMonths: number;
  warrantyPricing: Record<string, Paise>;
  onSale: boolean;
  stock: number;
  pictureHashes: string[];
}

/** The same with the weight of its packed carton, null where it is not declared. */
interface WeighedLineRow extends CartLineRow {
  kg: number | null;
}

/** What a line says of its product, with the units that are free for the caller. */
const productFieldsFor = (free: SQL<number>) => ({
  name: products.name,
  category: products.category,
  hsn: products.hsn,
  pricePaise: products.pricePaise,
  newPricePaise: products.newPricePaise,
  productWarrantyMonths: products.warrantyMonths,
  warrantyPricing: products.warrantyPricing,
  onSale: products.isListed,
  stock: sql<number>`case when ${products.isListed} then ${free} else 0 end`.mapWith(Number),
  kg: CARTON_KG,
  pictureHashes: pictureHashes(),
});
const productFields = productFieldsFor(freeStock(sql.placeholder('userId')));

const lines = rowsBesideInJson<WeighedLineRow>(
  {
    productId: cartItems.productId,
    quantity: cartItems.quantity,
    warrantyMonths: cartItems.warrantyMonths,
    ...productFields,
  },
  [cartItems.createdAt, cartItems.id],
  sql`${cartItems} inner join ${products} on ${products.id} = ${cartItems.productId}
    where ${cartItems.cartId} = ${carts.id}`,
);

/** Who buys, and their coupon. */
const buyerFields = {
  userId: users.id,
  userName: users.name,
  userEmail: users.email,
  userPhone: users.phone,
  userAddress: users.address,
  userZip: users.zip,
  couponId: coupons.id,
  couponCode: coupons.code,
  couponPercent: coupons.discountPercent,
  couponExpiresAt: coupons.expiresAt,
  ...couponTerms,
  ...couponFacts(users.id),
};

const cartOf = preparedStatement((db) =>
  db
    .select({
      id: carts.id,
      ...buyerFields,
      createdAt: carts.createdAt,
      updatedAt: carts.updatedAt,
      lines: jsonColumn(lines),
    })
    .from(carts)
    .innerJoin(users, eq(users.id, carts.userId))
    .leftJoin(coupons, eq(coupons.id, carts.couponId))
    .where(eq(carts.userId, sql.placeholder('userId')))
    .prepare('find_cart'),
);

/** Returns a shopper's cart with its lines, in the order of adding. */
export async function findCart(db: DbOrTx, userId: string) {
  const [row] = await cartOf(db).execute({ userId });
  return row;
}

const itemLines = rowsBesideInJson<WeighedLineRow>(
  {
    productId: products.id,
    quantity: sql`${sql.placeholder('quantity')}::int`,
    warrantyMonths: sql`${sql.placeholder('warrantyMonths')}::int`,
    ...productFields,
  },
  [products.id],
  sql`${products} where ${products.id} = ${sql.placeholder('productId')}`,
);

const itemOf = preparedStatement((db) =>
  db
    .select({
      id: users.id,
      ...buyerFields,
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
      lines: jsonColumn(itemLines),
    })
    .from(users)
    .leftJoin(coupons, eq(coupons.id, sql.placeholder('couponId')))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('find_single_item'),
);

/** One television that a shopper buys past their cart, with the coupon that they named. */
export interface SingleItem extends NewUnits {
  couponId: string | null;
}

/** Returns a television that is bought alone in the form of a cart; without a line for an unknown product. */
export async function findSingleItem(db: DbOrTx, userId: string, item: SingleItem) {
  const [row] = await itemOf(db).execute({ userId, ...item });
  return row;
}

/** Returns these products as lines of a visitor's cart, without quantities. */
export function findProductsOfVisitor(db: DbOrTx, ids: readonly string[]) {
  return db
    .select({ productId: products.id, ...productFieldsFor(freeStock()) })
    .from(products)
    .where(inArray(products.id, [...ids]));
}

const lockCartStatement = preparedStatement((db) =>
  db
    .insert(carts)
    .values({ userId: sql.placeholder('userId') })
    .onConflictDoUpdate({ target: carts.userId, set: { updatedAt: sql`now()` } })
    .returning({ id: carts.id })
    .prepare('lock_cart'),
);

/** Returns the caller's cart, created if missing and locked against concurrent changes of its lines. */
export async function lockCart(tx: Tx, userId: string): Promise<string> {
  return only(await lockCartStatement(tx).execute({ userId })).id;
}

/** Returns the products in a shopper's cart. */
export async function productsInCart(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: cartItems.productId })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(eq(carts.userId, userId));
  return rows.map(({ id }) => id);
}

interface NewUnits {
  productId: string;
  quantity: number;
  warrantyMonths: number;
}

export async function upsertLine(tx: Tx, line: NewUnits & { cartId: string }): Promise<void> {
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

/** Returns a product on sale, with its units already in a cart. */
export async function findSellable(
  tx: Tx,
  productId: string,
  { cartId, userId }: { cartId: string; userId: string },
) {
  const [row] = await tx
    .select({
      id: products.id,
      warrantyPricing: products.warrantyPricing,
      stock: freeStock(userId),
      inCart: sql<number>`coalesce(${cartItems.quantity}, 0)`.mapWith(Number),
    })
    .from(products)
    .leftJoin(cartItems, and(eq(cartItems.productId, products.id), eq(cartItems.cartId, cartId)))
    .where(and(eq(products.id, productId), eq(products.isListed, true)));
  return row;
}

/** Returns these products, sold or not, with their free units and what of them is in a cart. */
export function findProductsToFill(
  tx: Tx,
  ids: readonly string[],
  { cartId, userId }: { cartId: string; userId: string },
) {
  return tx
    .select({
      id: products.id,
      name: products.name,
      isSold: products.isListed,
      warrantyPricing: products.warrantyPricing,
      stock: sql<number>`${freeStock(userId)}`.mapWith(Number),
      inCart: sql<number>`coalesce(${cartItems.quantity}, 0)`.mapWith(Number),
    })
    .from(products)
    .leftJoin(cartItems, and(eq(cartItems.productId, products.id), eq(cartItems.cartId, cartId)))
    .where(inArray(products.id, [...ids]));
}

const slot = { quantity: sql.placeholder('quantity'), warrantyMonths: sql.placeholder('warrantyMonths') };
const addStatement = preparedSql(
  'add_to_cart',
  sql`with sellable as (
      select id, ${freeStock(sql.placeholder('userId'))} as stock from ${products}
      where id = ${sql.placeholder('productId')} and is_listed
        and (${slot.warrantyMonths}::int = 0 or warranty_pricing ? ${slot.warrantyMonths}::int::text)
    ), cart as (
      insert into ${carts} (user_id) select ${sql.placeholder('userId')} from sellable where stock >= ${slot.quantity}
      on conflict (user_id) do update set updated_at = now() returning id
    )
    insert into ${cartItems} as line (cart_id, product_id, quantity, warranty_months)
    select cart.id, sellable.id, ${slot.quantity}::int, ${slot.warrantyMonths}::int from cart, sellable
    on conflict (cart_id, product_id) do update
      set quantity = line.quantity + excluded.quantity, warranty_months = excluded.warranty_months
      where line.quantity + excluded.quantity <= (select stock from sellable)
    returning line.id`,
);

/**
 * Adds units of one product to a shopper's cart in one statement, with the newest warranty choice. Returns
 * false and adds nothing where the product, its warranty or the resulting quantity does not allow it. The
 * quantity is read when the line is written, so concurrent adds are counted.
 */
export async function addIfItFits(db: DbOrTx, units: NewUnits & { userId: string }): Promise<boolean> {
  return (await addStatement(db).execute({ ...units })).length > 0;
}
