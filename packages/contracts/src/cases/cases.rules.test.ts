import { expect, it } from 'vitest';
import { caseKindsOf, complaintCaseState, messageCaseState, returnCaseState } from './cases.rules';

it('shows a SubAdmin the kinds of their permissions, a SuperAdmin all, and customers none', () => {
  expect(caseKindsOf({ role: 'SuperAdmin' })).toEqual(['complaint', 'message', 'return']);
  expect(caseKindsOf({ role: 'SubAdmin', permissions: ['messages', 'orders'] })).toEqual(['message']);
  expect(caseKindsOf({ role: 'SubAdmin', permissions: ['returns', 'complaints'] })).toEqual([
    'complaint',
    'return',
  ]);
  expect(caseKindsOf({ role: 'SubAdmin' })).toEqual([]);
  expect(caseKindsOf({ role: 'User', permissions: ['messages'] })).toEqual([]);
});

it('says whom a complaint waits for: the customer once the shop wrote last, nobody once it is resolved', () => {
  const state = (status: 'Pending' | 'In_progress' | 'Resolved', awaitsCustomer: boolean) =>
    complaintCaseState({ status, awaitsCustomer });
  expect([state('Pending', false), state('In_progress', true)]).toEqual(['us', 'customer']);
  expect([state('Resolved', false), state('Resolved', true)]).toEqual(['closed', 'closed']);
});

it('says whom a message waits for by its state', () => {
  expect((['open', 'waiting', 'closed'] as const).map(messageCaseState)).toEqual([
    'us',
    'customer',
    'closed',
  ]);
});

it('says whom a return waits for: staff while a step is theirs, nobody once it has ended', () => {
  expect(returnCaseState({ isEnded: false, dueAt: '2026-11-24T00:00:00.000Z' })).toBe('us');
  expect(returnCaseState({ isEnded: false, dueAt: null })).toBe('customer');
  expect(returnCaseState({ isEnded: true, dueAt: null })).toBe('closed');
});
