import { expect, it } from 'vitest';
import { ACCESS, accessOf, mayEnter, MAY_ENTER, type Access } from './access';
import { PERMISSION_CALLS } from './permission-calls';
import { KEY_SCOPES, mayKeyCall } from './key-scopes';

/** Returns a procedure's row as one line: who may call it, and which fields name records. */
function lineOf(name: string): string {
  const { may, stepUp, thing, person, shared = [] } = accessOf(name)!;
  const fields = [
    ...(stepUp ? ['confirmed'] : []),
    ...(thing === undefined ? [] : [`own ${thing}`]),
    ...(person === undefined ? [] : [`self ${person}`]),
    ...shared.map((field) => `shared ${field}`),
  ];
  return [`${name}: ${may}`, ...fields].join(', ');
}

/*
 * Who may do what is data, so that no other test notices a row that opens too much. A change of it is a change of this file too, which a
 * review sees: npx vitest run --project unit apps/api/src/core/access-tables.test.ts -u
 */
it('is as accepted: who each kind lets in, who may call what, what scopes of keys and permissions open', async () => {
  const text = [
    '# Who each kind of access lets in',
    ...Object.entries(MAY_ENTER).map(([kind, roles]) => `${kind}: ${roles.join(', ')}`),
    '\n# Who may call what (docs/spec/sessions-and-access.md#who-may-call-what)',
    ...Object.keys(ACCESS).toSorted().map(lineOf),
    '\n# What the scopes of keys open (docs/spec/api-keys.md#scopes)',
    ...Object.entries(KEY_SCOPES).map(([scope, names]) => `${scope}: ${names.toSorted().join(', ')}`),
    '\n# What the permissions of staff roles open (docs/spec/permissions.md#calls)',
    ...Object.entries(PERMISSION_CALLS).map(([name, calls]) => `${name}: ${calls.toSorted().join(', ')}`),
  ];
  await expect(`${text.join('\n')}\n`).toMatchFileSnapshot('./accepted-access.txt');
});

it('lets exactly the roles of a kind in', () => {
  const roles = ['User', 'Business', 'SubAdmin', 'SuperAdmin'] as const;
  const letIn = (kind: Access) => roles.filter((role) => mayEnter(role, kind));
  expect(letIn('anyone')).toEqual(roles);
  expect(letIn('signedIn')).toEqual(roles);
  expect(letIn('customers')).toEqual(['User', 'Business']);
  expect(letIn('staff')).toEqual(['SubAdmin', 'SuperAdmin']);
  expect(letIn('superAdmins')).toEqual(['SuperAdmin']);
  expect(letIn('customersAndSuperAdmins')).toEqual(['User', 'Business', 'SuperAdmin']);
});

it('has no row for a name that is only inherited', () => {
  expect(['toString', '__proto__', 'orders', ''].map(accessOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('opens to a key what one of its scopes names, and nothing else', () => {
  for (const [scope, opened] of Object.entries(KEY_SCOPES)) {
    const others = Object.keys(KEY_SCOPES).filter((other) => other !== scope);
    for (const name of Object.keys(ACCESS)) {
      expect(mayKeyCall([scope], name)).toBe(opened.some((one) => one === name));
      if (opened.some((one) => one === name)) expect(mayKeyCall(others, name)).toBe(false);
    }
  }
  expect(mayKeyCall([], 'orders.list')).toBe(false);
  expect(mayKeyCall(['orders:later', 'toString'], 'orders.list')).toBe(false);
});
