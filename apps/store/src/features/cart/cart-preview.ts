import type { CheckoutLine } from '@aabha/contracts/cart/cart.rules';
import type { Cart, CartLine } from '@aabha/contracts/cart/cart.schema';
import { paiseFromRupees, rupeesFromPaise } from '@aabha/contracts/money/money';
import { cartTotals, lineTotalPaise, type PricedLine } from '@aabha/contracts/pricing/pricing';

function priced(line: CartLine): PricedLine {
  return {
    unitPricePaise: paiseFromRupees(line.product.new_price),
    quantity: line.quantity,
    warrantyPricePaise: paiseFromRupees(line.warranty_price),
    isDiscounted: line.isDiscounted !== false,
  };
}

function withItems(cart: Cart, items: readonly CartLine[], shippingFeeRupees: number): Cart {
  const { coupon } = cart;
  const percent = coupon && !coupon.expired && !coupon.refusal ? coupon.discountPercentage : 0;
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
 * Returns the cart with a new `quantity` of a product, 0 to remove it: an optimistic update by the server's
 * own rule (docs/spec/cart.md#totals), replaced by the server's response.
 */
export function previewQuantity(cart: Cart, productId: string, quantity: number): Cart {
  const items = cart.items
    .map((line) => (line.product._id === productId ? { ...line, quantity } : line))
    .filter((line) => line.quantity > 0);
  return withItems(cart, items, cart.totals.shipping);
}

/** Returns a cart's lines for the checkout rule; products taken off sale have no stock. */
export function checkoutLines(cart: Cart): CheckoutLine[] {
  return cart.items.map(({ product, quantity }) => ({
    name: product.name,
    quantity,
    stock: product.onSale ? product.stock : 0,
  }));
}
