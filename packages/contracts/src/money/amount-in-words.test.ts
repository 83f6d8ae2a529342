import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-in-words';
import { paise } from './money';

describe('amountInWords', () => {
  it.each([
    [0, 'Rupees Zero Only'],
    [1_00, 'Rupees One Only'],
    [19_00, 'Rupees Nineteen Only'],
    [40_00, 'Rupees Forty Only'],
    [99_00, 'Rupees Ninety-Nine Only'],
    [100_00, 'Rupees One Hundred Only'],
    [1_00_000_00, 'Rupees One Lakh Only'],
    [30_089_00, 'Rupees Thirty Thousand Eighty-Nine Only'],
    [4_99_990_00, 'Rupees Four Lakh Ninety-Nine Thousand Nine Hundred Ninety Only'],
    [
      12_34_56_789_50,
      'Rupees Twelve Crore Thirty-Four Lakh Fifty-Six Thousand Seven Hundred Eighty-Nine and Fifty Paise Only',
    ],
    [1_00_00_00_000_00, 'Rupees One Hundred Crore Only'],
  ])('spells %i paise', (amount, words) => {
    expect(amountInWords(paise(amount))).toBe(words);
  });
});
