import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endOfIndiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import { orders } from '@aabha/db/schema/orders';
import { shipments } from '@aabha/db/schema/shipments';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
let shopper: SignedIn;
let product: string;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
  shopper = await signedInAs(shop);
  product = (await aProduct(shop.db, { stock: 50 })).id;
});
afterAll(() => shop.stop());

const staff = () => shop.trpc(boss.token);
const set = (id: string, values: Partial<typeof orders.$inferInsert>) =>
  shop.db.update(orders).set(values).where(eq(orders.id, id));

/** Returns an order promised for the 10th of June in India, and delivered at an instant. */
async function anOrder(deliveredAt: string | null, values: Partial<typeof orders.$inferInsert> = {}) {
  const { _id } = await buy(shop, shopper, product);
  await set(_id, {
    ...{ expectedDelivery: '2026-06-10T12:00:00.000Z', dispatchCenter: 'Hub A' },
    ...(deliveredAt && { status: 'Delivered', deliveredAt }),
    ...values,
  });
  return _id;
}

const JUNE = { from: '2026-06-01', to: '2026-06-30' };
const during = (name: 'delivered' | 'promised', { from, to }: typeof JUNE) => ({
  [`${name}From`]: startOfIndiaDay(from).toISOString(),
  [`${name}Before`]: new Date(endOfIndiaDay(to).getTime() + 1).toISOString(),
});
const countOf = async (filters: object) => (await staff().orders.list.query({ filters })).orderCount;

it('deliveries are kept or late by days in India, whatever the hour, and each figure leads to its orders', async () => {
  /* The last and the first minute of a day in India. */
  await anOrder('2026-06-10T18:29:00.000Z');
  const late = await anOrder('2026-06-10T18:30:00.000Z');
  await anOrder('2026-06-12T06:00:00.000Z', { dispatchCenter: 'Hub B' });
  await anOrder('2026-06-13T18:29:00.000Z', { dispatchCenter: 'Hub B' });
  await anOrder('2026-06-13T18:30:00.000Z', { dispatchCenter: 'Hub B', status: 'Returned' });
  await anOrder('2026-06-20T06:00:00.000Z', { expectedDelivery: null, dispatchCenter: '' });
  /* Not of these days, or not delivered. */
  await anOrder('2026-05-31T18:29:59.000Z');
  await anOrder('2026-06-11T06:00:00.000Z', { status: 'Cancelled' });
  await anOrder(null);
  await anOrder(null, { expectedDelivery: '2026-07-10T12:00:00.000Z' });

  const { rows, total } = await staff().reports.promises.query(JUNE);
  const figures = { delivered: 6, kept: 1, late_1: 1, late_2_3: 2, late_more: 1, unpromised: 1 };
  expect(total).toEqual({ ...figures, kept_percent: 20, overdue: 1 });
  expect(rows.map(({ label, delivered, kept, overdue }) => [label, delivered, kept, overdue])).toEqual([
    ['Hub A', 2, 1, 1],
    ['Hub B', 3, 0, 0],
    ['Not stated', 1, 0, 0],
  ]);

  const delivered = during('delivered', JUNE);
  for (const [promise, count] of [
    ['kept', total.kept],
    ['late-1', total.late_1],
    ['late-2-3', total.late_2_3],
    ['late-more', total.late_more],
    ['none', total.unpromised],
  ] as const)
    expect([promise, await countOf({ ...delivered, promise })]).toEqual([promise, count]);
  expect(await countOf({ ...delivered, dispatchCenter: 'Hub B' })).toBe(3);
  expect(await countOf({ ...during('promised', JUNE), promise: 'open' })).toBe(1);
  expect(await countOf(delivered)).toBe(total.delivered);

  const state = await staff().reports.promises.query({ ...JUNE, by: 'state' });
  expect(state.rows.map(({ key, label, delivered: count }) => [key, label, count])).toEqual([
    ['29', 'Karnataka', 6],
  ]);
  expect(state.total).toEqual(total);
  expect(await countOf({ ...delivered, place: '29' })).toBe(6);

  await shop.db.insert(shipments).values(
    (['delhivery', 'gati'] as const).map((courier, index) => ({
      ...{ orderId: late, state: 'delivered' as const, dispatchCenter: 'Hub A', courier, awb: `A${index}` },
      ...{ createdBy: boss.id, packedAt: '2026-06-08T06:00:00.000Z', shippedAt: '2026-06-09T06:00:00.000Z' },
      deliveredAt: `2026-06-1${index}T06:00:00.000Z`,
    })),
  );
  const courier = await staff().reports.promises.query({ ...JUNE, by: 'courier' });
  expect(courier.rows.map(({ key, label, delivered: count, late_1 }) => [key, label, count, late_1])).toEqual(
    [
      ['', 'No courier recorded', 5, 0],
      ['gati', 'Gati', 1, 1],
    ],
  );
  expect(await countOf({ ...delivered, courier: 'gati' })).toBe(1);
  expect(await countOf({ ...delivered, courier: 'delhivery' })).toBe(0);
});

it('an open order is overdue from midnight in India after its promised day', async () => {
  const clock = movableClock(shop);
  clock.stopAt('2026-06-10T18:29:59.000Z');
  const { total, overdue_until } = await staff().reports.promises.query(JUNE);
  expect([total.overdue, overdue_until]).toEqual([0, '2026-06-09']);
  clock.stopAt('2026-06-10T18:30:00.000Z');
  const after = await staff().reports.promises.query(JUNE);
  expect([after.total.overdue, after.overdue_until]).toEqual([1, '2026-06-10']);
  clock.reset();
});

it('the report is a CSV file, and for a SuperAdmin', async () => {
  const response = await fetch(`${shop.url}/api/v1/report/promises/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${boss.token}` },
    body: JSON.stringify({ filters: JUNE }),
  });
  expect(response.headers.get('content-disposition')).toContain('promise-report-2026-06-01-2026-06-30.csv');
  const lines = (await response.text()).trimEnd().split('\r\n');
  expect(lines[0]).toContain('Dispatch centre,Delivered,Kept,Kept %');
  expect(lines[1]).toBe('Hub A,2,1,50.00,1,0,0,0,1');
  await expect(shop.trpc(shopper.token).reports.promises.query(JUNE)).rejects.toMatchObject({
    data: { reason: 'FORBIDDEN' },
  });
});
