import { expect, it } from 'vitest';
import { PROCESS_FAULTS } from './process-faults';
import { SHORT_RUN } from './short-run';
import { DEPENDENCY_FAULTS } from './dependency-faults';

it('the short run names existing faults of at least eight kinds', () => {
  const all = [...PROCESS_FAULTS, ...DEPENDENCY_FAULTS];
  const kinds = SHORT_RUN.map((name) => all.find((item) => item.name === name)?.sort);
  expect(kinds).not.toContain(undefined);
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(8);
});
