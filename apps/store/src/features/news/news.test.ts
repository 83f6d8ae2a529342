import { describe, expect, it } from 'vitest';
import { pagesOf, paragraphs, ringFrom } from './news';

describe('carousel of related news', () => {
  it('wraps around at both ends', () => {
    expect(ringFrom(['a', 'b', 'c'], 2)).toEqual(['c', 'a', 'b']);
    expect(ringFrom(['a', 'b', 'c'], 3)).toEqual(['a', 'b', 'c']);
    expect(ringFrom(['a', 'b', 'c'], -1)).toEqual(['c', 'a', 'b']);
    expect(ringFrom(['a', 'b', 'c'], -7)).toEqual(['c', 'a', 'b']);
  });
  it('is empty without news', () => {
    expect(ringFrom([], 4)).toEqual([]);
  });
});

describe('news texts', () => {
  it('are split into paragraphs at empty lines', () => {
    expect(paragraphs('One.\nStill one.\n\n  \n\nTwo.\n')).toEqual(['One.\nStill one.', 'Two.']);
  });
});

it('news have pages of twenty, and at least one page', () => {
  expect([0, 20, 21].map(pagesOf)).toEqual([1, 1, 2]);
});
