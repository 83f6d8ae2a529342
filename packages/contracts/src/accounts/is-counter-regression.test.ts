import { describe, expect, it } from 'vitest';
import { isCounterRegression } from './is-counter-regression';

describe('the counter of an assertion', () => {
  it.each([
    [0, 0, false],
    [0, 1, false],
    [4, 5, false],
    [4, 900, false],
    [4, 4, true],
    [4, 3, true],
    [4, 0, true],
    [1, 1, true],
  ])('that follows %i and is %i: a copy is %s', (stored, given, isCopy) => {
    expect(isCounterRegression(stored, given)).toBe(isCopy);
  });
});
