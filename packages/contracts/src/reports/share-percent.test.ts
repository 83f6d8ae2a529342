import { expect, it } from 'vitest';
import { sharePercent } from './share-percent';

it('a share has two decimals, and none where there is no whole', () => {
  expect(sharePercent(1, 3)).toBe(33.33);
  expect(sharePercent(2, 2)).toBe(100);
  expect(sharePercent(0, 7)).toBe(0);
  expect(sharePercent(0, 0)).toBeNull();
});
