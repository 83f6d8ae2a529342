import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { z } from 'zod';
import type {
  Installation as InstallationSchema,
  InstallationSlotsOutput,
  OrderInstallationsOutput,
} from '@aabha/contracts/installations/installations.schema';
import type { InstallationSlot } from '@aabha/contracts/installations/installations.rules';
import type { Zone } from '@aabha/contracts/installations/zones.schema';
import { pinCodes, serviceAreas } from '@aabha/db/schema/service-areas';
import { aProduct, signedInAs, someServiceAreas, tokenOf, type SignedIn } from './builders';
import { aZone } from './a-zone';
import { movableClock } from './clock';
import { buy } from './shopping-steps';
import { startTestShop, type TestShop } from './test-shop';

type Installation = z.output<typeof InstallationSchema>;

/** A PIN code to which nobody comes. */
export const ISLAND = '744101';

/** Inserts orders that are expected on a day, quicker than by buying. Returns their ids. */
async function insertOrders(
  shop: TestShop,
  { id: userId, email }: SignedIn,
  { count, expected, zip, productId }: { count: number; expected: string; zip: string; productId: string },
): Promise<string[]> {
  const rows = await shop.sql<{ id: string }[]>`
    with paid as (
      insert into payments (user_id, status, provider_order_id, provider_payment_id, fingerprint, subtotal_paise,
        discount_paise, shipping_paise, round_off_paise, amount_paise, name, email, address, city, state, zip, expires_at)
      select ${userId}, 'completed', 'order_' || u, 'pay_' || u, u, 100, 0, 0, 0, 100, 'Asha Rao', ${email}, '7 Temple Road',
        'Bengaluru', 'Karnataka', ${zip}, now()
      from (select gen_random_uuid()::text as u from generate_series(1, ${count})) n returning id
    ), sold as (
      insert into orders (payment_id, user_id, status, total_paise, dispatch_center, origin_center, return_center,
        facility_city, facility_state, expected_delivery)
      select id, ${userId}, 'Pending', 100, '', '', '', '', '', ${`${expected}T12:30:00Z`}::timestamptz from paid returning id
    ), lines as (
      insert into order_lines (order_id, position, product_id, product_name, hsn, quantity, unit_price_paise,
        warranty_months, warranty_price_paise, total_warranty_months)
      select id, 0, ${productId}, 'Surya 43', '8528', 1, 100, 0, 0, 12 from sold
    )
    select id from sold`;
  return rows.map(({ id }) => id);
}

/** Returns a shop whose technicians come to Bengaluru. After each test the counts of slots are those of the installations. */
export function installing() {
  let shop: TestShop;
  let boss: SignedIn;
  let shopper: SignedIn;
  let stranger: SignedIn;
  let zone: Zone;
  let clock: ReturnType<typeof movableClock>;
  beforeAll(async () => {
    shop = await startTestShop();
    await someServiceAreas(shop.db);
    const hub = {
      dispatchCenter: 'Bengaluru Hub',
      originCenter: 'Bengaluru Hub',
      returnCenter: 'Bengaluru Hub',
    };
    await shop.db
      .insert(serviceAreas)
      .values({ zipcode: ISLAND, ...hub, facilityCity: 'Bengaluru', facilityState: 'Karnataka' });
    await shop.db
      .insert(pinCodes)
      .values({ pinCode: ISLAND, district: 'South Andaman', state: 'Andaman and Nicobar Islands' });
    [boss, shopper, stranger] = await Promise.all([
      signedInAs(shop, 'SuperAdmin'),
      signedInAs(shop),
      signedInAs(shop),
    ]);
    zone = await aZone(shop, boss);
    clock = movableClock(shop);
  });
  afterAll(() => shop.stop());
  const wrongCounts = () => shop.sql`
    select zone_id, day::text, part, coalesce(s.taken, 0) as taken, coalesce(p.n, 0)::int as booked
    from installation_slots s full join (
      select zone_id, day, part, count(*) as n from installations
      where state in ('booked', 'moved') and zone_id is not null group by 1, 2, 3
    ) p using (zone_id, day, part) where coalesce(s.taken, 0) <> coalesce(p.n, 0)`;
  afterEach(async () => {
    clock.reset();
    expect([...(await wrongCounts())]).toEqual([]);
  });

  const call = async <T extends object>(path: string, body: object, by: SignedIn) =>
    shop.rest<T>('POST', path, body, by.token);
  const slotsOf = async (order_id: string, by = shopper) =>
    (await call<InstallationSlotsOutput>('/installation/slots', { order_id }, by)).body.data;
  const book = (order_id: string, slot: InstallationSlot, by = shopper, more: object = {}) =>
    call<{ installation: Installation }>(
      '/installation/book',
      { order_id, position: 0, type: 'wall', day: slot.day, part: slot.part, ...more },
      by,
    );
  const move = (id: string, { day, part }: InstallationSlot, by = shopper) =>
    call<{ installation: Installation }>(`/installation/${id}/move`, { day, part }, by);
  const cancel = (id: string, by = shopper) =>
    call<{ installation: Installation }>(`/installation/${id}/cancel`, {}, by);
  const ofOrder = async (id: string, by = shopper) =>
    (
      await shop.rest<z.output<typeof OrderInstallationsOutput>>(
        'GET',
        `/order/${id}/installations`,
        undefined,
        by.token,
      )
    ).body.data;
  /** Returns the nth slot that is offered for an order. */
  const slot = async (id: string, nth: number) => {
    const { day, part } = (await slotsOf(id, boss)).slots[nth]!;
    return { day, part };
  };
  const freeOf = async (id: string, wanted: InstallationSlot) =>
    (await slotsOf(id, boss)).slots.find(({ day, part }) => day === wanted.day && part === wanted.part)?.free;

  async function order(quantity = 1) {
    const { id } = await aProduct(shop.db, { stock: 9 });
    return (await buy(shop, shopper, id, quantity))._id;
  }
  async function orders(count: number, { expected, zip = '560034' }: { expected: string; zip?: string }) {
    const { id: productId } = await aProduct(shop.db);
    return insertOrders(shop, shopper, { count, expected, zip, productId });
  }

  /** Stops the clock at an instant, at which the shopper and the SuperAdmin sign in anew. */
  async function stopAt(instant: string) {
    clock.stopAt(instant);
    const anew = async (who: SignedIn) => ({ ...who, token: await tokenOf(shop, who) });
    return { shopper: await anew(shopper), boss: await anew(boss) };
  }

  return {
    ...{ book, cancel, freeOf, move, ofOrder, order, orders, slot, slotsOf, stopAt, wrongCounts },
    get shop() {
      return shop;
    },
    get boss() {
      return boss;
    },
    get shopper() {
      return shopper;
    },
    get stranger() {
      return stranger;
    },
    get zone() {
      return zone;
    },
  };
}
