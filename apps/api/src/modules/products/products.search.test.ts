import { describe, expect, it } from 'vitest';
import { searchWords, withAllWords, withSomeWords } from './products.search';

describe('searchWords', () => {
  it('separates a size from its unit, however it is written', () => {
    expect(searchWords('55inch 4K')).toEqual(['55', 'inch', '4k']);
    expect(searchWords('43" led')).toEqual(['43', 'inch', 'led']);
    expect(searchWords('32in')).toEqual(['32', 'inch']);
  });
  it('drops every character with a meaning in the query language', () => {
    expect(searchWords("'; drop table & | ! (x) :* <->")).toEqual(['drop', 'table', 'x']);
    expect(searchWords('  ')).toEqual([]);
  });
});

describe('a search in the query language of the database', () => {
  it('requires every word, numbers exactly and other words as prefixes', () => {
    expect(withAllWords(['surya', '43', '4k'])).toMatchObject({
      match: 'surya:* & 43 & 4k:*',
      inName: 'surya:*A & 43:A & 4k:*A',
      anyWord: 'surya:* | 43 | 4k:*',
    });
  });
  it('adds the corrections of a misspelled word as alternatives', () => {
    const corrections = new Map([['inhc', ['inch']]]);
    expect(withAllWords(['55', 'inhc'], corrections)).toMatchObject({
      match: '55 & (inhc:* | inch)',
      inName: '55:A & (inhc:*A | inch:A)',
    });
  });
  it('includes every technology named after it for LED, and any other only itself', () => {
    expect(withAllWords(['led']).match).toBe('(led:* | qled | oled)');
    expect(withAllWords(['qled']).match).toBe('qled:*');
  });
  it('requires some of the words and every number, when that differs from all words', () => {
    expect(withSomeWords(['surya', '43', 'red'])?.match).toBe('43 & (surya:* | red:*)');
    expect(withSomeWords(['surya', '43'])).toBeUndefined();
    expect(withSomeWords(['43', '44'])).toBeUndefined();
  });
});
