import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  [
    './hi/**/*.{ts,tsx}',
    '!./hi/search.ts',
    '../../contracts/src/shop-texts/hi/*.ts',
    '../../contracts/src/privacy/notice-texts/notices-in-hindi.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const WORD = /[ऀ-ॣॲ-ॿ]+/g;

/** Returns a word without what writers leave out: the dot below letters, and the shape of a nasal vowel. */
const plain = (word: string) => word.normalize('NFD').replaceAll('\u093C', '').replaceAll('ँ', 'ं');

it('Hindi writes each word in one way', () => {
  const spellings = new Map<string, Set<string>>();
  for (const word of Object.values(sources).join('\n').normalize('NFC').match(WORD) ?? [])
    spellings.set(plain(word), (spellings.get(plain(word)) ?? new Set()).add(word));
  expect(spellings.size).toBeGreaterThan(1000);
  expect([...spellings.values()].filter(({ size }) => size > 1).map((words) => [...words])).toEqual([]);
});
