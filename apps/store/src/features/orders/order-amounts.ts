import { addPaise, paiseFromRupees, rupeesFromPaise, subtractPaise } from '@aabha/contracts/money/money';
import type { ShopperOrder } from './order-steps';

interface Amount {
  label: string;
  /** Negative for what was taken off. */
  rupees: number;
  isTotal?: boolean;
}

type OrderSums = Pick<ShopperOrder, 'subtotal' | 'discount' | 'shipping' | 'totalPrice' | 'couponCode'>;

/** How an order's total comes about, line by line: the lines above the total add up to it. */
export function orderAmounts({ subtotal, discount, shipping, totalPrice, couponCode }: OrderSums): Amount[] {
  const paise = paiseFromRupees;
  const exact = subtractPaise(addPaise(paise(subtotal), paise(shipping)), paise(discount));
  const roundOff = rupeesFromPaise(subtractPaise(paise(totalPrice), exact));
  return [
    { label: 'Subtotal', rupees: subtotal },
    ...(discount > 0 ? [{ label: couponCode ? `Coupon ${couponCode}` : 'Discount', rupees: -discount }] : []),
    { label: 'Shipping (flat fee)', rupees: shipping },
    ...(roundOff === 0 ? [] : [{ label: 'Round-off', rupees: roundOff }]),
    { label: 'Total paid', rupees: totalPrice, isTotal: true },
  ];
}
