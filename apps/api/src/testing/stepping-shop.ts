import { afterAll, afterEach, beforeAll } from 'vitest';
import { PASSWORD } from './builders';
import { movableClock } from './clock';
import { startTestShop, type TestShop } from './test-shop';

/** How long a code of an authenticator app is shown. */
export const STEP_MS = 30_000;

/**
 * Returns a shop for the tests of a file about second factors. Its clock stands at the begin of a step, so that a code that a test
 * reads is still that of the step when it is sent, and goes on between two tests.
 */
export function steppingShop() {
  let shop: TestShop;
  let clock: ReturnType<typeof movableClock>;
  beforeAll(async () => {
    shop = await startTestShop();
    clock = movableClock(shop);
    clock.stopAt(new Date(Math.ceil(Date.now() / STEP_MS) * STEP_MS).toISOString());
  });
  afterEach(() => {
    shop.deps.config.staffSecondFactor = 'optional';
    clock.advance(10 * STEP_MS);
  });
  afterAll(() => shop.stop());
  return {
    get shop() {
      return shop;
    },
    get clock() {
      return clock;
    },
    /** Signs in to the back office. */
    logIn: (email: string, code?: string, password = PASSWORD) =>
      shop.rest<{ admin: { token: string; mustEnrol?: boolean }; reason: string }>('POST', '/admin/login', {
        email,
        password,
        ...(code === undefined ? {} : { code }),
      }),
    dashboard: (token: string) => shop.rest('GET', '/admin/dashboard', undefined, token),
  };
}
