import { describe, expect, it } from 'vitest';
import { responseCache } from './response-cache';
import { mergeTags, parseInvalidation, parseInvalidations, type CacheTags } from './cache-tags';

const cards = (...productIds: string[]): CacheTags => ({ topics: ['catalogue'], stockOf: productIds });

/** An enabled cache in which `list` shows the products a and b, `other` shows c, and `facets` counts all stock. */
function filled(maxBytes = 1_000_000) {
  const cache = responseCache(maxBytes);
  cache.enable();
  cache.begin('list').store('[a,b]', cards('a', 'b'));
  cache.begin('other').store('[c]', cards('c'));
  cache.begin('facets').store('{}', { topics: ['catalogue'], stockOf: 'any' });
  cache.begin('reviews').store('[]', { topics: ['reviews'], stockOf: [] });
  const left = () => ['list', 'other', 'facets', 'reviews'].filter((key) => cache.get(key));
  return { cache, left };
}

describe('an entry', () => {
  it('is removed when the stock of a product it shows changes, or when it counts all stock', () => {
    const { cache, left } = filled();
    cache.invalidate(parseInvalidation('stock:a'));
    expect(left()).toEqual(['other', 'reviews']);
  });

  it('is removed when its topic changes', () => {
    const { cache, left } = filled();
    cache.invalidate(parseInvalidation('catalogue'));
    expect(left()).toEqual(['reviews']);
  });

  it('is removed when any tag of a notification invalidates it', () => {
    const { cache, left } = filled();
    cache.invalidate(...parseInvalidations('orders\nstock:c\nreviews\nheld:x:900000'));
    expect(left()).toEqual(['list']);
  });

  it('is removed, like all others, by an invalidation that is not understood', () => {
    const { cache, left } = filled();
    cache.invalidate(parseInvalidation('something a newer release sends'));
    expect(left()).toEqual([]);
  });

  it('ends by itself at its instant, also of several reads at the first of theirs', () => {
    const clock = { ms: 1000 };
    const cache = responseCache(
      10_000,
      60_000,
      () => 0,
      () => clock.ms,
    );
    cache.enable();
    const until = (ms: number): CacheTags => ({ topics: [], stockOf: [], until: ms });
    cache.begin('date').store('{}', mergeTags([until(9000), until(5000), cards('a')]));
    clock.ms = 4999;
    expect(cache.get('date')?.body.toString()).toBe('{}');
    clock.ms = 5000;
    expect(cache.get('date')).toBeUndefined();
    expect(cache.getStale('date')).toBeUndefined();
  });

  it('is stored only while the cache is enabled', () => {
    const { cache, left } = filled();
    cache.disable();
    cache.begin('list').store('[a,b]', cards('a'));
    expect(left()).toEqual([]);
    cache.enable();
    expect(left()).toEqual([]);
    cache.begin('list').store('[a,b]', cards('a'));
    expect(left()).toEqual(['list']);
  });

  it('has the same entity tag for the same bytes only', () => {
    const { cache } = filled();
    const first = cache.get('list')?.etag;
    expect(cache.begin('again').store('[a,b]', cards('a')).etag).toBe(first);
    expect(cache.begin('again').store('[a]', cards('a')).etag).not.toBe(first);
  });

  it('is evicted, least recently used first, when the cache is full; a huge one is not stored', () => {
    const cache = responseCache(10_000);
    cache.enable();
    const put = (key: string) => cache.begin(key).store('x'.repeat(1500), cards());
    for (const key of ['1', '2', '3', '4']) put(key);
    cache.get('1');
    for (const key of ['5', '6']) put(key);
    expect(['1', '2', '3', '4', '5', '6'].filter((key) => cache.get(key))).toEqual(['1', '3', '4', '5', '6']);
    put('1');
    expect(cache.size.bytes).toBeLessThanOrEqual(10_000);
    cache.begin('huge').store('x'.repeat(9000), cards());
    expect(cache.get('huge')).toBeUndefined();
    expect(cache.size.entries).toBe(5);
  });
});

describe('an in-flight entry', () => {
  it('is shared by all callers that request it meanwhile', async () => {
    const { cache } = filled();
    const entry = cache.begin('new');
    const waiting = cache.pending('new')?.response;
    entry.store('[d]', cards('d'));
    expect((await waiting)?.body.toString()).toBe('[d]');
    expect(cache.pending('new')).toBeUndefined();
  });

  it('is not stored when one of its tags was invalidated before the response', () => {
    const { cache } = filled();
    const entry = cache.begin('new');
    cache.invalidate(parseInvalidation('stock:d'));
    entry.store('[d]', cards('d'));
    expect(cache.get('new')).toBeUndefined();
  });

  it('is stored when something else changed', () => {
    const { cache } = filled();
    const entry = cache.begin('new');
    cache.invalidate(parseInvalidation('stock:e'));
    entry.store('[d]', cards('d'));
    expect(cache.get('new')).toBeDefined();
  });

  it('is not shared with callers after an invalidation', () => {
    const { cache } = filled();
    cache.begin('new');
    cache.invalidate(parseInvalidation('stock:d'));
    expect(cache.pending('new')).toBeUndefined();
  });

  it('is not stored when the feed was lost and came back before the response', () => {
    const { cache } = filled();
    const entry = cache.begin('new');
    cache.disable();
    cache.enable();
    entry.store('[d]', cards('d'));
    expect(cache.get('new')).toBeUndefined();
  });

  it('lets every caller compute their own response when it was aborted', async () => {
    const { cache } = filled();
    const entry = cache.begin('new');
    const waiting = cache.pending('new')?.response;
    entry.abort();
    expect(await waiting).toBeUndefined();
    expect(cache.pending('new')).toBeUndefined();
  });
});

describe('a cache that is trusted until an instant', () => {
  /** An enabled cache with one entry, trusted until 2000 of a clock that the test sets. */
  function trusted() {
    const clock = { ms: 0 };
    const cache = responseCache(1_000_000, 0, () => clock.ms);
    cache.enable(-Infinity);
    expect(cache.isEnabled).toBe(false);
    cache.trustUntil(2000);
    cache.begin('list').store('[a,b]', cards('a'));
    expect(cache.get('list')).toBeDefined();
    return { cache, clock };
  }

  it('is empty and disabled from then on, without a timer', () => {
    const { cache, clock } = trusted();
    clock.ms = 2000;
    expect(cache.get('list')).toBeUndefined();
    expect(cache.isEnabled).toBe(false);
    expect(cache.size.entries).toBe(0);
    cache.begin('list').store('[a,b]', cards('a'));
    expect(cache.size.entries).toBe(0);
  });

  it('keeps its entries when that is extended in time, and starts empty when it is not', () => {
    const { cache, clock } = trusted();
    clock.ms = 1999;
    cache.trustUntil(4000);
    clock.ms = 3999;
    expect(cache.get('list')).toBeDefined();
    clock.ms = 4001;
    cache.trustUntil(6000);
    expect(cache.isEnabled).toBe(true);
    expect(cache.get('list')).toBeUndefined();
  });

  it('stays disabled when the feed is lost, whatever it was trusted until', () => {
    const { cache } = trusted();
    cache.disable();
    cache.trustUntil(9000);
    expect(cache.isEnabled).toBe(false);
  });
});
