import { checkCheckout } from '@aabha/contracts/cart/cart.rules';
import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import type { DbOrTx } from '@aabha/db/client';
import type { RequestContext } from '../../context/context';
import { findCouponFor, priceLines, shippingFee, type CartLineRow } from '../cart/cart.contents.service';
import { servedArea } from '../service-areas/service-areas.service';
import { findGuarded } from '../waiting-room/waiting-room.service';
import { readProducts, type WantedItem } from './draft-orders.queries';

/** What decides the price of a draft order. */
interface Composed {
  userId: string;
  couponId: string | null;
  zip: string;
  items: readonly WantedItem[];
}

/** A draft order without a coupon, in the form of one. */
const NO_COUPON = {
  couponExpiresAt: null,
  couponPercent: null,
  couponStartsAt: null,
  couponMaxUses: null,
  couponMaxUsesPerPerson: null,
  couponMinGoodsPaise: null,
  couponProductIds: null,
  couponCategories: null,
  couponIsForFirstOrder: null,
  couponUses: 0,
  couponUsesOfPerson: 0,
  couponOrdersOfPerson: 0,
};

type Context = Pick<RequestContext, 'settings' | 'now' | 'waitingRooms'>;

/** Returns a draft order at the prices of now, by the rules of a cart. */
export async function priceDraft(ctx: Context, db: DbOrTx, { userId, couponId, items }: Composed) {
  const [rows, coupon] = await Promise.all([
    readProducts(db, items, userId),
    couponId === null ? undefined : findCouponFor(db, couponId, userId),
  ]);
  return priceLines(rows, coupon ?? NO_COUPON, { now: ctx.now(), shippingFeePaise: shippingFee(ctx) });
}
export type PricedDraft = Awaited<ReturnType<typeof priceDraft>>;

/** Throws where a product has a waiting room: it is sold in the order of the queue only. */
export function requireNoWaitingRoom(ctx: Context, items: readonly WantedItem[]): void {
  const guarded = findGuarded(
    ctx,
    items.map(({ productId }) => productId),
  );
  if (guarded) throw appError('DRAFT_ORDER_WAITING_ROOM', { product: guarded.name });
}

/** Throws where a warranty is not offered for its product, whose price would be left out silently. */
export function requireOffered(rows: readonly CartLineRow[], items: readonly WantedItem[]): void {
  items.forEach(({ productId, warrantyMonths }, index) => {
    const row = rows.find((one) => one.productId === productId);
    if (!row?.onSale)
      throw new AppError('INVALID_INPUT', undefined, {
        [`items.${index}.product`]: 'This product is not on sale.',
      });
    if (warrantyMonths > 0 && row.warrantyPricing[String(warrantyMonths)] === undefined)
      throw new AppError('INVALID_INPUT', undefined, {
        [`items.${index}.warranty_months`]: 'Please select a warranty',
      });
  });
}

/** Throws where a draft order cannot be sent as it is: sold out, its coupon gives nothing, or its PIN code is not served. */
export async function requireSendable(
  ctx: Context,
  db: DbOrTx,
  { zip, items }: Composed,
  { lines, couponRefusal }: PricedDraft,
): Promise<void> {
  requireNoWaitingRoom(ctx, items);
  requireOffered(lines, items);
  assertAllowed(checkCheckout(lines));
  if (couponRefusal) throw new AppError(couponRefusal.code, couponRefusal.data);
  if (!(await servedArea(db, zip))) throw appError('ZIP_NOT_SERVED');
}
