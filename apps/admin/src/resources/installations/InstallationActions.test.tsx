import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { installations } from '.';
import { InstallationActions } from './InstallationActions';
import type { InstallationRecord } from './installations.data';

const RECORD: InstallationRecord = {
  ...{ id: 'i1', _id: 'i1', order_id: '0193a1c0-0000-7000-8000-0000a1b2c3d4', position: 0, unit: 1 },
  ...{ name: 'Surya 43', type: 'wall', state: 'booked', day: '2026-12-01', part: '9-12' },
  ...{ fee: 0, moved_online: true, movable_until: '', done_on: '', zone: 'Bengaluru', note: '' },
  ...{ code: '', serial: '', link_until: '', photos: [] },
  to: { name: 'Asha Rao', phone: '9876543210', address: '7 Temple Street', city: 'Bengaluru', zip: '560034' },
  ...{ created_at: '2026-11-20T06:00:00.000Z', updated_at: '2026-11-20T06:00:00.000Z' },
};
const slot = (day: string, part: string, free: number) => ({ day, part, is_free: free > 0, free });
const SLOTS = {
  ...{ offer: 'open', zone: 'Bengaluru' },
  slots: [slot('2026-12-01', '9-12', 0), slot('2026-12-01', '12-15', 3), slot('2026-12-02', '9-12', 0)],
};

function show(over: Partial<InstallationRecord> = {}, responses = {}) {
  const record = { ...RECORD, ...over };
  const calls = serveApi({
    'installations.slots': () => SLOTS,
    'installations.move': () => ({ installation: record }),
    'installations.cancel': () => ({ installation: record }),
    'installations.update': () => ({ installation: record }),
    ...responses,
  });
  return {
    ...renderScreen(<InstallationActions installation={record} />, { resources: [installations] }),
    inputsOf: (name: string) => calls.filter((call) => call.path === name).map(({ input }) => input),
  };
}
const act = (name: string) => screen.getByLabelText(`${name}: order A1B2C3D4, Surya 43`);
/** Opens the menu of what is done less often and chooses from it. */
async function choose(user: ReturnType<typeof show>['user'], name: string) {
  await user.click(act('More'));
  await user.click(await screen.findByRole('menuitem', { name }));
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('an installation is moved by staff to a free time, with how many places are free', async () => {
  const { user, inputsOf } = show();
  await choose(user, 'Move');
  const day = await screen.findByRole('region', { name: 'Tue, 1 Dec 2026' });
  expect(screen.getByText(/^Technicians of Bengaluru\. Asha Rao will get an email/)).toBeTruthy();
  expect(within(day).getByRole('button', { name: /9 am to 12 noon Booked/ })).toBeTruthy();
  expect(button('Move installation').disabled).toBe(true);
  await user.click(within(day).getByRole('button', { name: /12 noon to 3 pm 3 free/ }));
  await user.click(button('Move installation'));
  expect(await screen.findByText('Installation moved. The customer will get an email.')).toBeTruthy();
  expect(inputsOf('installations.move')).toEqual([{ id: 'i1', day: '2026-12-01', part: '12-15' }]);
});

test('a refusal is said, and what is free is read again', async () => {
  const { user, inputsOf } = show(
    {},
    {
      'installations.move': () => {
        throw appError('INSTALLATION_FULL');
      },
    },
  );
  await choose(user, 'Move');
  await user.click(await screen.findByRole('button', { name: /12 noon to 3 pm 3 free/ }));
  await user.click(button('Move installation'));
  expect(await screen.findByText(/^All places of this time are taken now/)).toBeTruthy();
  await waitFor(() => expect(inputsOf('installations.slots').length).toBeGreaterThan(1));
});

test('a visit is done on its day, or failed with a reason', async () => {
  const { user, inputsOf } = show({ day: '2026-01-05' });
  await user.click(act('Done'));
  await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText('Installation done.')).toBeTruthy();
  expect(inputsOf('installations.update')).toMatchObject([
    { id: 'i1', state: 'done', done_on: '2026-01-05' },
  ]);
  await choose(user, 'Failed');
  await user.click(await screen.findByRole('button', { name: 'Mark as failed' }));
  expect(await screen.findByText('Please say why it failed.')).toBeTruthy();
  await user.type(screen.getByLabelText('Why it failed'), 'Nobody at home');
  await user.click(button('Mark as failed'));
  await waitFor(() =>
    expect(inputsOf('installations.update')).toMatchObject([{}, { state: 'failed', note: 'Nobody at home' }]),
  );
});

test('an installation is cancelled after a question', async () => {
  const { user, inputsOf } = show();
  await choose(user, 'Cancel');
  expect(await screen.findByText('Cancel this installation?')).toBeTruthy();
  await user.click(button('Cancel installation'));
  expect(await screen.findByText('Installation cancelled. The customer will get an email.')).toBeTruthy();
  expect(inputsOf('installations.cancel')).toEqual([{ id: 'i1' }]);
});

test('a failed visit is followed by a new one', async () => {
  const { user } = show({ state: 'failed' }, { 'installations.slots': () => ({ ...SLOTS, slots: [] }) });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await user.click(act('New visit'));
  expect(await screen.findByText('All places of the next two weeks are taken.')).toBeTruthy();
});

test.each(['done', 'cancelled'] as const)('what is %s has no acts', (state) => {
  show({ state });
  expect(screen.queryAllByRole('button')).toHaveLength(0);
});

test('a link is made for the technician, mailed or copied, and shown once', async () => {
  const { user, inputsOf } = show(
    { link_until: '2026-12-03T18:29:59.999Z' },
    {
      'installations.sendLink': () => ({
        link: 'https://shop.example/visit/t0ken',
        valid_until: '2026-12-03T18:29:59.999Z',
      }),
    },
  );
  await user.click(act('Link'));
  expect(await screen.findByText(/There is a link already/)).toBeTruthy();
  await user.type(screen.getByLabelText('Email of the technician'), 'nobody');
  await user.click(button('Make link'));
  expect(await screen.findByText('Invalid email format.')).toBeTruthy();
  await user.type(screen.getByLabelText('Email of the technician'), '@example.in');
  await user.click(button('Make link'));
  expect(await screen.findByDisplayValue('https://shop.example/visit/t0ken')).toBeTruthy();
  expect(screen.getByText(/The technician will get an email/)).toBeTruthy();
  expect(inputsOf('installations.sendLink')).toEqual([
    { id: 'i1', email: 'nobody@example.in', language: 'en' },
  ]);
  await user.click(button('Copy link'));
  expect(await screen.findByText('Link copied.')).toBeTruthy();
  await user.click(button('Close'));
  await waitFor(() => expect(screen.queryByText('Link of the technician')).toBeNull());
});

test('the photos of a technician are shown with the serial number', async () => {
  const { user } = show(
    {
      ...{ state: 'done', done_on: '2026-12-01', serial: 'SN-1' },
      photos: [{ _id: 'p1', name: 'wall.jpg', bytes: 9 }],
    },
    { 'installations.downloadPhoto': () => ({ filename: 'wall.jpg', type: 'image/webp', content: 'AAAA' }) },
  );
  await user.click(act('Photos'));
  expect(await screen.findByText('Surya 43, SN-1, Tue, 1 Dec 2026')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Show wall.jpg large' }));
  expect(await screen.findByRole('img', { name: 'wall.jpg' })).toBeTruthy();
});
