import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { StaffRoleDetails } from '@aabha/contracts/staff-roles/staff-roles.schema';
import { FIRST_PERMISSIONS, FIRST_STAFF_ROLE } from '@aabha/contracts/staff-roles/staff-roles.values';
import { users } from '@aabha/db/schema/accounts';
import { auditLog } from '@aabha/db/schema/audit';
import { staffRoles } from '@aabha/db/schema/staff-roles';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { expectStepUp } from '../../testing/expect-step-up';
import { aStaffRole, signedInWith } from '../../testing/permitted';
import { refusedWith } from '../../testing/refunding';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());
afterEach(async () => {
  await shop.db.update(users).set({ staffRoleId: null });
  await shop.sql`delete from staff_roles where id <> ${FIRST_STAFF_ROLE}`;
  await shop.sql`update staff_roles set permissions = ${[...FIRST_PERMISSIONS]}, name = 'SubAdmin'`;
});

const roles = (by: SignedIn = boss) => shop.trpc(by.token).staffRoles;
const listed = async () => (await roles().list.query()).roleList;
const made = async (name: string, copy_of?: string) =>
  (await roles().create.mutate({ name, ...(copy_of === undefined ? {} : { copy_of }) })).role;
const entriesOf = async (id: string) =>
  (await shop.db.select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(auditLog.id)).map(
    ({ action, before, after }) => ({ action, before, after }),
  );
const grant = (role: string, permission: 'orders' | 'refunds' | 'reports' | 'stock', is_granted = true) => ({
  ...{ role, permission, is_granted },
});

it('lists the role that comes with the shop first, then by name, with their members', async () => {
  await made('Packer');
  const accountant = await made('accountant');
  await signedInAs(shop, 'SubAdmin');
  await signedInAs(shop, 'SubAdmin', { disabledAt: '2026-01-01T00:00:00.000Z' });
  await signedInAs(shop, 'SubAdmin', { staffRoleId: accountant._id });
  expect(await listed()).toMatchObject([
    {
      ...{ _id: FIRST_STAFF_ROLE, name: 'SubAdmin', isFirst: true, memberCount: 2 },
      permissions: FIRST_PERMISSIONS,
    },
    { name: 'accountant', isFirst: false, memberCount: 1, permissions: [] },
    { name: 'Packer', isFirst: false, memberCount: 0 },
  ]);
});

it('makes a role with nothing, or with what another may do, and audits it', async () => {
  const permissions = [...FIRST_PERMISSIONS];
  const role = await made('Packer', FIRST_STAFF_ROLE);
  expect(role).toMatchObject({ name: 'Packer', permissions, isFirst: false, memberCount: 0 });
  expect(await entriesOf(role._id)).toEqual([
    { action: 'staff-role.create', before: null, after: { name: 'Packer', permissions } },
  ]);
  /* What another release wrote is not copied. */
  const { id } = await aStaffRole(shop, ['reports', 'time-travel']);
  expect((await made('Analyst', id)).permissions).toEqual(['reports']);
  for (const copied of [crypto.randomUUID(), 'nothing'])
    await expect(made('Copy', copied)).rejects.toMatchObject(refusedWith('STAFF_ROLE_NOT_FOUND'));
  const taken = await shop.rest('POST', '/admin/role/new', { name: 'PACKER' }, boss.token);
  expect(taken).toMatchObject({
    status: 409,
    body: { data: { reason: 'STAFF_ROLE_EXISTS', fields: { name: expect.any(String) } } },
  });
  for (const name of ['', '   ', 'x'.repeat(41)])
    expect((await shop.rest('POST', '/admin/role/new', { name }, boss.token)).status).toBe(400);
});

it('renames a role, once for the same name, and not over a change by somebody else', async () => {
  const role = await made('Packer');
  const rename = (id: string, body: object) =>
    shop.rest<{ role: StaffRoleDetails }>('POST', `/admin/role/${id}/rename`, body, boss.token);
  const { updated_at } = role;
  for (const _ of [1, 2])
    expect((await rename(role._id, { name: 'Dispatcher', updated_at })).body.data.role).toMatchObject({
      name: 'Dispatcher',
    });
  expect((await entriesOf(role._id)).slice(1)).toEqual([
    { action: 'staff-role.rename', before: { name: 'Packer' }, after: { name: 'Dispatcher' } },
  ]);
  expect(await rename(role._id, { name: 'Warehouse', updated_at })).toMatchObject({
    status: 409,
    body: { data: { reason: 'RECORD_CHANGED' } },
  });
  await made('Accountant');
  expect(await rename(role._id, { name: 'accountant' })).toMatchObject({
    status: 409,
    body: { data: { reason: 'STAFF_ROLE_EXISTS', fields: { name: expect.any(String) } } },
  });
  /* Only the case changes. */
  expect((await rename(role._id, { name: 'DISPATCHER' })).status).toBe(200);
  expect((await rename(FIRST_STAFF_ROLE, { name: 'Helper' })).status).toBe(200);
  expect((await rename(crypto.randomUUID(), { name: 'Nobody' })).status).toBe(404);
});

it('changes several roles in one call, or none of them', async () => {
  const [packer, analyst] = [await made('Packer'), await made('Analyst')];
  const change = (changes: object[]) =>
    shop.rest<{ roleList: StaffRoleDetails[] }>('POST', '/admin/role/permissions', { changes }, boss.token);
  const changed = await change([
    grant(packer._id, 'stock'),
    grant(packer._id, 'orders'),
    grant(analyst._id, 'reports'),
    grant(FIRST_STAFF_ROLE, 'refunds', false),
  ]);
  expect(changed.status).toBe(200);
  const permissionsIn = (list: StaffRoleDetails[]) => list.map(({ permissions }) => permissions);
  const first = FIRST_PERMISSIONS.filter((name) => name !== 'refunds');
  const now = [first, ['reports'], ['orders', 'stock']];
  expect(permissionsIn(changed.body.data.roleList)).toEqual(now);
  expect((await entriesOf(packer._id)).slice(1)).toEqual([
    {
      action: 'staff-role.permissions',
      ...{ before: { permissions: [] }, after: { permissions: ['orders', 'stock'] } },
    },
  ]);
  expect((await entriesOf(FIRST_STAFF_ROLE)).at(-1)).toMatchObject({ after: { permissions: first } });

  const unknown = await change([grant(packer._id, 'refunds'), grant(crypto.randomUUID(), 'orders')]);
  expect(unknown).toMatchObject({ status: 404, body: { data: { reason: 'STAFF_ROLE_NOT_FOUND' } } });
  for (const refused of [
    [],
    [grant(packer._id, 'orders'), grant(packer._id, 'orders', false)],
    [{ ...grant(packer._id, 'orders'), permission: 'time-travel' }],
  ])
    expect((await change(refused)).status).toBe(400);
  expect(permissionsIn(await listed())).toEqual(now);
});

it('writes nothing where nothing changes', async () => {
  const { _id, updated_at } = await made('Packer');
  const changes = [grant(_id, 'orders', false)];
  await roles().changePermissions.mutate({ changes });
  expect((await listed()).find((role) => role._id === _id)).toMatchObject({ updated_at });
  expect(await entriesOf(_id)).toHaveLength(1);
});

it('removes a role, whose members get the one that comes with the shop, but not that one', async () => {
  const member = await signedInWith(shop, ['reports']);
  await shop.trpc(member.token).reports.tax.query({ from: '2026-01-01', to: '2026-01-31' });
  const { name } = (await listed()).find(({ _id }) => _id === member.staffRoleId)!;
  const removed = await shop.rest('POST', `/admin/role/${member.staffRoleId}/remove`, {}, boss.token);
  expect(removed).toMatchObject({ status: 200, body: { data: { roleList: [{ _id: FIRST_STAFF_ROLE }] } } });
  expect(await entriesOf(member.staffRoleId)).toEqual([
    {
      action: 'staff-role.remove',
      ...{ before: { name, permissions: ['reports'], members: 1 }, after: null },
    },
  ]);
  const { permissions } = await shop.trpc(member.token).accounts.me.query();
  expect(permissions).toEqual([...FIRST_PERMISSIONS]);
  const again = await shop.rest('POST', `/admin/role/${member.staffRoleId}/remove`, {}, boss.token);
  expect(again.status).toBe(404);
  expect(await shop.rest('POST', `/admin/role/${FIRST_STAFF_ROLE}/remove`, {}, boss.token)).toMatchObject({
    status: 409,
    body: { data: { reason: 'STAFF_ROLE_FIRST' } },
  });
  /* The log names a role that is gone, and one that is there. */
  const there = await made('Packer');
  const { auditList } = await shop
    .trpc(boss.token)
    .audit.list.query({ filters: { entity: 'staff-role' }, pageSize: 20 });
  const subjectOf = (id: string) => auditList.find(({ entityId }) => entityId === id)?.subject;
  expect(subjectOf(member.staffRoleId)).toMatchObject({ name, exists: false });
  expect(subjectOf(there._id)).toMatchObject({ name: 'Packer', exists: true });
});

it('exports the roles with a column for each permission', async () => {
  await made('Packer', FIRST_STAFF_ROLE);
  await roles().changePermissions.mutate({ changes: [grant(FIRST_STAFF_ROLE, 'orders', false)] });
  const response = await fetch(`${shop.url}/api/v1/admin/role/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${boss.token}` },
  });
  expect(response.headers.get('content-type')).toContain('text/csv');
  const [header, first, packer, ...rest] = (await response.text()).replace('\u{feff}', '').split('\r\n');
  expect(header).toMatch(/^Role,People,Orders,Refunds,/);
  expect(header).toContain(',Exports with personal data');
  expect(first).toMatch(/^SubAdmin,\d+,,Yes,/);
  expect(packer).toMatch(/^Packer,0,Yes,Yes,/);
  expect(rest.filter(Boolean)).toEqual([]);
});

it('needs a confirmed session for what gives or takes permissions', async () => {
  const [removed, given] = [await aStaffRole(shop), await aStaffRole(shop)];
  const { id } = await signedInAs(shop, 'SubAdmin');
  const acts: readonly (() => Promise<unknown>)[] = [
    () => made('Packer'),
    () => roles().changePermissions.mutate({ changes: [grant(FIRST_STAFF_ROLE, 'reports')] }),
    () => roles().remove.mutate({ id: removed.id }),
    () => shop.trpc(boss.token).accounts.setStaffRole.mutate({ id, staff_role: given.id }),
  ];
  for (const act of acts) await expectStepUp(shop, boss, act);
});

it('is for SuperAdmins only', async () => {
  const calls = [
    ['GET', '/admin/role/list', undefined],
    ['POST', '/admin/role/export', {}],
    ['POST', '/admin/role/new', { name: 'Mine' }],
    ['POST', `/admin/role/${FIRST_STAFF_ROLE}/rename`, { name: 'Mine' }],
    ['POST', '/admin/role/permissions', { changes: [grant(FIRST_STAFF_ROLE, 'reports')] }],
    ['POST', `/admin/role/${crypto.randomUUID()}/remove`, {}],
    ['POST', `/admin/staff/${boss.id}/role`, { staff_role: FIRST_STAFF_ROLE }],
  ] as const;
  const [member, shopper] = [await signedInAs(shop, 'SubAdmin'), await signedInAs(shop)];
  for (const [method, path, body] of calls) {
    for (const { token } of [member, shopper])
      expect((await shop.rest(method, path, body, token)).status, path).toBe(403);
    expect((await shop.rest(method, path, body)).status, path).toBe(401);
  }
  expect(await shop.db.$count(staffRoles)).toBe(1);
});
