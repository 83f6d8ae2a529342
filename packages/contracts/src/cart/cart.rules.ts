import { allow, refuse, type Verdict } from '../errors/verdict';

/** May `quantity` of a product with `stock` free units stand in a cart? (docs/spec/cart.md#quantities) */
export function checkQuantity(quantity: number, stock: number): Verdict {
  if (stock <= 0) return refuse('OUT_OF_STOCK');
  return quantity <= stock ? allow : refuse('STOCK_EXCEEDED');
}

export interface CheckoutLine {
  name: string;
  quantity: number;
  /** Free units for this shopper; 0 for a product taken off sale. */
  stock: number;
}

/**
 * May this cart go to checkout? The first line that cannot be met is the refusal
 * (docs/spec/cart.md#checkout-from-the-cart).
 */
export function checkCheckout(lines: readonly CheckoutLine[]): Verdict {
  if (lines.length === 0) return refuse('CART_EMPTY');
  const short = lines.find((line) => line.quantity > line.stock);
  if (!short) return allow;
  return refuse('CART_OVER_STOCK', { units: short.stock, product: short.name });
}
