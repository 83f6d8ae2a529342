import { describe, expect, it } from 'vitest';
import { searchWords } from './products.search';

describe('searchWords', () => {
  it('sets a size apart from its unit, however it is written', () => {
    expect(searchWords('55inch 4K')).toEqual(['55', 'inch', '4k']);
    expect(searchWords('43" led')).toEqual(['43', 'inch', 'led']);
    expect(searchWords('32in')).toEqual(['32', 'inch']);
  });
  it('keeps no character that a query language could mean something by', () => {
    expect(searchWords("'; drop table & | ! (x) :* <->")).toEqual(['drop', 'table', 'x']);
    expect(searchWords('  ')).toEqual([]);
  });
});
