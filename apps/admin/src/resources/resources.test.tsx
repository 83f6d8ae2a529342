import { expect, test } from 'vitest';
import {
  FIRST_PERMISSIONS,
  PERMISSIONS,
  type Permission,
} from '@aabha/contracts/staff-roles/staff-roles.values';
import { mayOpen } from '../data/resource';
import { RESOURCES } from './resources';

test('no two resources share a name or an action', () => {
  const names = RESOURCES.map(({ name }) => name);
  const actions = RESOURCES.flatMap(({ data }) => Object.keys(data?.actions ?? {}));
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(actions).size).toBe(actions.length);
});

const opened = (permissions: readonly Permission[]) =>
  RESOURCES.filter((resource) => mayOpen({ role: 'SubAdmin', permissions }, resource)).map(
    ({ name }) => name,
  );

test('a SubAdmin may open the screens of the specification, and no unknown one', () => {
  expect(opened(FIRST_PERMISSIONS)).toEqual([
    ...[
      'orders',
      'draft-orders',
      'dispatch',
      'packing',
      'shipments',
      'installations',
      'refund-requests',
      'pictures',
      'inventory',
      'cases',
      'saved-replies',
      'messages',
      'news-updates',
      'mail-log',
      'sign-in-security',
      'jobs',
      'web-vitals',
    ],
  ]);
  expect(mayOpen({ role: 'SuperAdmin' }, undefined)).toBe(false);
});

test('a SubAdmin without permissions opens what is their own, and never what only a SuperAdmin may', () => {
  expect(opened([])).toEqual(['inventory', 'sign-in-security', 'jobs', 'web-vitals']);
  const all = opened(PERMISSIONS);
  expect(RESOURCES.map(({ name }) => name).filter((name) => !all.includes(name))).toEqual([
    ...['report-schedules', 'settings', 'failures', 'mail-templates', 'staff'],
    ...['staff-roles', 'api-keys', 'webhooks', 'webhook-deliveries', 'audit-log', 'audit-anchors'],
    ...['restore-drills', 'self-audit', 'browser-reports'],
  ]);
});

test('every permission opens a screen, or an act within one', () => {
  const acts: readonly Permission[] = ['picture-replacement', 'personal-exports'];
  for (const permission of PERMISSIONS)
    if (!acts.includes(permission)) expect(opened([permission]).length, permission).toBeGreaterThan(4);
});
