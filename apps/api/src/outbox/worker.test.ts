import { expect, it } from 'vitest';
import { retryDelayMs } from './worker';

/** The wait after each failed try, until it is given up. */
function delays(): number[] {
  const waits: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const waitMs = retryDelayMs(attempts);
    if (waitMs === null) return waits;
    waits.push(waitMs);
  }
}

it('waits twice as long after each try, from a second up to a quarter of an hour', () => {
  const waits = delays();
  expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
  expect(Math.max(...waits)).toBe(15 * 60_000);
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
});

it('goes on for most of a day before it gives up, and gives up for good', () => {
  const hours = delays().reduce((sum, waitMs) => sum + waitMs, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(24);
  expect(retryDelayMs(1000)).toBeNull();
});
