import type { Verdict } from '../errors/errors';

// Types only: the product page uses these rules and loads the table of error texts only for a refusal.
const allow: Verdict = { ok: true };

/** May `quantity` of a product with `stock` free units stand in a cart? (docs/spec/cart.md#quantities) */
export function checkQuantity(quantity: number, stock: number): Verdict {
  if (stock <= 0) return { ok: false, code: 'OUT_OF_STOCK' };
  return quantity <= stock ? allow : { ok: false, code: 'STOCK_EXCEEDED' };
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
  if (lines.length === 0) return { ok: false, code: 'CART_EMPTY' };
  const short = lines.find((line) => line.quantity > line.stock);
  if (!short) return allow;
  return { ok: false, code: 'CART_OVER_STOCK', data: { units: short.stock, product: short.name } };
}
