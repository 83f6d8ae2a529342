import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { StaffAccount } from '@aabha/contracts/accounts/accounts.staff.schema';
import {
  FIRST_PERMISSIONS,
  FIRST_STAFF_ROLE,
  PERMISSIONS,
  STAFF_ROLES_MAX,
  type Permission,
} from '@aabha/contracts/staff-roles/staff-roles.values';
import { users } from '@aabha/db/schema/accounts';
import { auditLog } from '@aabha/db/schema/audit';
import { staffRoles } from '@aabha/db/schema/staff-roles';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { aStaffRole, signedInWith } from '../../testing/permitted';
import { refusedWith } from '../../testing/refunding';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
let partner: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  boss = await signedInAs(shop, 'SuperAdmin');
  partner = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());
afterEach(async () => {
  await shop.db.update(users).set({ staffRoleId: null });
  await shop.sql`delete from staff_roles where id <> ${FIRST_STAFF_ROLE}`;
});

const of = (by: SignedIn) => shop.trpc(by.token);
const assign = (id: string, staff_role: string, by = boss) =>
  shop.rest<{ staff: StaffAccount }>('POST', `/admin/staff/${id}/role`, { staff_role }, by.token);
const entriesOf = async (id: string) =>
  (await shop.db.select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(auditLog.id)).map(
    ({ action, before, after }) => ({ action, before, after }),
  );
const storedRoleOf = async (id: string) => {
  const [row] = await shop.db.select({ role: users.staffRoleId }).from(users).where(eq(users.id, id));
  return row?.role;
};
const permissionsOf = async (id: string) => {
  const [row] = await shop.db.select().from(staffRoles).where(eq(staffRoles.id, id));
  return row?.permissions;
};
const outcomes = (results: PromiseSettledResult<unknown>[]) =>
  results.map((one) =>
    one.status === 'fulfilled' ? 'done' : (one.reason as { data?: { reason?: string } }).data?.reason,
  );

it('gives a SubAdmin another role, which counts at their next call, and audits it by name', async () => {
  const member = await signedInAs(shop, 'SubAdmin');
  const role = await aStaffRole(shop, ['reports']);
  const days = { from: '2026-01-01', to: '2026-01-31' };
  await expect(of(member).reports.tax.query(days)).rejects.toMatchObject(refusedWith('FORBIDDEN'));
  const given = await assign(member.id, role.id);
  expect(given.body.data.staff).toMatchObject({ staffRole: { _id: role.id, name: role.name } });
  await of(member).reports.tax.query(days);
  await expect(of(member).orders.list.query({})).rejects.toMatchObject(refusedWith('FORBIDDEN'));
  expect((await of(member).accounts.me.query()).permissions).toEqual(['reports']);
  /* The same again changes nothing. */
  expect((await assign(member.id, role.id)).status).toBe(200);
  expect((await assign(member.id, FIRST_STAFF_ROLE)).body.data.staff).toMatchObject({
    staffRole: { _id: FIRST_STAFF_ROLE, name: 'SubAdmin' },
  });
  expect(await storedRoleOf(member.id)).toBeNull();
  await of(member).orders.list.query({});
  expect(await entriesOf(member.id)).toEqual([
    { action: 'staff.role', before: { staff_role: 'SubAdmin' }, after: { staff_role: role.name } },
    { action: 'staff.role', before: { staff_role: role.name }, after: { staff_role: 'SubAdmin' } },
  ]);
});

it('refuses the role of a SuperAdmin, a shopper, and what does not exist', async () => {
  const { id: role } = await aStaffRole(shop);
  expect(await assign(partner.id, role)).toMatchObject({
    status: 409,
    body: { data: { reason: 'STAFF_ROLE_OF_SUPER_ADMIN' } },
  });
  expect((await assign((await signedInAs(shop)).id, role)).status).toBe(404);
  expect((await assign('nobody', role)).status).toBe(404);
  const member = await signedInAs(shop, 'SubAdmin');
  for (const unknown of [crypto.randomUUID(), 'nothing'])
    expect(await assign(member.id, unknown)).toMatchObject({
      status: 404,
      body: { data: { reason: 'STAFF_ROLE_NOT_FOUND' } },
    });
  expect(await storedRoleOf(member.id)).toBeNull();
});

it('makes a SubAdmin with a role, by default the one that comes with the shop', async () => {
  const role = await aStaffRole(shop, ['stock']);
  const create = async (email: string, more: object = {}) =>
    (await of(boss).accounts.createSubAdmin.mutate({ name: 'Asha Rao', email, ...more })).staff;
  const packer = await create('packer@aabha.example', { staff_role: role.id });
  expect(packer.staffRole).toEqual({ _id: role.id, name: role.name });
  expect((await entriesOf(packer._id))[0]).toMatchObject({ after: { staff_role: role.name } });
  expect((await create('helper@aabha.example')).staffRole?._id).toBe(FIRST_STAFF_ROLE);
  await expect(create('lost@aabha.example', { staff_role: crypto.randomUUID() })).rejects.toMatchObject(
    refusedWith('STAFF_ROLE_NOT_FOUND'),
  );
  expect(await shop.db.$count(users, eq(users.email, 'lost@aabha.example'))).toBe(0);
  const { staffList } = await of(boss).accounts.listStaff.query({});
  expect(staffList.find(({ _id }) => _id === boss.id)?.staffRole).toBeNull();
  expect(staffList.find(({ _id }) => _id === packer._id)?.staffRole?.name).toBe(role.name);
});

it('has at most 12 roles, however many are added at once', async () => {
  const additions = await Promise.allSettled(
    Array.from({ length: STAFF_ROLES_MAX + 3 }, (_, index) =>
      of(index % 2 ? boss : partner).staffRoles.create.mutate({ name: `Role ${index}` }),
    ),
  );
  expect(outcomes(additions).filter((outcome) => outcome === 'done')).toHaveLength(STAFF_ROLES_MAX - 1);
  expect(new Set(outcomes(additions))).toEqual(new Set(['done', 'STAFF_ROLE_LIMIT']));
  expect(await shop.db.$count(staffRoles)).toBe(STAFF_ROLES_MAX);
});

it('gives a name once, however many ask at once', async () => {
  const additions = await Promise.allSettled(
    ['Packer', 'packer', 'PACKER', 'pAcker'].map((name) => of(boss).staffRoles.create.mutate({ name })),
  );
  expect(outcomes(additions).toSorted()).toEqual([
    'STAFF_ROLE_EXISTS',
    'STAFF_ROLE_EXISTS',
    'STAFF_ROLE_EXISTS',
    'done',
  ]);
});

it('loses nothing when two people change the same roles at the same time', async () => {
  const [one, two] = [(await aStaffRole(shop)).id, (await aStaffRole(shop)).id];
  const changes = (roles: readonly string[], permission: Permission) => ({
    changes: roles.map((role) => ({ role, permission, is_granted: true })),
  });
  /* In opposite orders, so that they would wait for each other without an order of locks. */
  const results = await Promise.allSettled(
    PERMISSIONS.map((permission, index) =>
      of(index % 2 ? boss : partner).staffRoles.changePermissions.mutate(
        changes(index % 2 ? [one, two] : [two, one], permission),
      ),
    ),
  );
  expect(new Set(outcomes(results))).toEqual(new Set(['done']));
  for (const id of [one, two]) {
    expect(await permissionsOf(id)).toEqual([...PERMISSIONS]);
    /* Each entry goes on from where the one before ended. */
    const entries = await entriesOf(id);
    expect(entries).toHaveLength(PERMISSIONS.length);
    const lengths = entries.map(({ after }) => (after as { permissions: string[] }).permissions.length);
    expect(lengths.toSorted((a, b) => a - b)).toEqual(PERMISSIONS.map((_, index) => index + 1));
  }
});

it('leaves nobody with a role that is removed while it is given', async () => {
  for (let round = 0; round < 6; round += 1) {
    const role = await aStaffRole(shop, ['reports']);
    const members = await Promise.all(Array.from({ length: 3 }, () => signedInAs(shop, 'SubAdmin')));
    const results = await Promise.allSettled([
      ...members.map(({ id }) => of(partner).accounts.setStaffRole.mutate({ id, staff_role: role.id })),
      of(boss).staffRoles.remove.mutate({ id: role.id }),
    ]);
    expect(outcomes(results).at(-1)).toBe('done');
    expect(['done', 'STAFF_ROLE_NOT_FOUND']).toEqual(expect.arrayContaining(outcomes(results)));
    for (const member of members) {
      expect(await storedRoleOf(member.id)).toBeNull();
      expect((await of(member).accounts.me.query()).permissions).toEqual([...FIRST_PERMISSIONS]);
    }
  }
});

it('has no role of its own in the database unless it is a SubAdmin', async () => {
  const member = await signedInWith(shop, ['orders']);
  await expect(shop.sql`update users set role = 'SuperAdmin' where id = ${member.id}`).rejects.toThrow(
    /users_staff_role_of_sub_admin/,
  );
  await expect(shop.sql`delete from staff_roles where id = ${member.staffRoleId}`).rejects.toThrow(
    /foreign key/,
  );
});
