import fc from 'fast-check';
import { paise, percentFromBasisPoints } from '../../money/money';

const aPrice = fc.integer({ min: 1, max: 500_000_00 }).map(paise);

/** Any cart with prices to the paisa, a coupon with up to two decimals and a shipping fee. */
export const anyCart = fc.record({
  lines: fc.array(
    fc.record({
      unitPricePaise: aPrice,
      quantity: fc.integer({ min: 1, max: 20 }),
      warrantyPricePaise: fc.oneof(fc.constant(paise(0)), aPrice),
      isDiscounted: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  couponPercent: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 9_999 }).map((points) => percentFromBasisPoints(points)),
  ),
  shippingPaise: fc.constantFrom(paise(0), paise(99_00), paise(49_50)),
});

const AMOUNT = /([−+-]?)₹([\d,]+)(?:\.(\d\d))?/g;

/** Returns every rupee amount of a text, as paise, in its order. */
export function amountsShown(text: string): number[] {
  return [...text.matchAll(AMOUNT)].map(([, sign, rupees = '', part = '0']) => {
    const size = Number(rupees.replaceAll(',', '')) * 100 + Number(part);
    return sign === '−' || sign === '-' ? -size : size;
  });
}

/** Returns the one amount of a text, as paise. Throws where there is none, or more than one. */
export function paiseShown(text: string): number {
  const [amount, ...more] = amountsShown(text);
  if (amount === undefined || more.length > 0) throw new Error(`Not one amount: ${text}`);
  return amount;
}

/** Returns the amounts of markup, tags taken out, as paise, in their order. */
export const amountsInMarkup = (html: string): number[] => amountsShown(html.replaceAll(/<[^>]*>/g, ' '));
