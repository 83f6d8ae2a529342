import { expect, vi } from 'vitest';
import { signedInAs, someServiceAreas } from './builders';
import { startSecondApi } from './second-api';
import { startTestShop } from './test-shop';

const OPENS_WITHIN_MS = 10_000;

/** A shop whose API keeps what it answers, as in production, without workers; a shopper is signed in. */
export async function startKeeping() {
  const shop = await startTestShop({ ANSWER_CACHE_MB: '4' });
  await shop.stopWorkers();
  await someServiceAreas(shop.db);
  const shopper = await signedInAs(shop);
  const { answers } = shop.deps;
  await vi.waitFor(() => expect(answers.store.isOpen).toBe(true), { timeout: OPENS_WITHIN_MS });
  return {
    shop,
    shopper,
    store: answers.store,
    /** Resolves when the process has heard of all that was written. */
    caughtUp: () => answers.caughtUp(),
    stop: () => shop.stop(),
  };
}
export type Keeping = Awaited<ReturnType<typeof startKeeping>>;

/** The same with a second process over the same database, and a member of staff; the provider tells no events. */
export async function startKeepingTwice() {
  const { shop, shopper } = await startKeeping();
  const second = await startSecondApi(shop);
  await shop.sandbox('POST', '/sandbox/faults', { webhooksOff: true });
  const staff = await signedInAs(shop, 'SubAdmin');
  const answers = [shop, second].map((api) => api.deps.answers);
  const caughtUp = () => Promise.all(answers.map((one) => one.caughtUp()));
  return {
    shop,
    second,
    shopper,
    staff,
    caughtUp,
    /** How many answers each process keeps. */
    kept: () => answers.map(({ store }) => store.size.entries),
    /** Both hear of changes, have heard of all there were, and keep nothing. */
    async startAfresh() {
      await vi.waitFor(() => expect(answers.map(({ store }) => store.isOpen)).toEqual([true, true]), {
        timeout: OPENS_WITHIN_MS,
      });
      await caughtUp();
      for (const { store } of answers) store.apply({ kind: 'all' });
    },
    async stop() {
      await second.stop();
      await shop.stop();
    },
  };
}
export type KeepingTwice = Awaited<ReturnType<typeof startKeepingTwice>>;
