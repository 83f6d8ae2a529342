import { expect, it } from 'vitest';
import { creditInput, isNothing, NO_CHOICE, typedUnits } from './credit-choice';

it.each([
  ['', 5, 0],
  [' 3 ', 5, 3],
  ['5', 5, 5],
  ['6', 5, null],
  ['1.5', 5, null],
  ['-1', 5, null],
  ['two', 5, null],
])('%j of %i units is %j', (text, left, units) => {
  expect(typedUnits(text, left)).toBe(units);
});

it('sends only the lines with units', () => {
  const lines = {
    0: { units: '2', restock: true },
    1: { units: '', restock: true },
    2: { units: '0', restock: false },
  };
  expect(creditInput('o1', { lines, amount: '' })).toEqual({
    id: 'o1',
    lines: [{ position: 0, quantity: 2, restock: true }],
  });
  expect(creditInput('o1', { lines: {}, amount: '100' })).toEqual({ id: 'o1', lines: [], amount: 100 });
  expect(isNothing(NO_CHOICE)).toBe(true);
  expect(isNothing({ lines, amount: '' })).toBe(false);
});
