import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money/money';
import { discountPerLine } from '../gst/gst';
import { cartTotals, discountablePaise, lineTotalPaise, sellingPricePaise, type PricedLine } from './pricing';

const price = fc.integer({ min: 0, max: 500_000_00 }).map(paise);
const lines = fc.array(
  fc.record<PricedLine>({
    unitPricePaise: price,
    quantity: fc.integer({ min: 1, max: 80 }),
    warrantyPricePaise: price,
    isDiscounted: fc.boolean(),
  }),
  { maxLength: 12 },
);
const percent = fc.integer({ min: 0, max: 10_000 }).map((bp) => bp / 100);
const SHIPPING = paise(99_00);

describe('sellingPricePaise', () => {
  it('takes the discount off and rounds to the rupee', () => {
    expect(sellingPricePaise(paise(39_990_00), 25)).toBe(29_993_00);
    expect(sellingPricePaise(paise(99_99), 12.5)).toBe(87_00);
    expect(sellingPricePaise(paise(10_000_00), 0)).toBe(10_000_00);
    expect(sellingPricePaise(paise(10_000_00), 100)).toBe(0);
  });
  it('refuses a percentage outside 0 to 100', () => {
    expect(() => sellingPricePaise(paise(100), 101)).toThrow(RangeError);
    expect(() => sellingPricePaise(paise(100), -1)).toThrow(RangeError);
  });
});

describe('cartTotals', () => {
  it('adds the warranty once a line, takes the coupon off the sum, and adds shipping after it', () => {
    const totals = cartTotals(
      [
        { unitPricePaise: paise(29_990_00), quantity: 2, warrantyPricePaise: paise(1_999_00) },
        { unitPricePaise: paise(7_990_00), quantity: 1, warrantyPricePaise: paise(0) },
      ],
      10,
      SHIPPING,
    );
    expect(totals.subtotalPaise).toBe(69_969_00);
    expect(totals.discountPaise).toBe(6_996_90);
    expect(totals.totalPaise).toBe(63_071_10);
    expect(totals.payablePaise).toBe(63_071_00);
    expect(totals.roundOffPaise).toBe(-10);
  });
  it('costs nothing, shipping included, when the cart is empty', () => {
    expect(cartTotals([], 10, SHIPPING)).toMatchObject({ totalPaise: 0, payablePaise: 0, shippingPaise: 0 });
  });
  it('returns parts that add up to the total for any lines', () => {
    fc.assert(
      fc.property(lines, percent, (cart, couponPercent) => {
        const t = cartTotals(cart, couponPercent, SHIPPING);
        expect(t.subtotalPaise - t.discountPaise + t.shippingPaise).toBe(t.totalPaise);
        expect(t.totalPaise + t.roundOffPaise).toBe(t.payablePaise);
        expect(t.payablePaise % 100).toBe(0);
        expect(Math.abs(t.roundOffPaise)).toBeLessThanOrEqual(50);
        expect(t.discountPaise).toBeLessThanOrEqual(t.subtotalPaise);
        expect(t.payablePaise).toBeGreaterThanOrEqual(0);
      }),
    );
  });
  it('takes the coupon off the lines that it is for, and shares it among them to the paisa', () => {
    fc.assert(
      fc.property(lines, percent, (cart, couponPercent) => {
        const { subtotalPaise, discountPaise } = cartTotals(cart, couponPercent, SHIPPING);
        const shares = discountPerLine(cart.map(discountablePaise), discountPaise);
        const paid = cart.map((line, index) => lineTotalPaise(line) - (shares[index] ?? 0));
        expect(paid.every((amount) => amount >= 0)).toBe(true);
        expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(subtotalPaise - discountPaise);
        for (const [index, line] of cart.entries()) if (!line.isDiscounted) expect(shares[index]).toBe(0);
        const discounted = cart.filter(({ isDiscounted }) => isDiscounted);
        expect(discountPaise).toBe(cartTotals(discounted, couponPercent, SHIPPING).discountPaise);
      }),
    );
  });
  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, percent, (cart, couponPercent) => {
        expect(cartTotals([...cart].reverse(), couponPercent, SHIPPING)).toEqual(
          cartTotals(cart, couponPercent, SHIPPING),
        );
      }),
    );
  });
  it('never costs less with one more of anything', () => {
    fc.assert(
      fc.property(lines, percent, price, (cart, couponPercent, unit) => {
        const more = { unitPricePaise: unit, quantity: 1, warrantyPricePaise: paise(0) };
        expect(cartTotals([...cart, more], couponPercent, SHIPPING).payablePaise).toBeGreaterThanOrEqual(
          cartTotals(cart, couponPercent, SHIPPING).payablePaise,
        );
        expect(lineTotalPaise(more)).toBe(unit);
      }),
    );
  });
});
