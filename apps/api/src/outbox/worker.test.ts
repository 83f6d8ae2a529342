import { expect, it } from 'vitest';
import { retryDelayMs } from './worker';

/** Returns the delay after each failed attempt, until the effect is marked as failed. */
function delays(): number[] {
  const waits: number[] = [];
  for (let attempts = 1; ; attempts += 1) {
    const waitMs = retryDelayMs(attempts);
    if (waitMs === null) return waits;
    waits.push(waitMs);
  }
}

it('doubles the delay after each attempt, from a second up to a quarter of an hour', () => {
  const waits = delays();
  expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
  expect(Math.max(...waits)).toBe(15 * 60_000);
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
});

it('retries for most of a day, then fails for good', () => {
  const hours = delays().reduce((sum, waitMs) => sum + waitMs, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(24);
  expect(retryDelayMs(1000)).toBeNull();
});
