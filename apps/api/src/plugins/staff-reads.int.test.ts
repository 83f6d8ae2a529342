import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '@aabha/db/schema/accounts';
import { aProduct, signedInAs, type SignedIn } from '../testing/builders';
import { startKeepingTwice, type KeepingTwice } from '../testing/keeping';
import type { SecondApi } from '../testing/second-api';
import { buy } from '../testing/shopping';
import type { TestShop } from '../testing/test-shop';

let keeping: KeepingTwice;
let shop: TestShop;
let second: SecondApi;
let staff: SignedIn;
let orderId: string;
beforeAll(async () => {
  keeping = await startKeepingTwice();
  ({ shop, second, staff } = keeping);
  orderId = (await buy(shop, keeping.shopper, (await aProduct(shop.db, { stock: 5 })).id))._id;
});
afterAll(() => keeping.stop());
beforeEach(() => keeping.startAfresh());
const kept = () => keeping.kept();
const caughtUp = () => keeping.caughtUp();

const LIST = `/trpc/orders.list?input=${encodeURIComponent('{}')}`;
const ask = (by: SignedIn | undefined, api: { url: string } = shop, path = LIST) =>
  fetch(api.url + path, { headers: by ? { authorization: `Bearer ${by.token}` } : {} });
const bothKeep = async () => {
  for (const api of [shop, second]) expect((await ask(staff, api)).status).toBe(200);
  expect(kept()).toEqual([1, 1]);
};

describe('a list of orders that staff have seen', () => {
  it('is given again, to others of the staff too, for the one statement that asks who they are', async () => {
    const first = await (await ask(staff)).text();
    const superAdmin = await signedInAs(shop, 'SuperAdmin');
    await caughtUp();
    for (const by of [staff, superAdmin]) {
      const statements = await shop.statementsOf(async () =>
        expect(await (await ask(by)).text()).toBe(first),
      );
      expect(statements).toHaveLength(1);
    }
    expect(first).toContain(orderId);
  });

  it('is the same over REST, by what was asked', async () => {
    const list = (body: object) => shop.rest('POST', '/order/list', body, staff.token);
    const [first, again, other] = [await list({}), await list({}), await list({ pageNum: 2 })];
    expect(again.body).toEqual(first.body);
    expect(first.body.data).toMatchObject({ orderCount: 1, orderList: [{ _id: orderId }] });
    expect(other.body.data).toMatchObject({ orderCount: 1, orderList: [] });
    expect(kept()).toEqual([2, 0]);
  });

  it('is in no other cache', async () => {
    for (const answer of [await ask(staff), await ask(staff)]) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('etag')).toBeNull();
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    }
  });

  it('is one question to the database when several ask for it at once', async () => {
    const statements = await shop.statementsOf(() =>
      Promise.all(Array.from({ length: 8 }, () => ask(staff))),
    );
    expect(statements.filter((text) => text.includes('order_lines'))).toHaveLength(1);
  });
});

describe('is not given to', () => {
  it('shoppers and visitors, whose own answers are not kept', async () => {
    await bothKeep();
    expect((await ask(undefined)).status).toBe(401);
    const other = await signedInAs(shop);
    const own = (await (await ask(other)).json()) as { result: { data: object } };
    expect(own.result.data).toEqual({ orderList: [], orderCount: 0 });
    expect(kept()[0]).toBeLessThanOrEqual(1);
  });

  it.each<[string, Partial<typeof users.$inferInsert>, number]>([
    ['whose session was ended', { tokenVersion: 9 }, 401],
    ['whose account was closed', { disabledAt: new Date().toISOString() }, 401],
    ['who is staff no more', { role: 'User' }, 401],
  ])('one %s, from that moment on, by no process', async (_who, change, status) => {
    const leaver = await signedInAs(shop, 'SubAdmin');
    await caughtUp();
    await bothKeep();
    expect((await ask(leaver)).status).toBe(200);
    await shop.db.update(users).set(change).where(eq(users.id, leaver.id));
    for (const api of [shop, second]) expect((await ask(leaver, api)).status).toBe(status);
    expect(kept()).toEqual([1, 1]);
  });
});

it('shows a change by staff at their next look', async () => {
  await bothKeep();
  await shop.trpc(staff.token).orders.updateStatus.mutate({ id: orderId, status: 'Shipped' });
  const { orderList } = await shop.trpc(staff.token).orders.list.query({});
  expect(orderList.map(({ status }) => status)).toEqual(['Shipped']);
});
