import type { Cart } from '@aabha/contracts/cart/cart.schema';

/** Returns what of a cart is to be delivered. */
export const goodsOf = ({ items }: Pick<Cart, 'items'>) =>
  items.map(({ product, quantity }) => ({ product_id: product._id, quantity }));
