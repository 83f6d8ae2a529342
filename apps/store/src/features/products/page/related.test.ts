import { describe, expect, it } from 'vitest';
import { relatedQuery, relatedShown } from './related';

describe('related televisions', () => {
  it('are of the same technology and a similar size, those in stock first', () => {
    expect(relatedQuery({ technology: 'OLED', screenInches: 55 })).toMatchObject({
      filters: { technology: ['OLED'], minInches: 40, maxInches: 70 },
      inStockFirst: true,
    });
  });
  it('exclude the television itself, and are four at most', () => {
    const found = ['a', 'b', 'c', 'd', 'e', 'f'].map((_id) => ({ _id }));
    expect(relatedShown(found, 'b').map(({ _id }) => _id)).toEqual(['a', 'c', 'd', 'e']);
    expect(relatedShown(found.slice(0, 2), 'a').map(({ _id }) => _id)).toEqual(['b']);
  });
});
