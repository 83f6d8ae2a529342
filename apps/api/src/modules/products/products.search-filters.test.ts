import { expect, it } from 'vitest';
import { ProductFilters } from '@aabha/contracts/products/products.schema';
import { extractSearchFilters } from './products.search-filters';

const understood = (filters: object) => {
  const { filters: read } = extractSearchFilters(ProductFilters.parse(filters));
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
};

it('extracts filters from a search, in paise, and leaves the other words as text', () => {
  expect(understood({ search: 'surya 4k tv under 40k' })).toEqual({
    search: 'surya',
    resolution: ['4K Ultra HD'],
    maxPrice: 40_000_00,
  });
  expect(understood({ search: 'surya 43' })).toEqual({ search: 'surya 43' });
  expect(understood({})).toEqual({});
});

it('narrows the filters that are set, and never widens them', () => {
  expect(understood({ search: 'under 40k above 10k', maxPrice: 30_000, minPrice: 5_000 })).toEqual({
    minPrice: 10_000_00,
    maxPrice: 30_000_00,
  });
  expect(understood({ search: 'oled or qled', technology: ['QLED', 'LED'] })).toEqual({
    technology: ['QLED'],
  });
  expect(understood({ search: '8k', resolution: ['Full HD'] })).toEqual({ resolution: [] });
});
