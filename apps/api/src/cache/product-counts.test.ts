import { expect, it } from 'vitest';
import { ProductFilters } from '@aabha/contracts/products/products.schema';
import { responseCache } from './response-cache';
import { countThroughCache, cachedCount } from './product-counts';

const filters = ProductFilters.parse({ technology: ['QLED'], minPrice: 20_000 });
const enabled = () => {
  const cache = responseCache(100_000);
  cache.enable();
  return cache;
};

it('a count is cached until the catalogue changes', async () => {
  const cache = enabled();
  expect(await countThroughCache(cache, filters, async () => ({ total: 7 }))).toEqual({ total: 7 });
  cache.invalidate({ kind: 'topic', topic: 'orders' });
  cache.invalidate({ kind: 'stock', productId: 'any' });
  expect(cachedCount(cache, filters)).toBe(7);
  cache.invalidate({ kind: 'topic', topic: 'catalogue' });
  expect(cachedCount(cache, filters)).toBeUndefined();
});

it('a count is not cached when the catalogue changed meanwhile', async () => {
  const cache = enabled();
  await countThroughCache(cache, filters, async () => {
    cache.invalidate({ kind: 'topic', topic: 'catalogue' });
    return { total: 7 };
  });
  expect(cachedCount(cache, filters)).toBeUndefined();
});

it('a count that failed is not cached', async () => {
  const cache = enabled();
  const failing = countThroughCache(cache, filters, () => Promise.reject(new Error('no connection')));
  await expect(failing).rejects.toThrow('no connection');
  expect(cache.size.entries).toBe(0);
  await countThroughCache(cache, filters, async () => ({ total: 2 }));
  expect(cachedCount(cache, filters)).toBe(2);
});

it.each([{}, { search: 'velora' }, { technology: ['QLED'], availability: 'in' }])(
  'the count of %j is not cached',
  async (given) => {
    const cache = enabled();
    const others = ProductFilters.parse(given);
    await countThroughCache(cache, others, async () => ({ total: 7 }));
    expect(cachedCount(cache, others)).toBeUndefined();
    expect(cache.size.entries).toBe(0);
  },
);
