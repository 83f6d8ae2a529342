import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Case } from '@aabha/contracts/cases/cases.schema';
import { signedInAs } from '../../testing/signed-in-as';
import { CaseNav } from '../../components/cases/CaseNav';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { cases } from '.';
import { CaseList } from './CaseList';

const LATE: Case = {
  ...{ _id: 'c1', kind: 'complaint', number: 'T-0000C001', customer: 'Asha Rao', subject: 'Technical' },
  ...{ state: 'us', status: 'In_progress', assigned_to: null, due_at: '2026-11-20T06:00:00.000Z' },
  last: { by: 'customer', text: 'Nobody came.', at: '2026-11-19T06:00:00.000Z' },
  created_at: '2026-10-20T06:00:00.000Z',
};
const RETURN: Case = {
  ...LATE,
  ...{ _id: 'r1', kind: 'return', number: '0000A001', status: 'approved', state: 'customer', due_at: null },
  assigned_to: { _id: 's1', name: 'Ravi' },
};

test('a case leads to the page of its kind, with its clock and status', async () => {
  serveApi({ 'cases.list': () => ({ caseList: [LATE, RETURN], caseCount: 2 }) });
  renderScreen(<CaseList />, { resources: [cases], authProvider: signedInAs('SuperAdmin') });
  const link = await screen.findByRole('link', { name: 'T-0000C001' });
  expect(link.getAttribute('href')).toBe('/admin-dashboard/complaints/c1/show?inbox=1');
  expect(screen.getByRole('link', { name: '0000A001' }).getAttribute('href')).toBe(
    '/admin-dashboard/return-requests/r1/show?inbox=1',
  );
  /* The chips of the saved views have the same words. */
  expect(within(screen.getByRole('table')).getByText('Overdue')).toBeTruthy();
  expect(screen.getByText(/^20 Nov 2026/)).toBeTruthy();
  expect(screen.getByText('In progress')).toBeTruthy();
  expect(await screen.findByLabelText('Kind')).toBeTruthy();
});

test('a SubAdmin, who sees messages only, has no choice of kinds', async () => {
  serveApi({ 'cases.list': () => ({ caseList: [], caseCount: 0 }) });
  renderScreen(<CaseList />, { resources: [cases], authProvider: signedInAs('SubAdmin') });
  expect(await screen.findByText('No cases found')).toBeTruthy();
  expect(screen.queryByLabelText('Kind')).toBeNull();
});

test('the page of a case leads to the next one only where it was opened from the inbox', async () => {
  const calls = serveApi({
    'cases.neighbours': () => ({ previous: null, next: { kind: 'return', _id: 'r1' } }),
  });
  const { router } = renderScreen(<CaseNav kind="complaint" _id="c1" />, { resources: [cases] });
  expect(screen.queryByRole('group')).toBeNull();
  await router.navigate('/?inbox=1');
  const next = await screen.findByRole('link', { name: 'Next case' });
  expect(next.getAttribute('href')).toBe('/admin-dashboard/return-requests/r1/show?inbox=1');
  expect(screen.getByRole('button', { name: 'Previous case' })).toHaveProperty('disabled', true);
  expect(calls).toEqual([{ path: 'cases.neighbours', input: { kind: 'complaint', id: 'c1', filters: {} } }]);
});
