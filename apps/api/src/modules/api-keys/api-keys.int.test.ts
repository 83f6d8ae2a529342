import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiKey } from '@aabha/contracts/api-keys/api-keys.schema';
import { users } from '@aabha/db/schema/accounts';
import { apiKeys } from '@aabha/db/schema/api-keys';
import { auditLog } from '@aabha/db/schema/audit';
import { rateLimits } from '@aabha/db/schema/rate-limits';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { sendForm } from '../../testing/forms';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const AREA = {
  ...{ zipcode: '560001', dispatchCenter: 'BLR', originCenter: 'BLR', returnCenter: 'BLR' },
  ...{ facilityCity: 'Bengaluru', facilityState: 'Karnataka' },
};
const make = (over: object = {}, by = boss) =>
  shop.rest<{ apiKey: ApiKey; key: string }>(
    'POST',
    '/apiKey/new',
    { name: crypto.randomUUID(), scopes: ['areas:read'], days: 30, ...over },
    by.token,
  );
const made = async (over?: object, by?: SignedIn) => (await make(over, by)).body.data;
const areas = (key: string) => shop.rest('POST', '/zipcode/list', {}, key);
const revoke = (id: string) => shop.rest('POST', `/apiKey/${id}/revoke`, {}, boss.token);

it('is shown once and stored as a hash; its use is noted, its making audited', async () => {
  const { apiKey, key } = await made({ name: 'ERP' });
  expect(apiKey).toMatchObject({ name: 'ERP', state: 'active', last_used_at: null });
  expect((await make({ name: 'erp' })).status).toBe(409);
  const [row] = await shop.db.select().from(apiKeys).where(eq(apiKeys.id, apiKey._id));
  expect(JSON.stringify(row)).not.toContain(key.slice(apiKey.prefix.length));
  expect((await areas(key)).status).toBe(200);
  const { apiKeyList } = await shop
    .trpc(boss.token)
    .apiKeys.list.query({ filters: { search: 'ERP', state: 'active' } });
  expect(apiKeyList).toMatchObject([{ _id: apiKey._id, last_used_at: expect.any(String) }]);
  expect(JSON.stringify(apiKeyList)).not.toContain(key);
  const [entry] = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, apiKey._id));
  expect(entry).toMatchObject({ action: 'api-key.create', apiKeyId: null });
  expect(JSON.stringify(entry)).not.toContain(key.slice(apiKey.prefix.length));
});

it('opens what its scopes name, over REST only, and names itself in the audit log', async () => {
  const { apiKey, key } = await made({ name: 'Couriers', scopes: ['areas:write'] });
  expect(await areas(key)).toMatchObject({ status: 403, body: { data: { reason: 'API_KEY_SCOPE' } } });
  for (const [path, body] of [
    ['/apiKey/list', {}],
    ['/apiKey/new', { name: 'Child', scopes: ['areas:read'], days: 30 }],
    ['/order/nothing/refund', {}],
    ['/order/export', {}],
    ['/privacy/request/list', {}],
  ] as const)
    expect((await shop.rest('POST', path, body, key)).status, path).toBe(403);
  await expect(shop.trpc(key).serviceAreas.list.query({})).rejects.toMatchObject({
    data: { httpStatus: 401 },
  });
  expect((await shop.rest('POST', '/zipcode/new', AREA, key)).status).toBe(200);
  const { auditList } = await shop
    .trpc(boss.token)
    .audit.list.query({ filters: { action: 'service-area.create' } });
  expect(auditList).toMatchObject([{ apiKey: 'Couriers', staff: { _id: boss.id } }]);
  const [entry] = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'service-area.create'));
  expect(entry?.apiKeyId).toBe(apiKey._id);
});

it('reads the dictionary with one scope and changes it, by a file too, with the other', async () => {
  const [{ key: reader }, { key: writer }] = [
    await made({ scopes: ['specifications:read'] }),
    await made({ scopes: ['specifications:write'] }),
  ];
  const term = { name: 'Of a key', group: 'Keys', type: 'text' };
  const csv = 'Group,Name,Type\nKeys,From a file,Text\n';
  const statusesOf = async (key: string) => [
    (await shop.rest('POST', '/specification/term/list', {}, key)).status,
    (await shop.rest('POST', '/specification/unknown/list', {}, key)).status,
    (await shop.rest('POST', '/specification/term/new', term, key)).status,
    (await sendForm(shop, '/specification/term/import/preview', { csv }, key)).status,
    (await sendForm(shop, '/specification/term/import', { csv }, key)).status,
  ];
  expect(await statusesOf(reader)).toEqual([200, 200, 403, 403, 403]);
  expect(await statusesOf(writer)).toEqual([403, 403, 200, 200, 200]);
  const entries = await shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'specification-term.import-create'));
  expect(entries).toMatchObject([{ apiKeyId: expect.any(String), staffId: boss.id }]);
});

it('is no session on calls that are open to anyone', async () => {
  const { key } = await made();
  expect((await shop.rest('POST', '/privacy/overview', {}, key)).status).toBe(401);
  expect((await shop.rest('POST', '/product/list', {}, key)).status).toBe(200);
});

it('is refused from the next call on when it is revoked, over, or its SuperAdmin is gone', async () => {
  const invalid = { status: 401, body: { data: { reason: 'API_KEY_INVALID' } } };
  const revoked = await made();
  expect((await areas(revoked.key)).status).toBe(200);
  /* Two staff revoke it while it is in use. */
  const [one, two] = await Promise.all([
    revoke(revoked.apiKey._id),
    revoke(revoked.apiKey._id),
    areas(revoked.key),
  ]);
  expect([one.status, two.status]).toEqual([200, 200]);
  expect(await areas(revoked.key)).toMatchObject(invalid);
  const entries = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, revoked.apiKey._id));
  expect(entries.map(({ action }) => action)).toEqual(['api-key.create', 'api-key.revoke']);
  expect((await revoke('nothing')).status).toBe(404);

  const over = await made();
  await shop.db
    .update(apiKeys)
    .set({ expiresAt: new Date(Date.now() - 1).toISOString() })
    .where(eq(apiKeys.id, over.apiKey._id));
  expect(await areas(over.key)).toMatchObject(invalid);
  expect(await areas(`${over.key.slice(0, -1)}${over.key.endsWith('A') ? 'B' : 'A'}`)).toMatchObject(invalid);

  const other = await signedInAs(shop, 'SuperAdmin');
  const orphan = await made({}, other);
  await shop.db.update(users).set({ disabledAt: new Date().toISOString() }).where(eq(users.id, other.id));
  expect(await areas(orphan.key)).toMatchObject(invalid);
});

it('is made and listed by SuperAdmins only, with known scopes and days', async () => {
  const clerk = await signedInAs(shop, 'SubAdmin');
  expect((await make({}, clerk)).status).toBe(403);
  for (const over of [{ scopes: [] }, { scopes: ['accounts:write'] }, { days: 3650 }, { name: ' ' }])
    expect((await make(over)).status, JSON.stringify(over)).toBe(400);
});

it('has a limit of calls of its own', async () => {
  const [one, two] = [await made(), await made()];
  expect((await areas(one.key)).status).toBe(200);
  const spent = await shop.db
    .update(rateLimits)
    .set({ points: 3000 })
    .where(eq(rateLimits.key, `api-key:account:${one.apiKey._id}`))
    .returning();
  expect(spent).toHaveLength(1);
  expect(await areas(one.key)).toMatchObject({ status: 429, body: { data: { reason: 'RATE_LIMITED' } } });
  expect((await areas(two.key)).status).toBe(200);
});
