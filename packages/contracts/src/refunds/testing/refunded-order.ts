import fc from 'fast-check';
import { addPaise, paise, ZERO, type Paise } from '../../money/money';
import { cartTotals, type PricedLine } from '../../pricing/pricing';
import { planRefund, planRest, refundableOf, type RefundPlan } from '../refund-plan';

const NOW = new Date('2026-11-23T10:00:00Z');

interface Cart {
  lines: PricedLine[];
  couponPercent: number;
  shippingPaise: Paise;
}

/** An order of a cart, with the refunds that a test makes of it. */
export function refundedOrder(
  { lines, couponPercent, shippingPaise }: Cart,
  deliveredAt: string | null = null,
) {
  const totals = cartTotals(lines, couponPercent, shippingPaise);
  const order = {
    lines: lines.map((line, position) => ({ ...line, position })),
    discountPaise: totals.discountPaise,
    shippingPaise: totals.shippingPaise,
    paidPaise: totals.payablePaise,
    deliveredAt,
  };
  const made: RefundPlan[] = [];
  const left = () => refundableOf(order, made, addPaise(...made.map(({ amountPaise }) => amountPaise)));
  const plan = (choice: Partial<Parameters<typeof planRefund>[1]>, now = NOW) =>
    planRefund(left(), { lines: [], shipping: false, sumPaise: ZERO, ...choice }, now);
  /** Makes a refund; returns it, or the code of the refusal. */
  const refund = (choice: Partial<Parameters<typeof planRefund>[1]>) => {
    const result = plan(choice);
    if (!result.ok) return result.code;
    made.push(result.plan);
    return result.plan;
  };
  const refundRest = () => {
    if (left().restPaise > 0) made.push(planRest(left()));
  };
  return { order, totals, made, left, plan, refund, refundRest };
}

export const anyChoice = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      position: fc.integer({ min: 0, max: 5 }),
      quantity: fc.integer({ min: 0, max: 6 }),
      warranty: fc.boolean(),
    }),
    { selector: ({ position }) => position, maxLength: 3 },
  ),
  shipping: fc.boolean(),
  sumPaise: fc.oneof(fc.constant(ZERO), fc.integer({ min: 100, max: 90_000_00 }).map(paise)),
});
