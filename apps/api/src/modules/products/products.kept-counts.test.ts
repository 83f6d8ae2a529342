import { expect, it } from 'vitest';
import { ProductFilters } from '@aabha/contracts/products/products.schema';
import { answerStore } from '../../answers/answer-store';
import { keepingCount, keptCount } from './products.kept-counts.service';

const filters = ProductFilters.parse({ technology: ['QLED'], minPrice: 20_000 });
const open = () => {
  const store = answerStore(100_000);
  store.open();
  return store;
};

it('a number is kept until the catalogue changes', async () => {
  const store = open();
  expect(await keepingCount(store, filters, async () => ({ total: 7 }))).toEqual({ total: 7 });
  store.apply({ kind: 'topic', topic: 'orders' });
  store.apply({ kind: 'stock', productId: 'any' });
  expect(keptCount(store, filters)).toBe(7);
  store.apply({ kind: 'topic', topic: 'catalogue' });
  expect(keptCount(store, filters)).toBeUndefined();
});

it('a number is not kept when the catalogue changed while it was counted', async () => {
  const store = open();
  await keepingCount(store, filters, async () => {
    store.apply({ kind: 'topic', topic: 'catalogue' });
    return { total: 7 };
  });
  expect(keptCount(store, filters)).toBeUndefined();
});

it('a count that failed is nobody’s to wait for', async () => {
  const store = open();
  const failing = keepingCount(store, filters, () => Promise.reject(new Error('no connection')));
  await expect(failing).rejects.toThrow('no connection');
  expect(store.size.entries).toBe(0);
  await keepingCount(store, filters, async () => ({ total: 2 }));
  expect(keptCount(store, filters)).toBe(2);
});

it.each([{}, { search: 'velora' }, { technology: ['QLED'], availability: 'in' }])(
  'of %j no number is kept',
  async (given) => {
    const store = open();
    const others = ProductFilters.parse(given);
    await keepingCount(store, others, async () => ({ total: 7 }));
    expect(keptCount(store, others)).toBeUndefined();
    expect(store.size.entries).toBe(0);
  },
);
