import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money/money';
import { creditNoteNumber, discountPerLine, invoiceNumber, splitInclusive } from './gst';

const gross = fc.integer({ min: 0, max: 1_000_000_00 }).map(paise);

describe('splitInclusive', () => {
  it('returns the published figures at 18 %', () => {
    expect(splitInclusive(paise(29_990_00), 18, false)).toMatchObject({
      igstPaise: 4_574_75,
      taxablePaise: 25_415_25,
    });
    expect(splitInclusive(paise(29_990_00), 18, true)).toMatchObject({
      cgstPaise: 2_287_37,
      sgstPaise: 2_287_37,
      taxablePaise: 25_415_26,
    });
    expect(splitInclusive(paise(45_999_00), 18, false)).toMatchObject({
      igstPaise: 7_016_80,
      taxablePaise: 38_982_20,
    });
    expect(splitInclusive(paise(11_499_00), 18, false)).toMatchObject({
      igstPaise: 1_754_08,
      taxablePaise: 9_744_92,
    });
  });
  it('makes parts that add up to the amount, whatever the amount and the rate', () => {
    fc.assert(
      fc.property(gross, fc.constantFrom(0, 5, 12, 18, 28), fc.boolean(), (amount, rate, same) => {
        const s = splitInclusive(amount, rate, same);
        expect(s.taxablePaise + s.cgstPaise + s.sgstPaise + s.igstPaise).toBe(amount);
        expect(s.cgstPaise).toBe(s.sgstPaise);
        expect(Math.min(...Object.values(s))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('discountPerLine', () => {
  it('shares the whole coupon and never more than a line is worth', () => {
    fc.assert(
      fc.property(
        fc.array(gross, { minLength: 1, maxLength: 10 }),
        fc.integer({ min: 0, max: 100 }),
        (lines, pct) => {
          const sum = lines.reduce<number>((a, b) => a + b, 0);
          const discount = paise(Math.floor((sum * pct) / 100));
          const parts = discountPerLine(lines, discount);
          expect(parts.reduce<number>((a, b) => a + b, 0)).toBe(discount);
          parts.forEach((part, index) => expect(part).toBeLessThanOrEqual(lines[index] ?? 0));
        },
      ),
    );
  });
});

it('numbers invoices within sixteen characters', () => {
  expect(invoiceNumber('2026-27', 123)).toBe('TV/2627/000123');
  expect(invoiceNumber('2026-27', 99_999_999).length).toBeLessThanOrEqual(16);
});

it('numbers credit notes in a series of their own, within sixteen characters', () => {
  expect(creditNoteNumber('2026-27', 123)).toBe('CN/2627/000123');
  expect(creditNoteNumber('2026-27', 99_999_999).length).toBeLessThanOrEqual(16);
});
