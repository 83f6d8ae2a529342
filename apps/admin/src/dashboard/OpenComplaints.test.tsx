import { screen, within } from '@testing-library/react';
import { ResourceDefinitionContextProvider, type GetListParams } from 'react-admin';
import { expect, test } from 'vitest';
import type { StaffRole } from '@aabha/contracts/accounts/accounts.values';
import { signedInAs } from '../testing/signed-in-as';
import { usePerson } from '../components/use-person';
import { withId } from '../data/list-query';
import type { BackOfficeResource } from '../data/resource';
import { renderScreen } from '../testing/render-screen';
import { OpenComplaints } from './OpenComplaints';

const COMPLAINT = {
  ...{ _id: 'c1', ticketNumber: 'T-A532C949', name: 'Lakshmi Kulkarni', status: 'Pending' },
  ...{ issue_type: 'Shipping', customIssueType: '', assigned_to: null },
  ...{ due_at: '2026-11-20T06:00:00.000Z', clock: 'overdue', created_at: '2026-10-20T06:00:00.000Z' },
};
const LATER = {
  ...{ ...COMPLAINT, _id: 'c2', ticketNumber: 'T-9C337FC3', clock: 'due_soon' },
  ...{ due_at: '2026-11-28T06:00:00.000Z', assigned_to: { _id: 's1', name: 'Meera Krishnan' } },
};

/** The role, once it is known. */
function Role() {
  return <p>{usePerson()?.role}</p>;
}

function show(role: StaffRole, complaintList: readonly (typeof COMPLAINT | typeof LATER)[]) {
  const asked: Pick<GetListParams, 'filter' | 'sort'>[] = [];
  const complaints: BackOfficeResource = {
    ...{ name: 'complaints', label: 'Complaints', group: 'Customers', may: 'superAdmins' },
    data: {
      list: (_page, { filter, sort }) => {
        asked.push({ filter, sort });
        return Promise.resolve({ data: complaintList.map(withId), total: complaintList.length });
      },
    },
  };
  const authProvider = signedInAs(role);
  const definitions = { complaints: { name: 'complaints', options: { may: 'superAdmins' } } };
  renderScreen(
    <ResourceDefinitionContextProvider definitions={definitions}>
      <OpenComplaints />
      <Role />
    </ResourceDefinitionContextProvider>,
    { resources: [complaints], authProvider },
  );
  return asked;
}

test('open complaints are listed by their due date, with who handles them', async () => {
  const asked = show('SuperAdmin', [COMPLAINT, LATER]);
  const panel = await screen.findByRole('region', { name: 'Complaints by due date' });
  expect((await within(panel).findByText('T-A532C949')).closest('a')?.getAttribute('href')).toBe(
    '/admin-dashboard/complaints/c1/show',
  );
  const rows = within(panel)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows.map((cells) => [cells[0], cells.at(-2), cells.at(-1)])).toEqual([
    ['T-A532C949', 'Nobody', 'Overdue since 20 Nov 2026'],
    ['T-9C337FC3', 'Meera Krishnan', 'Due 28 Nov 2026'],
  ]);
  expect(asked[0]).toEqual({ filter: { open: true }, sort: { field: 'due_at', order: 'ASC' } });
  expect(screen.getByRole('link', { name: 'All open complaints' }).getAttribute('href')).toContain('due_at');
});

test('without an open one it says so', async () => {
  show('SuperAdmin', []);
  expect(await screen.findByText('Every complaint is resolved.')).toBeTruthy();
});

test('a SubAdmin, who may not open complaints, gets no list of them', async () => {
  const asked = show('SubAdmin', [COMPLAINT]);
  expect(await screen.findByText('SubAdmin')).toBeTruthy();
  expect(screen.queryByText('Complaints by due date')).toBeNull();
  expect(asked).toEqual([]);
});
