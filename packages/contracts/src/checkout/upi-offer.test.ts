import { describe, expect, it } from 'vitest';
import { paise } from '../money/money';
import { upiOffer } from './upi-offer';

const LAKH = 1_00_000_00;

describe('UPI', () => {
  it.each([
    [100, 5 * LAKH, 'offered'],
    [LAKH, 5 * LAKH, 'offered'],
    [LAKH + 1, 5 * LAKH, 'may-be-refused'],
    [5 * LAKH, 5 * LAKH, 'may-be-refused'],
    [5 * LAKH + 1, 5 * LAKH, 'not-offered'],
    [LAKH, LAKH, 'offered'],
    [LAKH + 1, LAKH, 'not-offered'],
    [100, 0, 'not-offered'],
  ] as const)('for %i paise with a ceiling of %i: %s', (amount, ceiling, offer) => {
    expect(upiOffer(paise(amount), paise(ceiling))).toBe(offer);
  });
});
