import { describe, expect, it } from 'vitest';
import { searchWords, withAllWords, withSomeWords } from './products.search';

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

describe('a search in the words of the database', () => {
  it('asks for every word, numbers as they are, and for its beginning otherwise', () => {
    expect(withAllWords(['surya', '43', '4k'])).toEqual({
      match: 'surya:* & 43 & 4k:*',
      anyWord: 'surya:* | 43 | 4k:*',
    });
  });
  it('sets what a misspelled word was corrected to beside it', () => {
    const corrections = new Map([['inhc', ['inch']]]);
    expect(withAllWords(['55', 'inhc'], corrections).match).toBe('55 & (inhc:* | inch)');
  });
  it('means every technology named after it by LED, and only itself by any other', () => {
    expect(withAllWords(['led']).match).toBe('(led:* | qled | oled)');
    expect(withAllWords(['qled']).match).toBe('qled:*');
  });
  it('asks for some of the words and for every number, when that is less than all', () => {
    expect(withSomeWords(['surya', '43', 'red'])?.match).toBe('43 & (surya:* | red:*)');
    expect(withSomeWords(['surya', '43'])).toBeUndefined();
    expect(withSomeWords(['43', '44'])).toBeUndefined();
  });
});
