import { expect, test } from 'vitest';
import { allocate, paise } from './money';

const parts = (total: number, ...weights: number[]) => allocate(paise(total), weights.map(paise));

test('what is left over goes to the largest remainders, of equal ones to the earlier', () => {
  expect(parts(100, 1, 1, 1)).toEqual([34, 33, 33]);
  expect(parts(100, 1, 2, 4)).toEqual([14, 29, 57]);
  expect(parts(10, 3, 3, 3, 1)).toEqual([3, 3, 3, 1]);
  expect(parts(2, 1, 1, 1)).toEqual([1, 1, 0]);
});

test('without weights the first takes all, and without parts nobody does', () => {
  expect(parts(100, 0, 0, 0)).toEqual([100, 0, 0]);
  expect(parts(100)).toEqual([]);
});
