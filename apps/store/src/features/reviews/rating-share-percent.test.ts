import { describe, expect, it } from 'vitest';
import { ratingSharePercent } from './rating-share-percent';

describe('ratingSharePercent', () => {
  it('returns whole percents', () => {
    expect(ratingSharePercent(1, 3)).toBe(33);
    expect(ratingSharePercent(3, 3)).toBe(100);
    expect(ratingSharePercent(0, 3)).toBe(0);
  });
  it('is zero without reviews', () => {
    expect(ratingSharePercent(0, 0)).toBe(0);
  });
});
