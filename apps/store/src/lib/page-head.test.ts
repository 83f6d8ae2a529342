import { describe, expect, it } from 'vitest';
import { shorten } from './page-head';

describe('page description', () => {
  it('is unchanged up to 160 characters', () => {
    expect(shorten('Short and  plain.\n')).toBe('Short and plain.');
    expect(shorten('x'.repeat(160))).toBe('x'.repeat(160));
  });
  it('is cut between words, with an ellipsis', () => {
    const cut = shorten('word '.repeat(60));
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(cut).toMatch(/ word…$/);
  });
});
