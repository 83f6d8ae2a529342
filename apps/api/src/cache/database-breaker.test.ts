import { expect, it } from 'vitest';
import { databaseBreaker } from './database-breaker';

it('admits one caller at a time while the database is unavailable, and all when it recovers', () => {
  let now = 0;
  const breaker = databaseBreaker(() => now);
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true]);
  breaker.failed();
  expect(breaker.mayAsk()).toBe(false);
  now = 2000;
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false]);
  breaker.failed();
  now = 4000;
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false]);
  /* Its caller disconnected before the response. */
  now = 14_000;
  expect(breaker.mayAsk()).toBe(true);
  breaker.succeeded();
  expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true]);
});
