import { describe, expect, it } from 'vitest';
import { normalizeSearch, parseSearch, withoutPart } from './parse-search';
import type { SearchFilters } from './search-filters';

const LAMPS: SearchFilters = { technology: ['LED', 'QLED', 'Mini-LED'] };
const UHD: SearchFilters = { resolution: ['4K Ultra HD'] };
const inches = (value: number): SearchFilters => ({ minInches: value - 0.5, maxInches: value + 0.5 });

describe('parseSearch', () => {
  it.each<[string, SearchFilters, string]>([
    ['tv under 20000', { maxPrice: 20_000 }, ''],
    ['TV under ₹20,000', { maxPrice: 20_000 }, ''],
    ['65 inch oled', { ...inches(65), technology: ['OLED'] }, ''],
    ['4k below 1 lakh', { ...UHD, maxPrice: 100_000 }, ''],
    ['between 20k and 40k', { minPrice: 20_000, maxPrice: 40_000 }, ''],
    ['between 20 and 40k', { minPrice: 20_000, maxPrice: 40_000 }, ''],
    ['20-40k', { minPrice: 20_000, maxPrice: 40_000 }, ''],
    ['from 40k to 20k', { minPrice: 20_000, maxPrice: 40_000 }, ''],
    ['₹30,000 - ₹50,000', { minPrice: 30_000, maxPrice: 50_000 }, ''],
    ['above 50,000', { minPrice: 50_000 }, ''],
    ['50k+', { minPrice: 50_000 }, ''],
    ['30000 and above', { minPrice: 30_000 }, ''],
    ['1 lakh or less', { maxPrice: 100_000 }, ''],
    ['₹30000', { maxPrice: 30_000 }, ''],
    ['rs. 30000', { maxPrice: 30_000 }, ''],
    ['30000 rupees', { maxPrice: 30_000 }, ''],
    ['1.5 lakh', { maxPrice: 150_000 }, ''],
    ['1,50,000/-', { maxPrice: 150_000 }, ''],
    ['20k', { maxPrice: 20_000 }, ''],
    ['above 30k under 60k', { minPrice: 30_000, maxPrice: 60_000 }, ''],
    ['surya 43', {}, 'surya 43'],
    ['surya 43 qled under 40k', { technology: ['QLED'], maxPrice: 40_000 }, 'surya 43'],
    ['uhd', UHD, ''],
    ['4K Ultra HD', UHD, ''],
    ['full hd', { resolution: ['Full HD'] }, ''],
    ['hd ready', { resolution: ['HD Ready'] }, ''],
    ['8k', { resolution: ['8K'] }, ''],
    ['4k or 8k', { resolution: ['4K Ultra HD', '8K'] }, ''],
    ['mini led', { technology: ['Mini-LED'] }, ''],
    ['Mini-LED', { technology: ['Mini-LED'] }, ''],
    ['led', LAMPS, ''],
    ['android smart led 43', LAMPS, 'android smart 43'],
    ['55 inch', inches(55), ''],
    ['55inch', inches(55), ''],
    ['55-inch', inches(55), ''],
    ['55"', inches(55), ''],
    ['55”', inches(55), ''],
    ['55″', inches(55), ''],
    ['55 in', inches(55), ''],
    ['140 cm', { minInches: 54.6, maxInches: 55.6 }, ''],
    ['43 to 55 inch', { minInches: 42.5, maxInches: 55.5 }, ''],
    ['under 55 inch', { maxInches: 55.5 }, ''],
    ['above 43 inches under 50000', { minInches: 42.5, maxPrice: 50_000 }, ''],
    ['55 inhc 4k', UHD, '55 inhc'],
    ['', {}, ''],
    ['tv', {}, 'tv'],
  ])('understands %j', (text, filters, rest) => {
    const parsed = parseSearch(text);
    expect({ filters: parsed.filters, rest: parsed.rest }).toEqual({ filters, rest });
  });

  it.each([
    'under 50',
    'below the stairs',
    'model 30000x',
    'ab20k',
    '₹0',
    'x4k',
    'ledger',
    '99999999999 rupees',
    '2000 inch',
    'oledo',
    '5',
  ])('leaves %j to the text', (text) => {
    expect(parseSearch(text)).toMatchObject({ parts: [], rest: text });
  });

  it('never takes 4K or 8K for thousands of rupees', () => {
    for (const text of [
      '4k',
      'under 4k',
      'above 8k',
      '4k tv',
      'between 4k and 20k',
      '4k-8k',
      '8k 4k 20k',
      '4 k',
    ]) {
      const { filters } = parseSearch(text);
      expect([4000, 8000], text).not.toContain(filters.maxPrice);
      expect([4000, 8000], text).not.toContain(filters.minPrice);
    }
    expect(parseSearch('4k under 40k').filters).toEqual({ ...UHD, maxPrice: 40_000 });
  });

  it('takes the first of two prices or sizes, and leaves the other to the text', () => {
    expect(parseSearch('under 20k under 30k')).toMatchObject({
      filters: { maxPrice: 20_000 },
      rest: 'under 30k',
    });
    expect(parseSearch('above 50k under 20k').filters).toEqual({ maxPrice: 20_000 });
    expect(parseSearch('43 inch 55 inch')).toMatchObject({ filters: inches(43), rest: '55 inch' });
  });

  it('removes one part and preserves the others', () => {
    const text = 'Surya 55 inch 4K under ₹60,000';
    const { parts } = parseSearch(text);
    expect(parts.map((part) => part.text)).toEqual(['55 inch', '4K', 'under ₹60,000']);
    expect(parts.map((part) => withoutPart(text, part))).toEqual([
      'Surya 4K under ₹60,000',
      'Surya 55 inch under ₹60,000',
      'Surya 55 inch 4K',
    ]);
  });
});

describe('any search', () => {
  /* Repeats itself run after run. */
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const PIECES =
    'surya 43 55 inch " ₹ 20,000 1.5 lakh k 4k 8k uhd full hd ready led mini qled tv under above between and to - 30000 rs cm 140 or टीवी İ 🙂 & + . , < >'.split(
      ' ',
    );
  const texts = Array.from({ length: 3000 }, () =>
    Array.from({ length: 1 + random(8) }, () => PIECES[random(PIECES.length)]).join(random(4) ? ' ' : ''),
  );
  const letters = (text: string) => [...text.replaceAll(/\s/g, '')].toSorted().join('');

  it('preserves each letter: recognized, ignored or left to the text search', () => {
    for (const text of texts) {
      const { rest, parts, ignored } = parseSearch(text);
      const allText = [rest, ...ignored, ...parts.map((part) => part.text)].join(' ');
      expect(letters(allText), text).toBe(letters(normalizeSearch(text)));
    }
  });

  it('has filters that can be met, which the same text always gives', () => {
    for (const text of texts) {
      const { filters } = parseSearch(text);
      const { minPrice = 0, maxPrice = Infinity, minInches = 0, maxInches = Infinity } = filters;
      expect(minPrice, text).toBeLessThanOrEqual(maxPrice);
      expect(minInches, text).toBeLessThanOrEqual(maxInches);
      expect(parseSearch(` ${text}  `).filters, text).toEqual(filters);
    }
  });

  it('is read in time that its length bounds', () => {
    for (const piece of ['1', '1,1', 'under ', '₹ ', '55 inch ', '1 to ', ' - ', 'a']) {
      const tookMs = Array.from({ length: 5 }, () => {
        const startedAt = Date.now();
        parseSearch(piece.repeat(200).slice(0, 200));
        return Date.now() - startedAt;
      });
      /* The quickest, since other work may have the core meanwhile. */
      expect(Math.min(...tookMs), piece).toBeLessThan(100);
    }
  });
});
