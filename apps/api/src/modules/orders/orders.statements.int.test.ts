import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '@aabha/db/schema/orders';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let shopper: SignedIn;
let staff: SignedIn;
const ids: string[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  /* Disabled, since the provider's events would add statements of their own. */
  await shop.sandbox('POST', '/sandbox/faults', { webhooksOff: true });
  await shop.stopWorkers();
  await someServiceAreas(shop.db);
  shopper = await signedInAs(shop);
  staff = await signedInAs(shop, 'SubAdmin');
  const product = await aProduct(shop.db, { stock: 50 });
  for (let n = 0; n < 5; n += 1) ids.push((await buy(shop, shopper, product.id))._id);
});
afterAll(() => shop.stop());

type ListInput = NonNullable<Parameters<ReturnType<TestShop['trpc']>['orders']['list']['query']>[0]>;
const list = (by: SignedIn, input: ListInput) => shop.trpc(by.token).orders.list.query(input);
const statements = (by: SignedIn, input: ListInput = {}) => shop.statementsOf(() => list(by, input));

describe("one statement, besides the caller's, reads", () => {
  it.each<[string, ListInput]>([
    ['a page of all orders', {}],
    ['a page further on', { pageNum: 2, pageSize: 2 }],
    ['those of a status', { filters: { status: 'Pending' } }],
    ['those of a status that none has', { filters: { status: 'Returned' } }],
    ['filters that nothing fits', filtered()],
  ])('%s', async (_what, input) => {
    expect(await statements(staff, input)).toHaveLength(2);
    expect(await statements(shopper, input)).toHaveLength(2);
  });

  it('a search with results, with one more for their details, and one of staff to see whether the text is common', async () => {
    expect(await statements(staff, { filters: { search: 'asha' } })).toHaveLength(4);
    expect(await statements(shopper, { filters: { search: 'asha' }, pageSize: 2 })).toHaveLength(3);
  });

  it('one order', async () => {
    const get = () => shop.trpc(shopper.token).orders.get.query({ id: ids[0] ?? '' });
    expect(await shop.statementsOf(get)).toHaveLength(2);
  });

  it('a list for an unknown person: one statement', async () => {
    expect(await statements(staff, { filters: { user_id: 'nobody' } })).toHaveLength(1);
    expect(await statements(staff, { filters: { product_id: 'none' } })).toHaveLength(1);
  });
});

it('a page beyond the last needs one more statement for the total', async () => {
  const beyond = { pageNum: 9, pageSize: 2 };
  expect(await statements(staff, beyond)).toHaveLength(3);
  expect(await statements(shopper, beyond)).toHaveLength(3);
  expect(await list(staff, beyond)).toEqual({ orderList: [], orderCount: 5 });
  expect(await list(shopper, beyond)).toEqual({ orderList: [], orderCount: 5 });
});

it('lists of one shape share one statement text, whatever the page and the caller', async () => {
  const [, first] = await statements(staff, { filters: { user_id: shopper.id }, pageSize: 3 });
  const [, second] = await statements(shopper, { pageNum: 2 });
  expect(second).toBe(first);
});

it('the total of a status is correct after an order moved to another', async () => {
  await shop.db
    .update(orders)
    .set({ status: 'Shipped' })
    .where(eq(orders.id, ids[3] ?? ''));
  const count = async (input: ListInput) => (await list(staff, input)).orderCount;
  expect(await count({})).toBe(5);
  expect(await count({ filters: { status: 'Pending' } })).toBe(4);
  expect(await count({ filters: { status: 'Pending', user_id: shopper.id } })).toBe(4);
  expect(await count({ filters: { status: 'Shipped' }, pageNum: 4 })).toBe(1);
});

it('every order has its own lines and timeline, in order', async () => {
  const { orderList } = await list(staff, {});
  expect(orderList.map(({ _id }) => _id)).toEqual(ids.toReversed());
  for (const order of orderList) {
    expect(order.products).toHaveLength(1);
    expect(order.timeline.map(({ status }) => status)).toEqual(['Pending']);
    expect(order.timeline[0]?.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    for (const inner of ['total', 'lines', 'events', 'zip', 'deliveredAt'])
      expect(order).not.toHaveProperty(inner);
  }
});

function filtered(): ListInput {
  return {
    filters: { sold: true, placedFrom: '2026-01-01T00:00:00.000Z', product_id: crypto.randomUUID() },
    sort: { field: 'totalPrice', order: 'asc' },
  };
}
