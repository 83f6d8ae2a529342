import { orderBreakdown } from '@aabha/contracts/pricing/breakdown';
import { shownBreakdown } from '@aabha/messages/breakdown';
import { Fact } from './Fact';
import type { ShopperOrder } from './order-steps';

type Amounts = Pick<
  ShopperOrder,
  'subtotal' | 'discount' | 'offerDiscount' | 'shipping' | 'totalPrice' | 'couponCode'
>;

/** The breakdown of an order's total; the lines above the total add up to it. */
export function OrderAmounts({ order }: { order: Amounts }) {
  return shownBreakdown(orderBreakdown(order), order).map(({ part, label, text }) => (
    <Fact key={part} term={label} strong={part === 'total'}>
      {text}
    </Fact>
  ));
}
