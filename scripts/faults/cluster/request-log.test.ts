import { describe, expect, it } from 'vitest';
import type { Outcome } from '../outcome';
import { RequestLog } from './request-log';

const DONE: Outcome<unknown> = { kind: 'done', data: {}, isReplay: false };
const refused = (reason: string): Outcome<unknown> => ({ kind: 'refused', status: 409, message: '', reason });
const LOST: Outcome<unknown> = { kind: 'lost', why: '503 Service Unavailable' };

/** A log of requests that each took 10 ms and ended at the given times. */
function logOf(...requests: readonly (readonly [endMs: number, path: string, outcome: Outcome<unknown>])[]) {
  let now = 0;
  const log = new RequestLog(() => now);
  for (const [endMs, path, outcome] of requests) {
    now = endMs;
    log.observe(path, outcome, endMs - 10);
  }
  return log;
}

describe('RequestLog', () => {
  it('counts failures, and calls whose key an interrupted attempt claims', () => {
    const log = logOf(
      [100, '/cart/new', DONE],
      [200, '/cart/new', LOST],
      [300, '/payment/new', refused('IDEMPOTENCY_IN_PROGRESS')],
      [400, '/payment/new', refused('STOCK_EXCEEDED')],
    );
    expect(log.countBetween(0, 500)).toMatchObject({ requests: 4, failed: 1, waiting: 1 });
    expect([...log.failures]).toEqual([['/cart/new: 503 Service Unavailable', 1]]);
  });

  it('measures the longest time without an answered write, up to the end', () => {
    const writes = [
      [100, '/cart/new', DONE],
      [150, '/cart/list', DONE],
      [600, '/payment/new', LOST],
      [900, '/payment/verify-payment', refused('STOCK_EXCEEDED')],
    ] as const;
    expect(logOf(...writes).countBetween(50, 1000).interruptionMs).toBe(800);
    expect(logOf(...writes).countBetween(50, 2000).interruptionMs).toBe(1100);
    expect(logOf().countBetween(50, 2000).interruptionMs).toBe(1950);
  });

  it('finds the first order of a call that started after a time', () => {
    const log = logOf([100, '/payment/verify-payment', DONE], [300, '/payment/verify-payment', DONE]);
    expect(log.firstOrderAfter(95)).toBe(300);
    expect(log.firstOrderAfter(400)).toBeUndefined();
  });
});
