import type { MergeCartInput } from '@aabha/contracts/cart/fill-cart.schema';
import { isUuid } from '@aabha/db/ids';
import type { RequestContext } from '../../context/context';
import { priceLines, shippingFee } from './cart.contents.service';
import { findProductsOfVisitor } from './cart.queries';
import { linesToWire, totalsToWire } from './cart.service';

/** A cart without a coupon. */
const NO_COUPON = {
  ...{ couponExpiresAt: null, couponPercent: null, couponStartsAt: null, couponMaxUses: null },
  ...{ couponMaxUsesPerPerson: null, couponMinGoodsPaise: null, couponProductIds: null },
  ...{ couponCategories: null, couponIsForFirstOrder: null },
  ...{ couponUses: 0, couponUsesOfPerson: 0, couponOrdersOfPerson: 0 },
};

/** Returns items as lines of a cart at present prices. Unknown products are left out. */
export async function findLinesOf({ db }: Pick<RequestContext, 'db'>, { items }: MergeCartInput) {
  const ids = items.map(({ product }) => product).filter(isUuid);
  const found = new Map((await findProductsOfVisitor(db, ids)).map((row) => [row.productId, row]));
  return items.flatMap(({ product, quantity, warranty_months: warrantyMonths }) => {
    const row = found.get(product);
    return row ? [{ ...row, hsn: row.hsn ?? '', quantity, warrantyMonths }] : [];
  });
}

/**
 * Returns what the cart of a visitor costs at present prices, without a coupon (docs/spec/cart.md#carts-of-visitors). Nothing
 * is stored or reserved. Unknown products are left out.
 */
export async function quoteCart(ctx: RequestContext, input: MergeCartInput) {
  const lines = await findLinesOf(ctx, input);
  const priced = priceLines(lines, NO_COUPON, { now: ctx.now(), shippingFeePaise: shippingFee(ctx) });
  return { items: await linesToWire(ctx.db, priced.lines), totals: totalsToWire(priced.totals) };
}
