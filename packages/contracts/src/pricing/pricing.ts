import {
  addPaise,
  basisPoints,
  paise,
  type Paise,
  percentFromBasisPoints,
  percentOf,
  roundToRupee,
  subtractPaise,
  timesPaise,
} from '../money/money';

/** `new_price`: the MRP less its discount, rounded to the rupee (docs/spec/products.md#selling-price). */
export function sellingPricePaise(mrp: Paise, discountPercent: number): Paise {
  const bp = basisPoints(discountPercent);
  if (bp < 0 || bp > 10_000) throw new RangeError(`Not a percentage: ${discountPercent}`);
  return roundToRupee(percentOf(mrp, percentFromBasisPoints(10_000 - bp)));
}

/** One line of a cart or an order, with its prices in paise. */
export interface PricedLine {
  unitPricePaise: Paise;
  quantity: number;
  /** The chosen extended warranty's price, once a line whatever the quantity (docs/spec/warranties.md#options). */
  warrantyPricePaise: Paise;
  /** False for a line that the coupon is not for. */
  isDiscounted?: boolean;
}

export interface Totals {
  /** Sum over lines of unit price × quantity + warranty. */
  subtotalPaise: Paise;
  discountPaise: Paise;
  shippingPaise: Paise;
  /** Subtotal − discount + shipping, to the paisa. */
  totalPaise: Paise;
  /** What is paid: the total rounded half up to the rupee. */
  payablePaise: Paise;
  /** payable − total; shown on the invoice as round-off. */
  roundOffPaise: Paise;
}

export function lineTotalPaise(line: PricedLine): Paise {
  return addPaise(timesPaise(line.unitPricePaise, line.quantity), line.warrantyPricePaise);
}

/** Returns what of a line the coupon's percent is taken of: its total, or nothing where the coupon is not for it. */
export function discountablePaise(line: PricedLine): Paise {
  return line.isDiscounted === false ? paise(0) : lineTotalPaise(line);
}

/**
 * The one way a cart is added up, in the browser and on the server (docs/spec/cart.md#totals). No lines cost nothing,
 * shipping included.
 */
export function cartTotals(
  lines: readonly PricedLine[],
  couponPercent: number,
  shippingFeePaise: Paise,
): Totals {
  const subtotalPaise = addPaise(...lines.map(lineTotalPaise));
  const discountPaise = percentOf(addPaise(...lines.map(discountablePaise)), couponPercent);
  const shippingPaise = lines.length === 0 ? paise(0) : shippingFeePaise;
  const totalPaise = addPaise(subtractPaise(subtotalPaise, discountPaise), shippingPaise);
  const payablePaise = roundToRupee(totalPaise);
  return {
    subtotalPaise,
    discountPaise,
    shippingPaise,
    totalPaise,
    payablePaise,
    roundOffPaise: subtractPaise(payablePaise, totalPaise),
  };
}
