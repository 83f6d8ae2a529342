import { expect, it } from 'vitest';
import { ALL_STOCK, LISTED_STOCK, stockTags, type CachePolicy } from './cache-policy';

const REVIEWS: CachePolicy = { audience: 'visitors', topics: ['reviews'], stock: 'none', downstream: '30s' };

it('a response has the tags of all its calls', () => {
  const tags = stockTags();
  tags.add(['a', 'b']);
  tags.add(['c']);
  expect(tags.tagsOf([LISTED_STOCK, REVIEWS, LISTED_STOCK])).toEqual({
    topics: ['catalogue', 'reviews'],
    stockOf: ['a', 'b', 'c'],
  });
});

it('a response that depends on all stock once depends on it altogether', () => {
  const tags = stockTags();
  tags.add(['a']);
  expect(tags.tagsOf([LISTED_STOCK, ALL_STOCK])?.stockOf).toBe('any');
  const sorted = stockTags();
  sorted.add('any');
  expect(sorted.tagsOf([LISTED_STOCK])?.stockOf).toBe('any');
});

it('a response has no tags when a call did not name its products, or one that need not named some', () => {
  expect(stockTags().tagsOf([LISTED_STOCK])).toBeUndefined();
  const tags = stockTags();
  tags.add(['a']);
  expect(tags.tagsOf([LISTED_STOCK, LISTED_STOCK])).toBeUndefined();
  expect(tags.tagsOf([REVIEWS])).toBeUndefined();
});
