import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { auditLog } from '@aabha/db/schema/audit';
import { pinCodes, refusedPinChecks, serviceAreas } from '@aabha/db/schema/service-areas';
import { eq } from 'drizzle-orm';
import { aProduct, SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { addToCart } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { purgeExpired } from '../retention/retention.service';
import { addChecks } from './refused-pins.queries';
import { openRefusedPins } from './refused-pins';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  await shop.db.insert(pinCodes).values([
    { pinCode: '682001', district: 'Ernakulam', state: 'Kerala' },
    { pinCode: '682002', district: 'Ernakulam', state: 'Kerala' },
    { pinCode: '695001', district: 'Thiruvananthapuram', state: 'Kerala' },
    { pinCode: '403001', district: 'North Goa', state: 'Goa' },
  ]);
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());
beforeEach(() => shop.db.delete(refusedPinChecks).then(() => undefined));

const today = indiaDay(new Date());
const days = { from: today, to: today };
const lookUp = (zipcode: string) => shop.trpc().serviceAreas.lookUp.query({ zipcode });
async function stored() {
  await shop.deps.refusedPins.flush();
  const rows = await shop.db
    .select()
    .from(refusedPinChecks)
    .orderBy(refusedPinChecks.day, refusedPinChecks.pin);
  return rows.map(({ day, pin, checks }) => [day, pin, checks]);
}
const report = (input: object = {}) => shop.trpc(boss.token).reports.refusedPins.query({ ...days, ...input });

it('a check of a PIN code without delivery is counted by day; a served or unknown one is not', async () => {
  await lookUp('682001');
  await lookUp('682001');
  await lookUp('560034');
  await lookUp('999999');
  /* In the list, but out of delivery area. */
  await lookUp('560010');
  expect(await stored()).toEqual([
    [today, '560010', 1],
    [today, '682001', 2],
  ]);
});

it('a refusal at the checkout is counted, and a payment that starts is not', async () => {
  const shopper = await signedInAs(shop);
  const product = (await aProduct(shop.db)).id;
  await addToCart(shop, shopper, product);
  const { cartList } = await shop.trpc(shopper.token).cart.list.query({});
  const amount = cartList[0]?.totals.payable ?? 0;
  const pay = (zip: string) =>
    shop.trpc(shopper.token).checkout.createPayment.mutate({ amount, ...SHIP_TO, zip });
  await expect(pay('403001')).rejects.toMatchObject({ data: { reason: 'ZIP_NOT_SERVED' } });
  await pay(SHIP_TO.zip);
  expect(await stored()).toEqual([[today, '403001', 1]]);
});

it('what is stored is a day, a PIN code and a number: no person, no address, no session', async () => {
  const columns = await shop.sql<{ column_name: string }[]>`
    select column_name from information_schema.columns where table_name = 'refused_pin_checks' order by 1`;
  expect(columns.map((column) => column.column_name)).toEqual(['checks', 'day', 'pin']);
});

it('counts of several processes add up, on their day in India, however they are written', async () => {
  const clock = movableClock(shop);
  const now = () => shop.deps.ports.clock.now();
  const processes = [1, 2, 3].map(() => openRefusedPins(shop.db, now, shop.deps.log));
  const countAll = () => {
    for (const one of processes)
      for (const pin of ['682002', '682001', '403001', '12345', "1'; --"]) one.count(pin);
  };
  clock.stopAt('2026-11-20T18:29:59.999Z');
  countAll();
  clock.stopAt('2026-11-20T18:30:00.000Z');
  countAll();
  countAll();
  await Promise.all(processes.map((one) => one.stop()));
  processes[0]?.count('682001');
  await processes[0]?.flush();
  clock.reset();
  expect(await stored()).toEqual([
    ...['403001', '682001', '682002'].map((pin) => ['2026-11-20', pin, 3]),
    ...['403001', '682001', '682002'].map((pin) => ['2026-11-21', pin, 6]),
  ]);
});

it('a process holds a bounded number of codes, and a failed write loses counts without a failure', async () => {
  const counter = openRefusedPins(shop.db, () => new Date(), shop.deps.log);
  for (let pin = 100_000; pin < 160_000; pin += 1) counter.count(String(pin));
  counter.count('682001');
  await counter.flush();
  /* The code came after the bound. */
  expect(await stored()).toEqual([]);
  const broken = openRefusedPins(
    { execute: () => Promise.reject(new Error('gone')) } as unknown as typeof shop.db,
    () => new Date(),
    shop.deps.log,
  );
  broken.count('682001');
  await broken.stop();
  expect(await stored()).toEqual([]);
});

it('the report has areas, districts, States and codes with their change, and what is delivered now', async () => {
  const yesterday = indiaDay(new Date(Date.now() - 86_400_000));
  await addChecks(shop.db, [
    { day: today, pin: '682001', checks: 5 },
    { day: today, pin: '682002', checks: 2 },
    { day: today, pin: '695001', checks: 1 },
    { day: today, pin: '403001', checks: 4 },
    { day: today, pin: '560034', checks: 9 },
    { day: yesterday, pin: '682001', checks: 3 },
  ]);
  const area = await report();
  expect(
    area.rows.map(({ key, checks, before, pins, top_pin }) => [key, checks, before, pins, top_pin]),
  ).toEqual([
    ['560', 9, 0, 1, ''],
    ['682', 7, 3, 2, '682001'],
    ['403', 4, 0, 1, '403001'],
    ['695', 1, 0, 1, '695001'],
  ]);
  expect(area.total).toEqual({ checks: 21, before: 3, pins: 5 });
  expect(area.places).toEqual([
    { place: '29', checks: 9 },
    { place: '30', checks: 4 },
    { place: '32', checks: 8 },
  ]);
  expect(area.rows[1]).toMatchObject({ label: '682, Ernakulam', state: 'Kerala', place: '32' });
  const state = await report({ by: 'state' });
  expect(state.rows.map(({ label, checks, top_pin }) => [label, checks, top_pin])).toEqual([
    ['Karnataka', 9, ''],
    ['Kerala', 8, '682001'],
    ['Goa', 4, '403001'],
  ]);
  const kerala = await report({ by: 'pin', place: '32', area: '682' });
  expect(kerala.rows.map(({ key, checks }) => [key, checks])).toEqual([
    ['682001', 5],
    ['682002', 2],
  ]);
  expect(kerala.total).toEqual({ checks: 7, before: 3, pins: 2 });
  const district = await report({ by: 'district', district: 'North Goa' });
  expect(district).toMatchObject({ row_count: 1, total: { checks: 4, before: 0, pins: 1 } });
  expect(await report({ from: '2025-01-01', to: '2025-01-31' })).toMatchObject({
    ...{ rows: [], row_count: 0, total: { checks: 0 }, places: [] },
  });
});

it('the report is a CSV file, which is audited, and for a SuperAdmin', async () => {
  await addChecks(shop.db, [{ day: today, pin: '682001', checks: 5 }]);
  const response = await fetch(`${shop.url}/api/v1/report/refused-pins/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${boss.token}` },
    body: JSON.stringify({ filters: { ...days, by: 'pin' } }),
  });
  const lines = (await response.text()).trimEnd().split('\r\n');
  expect(lines[0]).toContain('PIN code,District,State,Checks,Checks before,PIN codes');
  expect(lines[1]).toBe('682001,Ernakulam,Kerala,5,0,1,682001');
  const entries = await shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'refused-pins-report.export'));
  expect(entries[0]?.after).toMatchObject({ by: 'pin', rowCount: 1 });
  const shopper = await signedInAs(shop);
  await expect(shop.trpc(shopper.token).reports.refusedPins.query(days)).rejects.toMatchObject({
    data: { reason: 'FORBIDDEN' },
  });
});

it('a code that is delivered to from now on counts no more, and counts are deleted after 400 days', async () => {
  await shop.db.insert(serviceAreas).values({
    ...{ zipcode: '682002', dispatchCenter: 'Hub', originCenter: 'Hub', returnCenter: 'Hub' },
    ...{ facilityCity: 'Kochi', facilityState: 'Kerala' },
  });
  await lookUp('682002');
  expect(await stored()).toEqual([]);
  const dayBefore = (count: number) => indiaDay(new Date(Date.now() - count * 86_400_000));
  await addChecks(shop.db, [
    { day: dayBefore(401), pin: '682001', checks: 1 },
    { day: dayBefore(399), pin: '682001', checks: 1 },
  ]);
  while ((await purgeExpired(shop.deps)) > 0);
  expect(await stored()).toEqual([[dayBefore(399), '682001', 1]]);
});
