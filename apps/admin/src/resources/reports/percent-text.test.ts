import { expect, test } from 'vitest';
import { percentText } from './percent-text';

test('small percentages have a decimal, and what is not all is not rounded to it', () => {
  expect([0, 2.54, 12.4, 99.4, 99.97, 100, null].map(percentText)).toEqual([
    ...['0%', '2.5%', '12%', '99.4%', '99.9%', '100%', '–'],
  ]);
});
