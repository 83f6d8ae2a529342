import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustRate, p95Of, serveQueue, SLOW_PAYMENT_MS } from './serve-queue';

describe('serving the queue', () => {
  it('admits at most the rate over any sequence of steps, and loses at most a person of it while all steps are short', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60_000 }),
        fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 100 }),
        (ratePerMinute, steps) => {
          let [nowMs, queue] = [0, { nowServing: 0, servedAtMs: 0 }];
          for (const step of steps) {
            nowMs += step;
            const next = serveQueue({ ...queue, last: 1e9, ratePerMinute }, nowMs);
            expect(next.nowServing).toBeGreaterThanOrEqual(queue.nowServing);
            queue = next;
          }
          expect(queue.nowServing).toBeLessThanOrEqual((nowMs * ratePerMinute) / 60_000);
        },
      ),
    );
  });

  it('serves one after the other at a rate of 60 a minute', () => {
    const queue = { nowServing: 4, last: 10, servedAtMs: 0, ratePerMinute: 60 };
    expect(serveQueue(queue, 999)).toEqual({ nowServing: 4, servedAtMs: 0 });
    expect(serveQueue(queue, 1500)).toEqual({ nowServing: 5, servedAtMs: 1000 });
  });

  it('saves up no time in which nobody waited or no worker ran', () => {
    const queue = { nowServing: 10, last: 10, servedAtMs: 0, ratePerMinute: 60 };
    expect(serveQueue(queue, 60_000)).toEqual({ nowServing: 10, servedAtMs: 60_000 });
    expect(serveQueue({ ...queue, last: 500 }, 60_000).nowServing).toBe(12);
  });

  it('serves the slowest queue as well', () => {
    const queue = { nowServing: 0, last: 3, servedAtMs: 0, ratePerMinute: 1 };
    expect(serveQueue(queue, 59_000)).toEqual({ nowServing: 0, servedAtMs: 0 });
    expect(serveQueue(queue, 60_000).nowServing).toBe(1);
  });
});

describe('the rate', () => {
  const pace = { currentRate: 400, ratePerMinute: 600 };

  it('is halved while payments are slow, and never stops', () => {
    expect(adjustRate(pace, SLOW_PAYMENT_MS + 1)).toBe(200);
    expect(adjustRate({ ...pace, currentRate: 1 }, 9000)).toBe(1);
  });

  it('grows by steps to what staff set, and not beyond', () => {
    expect(adjustRate(pace, SLOW_PAYMENT_MS)).toBe(430);
    expect(adjustRate(pace, undefined)).toBe(430);
    expect(adjustRate({ ...pace, currentRate: 590 }, 10)).toBe(600);
    expect(adjustRate({ ...pace, currentRate: 900 }, 10)).toBe(600);
  });

  it('stays within its limits whatever is measured', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60_000 }),
        fc.array(fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: undefined })),
        (ratePerMinute, measured) => {
          let currentRate = ratePerMinute;
          for (const p95Ms of measured) {
            currentRate = adjustRate({ currentRate, ratePerMinute }, p95Ms);
            expect(currentRate).toBeGreaterThanOrEqual(1);
            expect(currentRate).toBeLessThanOrEqual(ratePerMinute);
          }
        },
      ),
    );
  });

  it('reads the 95th percentile', () => {
    expect(p95Of([])).toBeUndefined();
    expect(p95Of([7])).toBe(7);
    expect(p95Of(Array.from({ length: 100 }, (_, n) => n + 1))).toBe(95);
  });
});
