import { expect, it } from 'vitest';
import { targetSuggestions } from './target-suggestions';

it('suggests prices of whole tens that are 5, 10 and 15 per cent lower', () => {
  expect(targetSuggestions(54_990)).toEqual([52_240, 49_490, 46_740]);
  expect(targetSuggestions(5)).toEqual([]);
});
