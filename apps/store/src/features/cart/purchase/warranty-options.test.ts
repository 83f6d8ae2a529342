import { describe, expect, it } from 'vitest';
import { warrantyOptions } from './warranty-options';

describe('warrantyOptions', () => {
  it('are sorted by length, with the total months', () => {
    expect(warrantyOptions(12, { '24': 2499, '6': 599, '12': 1499 })).toEqual([
      { months: 6, totalMonths: 18, priceRupees: 599 },
      { months: 12, totalMonths: 24, priceRupees: 1499 },
      { months: 24, totalMonths: 36, priceRupees: 2499 },
    ]);
  });
  it('omit invalid entries', () => {
    expect(warrantyOptions(12, { '0': 10, x: 10, '1.5': 10 })).toEqual([]);
  });
});
