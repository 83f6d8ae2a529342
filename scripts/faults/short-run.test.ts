import { expect, it } from 'vitest';
import { BLOWS } from './blows';
import { SHORT_RUN } from './short-run';
import { WEATHERS } from './weather';

it('the short run promises faults that there are, of several kinds', () => {
  const all = [...BLOWS, ...WEATHERS];
  const kinds = SHORT_RUN.map((name) => all.find((item) => item.name === name)?.sort);
  expect(kinds).not.toContain(undefined);
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(8);
});
