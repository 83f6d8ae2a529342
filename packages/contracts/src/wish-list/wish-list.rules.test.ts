import { describe, expect, it } from 'vitest';
import { priceFall, savedInstant, wishesToMerge } from './wish-list.rules';
import { WISHES_MAX } from './wish-list.values';

const NOW = new Date('2026-11-28T10:00:00Z');
const idsOf = (count: number) => Array.from({ length: count }, (_, n) => `p${n}`);
const itemsOf = (...products: string[]) => products.map((product) => ({ product }));

describe('the price since a television was saved', () => {
  it.each([
    [48_000, 45_500, 2_500],
    [48_000, 48_000, 0],
    [48_000, 49_000, 0],
  ])('saved at %i and now at %i has fallen by %i', (saved, now, fall) => {
    expect(priceFall(saved, now)).toBe(fall);
  });
});

describe('the time of saving', () => {
  it('is now without one, and where a clock of a browser is fast', () => {
    expect(savedInstant(undefined, NOW)).toEqual(NOW);
    expect(savedInstant('2026-11-28T10:00:01Z', NOW)).toEqual(NOW);
  });

  it('is the given one before now', () => {
    expect(savedInstant('2026-11-01T00:00:00Z', NOW)).toEqual(new Date('2026-11-01T00:00:00Z'));
  });
});

describe('a merge', () => {
  it('adds in order what is sold and not there yet, each once', () => {
    const merge = wishesToMerge(itemsOf('p3', 'p1', 'p2', 'p3', 'gone'), {
      saved: new Set(['p1']),
      listed: new Set(['p1', 'p2', 'p3']),
    });
    expect(merge.added.map(({ product }) => product)).toEqual(['p3', 'p2']);
    expect(merge.left).toEqual([{ product: 'gone', reason: 'not-sold' }]);
  });

  it('stops where the list is full, and leaves out nothing that is in it already', () => {
    const saved = new Set(idsOf(WISHES_MAX - 1));
    const merge = wishesToMerge(itemsOf('a', 'b', 'p0'), { saved, listed: new Set(['a', 'b', 'p0']) });
    expect(merge.added).toEqual(itemsOf('a'));
    expect(merge.left).toEqual([{ product: 'b', reason: 'full' }]);
  });
});
