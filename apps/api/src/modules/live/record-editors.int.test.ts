import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { recordEditors } from '@aabha/db/schema/live';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let asha: SignedIn;
let ravi: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  asha = await signedInAs(shop, 'SuperAdmin', { name: 'Asha Rao' });
  ravi = await signedInAs(shop, 'SubAdmin', { name: 'Ravi Iyer' });
});
afterAll(() => shop.stop());
beforeEach(() => shop.db.delete(recordEditors));

const order = { resource: 'orders', record: '019a1b2c-3d4e-7f50-8a6b-7c8d9e0f1a2b' };
async function edit(who: SignedIn, record: object = order) {
  const { status, body } = await shop.rest<{ editors: { name: string; since: string }[] }>(
    'POST',
    '/admin/live/edit',
    record,
    who.token,
  );
  expect(status).toBe(200);
  return body.data.editors.map(({ name }) => name);
}

it('names who else edits the same record, never oneself', async () => {
  expect(await edit(asha)).toEqual([]);
  expect(await edit(ravi)).toEqual([asha.name]);
  expect(await edit(asha)).toEqual([ravi.name]);
  expect(await edit(asha, { ...order, record: 'another' })).toEqual([]);
});

it('forgets who has left, and who has said nothing for long', async () => {
  await edit(asha);
  await shop.rest('POST', '/admin/live/leave', order, asha.token);
  expect(await edit(ravi)).toEqual([]);
  await shop.db
    .update(recordEditors)
    .set({ seenAt: sql`now() - interval '46 seconds'` })
    .where(eq(recordEditors.staffId, ravi.id));
  expect(await edit(asha)).toEqual([]);
  expect(await shop.db.select().from(recordEditors)).toHaveLength(1);
});

it('notes one row for calls at the same time', async () => {
  await Promise.all(Array.from({ length: 8 }, () => edit(asha)));
  expect(await shop.db.select().from(recordEditors)).toHaveLength(1);
});

it('is refused to customers, and for what is no record', async () => {
  const customer = await signedInAs(shop);
  expect((await shop.rest('POST', '/admin/live/edit', order, customer.token)).status).toBe(403);
  const wrong = { resource: 'Orders; drop', record: 'x' };
  expect((await shop.rest('POST', '/admin/live/edit', wrong, asha.token)).status).toBe(400);
});
