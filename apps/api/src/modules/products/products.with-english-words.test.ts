import { expect, it } from 'vitest';
import { ProductFilters } from '@aabha/contracts/products/products.schema';
import { withEnglishWords } from './products.with-english-words';
import { searchWords } from './products.search';
import { extractSearchFilters } from './products.search-filters';

it.each([
  ['टीवी', 'tv'],
  ['टी वी', 'tv'],
  ['टी.वी.', 'tv'],
  ['टेलीविज़न', 'tv'],
  ['टेलीविजन', 'tv'],
  ['इंच', 'inch'],
  ['सैमसंग', 'samsung'],
  ['एलजी', 'lg'],
  ['सोनी', 'sony'],
  ['ज़ेंटारी', 'zentari'],
  ['जेंटारी', 'zentari'],
  ['43 इंच टीवी', '43 inch tv'],
  ['43इंच टीवी', '43 inch tv'],
  ['४३ इंच', '43 inch'],
  ['स्मार्ट टीवी', 'smart tv'],
  ['4के', '4k'],
  ['4 के टीवी', '4k tv'],
  ['५५ इंच ४के', '55 inch 4k'],
  ['फ़ुल एचडी', 'full hd'],
  ['सोनी का टीवी', 'sony tv'],
  ['20000 से कम', '20000 or less'],
  ['20 हज़ार रुपये तक', '20 thousand rupees or less'],
  ['10000 से 20000 तक', '10000 to 20000'],
  ['43 इंच से बड़ा', '43 inch or more'],
  ['samsung टीवी', 'samsung tv'],
  ['samsung 43 inch', 'samsung 43 inch'],
  ['मोती', 'मोती'],
  ['', ''],
])('%s is %s', (text, english) => {
  expect(withEnglishWords(text)).toBe(english);
  expect(withEnglishWords(english)).toBe(english);
});

const understood = (search: string) => {
  const { filters } = extractSearchFilters(ProductFilters.parse({ search }));
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
};

it.each([
  ['43 इंच टीवी', { minInches: 42.5, maxInches: 43.5 }],
  ['सैमसंग 4के टीवी', { search: 'samsung', resolution: ['4K Ultra HD'] }],
  ['सोनी टीवी', { search: 'सोनी टीवी' }],
  ['20 हज़ार रुपये से कम', { maxPrice: 20_000_00 }],
  ['10000 से 20000 तक टीवी', { minPrice: 10_000_00, maxPrice: 20_000_00 }],
  ['ओएलईडी 55 इंच से ऊपर', { technology: ['OLED'], minInches: 54.5 }],
])('%s is understood', (search, filters) => {
  expect(understood(search)).toEqual(filters);
});

it('reads Hindi in searches without filters too', () => {
  expect(searchWords('सोनी टीवी')).toEqual(['sony', 'tv']);
});
