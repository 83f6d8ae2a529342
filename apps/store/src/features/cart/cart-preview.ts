import type { CheckoutLine } from '@aabha/contracts/cart/cart.rules';
import type { Cart, CartLine } from '@aabha/contracts/cart/cart.schema';
import { paiseFromRupees, rupeesFromPaise } from '@aabha/contracts/money/money';
import { cartTotals, lineTotalPaise, type PricedLine } from '@aabha/contracts/pricing/pricing';

function priced(line: CartLine): PricedLine {
  return {
    unitPricePaise: paiseFromRupees(line.product.new_price),
    quantity: line.quantity,
    warrantyPricePaise: paiseFromRupees(line.warranty_price),
  };
}

function withItems(cart: Cart, items: readonly CartLine[], shippingFeeRupees: number): Cart {
  const percent = cart.coupon && !cart.coupon.expired ? cart.coupon.discountPercentage : 0;
  const totals = cartTotals(items.map(priced), percent, paiseFromRupees(shippingFeeRupees));
  return {
    ...cart,
    items: items.map((line) => ({ ...line, line_total: rupeesFromPaise(lineTotalPaise(priced(line))) })),
    totals: {
      subtotal: rupeesFromPaise(totals.subtotalPaise),
      discount: rupeesFromPaise(totals.discountPaise),
      shipping: rupeesFromPaise(totals.shippingPaise),
      total: rupeesFromPaise(totals.totalPaise),
      payable: rupeesFromPaise(totals.payablePaise),
    },
  };
}

/**
 * The cart as it will be with `quantity` of a product, 0 taking it out: shown at once, added up by the rule that the
 * server uses too (docs/spec/cart.md#totals), until the server's own answer replaces it.
 */
export function withQuantity(cart: Cart, productId: string, quantity: number): Cart {
  const items = cart.items
    .map((line) => (line.product._id === productId ? { ...line, quantity } : line))
    .filter((line) => line.quantity > 0);
  return withItems(cart, items, cart.totals.shipping);
}

/** A cart's lines as the rule on checkout asks for them; what was taken off sale has no stock. */
export function checkoutLines(cart: Cart): CheckoutLine[] {
  return cart.items.map(({ product, quantity }) => ({
    name: product.name,
    quantity,
    stock: product.onSale ? product.stock : 0,
  }));
}
