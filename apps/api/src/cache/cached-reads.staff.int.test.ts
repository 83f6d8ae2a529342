import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { users } from '@aabha/db/schema/accounts';
import { aProduct, signedInAs, type SignedIn } from '../testing/builders';
import { startTwoCachedShops, type TwoCachedShops } from '../testing/cached-shop';
import type { SecondApi } from '../testing/second-api';
import { signedInWith } from '../testing/permitted';
import { buy } from '../testing/shopping-steps';
import type { TestShop } from '../testing/test-shop';

let api: TwoCachedShops;
let shop: TestShop;
let second: SecondApi;
let staff: SignedIn;
let orderId: string;
beforeAll(async () => {
  api = await startTwoCachedShops();
  ({ shop, second, staff } = api);
  orderId = (await buy(shop, api.shopper, (await aProduct(shop.db, { stock: 5 })).id))._id;
});
afterAll(() => api.stop());
beforeEach(() => api.startAfresh());
const cached = () => api.cached();
const waitForInvalidation = () => api.waitForInvalidation();

const LIST = `/trpc/orders.list?input=${encodeURIComponent('{}')}`;
const ask = (by: SignedIn | undefined, api: { url: string } = shop, path = LIST) =>
  fetch(api.url + path, { headers: by ? { authorization: `Bearer ${by.token}` } : {} });
const bothCache = async () => {
  for (const api of [shop, second]) expect((await ask(staff, api)).status).toBe(200);
  expect(cached()).toEqual([1, 1]);
};

describe('the cached list of orders', () => {
  it('is sent to all staff, for the one statement that looks up their session', async () => {
    const first = await (await ask(staff)).text();
    const superAdmin = await signedInAs(shop, 'SuperAdmin');
    await waitForInvalidation();
    for (const by of [staff, superAdmin]) {
      const statements = await shop.statementsOf(async () =>
        expect(await (await ask(by)).text()).toBe(first),
      );
      expect(statements).toHaveLength(1);
    }
    expect(first).toContain(orderId);
  });

  it('is cached over REST by the body of the request', async () => {
    const list = (body: object) => shop.rest('POST', '/order/list', body, staff.token);
    /* Until the last change of the setup is published, responses are dropped. */
    await vi.waitFor(async () => {
      const [first, again, other] = [await list({}), await list({}), await list({ pageNum: 2 })];
      expect(again.body).toEqual(first.body);
      expect(first.body.data).toMatchObject({ orderCount: 1, orderList: [{ _id: orderId }] });
      expect(other.body.data).toMatchObject({ orderCount: 1, orderList: [] });
      expect(cached()).toEqual([2, 0]);
    });
  });

  it('is stored in no other cache', async () => {
    for (const response of [await ask(staff), await ask(staff)]) {
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('etag')).toBeNull();
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    }
  });

  it('is read once for concurrent requests', async () => {
    const statements = await shop.statementsOf(() =>
      Promise.all(Array.from({ length: 8 }, () => ask(staff))),
    );
    expect(statements.filter((text) => text.includes('order_lines'))).toHaveLength(1);
  });
});

describe('is not sent to', () => {
  it('shoppers and visitors, whose own lists are not cached', async () => {
    await bothCache();
    expect((await ask(undefined)).status).toBe(401);
    const other = await signedInAs(shop);
    const own = (await (await ask(other)).json()) as { result: { data: object } };
    expect(own.result.data).toEqual({ orderList: [], orderCount: 0 });
    expect(cached()[0]).toBeLessThanOrEqual(1);
  });

  it.each<[string, Partial<typeof users.$inferInsert>, number]>([
    ['whose session was ended', { tokenVersion: 9 }, 401],
    ['whose account was closed', { disabledAt: new Date().toISOString() }, 401],
    ['who is no longer staff', { role: 'User' }, 401],
  ])('a staff member %s, from then on, by any process', async (_who, change, status) => {
    const leaver = await signedInAs(shop, 'SubAdmin');
    await waitForInvalidation();
    await bothCache();
    expect((await ask(leaver)).status).toBe(200);
    await shop.db.update(users).set(change).where(eq(users.id, leaver.id));
    for (const api of [shop, second]) expect((await ask(leaver, api)).status).toBe(status);
    expect(cached()).toEqual([1, 1]);
  });

  it('a SubAdmin whose role may no longer see orders, from then on, over both transports', async () => {
    const member = await signedInWith(shop, ['orders']);
    await waitForInvalidation();
    await bothCache();
    expect((await shop.rest('POST', '/order/list', {}, staff.token)).status).toBe(200);
    expect((await ask(member)).status).toBe(200);
    await member.permit(['dispatch']);
    for (const api of [shop, second]) expect((await ask(member, api)).status).toBe(403);
    expect((await shop.rest('POST', '/order/list', {}, member.token)).status).toBe(403);
  });
});

it('shows a change by staff with their next read', async () => {
  await bothCache();
  await shop.trpc(staff.token).orders.updateStatus.mutate({ id: orderId, status: 'Shipped' });
  const { orderList } = await shop.trpc(staff.token).orders.list.query({});
  expect(orderList.map(({ status }) => status)).toEqual(['Shipped']);
});
