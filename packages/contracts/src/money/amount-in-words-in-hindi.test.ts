import { describe, expect, it } from 'vitest';
import { amountInWordsInHindi } from './amount-in-words-in-hindi';
import { paise } from './money';

const rupees = (amount: number) => amountInWordsInHindi(paise(amount * 100));
const numberOf = (amount: number) => rupees(amount).replace(/ रुप(?:या|ये) मात्र$/, '');

describe('amountInWordsInHindi', () => {
  it.each([
    [0, 'शून्य रुपये मात्र'],
    [1_00, 'एक रुपया मात्र'],
    [1_01, 'एक रुपया और एक पैसा मात्र'],
    [2_02, 'दो रुपये और दो पैसे मात्र'],
    [99, 'शून्य रुपये और निन्यानवे पैसे मात्र'],
    [100_00, 'एक सौ रुपये मात्र'],
    [101_00, 'एक सौ एक रुपये मात्र'],
    [999_00, 'नौ सौ निन्यानवे रुपये मात्र'],
    [1_000_00, 'एक हज़ार रुपये मात्र'],
    [1_001_00, 'एक हज़ार एक रुपये मात्र'],
    [30_089_00, 'तीस हज़ार नवासी रुपये मात्र'],
    [99_999_00, 'निन्यानवे हज़ार नौ सौ निन्यानवे रुपये मात्र'],
    [1_00_000_00, 'एक लाख रुपये मात्र'],
    [1_24_990_00, 'एक लाख चौबीस हज़ार नौ सौ नब्बे रुपये मात्र'],
    [99_99_999_00, 'निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे रुपये मात्र'],
    [1_00_00_000_00, 'एक करोड़ रुपये मात्र'],
    [12_34_56_789_50, 'बारह करोड़ चौंतीस लाख छप्पन हज़ार सात सौ नवासी रुपये और पचास पैसे मात्र'],
    [1_00_00_00_000_00, 'एक सौ करोड़ रुपये मात्र'],
  ])('spells %i paise', (amount, words) => {
    expect(amountInWordsInHindi(paise(amount))).toBe(words);
  });

  it('has a word of its own for each number below a hundred', () => {
    const words = Array.from({ length: 100 }, (_, value) => numberOf(value));
    expect(new Set(words).size).toBe(100);
    for (const word of words) expect(word).toMatch(/^[ऀ-ॿ]+$/);
  });

  it.each([
    [10, 'दस', 'बीस', 'तीस', 'चालीस', 'पचास', 'साठ', 'सत्तर', 'अस्सी', 'नब्बे'],
    [11, 'ग्यारह', 'इक्कीस', 'इकतीस', 'इकतालीस', 'इक्यावन', 'इकसठ', 'इकहत्तर', 'इक्यासी', 'इक्यानवे'],
    [15, 'पंद्रह', 'पच्चीस', 'पैंतीस', 'पैंतालीस', 'पचपन', 'पैंसठ', 'पचहत्तर', 'पचासी', 'पचानवे'],
    [19, 'उन्नीस', 'उनतीस', 'उनतालीस', 'उनचास', 'उनसठ', 'उनहत्तर', 'उनासी', 'नवासी', 'निन्यानवे'],
  ] as const)('counts in tens from %i', (first, ...words) => {
    expect(words.map((_, index) => numberOf(first + 10 * index))).toEqual(words);
  });

  it('joins the words of the parts of a number', () => {
    for (const [number, ...parts] of [
      [73_42_618, 73_00_000, 42_000, 600, 18],
      [5_00_07_004, 5_00_00_000, 7_000, 4],
      [88_00_56_100, 88_00_00_000, 56_000, 100],
    ] as const)
      expect(numberOf(number)).toBe(parts.map(numberOf).join(' '));
  });
});
