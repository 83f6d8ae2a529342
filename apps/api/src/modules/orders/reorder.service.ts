import type { ReorderInput } from '@aabha/contracts/cart/fill-cart.schema';
import type { SignedInContext } from '../../context/context';
import { fillCart } from '../cart/fill-cart.service';
import { getOrder } from './orders.service';

/** Puts what is still sold of the caller's own order into their cart, and names the rest (docs/spec/orders.md#order-again). */
export async function reorder(ctx: SignedInContext, input: ReorderInput) {
  const { order } = await getOrder(ctx, input);
  return fillCart(
    ctx,
    order.products.map(({ product_id, quantity, extended_warranty }) => ({
      ...{ productId: product_id._id, name: product_id.name, quantity, warrantyMonths: extended_warranty },
    })),
  );
}
