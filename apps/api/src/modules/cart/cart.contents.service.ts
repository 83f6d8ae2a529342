import { ZERO, type Paise } from '@aabha/contracts/money/money';
import { cartTotals } from '@aabha/contracts/pricing/pricing';
import type { DbOrTx, Tx } from '@aabha/db/client';
import type { RequestContext, SignedInContext } from '../../context/context';
import { withCoupon } from './with-coupon.service';
import { lockSlots } from '../stock/stock.service';
import {
  findCart,
  findSingleItem,
  lockCart,
  productsInCart,
  type CartLineRow,
  type SingleItem,
} from './cart.queries';

export { removeBought } from './cart.bought.queries';
export { lockCart, type CartLineRow, type SingleItem } from './cart.queries';
export { findCouponFor, findShownCoupons } from './coupon-facts.queries';

/** Returns a line at present prices. A warranty that is no longer offered is dropped with its price. */
function priceLine(line: CartLineRow) {
  const offered = line.warrantyPricing[String(line.warrantyMonths)];
  return {
    unitPricePaise: line.newPricePaise,
    quantity: line.quantity,
    warrantyMonths: offered === undefined ? 0 : line.warrantyMonths,
    warrantyPricePaise: offered ?? ZERO,
  };
}

type FoundCart = NonNullable<Awaited<ReturnType<typeof findCart>>>;

/** Returns lines at present prices, with a coupon and their totals. */
export function priceLines<Row extends CartLineRow>(
  lines: readonly Row[],
  coupon: Parameters<typeof withCoupon>[1],
  { now, shippingFeePaise }: { now: Date; shippingFeePaise: Paise },
) {
  const priced = lines.map((line) => ({ ...line, ...priceLine(line) }));
  const { refusal, percent, lines: discounted } = withCoupon(priced, coupon, now);
  return {
    couponRefusal: refusal,
    couponPercent: percent,
    lines: discounted,
    totals: cartTotals(discounted, percent, shippingFeePaise),
  };
}

/** Returns a cart with everything that decides its present price. */
const priceCart = ({ lines, ...cart }: FoundCart, now: Date, shippingFeePaise: Paise) => ({
  cart,
  ...priceLines(lines, cart, { now, shippingFeePaise }),
});
export type ReadCart = ReturnType<typeof priceCart>;

export const shippingFee = (ctx: Pick<RequestContext, 'settings'>) =>
  ctx.settings.current.shippingFeePaise as Paise;

/** Returns a shopper's cart at present prices; undefined for one who never had one. */
export async function readCartOf(
  ctx: SignedInContext,
  db: DbOrTx,
  userId: string,
): Promise<ReadCart | undefined> {
  const found = await findCart(db, userId);
  return found && priceCart(found, ctx.now(), shippingFee(ctx));
}

/** Returns the caller's cart at present prices. */
export const readCart = (ctx: SignedInContext) => readCartOf(ctx, ctx.db, ctx.user.id);

/**
 * Returns the caller's cart for a payment, locked for the rest of the transaction. With `isExclusive` the stock of its
 * products is locked as well, so that what it says is available can be reserved.
 */
export async function lockAndReadCart(
  ctx: SignedInContext,
  tx: Tx,
  isExclusive: boolean,
): Promise<ReadCart | undefined> {
  if (isExclusive) {
    await lockCart(tx, ctx.user.id);
    await lockSlots(tx, await productsInCart(tx, ctx.user.id), ctx.user.id);
  }
  /* Sent as a pipeline: the cart is read when it is locked. */
  const [, found] = await Promise.all([lockCart(tx, ctx.user.id), findCart(tx, ctx.user.id)]);
  return found && priceCart(found, ctx.now(), shippingFee(ctx));
}

/** Returns a television that is bought alone at its present price; undefined for an unknown product. */
export async function readSingleItem(
  ctx: SignedInContext,
  db: DbOrTx,
  item: SingleItem,
): Promise<ReadCart | undefined> {
  const found = await findSingleItem(db, ctx.user.id, item);
  return found && found.lines.length > 0 ? priceCart(found, ctx.now(), shippingFee(ctx)) : undefined;
}

/**
 * Returns the same for a payment. Locks the caller's cart, whose lines stay as they are: a shopper's payments start one after
 * the other. With `isExclusive` the stock of the television is locked as well.
 */
export async function lockAndReadSingleItem(
  ctx: SignedInContext,
  tx: Tx,
  item: SingleItem,
  isExclusive: boolean,
): Promise<ReadCart | undefined> {
  await lockCart(tx, ctx.user.id);
  if (isExclusive) await lockSlots(tx, [item.productId], ctx.user.id);
  return readSingleItem(ctx, tx, item);
}
