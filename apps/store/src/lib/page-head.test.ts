import { describe, expect, it } from 'vitest';
import { shorten } from './page-head';

describe('the description of a page', () => {
  it('stays as it is where it fits into 160 characters', () => {
    expect(shorten('Short and  plain.\n')).toBe('Short and plain.');
    expect(shorten('x'.repeat(160))).toBe('x'.repeat(160));
  });
  it('is cut between words, and says that more follows', () => {
    const cut = shorten('word '.repeat(60));
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(cut).toMatch(/ word…$/);
  });
});
