import { ZERO, type Paise } from '@aabha/contracts/money/money';
import { cartTotals } from '@aabha/contracts/pricing/pricing';
import type { Tx } from '@aabha/db/client';
import type { RequestContext, SignedInContext } from '../../context/context';
import { lockSlots } from '../stock/stock.service';
import { findCart, lockCart, productsInCart, type CartLineRow } from './cart.queries';

export { lockCart, removeBought } from './cart.queries';

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

/** Returns a cart with everything that decides its present price. */
function priceCart({ lines, ...cart }: FoundCart, now: Date, shippingFeePaise: Paise) {
  const expired = cart.couponExpiresAt !== null && cart.couponExpiresAt < now.toISOString();
  const percent = expired ? 0 : (cart.couponPercent ?? 0);
  return {
    cart,
    couponExpired: expired,
    couponPercent: percent,
    lines: lines.map((line) => ({ ...line, ...priceLine(line) })),
    totals: cartTotals(lines.map(priceLine), percent, shippingFeePaise),
  };
}
export type ReadCart = ReturnType<typeof priceCart>;

const shippingFee = (ctx: RequestContext) => ctx.settings.current.shippingFeePaise as Paise;

/** Returns the caller's cart at present prices; undefined for a shopper who never had one. */
export async function readCart(ctx: SignedInContext): Promise<ReadCart | undefined> {
  const found = await findCart(ctx.db, ctx.user.id);
  return found && priceCart(found, ctx.now(), shippingFee(ctx));
}

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
