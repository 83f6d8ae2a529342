import { expect, it } from 'vitest';
import { responseCache } from './response-cache';

const TAGS = { topics: ['catalogue'], stockOf: [] } as const;

function aCache(maxStaleMs = 60_000) {
  const clock = { now: 0 };
  const cache = responseCache(10_000, maxStaleMs, () => clock.now);
  const put = (key: string, body: string) => cache.begin(key).store(body, TAGS);
  const stale = (key: string) => {
    const found = cache.getStale(key);
    return found && [found.response.body.toString(), found.ageSeconds];
  };
  return { clock, cache, put, stale };
}

it('returns the last response after an invalidation, or after the feed was lost, with its age', () => {
  const { clock, cache, put, stale } = aCache();
  cache.enable();
  put('a', 'one');
  clock.now = 5000;
  expect(stale('a')).toEqual(['one', 0]);
  cache.invalidate({ kind: 'topic', topic: 'catalogue' });
  expect(cache.get('a')).toBeUndefined();
  clock.now = 8000;
  expect(stale('a')).toEqual(['one', 3]);
  put('a', 'two');
  expect(stale('a')).toEqual(['two', 0]);
  cache.disable();
  clock.now = 9000;
  expect(stale('a')).toEqual(['two', 1]);
});

it('returns none beyond the age limit, and none when the limit is 0', () => {
  const { clock, cache, put, stale } = aCache();
  cache.enable();
  put('a', 'one');
  cache.disable();
  clock.now = 60_000;
  expect(stale('a')).toEqual(['one', 60]);
  clock.now = 60_001;
  expect(stale('a')).toBeUndefined();
  const without = aCache(0);
  without.cache.enable();
  without.put('a', 'one');
  expect(without.stale('a')).toBeUndefined();
});
