import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allocate,
  decimalRupees,
  paise,
  paiseFromRupees,
  percentOf,
  roundToRupee,
  rupeesFromPaise,
} from './money';
import { formatPaise, formatRupees } from './money-format';

const amounts = fc.integer({ min: 0, max: 1_000_000_000_00 }).map(paise);

describe('paise', () => {
  it('turns rupees with two decimals into paise without the float error of 19.99 × 100', () => {
    expect(paiseFromRupees(19.99)).toBe(1999);
    expect(paiseFromRupees(1.1)).toBe(110);
  });
  it('refuses an amount finer than a paisa', () => {
    expect(() => paiseFromRupees(1.005)).toThrow(RangeError);
    expect(() => paise(0.5)).toThrow(RangeError);
  });
  it('goes to rupees and back without loss', () => {
    fc.assert(fc.property(amounts, (amount) => paiseFromRupees(rupeesFromPaise(amount)) === amount));
  });
});

describe('decimalRupees', () => {
  it('writes two decimals, which read back as the same paise', () => {
    expect([0, 5, -5, 100, -13_370, 9_007_199_254_740_991].map((n) => decimalRupees(paise(n)))).toEqual([
      '0.00',
      '0.05',
      '-0.05',
      '1.00',
      '-133.70',
      '90071992547409.91',
    ]);
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const text = decimalRupees(paise(amount));
        expect(text).toMatch(/^-?\d+\.\d{2}$/);
        expect(Number(text.replace('.', ''))).toBe(amount);
      }),
    );
  });
});

describe('percentOf', () => {
  it('rounds half a paisa up', () => {
    expect(percentOf(paise(5), 10)).toBe(1);
    expect(percentOf(paise(4), 10)).toBe(0);
    expect(percentOf(paise(2999000), 10)).toBe(299900);
    expect(percentOf(paise(1999), 12.5)).toBe(250);
  });
  it('never exceeds the amount and is never negative', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, bp) => {
        const part = percentOf(amount, bp / 100);
        return part >= 0 && part <= amount;
      }),
    );
  });
});

describe('roundToRupee', () => {
  it('rounds half a rupee up', () => {
    expect(roundToRupee(paise(149))).toBe(100);
    expect(roundToRupee(paise(150))).toBe(200);
  });
  it('moves an amount by at most fifty paise', () => {
    fc.assert(fc.property(amounts, (amount) => Math.abs(roundToRupee(amount) - amount) <= 50));
  });
});

describe('allocate', () => {
  it('assigns the odd paisa to the largest remainder', () => {
    expect(allocate(paise(100), [paise(1), paise(1), paise(1)])).toEqual([34, 33, 33]);
  });
  it('makes parts that add up to the whole, none negative', () => {
    fc.assert(
      fc.property(amounts, fc.array(amounts, { minLength: 1, maxLength: 12 }), (total, weights) => {
        const parts = allocate(total, weights);
        return parts.reduce<number>((a, b) => a + b, 0) === total && parts.every((part) => part >= 0);
      }),
    );
  });
  it('keeps every part within one paisa of its exact share', () => {
    fc.assert(
      fc.property(amounts, fc.array(amounts, { minLength: 1, maxLength: 12 }), (total, weights) => {
        const sum = weights.reduce<number>((a, b) => a + b, 0);
        fc.pre(sum > 0);
        return allocate(total, weights).every((part, index) => {
          const scaled = BigInt(total) * BigInt(weights[index] ?? 0);
          const difference = BigInt(part) * BigInt(sum) - scaled;
          return difference < BigInt(sum) && difference > -BigInt(sum);
        });
      }),
    );
  });
});

describe('formatting', () => {
  it('groups as India does and shows paise only where there are some', () => {
    expect(formatPaise(paise(12499000))).toBe('₹1,24,990');
    expect(formatPaise(paise(12499050))).toBe('₹1,24,990.50');
    expect(formatRupees(499990)).toBe('₹4,99,990');
  });
  it('writes every amount as the language’s own formats for India do', () => {
    const intl = (fractionDigits: number) =>
      new Intl.NumberFormat('en-IN', {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
      });
    const [whole, exact] = [intl(0), intl(2)];
    const any = fc.oneof(
      fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }),
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((rupees) => rupees * 100),
    );
    fc.assert(
      fc.property(any, (amount) => {
        const expected = (amount % 100 === 0 ? whole : exact).format(amount / 100);
        expect(formatPaise(paise(amount))).toBe(expected);
      }),
    );
  });
});
