import { afterAll, afterEach, beforeAll } from 'vitest';
import { pinCodes, serviceAreas } from '@aabha/db/schema/service-areas';
import { signedInAs, someServiceAreas, type SignedIn } from './builders';
import { startTestShop, type TestShop } from './test-shop';

/** A PIN code of an island. */
export const PORT_BLAIR = '744101';

const systemClock = { now: () => new Date() };

/** Adds a dispatch centre in Bengaluru, with lanes to its district and to an island. Returns its id. */
async function addBengaluru(shop: TestShop, boss: SignedIn): Promise<string> {
  const api = shop.trpc(boss.token).deliveryPromise;
  const { center } = await api.createCenter.mutate({
    ...{ name: 'Bengaluru Hub', pin: '560100', cutoff: '14:00', weekdays: [1, 2, 3, 4, 5, 6] },
    ...{ lead_hours: 0, units_per_day: null },
  });
  const lane = { center_id: center._id, weekdays: [1, 2, 3, 4, 5, 6], max_kg: null, two_person: false };
  await api.createLane.mutate({
    ...{ ...lane, kind: 'district', area: 'Bengaluru', transit_min: 1, transit_max: 2 },
  });
  await api.createLane.mutate({
    ...{ ...lane, kind: 'state', area: 'Andaman and Nicobar Islands', transit_min: 8, transit_max: 9 },
  });
  return center._id;
}

/** Returns a shop for the tests of a file that sends goods from Bengaluru, and whose clock can be set. */
export function dispatchShop() {
  let shop: TestShop;
  let boss: SignedIn;
  let bengaluru: string;
  /** Stops the clock at an instant; without one it goes on. */
  const setClock = (at?: string) =>
    Object.assign(shop.deps.ports, { clock: at ? { now: () => new Date(at) } : systemClock });
  beforeAll(async () => {
    shop = await startTestShop();
    await shop.stopWorkers();
    await someServiceAreas(shop.db);
    await shop.db.insert(serviceAreas).values({
      ...{ zipcode: PORT_BLAIR, dispatchCenter: 'Bengaluru Hub', originCenter: 'Bengaluru Hub' },
      ...{ returnCenter: 'Bengaluru Hub', facilityCity: 'Bengaluru', facilityState: 'Karnataka' },
    });
    await shop.db
      .insert(pinCodes)
      .values({ pinCode: PORT_BLAIR, district: 'South Andaman', state: 'Andaman and Nicobar Islands' });
    boss = await signedInAs(shop, 'SuperAdmin');
    bengaluru = await addBengaluru(shop, boss);
  });
  afterEach(() => setClock());
  afterAll(() => shop.stop());
  return {
    get shop() {
      return shop;
    },
    get boss() {
      return boss;
    },
    /** The id of the dispatch centre. */
    get bengaluru() {
      return bengaluru;
    },
    setClock,
    desk: () => shop.trpc(boss.token).deliveryPromise,
    /** Asks for the promise of a PIN code. */
    ask: async (zipcode: string, items: { product_id: string; quantity?: number }[] = []) =>
      (await shop.trpc().deliveryPromise.get.query({ zipcode, items })).promise,
  };
}
