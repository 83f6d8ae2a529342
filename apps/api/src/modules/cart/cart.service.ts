import { checkQuantity } from '@aabha/contracts/cart/cart.rules';
import type {
  AddToCartInput,
  Cart,
  ClearCartInput,
  ListCartsInput,
  RemoveFromCartInput,
  UpdateQuantityInput,
} from '@aabha/contracts/cart/cart.schema';
import type { z } from 'zod';
import { appError, AppError, assertAllowed } from '@aabha/contracts/errors/errors';
import { lineTotalPaise } from '@aabha/contracts/pricing/pricing';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { withPicturesOf } from '../media/pictures.service';
import { readCart, readCartOf, type ReadCart } from './cart.contents.service';
import {
  addIfItFits,
  deleteLine,
  deleteLines,
  findCart,
  findSellable,
  lockCart,
  setCoupon,
  setQuantity,
  upsertLine,
} from './cart.queries';

type CartWire = z.input<typeof Cart>;

function couponOf({ cart: { couponCode, couponPercent }, couponRefusal: refusal }: ReadCart) {
  if (couponCode === null || couponPercent === null) return null;
  return {
    code: couponCode,
    discountPercentage: couponPercent,
    expired: refusal?.code === 'COUPON_EXPIRED',
    ...(refusal && {
      refusal: { code: refusal.code, message: new AppError(refusal.code, refusal.data).message },
    }),
  };
}

/** Returns priced lines as callers are sent them. */
export async function linesToWire(db: DbOrTx, lines: ReadCart['lines']): Promise<CartWire['items']> {
  const shown = await withPicturesOf(db, lines);
  return shown.map((line) => ({
    product: {
      _id: line.productId,
      name: line.name,
      price: line.pricePaise,
      new_price: line.newPricePaise,
      stock: line.stock,
      image: line.image,
      pictures: line.pictures,
      warranty_months: line.productWarrantyMonths,
      warranty_pricing: line.warrantyPricing,
      onSale: line.onSale,
    },
    quantity: line.quantity,
    warranty_months: line.warrantyMonths,
    warranty_price: line.warrantyPricePaise,
    line_total: lineTotalPaise(line),
    isDiscounted: line.isDiscounted,
  }));
}

export const totalsToWire = (totals: ReadCart['totals']): CartWire['totals'] => ({
  subtotal: totals.subtotalPaise,
  discount: totals.discountPaise,
  shipping: totals.shippingPaise,
  total: totals.totalPaise,
  payable: totals.payablePaise,
});

/** Returns a cart as callers are sent it. */
export async function cartToWire(db: DbOrTx, read: ReadCart): Promise<CartWire> {
  const { cart, lines, totals } = read;
  return {
    _id: cart.id,
    user: {
      _id: cart.userId,
      name: cart.userName,
      email: cart.userEmail,
      phone: cart.userPhone,
      address: cart.userAddress,
      zip: cart.userZip,
    },
    items: await linesToWire(db, lines),
    coupon: couponOf(read),
    totals: totalsToWire(totals),
    created_at: cart.createdAt,
    updated_at: cart.updatedAt,
  };
}

async function wireCart(ctx: SignedInContext): Promise<CartWire> {
  const read = await readCart(ctx);
  if (!read) throw appError('NOT_FOUND');
  return cartToWire(ctx.db, read);
}

function assertOwnCart(ctx: SignedInContext, userId: string | undefined): void {
  if (userId !== undefined && userId !== ctx.user.id) throw appError('NOT_YOURS');
}

/**
 * Locks the caller's cart, which must be the named one; another person's is unknown
 * (docs/spec/cart.md#one-cart-per-shopper).
 */
async function lockNamedCart(ctx: SignedInContext, tx: Tx, cartId: string): Promise<string> {
  const own = await lockCart(tx, ctx.user.id);
  if (own !== cartId) throw appError('NOT_FOUND');
  return own;
}

type Items = AddToCartInput['cart']['items'];

async function addLine(ctx: SignedInContext, tx: Tx, cartId: string, item: Items[number], position: number) {
  const product = isUuid(item.product)
    ? await findSellable(tx, item.product, { cartId, userId: ctx.user.id })
    : undefined;
  if (!product) throw appError('PRODUCT_NOT_FOUND');
  if (item.warranty_months !== 0 && product.warrantyPricing[String(item.warranty_months)] === undefined)
    throw new AppError('INVALID_INPUT', undefined, {
      [`cart.items.${position}.warranty_months`]: 'Please select a warranty',
    });
  const quantity = product.inCart + item.quantity;
  assertAllowed(checkQuantity(quantity, product.stock));
  await upsertLine(tx, { cartId, productId: product.id, quantity, warrantyMonths: item.warranty_months });
}

/**
 * Adds one available product without a transaction; a refusal is explained with one. An action with an
 * `Idempotency-Key` needs a transaction to record that it is done.
 */
async function addOneIfItFits(ctx: SignedInContext, [item, ...others]: Items): Promise<boolean> {
  if (!item || others.length > 0 || !isUuid(item.product) || ctx.idempotencyKey !== undefined) return false;
  const { product: productId, quantity, warranty_months: warrantyMonths } = item;
  return addIfItFits(ctx.db, { userId: ctx.user.id, productId, quantity, warrantyMonths });
}

/**
 * Adds products to the caller's cart: to the existing line, with the newest warranty choice
 * (docs/spec/cart.md#lines).
 */
export async function addToCart(ctx: SignedInContext, input: AddToCartInput) {
  assertOwnCart(ctx, input.cart.user);
  const { items } = input.cart;
  if (!(await addOneIfItFits(ctx, items)))
    await inTx(ctx.db, async (tx) => {
      const cartId = await lockCart(tx, ctx.user.id);
      for (const [position, item] of items.entries()) await addLine(ctx, tx, cartId, item, position);
    });
  return { cart: await wireCart(ctx) };
}

/** Returns the caller's cart as a list of none or one (docs/spec/cart.md#one-cart-per-shopper). */
export async function listCarts(ctx: SignedInContext, input: ListCartsInput) {
  assertOwnCart(ctx, input.filters.user);
  const read = await readCart(ctx);
  const all = read ? [await cartToWire(ctx.db, read)] : [];
  return { cartList: input.pageNum === 1 ? all : [], cartCount: all.length };
}

/** Sets a line's absolute quantity, limited by the stock (docs/spec/cart.md#quantities). */
export async function updateQuantity(ctx: SignedInContext, input: UpdateQuantityInput) {
  const { productId, quantity } = input.cart;
  await inTx(ctx.db, async (tx) => {
    const cartId = await lockNamedCart(ctx, tx, input.cartId);
    const cart = await findCart(tx, ctx.user.id);
    const line = cart?.lines.find((candidate) => candidate.productId === productId);
    if (!line) throw appError('PRODUCT_NOT_FOUND');
    /* A reduction is always allowed, so that a line that exceeds the stock can be corrected step by step. */
    if (quantity > line.quantity) assertAllowed(checkQuantity(quantity, line.stock));
    await setQuantity(tx, cartId, productId, quantity);
  });
  return { cart: await wireCart(ctx) };
}

export async function removeFromCart(ctx: SignedInContext, input: RemoveFromCartInput) {
  await inTx(ctx.db, async (tx) => {
    const cartId = await lockNamedCart(ctx, tx, input.cartId);
    const gone = isUuid(input.productId) && (await deleteLine(tx, cartId, input.productId));
    if (!gone) throw appError('PRODUCT_NOT_FOUND');
  });
  return { cart: await wireCart(ctx) };
}

export async function clearCart(ctx: SignedInContext, input: ClearCartInput) {
  await inTx(ctx.db, async (tx) => {
    const cartId = await lockNamedCart(ctx, tx, input.cartId);
    await deleteLines(tx, cartId);
    await setCoupon(tx, cartId, null);
  });
  return { cart: await wireCart(ctx) };
}

/** Applies a coupon to the caller's cart. Refuses one that gives no discount on it, and leaves the cart unchanged. */
export function applyCoupon(ctx: SignedInContext, couponId: string): Promise<void> {
  return inTx(ctx.db, async (tx) => {
    await setCoupon(tx, await lockCart(tx, ctx.user.id), couponId);
    const refusal = (await readCartOf(ctx, tx, ctx.user.id))?.couponRefusal;
    if (refusal) throw new AppError(refusal.code, refusal.data);
  });
}

/** Removes the coupon from the caller's cart. */
export function removeCouponOfCart(ctx: SignedInContext): Promise<void> {
  return inTx(ctx.db, async (tx) => setCoupon(tx, await lockCart(tx, ctx.user.id), null));
}
