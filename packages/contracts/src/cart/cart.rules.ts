import { allow, refuse, type Verdict } from '../errors/errors';

/** May `quantity` of a product with `stock` free units stand in a cart? (product §5, decisions §5) */
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

/** May this cart go to checkout? The first line that cannot be met is the refusal (product §5). */
export function checkCheckout(lines: readonly CheckoutLine[]): Verdict {
  if (lines.length === 0) return refuse('CART_EMPTY');
  const short = lines.find((line) => line.quantity > line.stock);
  return short ? refuse('CART_OVER_STOCK', { units: short.stock, product: short.name }) : allow;
}
