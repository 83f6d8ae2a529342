import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  FIRST_PERMISSIONS,
  PERMISSIONS,
  type Permission,
} from '@aabha/contracts/staff-roles/staff-roles.values';
import { appRouter } from '../modules/router';
import { signedInAs } from '../testing/builders';
import { aStaffRole, signedInWith, type Permitted } from '../testing/permitted';
import { refusedWith } from '../testing/refunding';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { proceduresOf } from '../trpc/built-procedures';
import { PERMISSION_CALLS } from './permission-calls';

const procedures = proceduresOf(appRouter);
const NAMED = [...new Set(Object.values(PERMISSION_CALLS).flat())].toSorted();
const PERSONAL = 'personal-exports';
const FORBIDDEN = refusedWith('FORBIDDEN');

let shop: TestShop;
let member: Permitted;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
});
beforeEach(async () => {
  member = await signedInWith(shop, []);
});
afterAll(() => shop.stop());

/** Calls a procedure with empty input; whether the guard refused it, which runs before validation. */
async function isForbidden(name: string, { token }: { token: string }): Promise<boolean> {
  const isQuery = procedures[name]?._def.type === 'query';
  const response = await fetch(`${shop.url}/trpc/${name}${isQuery ? '?input=%7B%7D' : ''}`, {
    method: isQuery ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, ...(isQuery ? {} : { 'content-type': 'application/json' }) },
    ...(isQuery ? {} : { body: '{}' }),
  });
  expect(response.status, name).toBeLessThan(500);
  expect(response.status, name).not.toBe(401);
  const text = await response.text();
  return response.status === 403 && text.includes('"reason":"FORBIDDEN"');
}
async function forbiddenOf(names: readonly string[], by: { token: string }): Promise<string[]> {
  const refused: string[] = [];
  for (const name of names) if (await isForbidden(name, by)) refused.push(name);
  return refused;
}

it('closes every call of the table to a SubAdmin without permissions, and opens every one to one with all', async () => {
  expect(await forbiddenOf(NAMED, member)).toEqual(NAMED);
  await member.permit(PERMISSIONS);
  expect(await forbiddenOf(NAMED, member)).toEqual([]);
});

it.each(PERMISSIONS.filter((name) => name !== PERSONAL))('opens its own calls with %s only', async (name) => {
  await member.permit([name, PERSONAL]);
  expect(await forbiddenOf(PERMISSION_CALLS[name], member)).toEqual([]);
  await member.permit(PERMISSIONS.filter((other) => other !== name));
  const others = Object.entries(PERMISSION_CALLS).filter(([other]) => other !== name && other !== PERSONAL);
  const elsewhere = new Set<string>(others.flatMap(([, calls]) => calls));
  const own = PERMISSION_CALLS[name].filter((call) => !elsewhere.has(call));
  expect(await forbiddenOf(own, member)).toEqual(own);
});

it('opens nothing with permissions of another release', async () => {
  await member.permit(['time-travel', 'order', 'ORDERS', '*']);
  expect(await forbiddenOf(NAMED, member)).toEqual(NAMED);
});

it('counts from the very next call on, with the same token, over both transports', async () => {
  await member.permit(FIRST_PERMISSIONS);
  const list = () => shop.rest('POST', '/order/list', {}, member.token);
  await shop.trpc(member.token).orders.list.query({});
  expect((await list()).status).toBe(200);
  await member.permit(FIRST_PERMISSIONS.filter((name) => name !== 'orders'));
  await expect(shop.trpc(member.token).orders.list.query({})).rejects.toMatchObject(FORBIDDEN);
  expect(await list()).toMatchObject({ status: 403, body: { data: { reason: 'FORBIDDEN' } } });
  const sales = () =>
    shop.trpc(member.token).reports.sales.query({ by: 'day', from: '2026-01-01', to: '2026-01-02' });
  await expect(sales()).rejects.toMatchObject(FORBIDDEN);
  await member.permit(['reports']);
  await sales();
  await expect(shop.trpc(member.token).orders.list.query({})).rejects.toMatchObject(FORBIDDEN);
});

it('tells the caller what they may do', async () => {
  const me = async (by: { token: string }) => (await shop.trpc(by.token).accounts.me.query()).permissions;
  await member.permit(['orders', 'time-travel']);
  expect(await me(member)).toEqual(['orders', 'time-travel']);
  expect(await me(await signedInAs(shop, 'SubAdmin'))).toEqual([...FIRST_PERMISSIONS]);
  for (const role of ['SuperAdmin', 'User', 'Business'] as const)
    expect(await me(await signedInAs(shop, role))).toBeUndefined();
});

it('opens an export with personal data with its area and the permission for such exports only', async () => {
  const outcome = async () =>
    (
      await fetch(`${shop.url}/api/v1/order/export`, {
        method: 'POST',
        headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
        body: '{}',
      })
    ).status;
  const seen: Record<string, number> = {};
  for (const permissions of [['orders'], [PERSONAL], ['orders', PERSONAL], ['invoices', PERSONAL]]) {
    await member.permit(permissions);
    seen[permissions.join(' and ')] = await outcome();
  }
  expect(seen).toEqual({
    orders: 403,
    [PERSONAL]: 403,
    [`orders and ${PERSONAL}`]: 200,
    [`invoices and ${PERSONAL}`]: 403,
  });
});

it('is no matter of an API key, which acts for a SuperAdmin within its scopes', async () => {
  const boss = await signedInAs(shop, 'SuperAdmin');
  await aStaffRole(shop, []);
  const { key } = await shop
    .trpc(boss.token)
    .apiKeys.create.mutate({ name: 'ERP', scopes: ['orders:read'], days: 30 });
  expect((await shop.rest('POST', '/order/list', {}, key)).status).toBe(200);
  expect((await shop.rest('POST', '/invoice/list', {}, key)).body.data).toMatchObject({
    reason: 'API_KEY_SCOPE',
  });
});

describe('the lists of saved views', () => {
  const LISTS: readonly [list: 'orders' | 'customers' | 'invoices', permission: Permission][] = [
    ['orders', 'orders'],
    ['customers', 'customers'],
    ['invoices', 'invoices'],
  ];
  it.each(LISTS)('are of who may open %s', async (list, permission) => {
    const views = () => shop.trpc(member.token).savedViews;
    const view = { list, name: 'Mine', filter: {}, sort: null, columns: null, shared: false };
    await member.permit(PERMISSIONS.filter((name) => name !== permission));
    await expect(views().list.query({ list })).rejects.toMatchObject(FORBIDDEN);
    await expect(views().create.mutate(view)).rejects.toMatchObject(FORBIDDEN);
    await member.permit([permission]);
    const { view: made } = await views().create.mutate(view);
    expect((await views().list.query({ list })).viewList).toHaveLength(1);
    await member.permit([]);
    await expect(views().update.mutate({ id: made._id, name: 'Other' })).rejects.toMatchObject(FORBIDDEN);
  });
});
