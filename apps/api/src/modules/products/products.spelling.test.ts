import { describe, expect, it } from 'vitest';
import { spellingSuggestions, editDistance, transpositionsOf } from './products.spelling';

const LETTERS = 'abcdefgh';
/** Returns all words up to a length over the given letters. */
const wordsUpTo = (length: number, letters: string): string[] =>
  length === 0
    ? ['']
    : ['', ...wordsUpTo(length - 1, letters).flatMap((word) => [...letters].map((letter) => letter + word))];
const distinct = (words: string[]) => [...new Set(words)];

/** Returns all words within one edit of a word. */
const slipped = (word: string) =>
  distinct([
    ...transpositionsOf(word),
    ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
    ...Array.from(word, (_, at) => `${word.slice(0, at)}x${word.slice(at + 1)}`),
    ...Array.from({ length: word.length + 1 }, (_, at) => `${word.slice(0, at)}x${word.slice(at)}`),
  ]).filter((other) => other !== word);

describe('editDistance', () => {
  it.each([
    ['inhc', 'inch', 1],
    ['surrya', 'surya', 1],
    ['druva', 'dhruva', 1],
    ['samrt', 'smart', 1],
    ['surya', 'surya', 0],
    ['abc', 'xyz', 3],
    ['', 'abc', 3],
  ])('from %j to %j is %i', (typed, known, slips) => {
    expect(editDistance(typed, known).whole).toBe(slips);
  });

  it('is symmetric, zero only for equal words, and at most the length of the longer word', () => {
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

  it('of a prefix is the distance to the nearest prefix', () => {
    const whole = 'arunodaya';
    for (const typed of ['arun', 'arnu', 'aruno', 'xrun', 'arunodaya', 'zz']) {
      const each = Array.from({ length: whole.length + 1 }, (_, end) => whole.slice(0, end));
      const least = Math.min(...each.map((beginning) => editDistance(typed, beginning).whole));
      expect(editDistance(typed, whole).beginning).toBe(least);
    }
  });
});

describe('spellingSuggestions', () => {
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

  it('finds every word of four letters and more after any single edit that leads to no other word', () => {
    for (const word of ['surya', 'smart', 'inch', 'nakshatra', 'meghdoot', 'android'])
      for (const typed of slipped(word).filter((typo) => !word.startsWith(typo)))
        expect({ typed, suggestions: spellingSuggestions(typed, known) }).toEqual({
          typed,
          suggestions: [word],
        });
  });

  it('allows two edits in a long word only', () => {
    expect(spellingSuggestions('nakshtar', known)).toEqual(['nakshatra']);
    expect(spellingSuggestions('srmat', known)).toEqual([]);
  });

  it('accepts a prefix of a known word, and corrects a prefix with an edit', () => {
    expect(spellingSuggestions('naksh', known)).toEqual([]);
    expect(spellingSuggestions('nakhs', known)).toEqual(['nakshatra']);
  });

  it('prefers nearer words, and returns all at the same distance', () => {
    expect(spellingSuggestions('qleed', known)).toEqual(['qled']);
    expect(spellingSuggestions('xled', known)).toEqual(['qled', 'oled', 'led']);
  });

  it('never corrects digits', () => {
    expect(spellingSuggestions('a56', known)).toEqual([]);
    expect(spellingSuggestions('b65', known)).toEqual(['a65']);
  });

  it('returns nothing without a similar word', () => {
    expect(spellingSuggestions('zzyzx', known)).toEqual([]);
    expect(spellingSuggestions('surya', [])).toEqual([]);
  });
});

it('transposes every pair of neighbours, and transposing twice is the identity', () => {
  expect(transpositionsOf('abc')).toEqual(['bac', 'acb']);
  expect(transpositionsOf(LETTERS).every((swap) => transpositionsOf(swap).includes(LETTERS))).toBe(true);
  expect(transpositionsOf('')).toEqual([]);
});
