import { describe, expect, it } from 'vitest';
import { activeFilters, NO_FILTERS, withoutFilters } from './active-filters';
import { readPriceRange } from './price-range';
import { pageCountOf, televisionFilters, televisionsQuery } from './televisions-query';
import { readTelevisionsSearch } from './televisions-search';
import { toggleValue } from './use-televisions-search';

describe('search parameters of /televisions', () => {
  it('include valid filters', () => {
    const search = { q: 'oled', size: [55, 65], technology: ['OLED'], stars: [5], order: 'rating', page: 2 };
    expect(readTelevisionsSearch(search)).toEqual(search);
  });
  it('drop invalid filters, so that a mistyped address still opens', () => {
    const search = {
      resolution: ['9K'],
      technology: 'Plasma',
      stars: [0, 6, 2.5],
      size: [-1, 900],
      brand: ['x'.repeat(101)],
      min: '12.50',
      max: 1e9,
      order: 'name',
      page: 0,
    };
    expect(readTelevisionsSearch(search)).toEqual({});
    expect(readTelevisionsSearch({ technology: ['OLED', 'Plasma'] })).toEqual({ technology: ['OLED'] });
  });
});

describe('query of an address', () => {
  it('converts a band to its prices, and prefers a custom range', () => {
    expect(televisionFilters({ band: '10000-20000' })).toMatchObject({ minPrice: 10_000, maxPrice: 20_000 });
    expect(televisionFilters({ min: 12_000 })).toMatchObject({ minPrice: 12_000, maxPrice: undefined });
  });
  it('leaves the sort to the server by default', () => {
    expect(televisionsQuery({}).sort).toBeUndefined();
    expect(televisionsQuery({ order: 'price-desc' }).sort).toEqual({ field: 'price', order: 'desc' });
  });
  it('has at least one page, and counts an incomplete last page', () => {
    expect([0, 20, 21].map(pageCountOf)).toEqual([1, 1, 2]);
  });
});

describe('active filters', () => {
  const search = { q: 'tv', max: 30_000, stock: 'in', size: [43, 55], brand: ['Velora'] } as const;
  const asSearch = { ...search, size: [...search.size], brand: [...search.brand] };
  it('are listed in the order of the panel, without search text and sort', () => {
    expect(activeFilters(asSearch).map(({ label }) => label)).toEqual([
      'Up to ₹30,000',
      'In Stock',
      '43″',
      '55″',
      'Velora',
    ]);
  });
  it('are removed one at a time, or all together', () => {
    const size = activeFilters(asSearch).find(({ label }) => label === '43″');
    expect({ ...asSearch, ...size?.off }).toEqual({ ...asSearch, size: [55] });
    expect(activeFilters({ ...asSearch, ...NO_FILTERS })).toEqual([]);
  });
  it('leave no empty list in the address', () => {
    expect(toggleValue([55], 55)).toBeUndefined();
    expect(toggleValue(undefined, 55)).toEqual([55]);
  });
});

describe('custom price range', () => {
  it('accepts rupees in usual formats, and either end alone', () => {
    expect(readPriceRange('₹ 25,000', '')).toEqual({ ok: true, min: 25_000, max: undefined });
    expect(readPriceRange('', '1,00,000')).toEqual({ ok: true, min: undefined, max: 100_000 });
  });
  it('refuses words, paise, amounts above the maximum, and a lower end above the upper', () => {
    expect(readPriceRange('cheap', '')).toMatchObject({ ok: false, errors: { min: expect.any(String) } });
    expect(readPriceRange('', '99.50')).toMatchObject({ ok: false, errors: { max: expect.any(String) } });
    expect(readPriceRange('', '10000001')).toMatchObject({ ok: false, errors: { max: expect.any(String) } });
    expect(readPriceRange('cheap', 'dear')).toEqual({
      ok: false,
      errors: {
        min: 'Please enter whole rupees, such as 25000.',
        max: 'Please enter whole rupees, such as 25000.',
      },
    });
    expect(readPriceRange('30000', '20000')).toMatchObject({
      ok: false,
      errors: { max: expect.any(String) },
    });
  });
});

describe('filters recognised in a search text', () => {
  it('are among the active filters, each with the text without it', () => {
    const chips = activeFilters({ q: 'surya 55 inch 4K tv under ₹60,000', stock: 'in' });
    expect(chips).toEqual([
      { label: '55″', off: { q: 'surya 4K tv under ₹60,000' } },
      { label: '4K Ultra HD', off: { q: 'surya 55 inch tv under ₹60,000' } },
      { label: 'Up to ₹60,000', off: { q: 'surya 55 inch 4K tv' } },
      { label: 'In Stock', off: { stock: undefined } },
    ]);
    expect(activeFilters({ q: '140 cm' })).toEqual([{ label: '55″', off: { q: undefined } }]);
    expect(activeFilters({ q: 'above 43 inch under 65 inch led' }).map(({ label }) => label)).toEqual([
      '43″ and above',
      'Up to 65″',
      'LED or QLED or Mini-LED',
    ]);
  });
  it('are cleared with the others, and the other words stay', () => {
    expect(withoutFilters({ q: 'surya 4k under 50k' })).toEqual({ ...NO_FILTERS, q: 'surya' });
    expect(withoutFilters({ q: 'tv under 50k' })).toEqual({ ...NO_FILTERS, q: undefined });
    expect(withoutFilters({ q: 'surya' })).toEqual(NO_FILTERS);
  });
});
