import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deliveryLanes, dispatchCenters } from '@aabha/db/schema/delivery-promises';
import { only } from '@aabha/db/tx';
import { aZone } from '../../testing/a-zone';
import { signedInAs, someServiceAreas } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ RESPONSE_CACHE_MB: '4' });
  await someServiceAreas(shop.db);
  const { id } = only(
    await shop.db
      .insert(dispatchCenters)
      .values({ name: 'Bengaluru Hub', pin: '560100', cutoff: '14:00', weekdays: [1, 2, 3, 4, 5, 6, 7] })
      .returning(),
  );
  await shop.db
    .insert(deliveryLanes)
    .values({ centerId: id, kind: 'state', area: 'Karnataka', transitMin: 1, transitMax: 2 });
  await vi.waitFor(() => expect(shop.deps.cache.responses.isEnabled).toBe(true));
  await shop.deps.cache.waitForInvalidation();
});
afterAll(() => shop.stop());

const ask = async (zipcode = '560034') => (await shop.trpc().deliveryPromise.get.query({ zipcode })).promise;
const misses = () => shop.deps.cache.responses.counts.misses;

it('a promise is cached by PIN code, until staff change a lane', async () => {
  const first = await ask();
  const before = misses();
  expect(await ask()).toEqual(first);
  expect(misses()).toBe(before);
  expect((await ask('560001')).zipcode).toBe('560001');
  expect(misses()).toBe(before + 1);
  const boss = await signedInAs(shop, 'SuperAdmin');
  const desk = shop.trpc(boss.token).deliveryPromise;
  const { center, _id, created_at, updated_at, ...lane } = only((await desk.listLanes.query({})).laneList);
  await desk.updateLane.mutate({ ...lane, id: _id, center_id: center._id, transit_max: 9 });
  expect((await ask()).latest > first.latest).toBe(true);
});

it('says at once that technicians come, and that they do so no more', async () => {
  const boss = await signedInAs(shop, 'SuperAdmin');
  expect((await ask()).installation).toBeNull();
  const { _id: id } = await aZone(shop, boss);
  expect((await ask()).installation).toEqual({ wall: 0, stand: 0, demo: 0 });
  await shop.trpc(boss.token).installations.removeZone.mutate({ id });
  expect((await ask()).installation).toBeNull();
});

it('is not stored by browsers and other caches, and is the same for everybody', async () => {
  const response = await fetch(`${shop.url}/api/v1/delivery/promise`, {
    ...{ method: 'POST', body: JSON.stringify({ zipcode: '560034' }) },
    headers: { 'content-type': 'application/json' },
  });
  expect(response.headers.get('cache-control')).toContain('no-store');
});
