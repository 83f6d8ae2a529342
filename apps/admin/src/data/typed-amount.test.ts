import { expect, it } from 'vitest';
import { typedAmount } from './typed-amount';

it.each([
  ['', undefined],
  [' ', undefined],
  ['₹1,250.50', 1250.5],
  ['0', 0],
  ['12.345', null],
  ['-5', null],
  ['a lot', null],
])('the amount %j is %j', (text, rupees) => {
  expect(typedAmount(text)).toBe(rupees);
});
