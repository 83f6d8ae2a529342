import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FIRST_PERMISSIONS, PERMISSIONS } from '@aabha/contracts/staff-roles/staff-roles.values';
import { ACCESS, accessOf, mayEnter } from './access';
import { mayCall } from './may-call';
import { PERMISSION_CALLS } from './permission-calls';

const PROCEDURES = Object.keys(ACCESS);
const calls = (permissions: readonly string[]) =>
  PROCEDURES.filter((name) => mayCall({ role: 'SubAdmin', permissions }, name, accessOf(name)!.may));

it('lets the role that comes with the shop call what a SubAdmin could call before there were permissions', () => {
  expect(calls(FIRST_PERMISSIONS)).toEqual(
    PROCEDURES.filter((name) => mayEnter('SubAdmin', accessOf(name)!.may)),
  );
});

it('decides for a SubAdmin only', () => {
  for (const name of PROCEDURES)
    for (const role of ['User', 'Business', 'SuperAdmin'] as const) {
      const { may } = accessOf(name)!;
      expect(mayCall({ role, permissions: [...PERMISSIONS] }, name, may)).toBe(mayEnter(role, may));
      expect(mayCall({ role, permissions: [] }, name, may)).toBe(mayEnter(role, may));
    }
});

it('names calls of staff only, also those that shoppers make for their own records', () => {
  for (const name of Object.values(PERMISSION_CALLS).flat())
    expect(['staff', 'superAdmins', 'customersAndSuperAdmins', 'signedIn']).toContain(accessOf(name)!.may);
});

it('never lets a SubAdmin give permissions, make staff or keys, or read what only a SuperAdmin may', () => {
  const all = calls(PERMISSIONS);
  const kept = PROCEDURES.filter(
    (name) => !all.includes(name) && mayEnter('SuperAdmin', accessOf(name)!.may),
  );
  const modules = [...new Set(kept.map((name) => name.split('.')[0]))].filter(
    (module) => !all.some((name) => name.startsWith(`${module}.`)),
  );
  for (const closed of ['staffRoles', 'apiKeys', 'webhooks', 'audit', 'restoreDrills'])
    expect(modules).toContain(closed);
  for (const closed of [
    ...['accounts.createSubAdmin', 'accounts.setStaffRole', 'accounts.setStaffDisabled', 'accounts.update'],
    ...['staffSignIn.removeFactorOf', 'staffSignIn.sendResetLink', 'sessions.endOfStaff', 'settings.publish'],
    ...['prices.approve', 'mailLog.get', 'mailLog.resend', 'exports.audit'],
  ])
    expect(kept).toContain(closed);
});

it('opens an export with personal data to those who have its area and that permission', () => {
  expect(calls(['orders'])).not.toContain('orders.exportCsv');
  expect(calls(['personal-exports'])).not.toContain('orders.exportCsv');
  expect(calls(['personal-exports', 'orders'])).toContain('orders.exportCsv');
  expect(calls(['personal-exports', 'orders'])).not.toContain('invoices.exportCsv');
});

it('asks for that permission for every export that needs a confirmed session', () => {
  const exported = PROCEDURES.filter((name) => /\.export/.test(name) && accessOf(name)!.stepUp);
  const areas = PERMISSIONS.filter((permission) => permission !== 'personal-exports');
  expect(exported.filter((name) => calls(areas).includes(name))).toEqual([]);
});

it('opens more with more permissions, never less', () => {
  const some = fc.uniqueArray(fc.constantFrom(...PERMISSIONS));
  fc.assert(
    fc.property(some, some, (mine, more) => {
      const opened = new Set(calls([...mine, ...more]));
      expect(calls(mine).filter((name) => !opened.has(name))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
