import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPermissions, hasPermission } from './staff-roles.rules';
import {
  FIRST_PERMISSIONS,
  PERMISSION_GROUPS,
  PERMISSION_TEXTS,
  PERMISSIONS,
  type Permission,
} from './staff-roles.values';

const somePermissions = fc.uniqueArray(fc.constantFrom(...PERMISSIONS));
const someChanges = fc.uniqueArray(
  fc.record({ permission: fc.constantFrom(...PERMISSIONS), isGranted: fc.boolean() }),
  { selector: ({ permission }) => permission },
);

describe('hasPermission', () => {
  it('gives a SuperAdmin every permission, and a customer none', () => {
    for (const permission of PERMISSIONS) {
      expect(hasPermission({ role: 'SuperAdmin', permissions: [] }, permission)).toBe(true);
      for (const role of ['User', 'Business'] as const)
        expect(hasPermission({ role, permissions: [...PERMISSIONS] }, permission)).toBe(false);
    }
  });

  it('gives a SubAdmin those of their staff role, and none without a list', () => {
    fc.assert(
      fc.property(somePermissions, fc.constantFrom(...PERMISSIONS), (permissions, permission) => {
        expect(hasPermission({ role: 'SubAdmin', permissions }, permission)).toBe(
          permissions.includes(permission),
        );
        expect(hasPermission({ role: 'SubAdmin' }, permission)).toBe(false);
      }),
    );
  });
});

describe('changedPermissions', () => {
  it('gives and takes what is named, and leaves the rest', () => {
    expect(
      changedPermissions(
        ['orders', 'news'],
        [
          { permission: 'news', isGranted: false },
          { permission: 'stock', isGranted: true },
        ],
      ),
    ).toEqual(['orders', 'stock']);
  });

  it('forgets permissions of another release', () => {
    expect(changedPermissions(['orders', 'of-later'], [])).toEqual(['orders']);
  });

  it('has the same result for changes of different permissions in any order, and twice', () => {
    fc.assert(
      fc.property(somePermissions, someChanges, someChanges, (present, mine, theirs) => {
        const others = theirs.filter(
          ({ permission }) => !mine.some((change) => change.permission === permission),
        );
        const oneWay = changedPermissions(changedPermissions(present, mine), others);
        expect(oneWay).toEqual(changedPermissions(changedPermissions(present, others), mine));
        expect(changedPermissions(oneWay, mine)).toEqual(oneWay);
      }),
    );
  });
});

describe('permissions', () => {
  it('stand each in one group, with a name of its own', () => {
    const grouped = Object.values(PERMISSION_GROUPS).flat();
    expect(grouped.toSorted()).toEqual([...PERMISSIONS].toSorted());
    const names = PERMISSIONS.map((permission: Permission) => PERMISSION_TEXTS[permission].name);
    expect(new Set(names).size).toBe(PERMISSIONS.length);
  });

  it('begin with what staff could do before', () => {
    expect(PERMISSIONS.filter((permission) => FIRST_PERMISSIONS.includes(permission))).toEqual([
      'orders',
      'refunds',
      'draft-orders',
      'dispatch',
      'installations',
      'pictures',
      'messages',
      'news',
    ]);
  });
});
