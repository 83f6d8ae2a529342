import { expect, it } from 'vitest';
import * as english from './en/quantities';
import * as hindi from './hi/quantities';

it('says how many televisions were found, and with a plus that there are more', () => {
  expect([0, 1, 100].map((count) => english.televisions(count))).toEqual([
    '0 televisions',
    '1 television',
    '100 televisions',
  ]);
  expect(english.televisions(100, true)).toBe('100+ televisions');
  expect(english.televisions(1200, true)).toBe('1,200+ televisions');
  expect(hindi.televisions(100)).toBe('100 टीवी');
  expect(hindi.televisions(100, true)).toBe('100+ टीवी');
});
