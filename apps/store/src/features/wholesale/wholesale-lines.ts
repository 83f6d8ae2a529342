import {
  addPaise,
  paiseFromRupees,
  rupeesFromPaise,
  subtractPaise,
  timesPaise,
} from '@aabha/contracts/money/money';
import { activeBreak, lineTotalPaise, unitPricePaise } from '@aabha/contracts/wholesale/wholesale.rules';
import type { WholesaleProduct } from '@aabha/contracts/wholesale/wholesale.schema';
import { fromTo, orMore } from '@aabha/messages/wholesale';

type PriceBreak = WholesaleProduct['priceBreaks'][number];

/** The amounts of a product in a quantity, in rupees. */
export interface WholesaleLine {
  product: WholesaleProduct;
  quantity: number;
  unit: number;
  /** Unit price without a break. */
  baseUnit: number;
  total: number;
  baseTotal: number;
  /** The applied break; none for the base price. */
  active: PriceBreak | undefined;
}

/** Returns the amounts of a quantity, by the server's own rule (docs/spec/wholesale.md#price-breaks). */
export function wholesaleLine(product: WholesaleProduct, quantity: number): WholesaleLine {
  const base = paiseFromRupees(product.product_id.new_price);
  const breaks = product.priceBreaks.map((wire) => ({
    minQuantity: wire.minQuantity,
    maxQuantity: wire.maxQuantity,
    discount: paiseFromRupees(wire.discount),
    wire,
  }));
  return {
    product,
    quantity,
    unit: rupeesFromPaise(unitPricePaise(base, breaks, quantity)),
    baseUnit: rupeesFromPaise(base),
    total: rupeesFromPaise(lineTotalPaise({ base, priceBreaks: breaks, quantity })),
    baseTotal: rupeesFromPaise(timesPaise(base, quantity)),
    active: activeBreak(base, breaks, quantity)?.wire,
  };
}

/** Returns the Total Value of the selection, in rupees. */
export function totalValue(lines: readonly WholesaleLine[]): number {
  return rupeesFromPaise(addPaise(...lines.map(({ total }) => paiseFromRupees(total))));
}

/** Returns the breaks that still reduce the price: one that reaches the price, as after a sale, does not. */
export function liveBreaks({ product_id, priceBreaks }: WholesaleProduct): PriceBreak[] {
  return priceBreaks.filter(({ discount }) => discount < product_id.new_price);
}

/** Returns the unit price under a break, in rupees. */
export function priceUnder(product: WholesaleProduct, { discount }: PriceBreak): number {
  return rupeesFromPaise(
    subtractPaise(paiseFromRupees(product.product_id.new_price), paiseFromRupees(discount)),
  );
}

/** Returns the lowest unit price of all breaks, in rupees; the price itself without a live one. */
export function leastUnitPrice(product: WholesaleProduct): number {
  return Math.min(
    product.product_id.new_price,
    ...liveBreaks(product).map((priceBreak) => priceUnder(product, priceBreak)),
  );
}

/** Returns '5 to 19' or '50 or more'. */
export function rangeText({ minQuantity, maxQuantity }: PriceBreak): string {
  return maxQuantity === undefined ? orMore(minQuantity) : fromTo(minQuantity, maxQuantity);
}

/**
 * Returns products and total as the buyer saw them, which the server checks
 * (docs/spec/wholesale.md#placing-an-order).
 */
export function orderedProducts(lines: readonly WholesaleLine[]) {
  return {
    products: lines.map(({ product, quantity, unit }) => ({
      product_id: product.product_id._id,
      quantity,
      price: unit,
    })),
    total_price: totalValue(lines),
  };
}
