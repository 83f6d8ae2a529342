import { expect, test } from 'vitest';
import { mayOpen } from '../data/resource';
import { RESOURCES } from './resources';

test('no two resources share a name or an action', () => {
  const names = RESOURCES.map(({ name }) => name);
  const actions = RESOURCES.flatMap(({ data }) => Object.keys(data?.actions ?? {}));
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(actions).size).toBe(actions.length);
});

test('a SubAdmin may open the screens of the specification, and no unknown one', () => {
  const theirs = RESOURCES.filter((resource) => mayOpen('SubAdmin', resource)).map(({ name }) => name);
  expect(theirs).toEqual([
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
  expect(mayOpen('SuperAdmin', undefined)).toBe(false);
});
