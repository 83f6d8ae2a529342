import { expect, vi } from 'vitest';
import { signedInAs, someServiceAreas } from './builders';
import { startSecondApi } from './second-api';
import { startTestShop } from './test-shop';

const ENABLED_WITHIN_MS = 10_000;

/** Starts a shop whose API caches responses, as in production, without workers; a shopper is signed in. */
export async function startCachedShop() {
  const shop = await startTestShop({ RESPONSE_CACHE_MB: '4' });
  await shop.stopWorkers();
  await someServiceAreas(shop.db);
  const shopper = await signedInAs(shop);
  const { cache } = shop.deps;
  await vi.waitFor(() => expect(cache.responses.isEnabled).toBe(true), { timeout: ENABLED_WITHIN_MS });
  return {
    shop,
    shopper,
    responses: cache.responses,
    /** Resolves when the invalidations of everything committed were applied. */
    waitForInvalidation: () => cache.waitForInvalidation(),
    stop: () => shop.stop(),
  };
}
export type CachedShop = Awaited<ReturnType<typeof startCachedShop>>;

/**
 * Starts the same with a second process on the same database, and a staff member; the provider sends no
 * webhooks.
 */
export async function startTwoCachedShops() {
  const { shop, shopper } = await startCachedShop();
  const second = await startSecondApi(shop);
  await shop.sandbox('POST', '/sandbox/faults', { webhooksOff: true });
  const staff = await signedInAs(shop, 'SubAdmin');
  const caches = [shop, second].map((api) => api.deps.cache);
  const waitForInvalidation = () => Promise.all(caches.map((cache) => cache.waitForInvalidation()));
  return {
    shop,
    second,
    shopper,
    staff,
    waitForInvalidation,
    /** Returns the number of entries in each process's cache. */
    cached: () => caches.map(({ responses }) => responses.size.entries),
    /** Empties both caches, once they are enabled and every invalidation was applied. */
    async startAfresh() {
      await vi.waitFor(
        () => expect(caches.map(({ responses }) => responses.isEnabled)).toEqual([true, true]),
        {
          timeout: ENABLED_WITHIN_MS,
        },
      );
      await waitForInvalidation();
      for (const { responses } of caches) responses.invalidate({ kind: 'all' });
    },
    async stop() {
      await second.stop();
      await shop.stop();
    },
  };
}
export type TwoCachedShops = Awaited<ReturnType<typeof startTwoCachedShops>>;
