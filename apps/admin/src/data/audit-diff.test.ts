import { expect, test } from 'vitest';
import { actionText, fieldChanges } from './audit-diff';

test('a change is told field by field, and what stayed is left out', () => {
  expect(
    fieldChanges({ status: 'Shipped', note: 'x' }, { reason: null, status: 'Delivered', note: 'x' }),
  ).toEqual([{ field: 'status', before: 'Shipped', after: 'Delivered' }]);
});

test('what is new has nothing before it, what is gone nothing after', () => {
  expect(fieldChanges(null, { code: 'WELCOME10', percent: 10 })).toEqual([
    { field: 'code', before: '', after: 'WELCOME10' },
    { field: 'percent', before: '', after: '10' },
  ]);
  expect(fieldChanges({ image: ['a.jpg'] }, null)).toEqual([
    { field: 'image', before: '[\n "a.jpg"\n]', after: '' },
  ]);
});

test('a change of something that has no fields is one', () => {
  expect(fieldChanges(null, 7)).toEqual([{ field: 'value', before: '', after: '7' }]);
});

test('an act reads as words', () => {
  expect(actionText('service-area.import')).toBe('Service area import');
});
