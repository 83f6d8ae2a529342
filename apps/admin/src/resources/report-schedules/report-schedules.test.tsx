import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { AppError } from '@aabha/contracts/errors/errors';
import { signedInAs } from '../../testing/signed-in-as';
import { EmailReportButton } from '../../components/report-schedules/EmailReportButton';
import type { BackOfficeResource } from '../../data/resource';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { reportSchedules } from '.';
import { ScheduleContent } from './ScheduleContent';
import { ScheduleList } from './ScheduleList';

const MEERA = { _id: 's1', name: 'Meera Iyer', email: 'meera@example.in' };
const ARUN = { _id: 's2', name: 'Arun Nair', email: 'arun@example.in' };
const RUN = {
  ...{ _id: 'r1', due_at: '2026-11-23T02:30:00.000Z', cause: 'schedule', requested_by: null },
  ...{ from: '2026-11-16', to: '2026-11-22', state: 'sent', tries: 1, mails: 1, sent: 1 },
  ...{ is_attached: true, ended_at: '2026-11-23T02:30:02.000Z' },
};
const SCHEDULE = {
  ...{ _id: 'p1', report: { kind: 'sales', by: 'state' }, period: 'last-week', every: 'week' },
  ...{ weekday: 1, month_day: 1, hour: 8, state: 'active', reason: null, recipients: [MEERA] },
  ...{ taken_off: [], next_run_at: '2026-11-30T02:30:00.000Z', last_run: RUN, created_by: 'Meera Iyer' },
  ...{ created_at: '2026-11-20T06:00:00.000Z', updated_at: '2026-11-20T06:00:00.000Z' },
};
const account = (person: typeof MEERA, over: object = {}) => ({
  ...{ ...person, role: 'SuperAdmin', disabled: false, phone: '', created_at: '', updated_at: '', ...over },
});
const STAFF = () => ({
  staffList: [
    account(MEERA),
    account(ARUN),
    account({ ...ARUN, _id: 's3', name: 'Gone' }, { disabled: true }),
  ],
  staffCount: 3,
});
/** The accounts to choose from. */
const staff = {
  ...{ name: 'staff', label: 'Staff', group: 'System', may: 'superAdmins' },
  data: {
    list: () =>
      Promise.resolve({
        data: STAFF().staffList.map((account) => ({ ...account, id: account._id })),
        total: 3,
      }),
  },
} satisfies BackOfficeResource;
const RESOURCES = [reportSchedules, staff];
const authProvider = {
  ...signedInAs('SuperAdmin'),
  getIdentity: () => Promise.resolve({ id: 's1', fullName: 'Meera Iyer' }),
};

/** Shows the page of a schedule. */
function showPage(calls: Parameters<typeof serveApi>[0] = {}, over: object = {}) {
  const served = serveApi({ ...calls });
  renderScreen(
    <RecordContextProvider value={{ id: 'p1', ...SCHEDULE, runs: [RUN], ...over }}>
      <ScheduleContent />
    </RecordContextProvider>,
    { resources: RESOURCES },
  );
  return served;
}

test('a report is scheduled as it stands on the screen, for staff who may see it; a refusal keeps what was chosen', async () => {
  let isRefused = true;
  const refusal = 'Arun Nair may not see this report.';
  const served = serveApi({
    'reportSchedules.create': () => {
      if (isRefused) throw new AppError('REPORT_RECIPIENT_REFUSED', undefined, { recipients: refusal });
      return { schedule: SCHEDULE };
    },
  });
  renderScreen(<EmailReportButton report={{ kind: 'sales', by: 'state' }} preset="7" />, {
    ...{ resources: RESOURCES, authProvider },
  });
  fireEvent.click(await screen.findByText('Email this report…'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Sales by State')).toBeTruthy();
  expect(dialog.getByText(/^Next mail: .* 8:00 am, with /)).toBeTruthy();
  fireEvent.click(await dialog.findByLabelText('Arun Nair (arun@example.in)'));
  expect(dialog.queryByLabelText(/^Gone/)).toBeNull();
  fireEvent.click(dialog.getByText('Schedule it'));
  expect(await dialog.findByText(refusal)).toBeTruthy();
  isRefused = false;
  fireEvent.click(dialog.getByText('Schedule it'));
  expect(await screen.findByText(/The next mail goes out on 30 Nov 2026, 8:00 am/)).toBeTruthy();
  const made = served.findLast(({ path }) => path === 'reportSchedules.create')?.input as {
    recipients: string[];
  };
  expect(made).toMatchObject({
    ...{ report: { kind: 'sales', by: 'state' }, period: 'last-7-days' },
    ...{ every: 'week', weekday: 1, hour: 8 },
  });
  expect(made.recipients.toSorted()).toEqual(['s1', 's2']);
});

test('nobody to send to is said before anything is sent', async () => {
  const served = serveApi({});
  renderScreen(<EmailReportButton report={{ kind: 'tax' }} preset="last-month" />, {
    ...{ resources: RESOURCES, authProvider },
  });
  fireEvent.click(await screen.findByText('Email this report…'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByLabelText('Meera Iyer (meera@example.in)'));
  fireEvent.click(dialog.getByText('Schedule it'));
  expect(await dialog.findByText('Choose at least one person.')).toBeTruthy();
  expect(served.map(({ path }) => path)).not.toContain('reportSchedules.create');
});

test('the list says when each report is mailed, what became of the last mail, and who was taken off', async () => {
  const taken = { ...ARUN, reason: 'closed', at: '2026-11-22T06:00:00.000Z' };
  serveApi({
    'reportSchedules.list': () => ({
      scheduleList: [
        { ...SCHEDULE, taken_off: [taken] },
        {
          ...{ ...SCHEDULE, _id: 'p2', report: { kind: 'tax' }, state: 'paused', next_run_at: null },
          last_run: { ...RUN, state: 'failed' },
        },
      ],
      scheduleCount: 2,
    }),
  });
  renderScreen(<ScheduleList />, { resources: RESOURCES, authProvider });
  expect((await screen.findByRole('link', { name: 'Sales by State' })).getAttribute('href')).toContain(
    '/report-schedules/p1/show',
  );
  expect(screen.getAllByText('Every Monday, 8 am')).toHaveLength(2);
  expect(screen.getByText('Next 30 Nov 2026, 8:00 am')).toBeTruthy();
  expect(screen.getByText('1 taken off')).toBeTruthy();
  expect(screen.getByText('No next mail while it is paused')).toBeTruthy();
  expect(screen.getByText('Failed')).toBeTruthy();
});

test('the page sends now, pauses with the version that was read, and shows each run with its days', async () => {
  const served = showPage(
    {
      'reportSchedules.send': () => ({ run: { ...RUN, state: 'waiting' } }),
      'reportSchedules.update': () => ({ schedule: { ...SCHEDULE, state: 'paused', next_run_at: null } }),
    },
    { runs: [{ ...RUN, _id: 'r2', state: 'failed', mails: 0, sent: 0, tries: 5 }, RUN] },
  );
  expect(await screen.findByText('1 of 1 mail sent, with the CSV file.')).toBeTruthy();
  expect(screen.getByText('The report could not be made, 5 times.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: '16 Nov 2026 – 22 Nov 2026' })[0]?.getAttribute('href')).toBe(
    '/admin-dashboard/sales-report?by=state&from=2026-11-16&to=2026-11-22',
  );
  fireEvent.click(screen.getByText('Send now'));
  expect(await screen.findByText('The report is being made and mailed.')).toBeTruthy();
  fireEvent.click(screen.getByText('Pause'));
  expect(await screen.findByText('The schedule is paused.')).toBeTruthy();
  expect(served.find(({ path }) => path === 'reportSchedules.update')?.input).toMatchObject({
    ...{ id: 'p1', state: 'paused', recipients: ['s1'], updated_at: SCHEDULE.updated_at },
  });
});

test('who was taken off is named with the reason, and a schedule without anybody says why it is paused', async () => {
  const taken_off = [{ ...ARUN, reason: 'role', at: '2026-11-22T06:00:00.000Z' }];
  const reason = 'Nobody on it may see this report any more.';
  showPage({}, { taken_off, recipients: [], state: 'paused', reason, next_run_at: null });
  expect(
    await screen.findByText('Arun Nair was taken off on 22 Nov 2026: may no longer see this report.'),
  ).toBeTruthy();
  expect(screen.getByText(/Nobody on it may see this report any more\. What would/)).toBeTruthy();
  expect(screen.getByText('Send now').closest('button')?.disabled).toBe(true);
});

test('the deletion asks, and leads back to the list', async () => {
  const served = showPage({ 'reportSchedules.remove': () => ({ message: 'Deleted.' }) });
  fireEvent.click(await screen.findByText('Delete'));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Delete the schedule of Sales by State?')).toBeTruthy();
  fireEvent.click(question.getByText('Delete'));
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  await waitFor(() => expect(served.map(({ path }) => path)).toContain('reportSchedules.remove'));
});
