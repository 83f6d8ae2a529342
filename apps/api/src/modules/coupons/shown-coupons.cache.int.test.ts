import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aCoupon, aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let product: string;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop({ RESPONSE_CACHE_MB: '4' });
  product = (await aProduct(shop.db)).id;
  boss = await signedInAs(shop, 'SuperAdmin');
  await vi.waitFor(() => expect(shop.deps.cache.responses.isEnabled).toBe(true));
  await shop.deps.cache.waitForInvalidation();
});
afterAll(() => shop.stop());

const ask = async () =>
  (await shop.trpc().coupons.shown.query({ items: [{ product, quantity: 1 }] })).coupons.map(
    ({ code }) => code,
  );
const misses = () => shop.deps.cache.responses.counts.misses;

it('visitors share a response until staff change a coupon that is shown', async () => {
  const { id } = await aCoupon(shop.db, { isShown: true });
  await shop.deps.cache.waitForInvalidation();
  expect(await ask()).toEqual(['WELCOME10']);
  const before = misses();
  expect(await ask()).toEqual(['WELCOME10']);
  expect(misses()).toBe(before);
  const staff = shop.trpc(boss.token).coupons;
  const { coupon } = await staff.create.mutate({
    ...{ code: 'HIDDEN', discountPercentage: 5, expiryDate: '2099-12-31' },
  });
  await ask();
  expect(misses(), 'a hidden coupon invalidates nothing').toBe(before);
  await staff.update.mutate({ id: coupon._id, shownInShop: true });
  expect(await ask()).toEqual(['WELCOME10', 'HIDDEN']);
  await staff.end.mutate({ id });
  expect(await ask()).toEqual(['HIDDEN']);
});

it('is not stored by browsers and other caches', async () => {
  const response = await fetch(`${shop.url}/api/v1/coupon/shown`, {
    ...{ method: 'POST', body: JSON.stringify({ items: [{ product, quantity: 1 }] }) },
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('no-store');
});

it('ends when a shown coupon starts', async () => {
  const startsAt = new Date(Date.now() + 1500).toISOString();
  await aCoupon(shop.db, { code: 'SOON', discountPercent: 20, isShown: true, startsAt });
  await shop.deps.cache.waitForInvalidation();
  expect(await ask()).not.toContain('SOON');
  await vi.waitFor(async () => expect(await ask()).toContain('SOON'), { timeout: 10_000, interval: 200 });
});
