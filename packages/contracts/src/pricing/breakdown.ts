import { addPaise, paise, paiseFromRupees, subtractPaise, ZERO, type Paise } from '../money/money';
import { formatPaise } from '../money/money-format';

/** The amounts that make up the total, in paise. */
interface BreakdownAmounts {
  subtotalPaise: Paise;
  discountPaise: Paise;
  /** What of the discount an offer of the payment provider took off. */
  offerPaise?: Paise;
  shippingPaise: Paise;
  /** What is paid. */
  payablePaise: Paise;
}

export type BreakdownPart = 'subtotal' | 'coupon' | 'offer' | 'shipping' | 'roundOff' | 'total';

/** One line of a breakdown. The amount is signed: deductions are negative. */
interface BreakdownLine {
  part: BreakdownPart;
  amountPaise: Paise;
}

/**
 * Returns the lines of a breakdown in the order in which they are shown. All but the last always add up to the last,
 * which is the total: the round-off is whatever the other parts leave (docs/spec/cart.md#totals). A coupon, an offer
 * and a round-off of 0 have no line.
 */
export function breakdownLines(amounts: BreakdownAmounts): BreakdownLine[] {
  const { subtotalPaise, discountPaise, offerPaise = ZERO, shippingPaise, payablePaise } = amounts;
  const exact = addPaise(subtractPaise(subtotalPaise, discountPaise), shippingPaise);
  const lines: BreakdownLine[] = [
    { part: 'subtotal', amountPaise: subtotalPaise },
    { part: 'coupon', amountPaise: subtractPaise(offerPaise, discountPaise) },
    { part: 'offer', amountPaise: subtractPaise(ZERO, offerPaise) },
    { part: 'shipping', amountPaise: shippingPaise },
    { part: 'roundOff', amountPaise: subtractPaise(payablePaise, exact) },
    { part: 'total', amountPaise: payablePaise },
  ];
  const isOptional = ({ part }: BreakdownLine) =>
    part === 'coupon' || part === 'offer' || part === 'roundOff';
  return lines.filter((line) => line.amountPaise !== 0 || !isOptional(line));
}

/** Returns the text of a line's amount: `−₹133.70`, `+₹0.30`; subtotal, shipping and total carry no sign. */
function amountText({ part, amountPaise }: BreakdownLine): string {
  const size = formatPaise(paise(Math.abs(amountPaise)));
  if (amountPaise < 0) return `−${size}`;
  return part === 'roundOff' ? `+${size}` : size;
}

/** A breakdown line as every screen and mail shows it. */
interface ShownLine {
  part: BreakdownPart;
  label: string;
  text: string;
}

/** Overrides of labels; the label of the coupon contains its code. */
interface BreakdownLabels {
  couponCode?: string | null | undefined;
  couponPercent?: number;
  shippingLabel?: string;
  totalLabel?: string;
}

function couponLabel({ couponCode, couponPercent }: BreakdownLabels): string {
  const code = couponCode ? ` ${couponCode}` : '';
  return `Coupon${code}${couponPercent === undefined ? '' : ` (${couponPercent}% off)`}`;
}

/** Returns the labels and texts of a breakdown. Every view of an amount with its parts is drawn from this. */
export function shownBreakdown(amounts: BreakdownAmounts, labels: BreakdownLabels = {}): ShownLine[] {
  const label: Record<BreakdownPart, string> = {
    subtotal: 'Subtotal',
    coupon: couponLabel(labels),
    offer: 'Bank or EMI offer',
    shipping: labels.shippingLabel ?? 'Shipping',
    roundOff: 'Round-off',
    total: labels.totalLabel ?? 'Total paid',
  };
  return breakdownLines(amounts).map((line) => ({
    part: line.part,
    label: label[line.part],
    text: amountText(line),
  }));
}

/** Returns the amounts of a breakdown from an order's wire fields, which are rupees. */
export function orderBreakdown(order: {
  subtotal: number;
  discount: number;
  offerDiscount?: number | undefined;
  shipping: number;
  totalPrice: number;
}): BreakdownAmounts {
  return {
    subtotalPaise: paiseFromRupees(order.subtotal),
    discountPaise: paiseFromRupees(order.discount),
    offerPaise: paiseFromRupees(order.offerDiscount ?? 0),
    shippingPaise: paiseFromRupees(order.shipping),
    payablePaise: paiseFromRupees(order.totalPrice),
  };
}
