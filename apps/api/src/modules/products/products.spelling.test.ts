import { describe, expect, it } from 'vitest';
import { spellingSuggestions, editDistance, transpositionsOf } from './products.spelling';

const LETTERS = 'abcdefgh';
/** All words of up to so many of the first letters. */
const wordsUpTo = (length: number, letters: string): string[] =>
  length === 0
    ? ['']
    : ['', ...wordsUpTo(length - 1, letters).flatMap((word) => [...letters].map((letter) => letter + word))];
const distinct = (words: string[]) => [...new Set(words)];

/** Everything that one slip makes of a word. */
const slipped = (word: string) =>
  distinct([
    ...transpositionsOf(word),
    ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
    ...Array.from(word, (_, at) => `${word.slice(0, at)}x${word.slice(at + 1)}`),
    ...Array.from({ length: word.length + 1 }, (_, at) => `${word.slice(0, at)}x${word.slice(at)}`),
  ]).filter((other) => other !== word);

describe('slipsBetween', () => {
  it.each([
    ['inhc', 'inch', 1],
    ['surrya', 'surya', 1],
    ['druva', 'dhruva', 1],
    ['samrt', 'smart', 1],
    ['surya', 'surya', 0],
    ['abc', 'xyz', 3],
    ['', 'abc', 3],
  ])('from %j to %j are %i', (typed, known, slips) => {
    expect(editDistance(typed, known).whole).toBe(slips);
  });

  it('is the same both ways, none only for the same word, and never more than the longer has letters', () => {
    const words = distinct(wordsUpTo(4, 'abc'));
    for (const one of words)
      for (const other of words) {
        const { whole } = editDistance(one, other);
        expect(whole).toBe(editDistance(other, one).whole);
        expect(whole === 0).toBe(one === other);
        expect(whole).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(whole).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
      }
  });

  it('of a beginning are those to the nearest one', () => {
    const whole = 'arunodaya';
    for (const typed of ['arun', 'arnu', 'aruno', 'xrun', 'arunodaya', 'zz']) {
      const each = Array.from({ length: whole.length + 1 }, (_, end) => whole.slice(0, end));
      const least = Math.min(...each.map((beginning) => editDistance(typed, beginning).whole));
      expect(editDistance(typed, whole).beginning).toBe(least);
    }
  });
});

describe('meantBy', () => {
  const known = [
    'surya',
    'smart',
    'inch',
    'nakshatra',
    'meghdoot',
    'qled',
    'oled',
    'led',
    'android',
    'a55',
    'a65',
  ];

  it('understands every single slip in every word of four letters and more that has no other like it', () => {
    for (const word of ['surya', 'smart', 'inch', 'nakshatra', 'meghdoot', 'android'])
      for (const typed of slipped(word).filter((typo) => !word.startsWith(typo)))
        expect({ typed, meant: spellingSuggestions(typed, known) }).toEqual({ typed, meant: [word] });
  });

  it('understands two slips in a long word only', () => {
    expect(spellingSuggestions('nakshtar', known)).toEqual(['nakshatra']);
    expect(spellingSuggestions('srmat', known)).toEqual([]);
  });

  it('takes the beginning of a known word as it is, and one with a slip for that word', () => {
    expect(spellingSuggestions('naksh', known)).toEqual([]);
    expect(spellingSuggestions('nakhs', known)).toEqual(['nakshatra']);
  });

  it('prefers what is nearer, and gives all that are as near', () => {
    expect(spellingSuggestions('qleed', known)).toEqual(['qled']);
    expect(spellingSuggestions('xled', known)).toEqual(['qled', 'oled', 'led']);
  });

  it('takes digits as they are', () => {
    expect(spellingSuggestions('a56', known)).toEqual([]);
    expect(spellingSuggestions('b65', known)).toEqual(['a65']);
  });

  it('means nothing by what is like no word', () => {
    expect(spellingSuggestions('zzyzx', known)).toEqual([]);
    expect(spellingSuggestions('surya', [])).toEqual([]);
  });
});

it('every swap of neighbours is tried, and swapping twice is no swap', () => {
  expect(transpositionsOf('abc')).toEqual(['bac', 'acb']);
  expect(transpositionsOf(LETTERS).every((swap) => transpositionsOf(swap).includes(LETTERS))).toBe(true);
  expect(transpositionsOf('')).toEqual([]);
});
