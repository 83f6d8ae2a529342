import { describe, expect, it } from 'vitest';
import { pagesOf, paragraphs, ringFrom } from './news';

describe('the ring of related news', () => {
  it('goes on with the first after the last, and with the last before the first', () => {
    expect(ringFrom(['a', 'b', 'c'], 2)).toEqual(['c', 'a', 'b']);
    expect(ringFrom(['a', 'b', 'c'], 3)).toEqual(['a', 'b', 'c']);
    expect(ringFrom(['a', 'b', 'c'], -1)).toEqual(['c', 'a', 'b']);
    expect(ringFrom(['a', 'b', 'c'], -7)).toEqual(['c', 'a', 'b']);
  });
  it('is empty without news', () => {
    expect(ringFrom([], 4)).toEqual([]);
  });
});

describe('texts of news', () => {
  it('fall into paragraphs at empty lines', () => {
    expect(paragraphs('One.\nStill one.\n\n  \n\nTwo.\n')).toEqual(['One.\nStill one.', 'Two.']);
  });
});

it('news fill pages of twenty, and there is always one page', () => {
  expect([0, 20, 21].map(pagesOf)).toEqual([1, 1, 2]);
});
