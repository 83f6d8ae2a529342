import { fireEvent, screen } from '@testing-library/react';
import type { AuthProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { ANSWER, browserWithPasskey, REQUEST } from '../../testing/browser-with-passkey';
import { fillIn } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { staff } from '.';
import type { StaffRecord } from './staff-record';
import { StaffSignInMenu } from './StaffSignInMenu';

const PERSON = {
  ...{ _id: 's1', id: 's1', name: 'Sunil Rao', role: 'SubAdmin' },
  ...{ disabled: false, invited: false, secondFactor: true },
} as StaffRecord;
const authProvider = {
  getIdentity: () => Promise.resolve({ id: 'boss', fullName: 'Boss' }),
  checkError: () => Promise.resolve(),
} as unknown as AuthProvider;
const OWN = { setting: 'optional', enrolled_at: null as string | null, passkeys: 0, recovery_codes_left: 0 };
const serve = (own: typeof OWN, more: Parameters<typeof serveApi>[0]) =>
  serveApi({ 'staffSignIn.secondFactor': () => ({ secondFactor: own }), ...more });
const open = async (over: Partial<StaffRecord> = {}) => {
  renderScreen(<StaffSignInMenu staff={{ ...PERSON, ...over }} />, { resources: [staff], authProvider });
  fireEvent.click(await screen.findByLabelText('Sign-in of Sunil Rao'));
};
afterEach(() => vi.unstubAllGlobals());

const press = async (text: string) => fireEvent.click(await screen.findByText(text));
const isDisabled = (text: string) => screen.getByText(text).getAttribute('aria-disabled') === 'true';

test('a reset link is sent after a question that says what it does', async () => {
  const calls = serve(OWN, { 'staffSignIn.sendResetLink': () => ({ staff: PERSON }) });
  await open();
  await press('Send a reset link');
  expect(
    await screen.findByText(
      'Sunil Rao gets an email with a link to set a new password. It works once, for 60 minutes.',
    ),
  ).toBeTruthy();
  await press('Send');
  expect(await screen.findByText('Sunil Rao gets the link by email.')).toBeTruthy();
  expect(calls.at(-1)).toEqual({ path: 'staffSignIn.sendResetLink', input: { id: 's1' } });
});

test('a SuperAdmin with a second factor gives a code to remove that of another', async () => {
  const calls = serve(
    { ...OWN, enrolled_at: '2026-01-01T06:00:00.000Z' },
    {
      'staffSignIn.removeFactorOf': (input) => {
        if ((input as { code?: string }).code !== '123456') throw appError('SECOND_FACTOR_WRONG');
        return { staff: { ...PERSON, secondFactor: false } };
      },
    },
  );
  await open();
  await press('Remove second factor');
  await screen.findByText('Of your authenticator app, or a recovery code.');
  fillIn('Code', '000000');
  await press('Remove');
  expect(await screen.findByText('This code is not correct, or it was used already.')).toBeTruthy();
  fillIn('Code', '123456');
  await press('Remove');
  expect(await screen.findByText('The second factor of Sunil Rao is removed.')).toBeTruthy();
  expect(calls.at(-1)?.input).toEqual({ id: 's1', code: '123456' });
});

test('a SuperAdmin with a passkey leaves the code empty, and reads what is removed', async () => {
  browserWithPasskey();
  const calls = serve(
    { ...OWN, passkeys: 1 },
    {
      'passkeys.startUse': () => REQUEST,
      'staffSignIn.removeFactorOf': () => ({ staff: { ...PERSON, secondFactor: false } }),
    },
  );
  await open();
  await press('Remove second factor');
  expect(
    await screen.findByText(/^The authenticator app, passkeys and recovery codes of Sunil Rao are removed\./),
  ).toBeTruthy();
  await screen.findByText('Leave it empty to use your passkey, or enter a recovery code.');
  await press('Remove');
  expect(await screen.findByText('The second factor of Sunil Rao is removed.')).toBeTruthy();
  expect(calls.at(-1)?.input).toEqual({ id: 's1', passkey: ANSWER });
});

test('who has not used the invitation is sent another one', async () => {
  const calls = serve(OWN, { 'staffSignIn.sendResetLink': () => ({ staff: PERSON }) });
  await open({ invited: true });
  expect(screen.queryByText('Send a reset link')).toBeNull();
  await press('Send the invitation again');
  await press('Send');
  expect(await screen.findByText('Sunil Rao gets an invitation by email.')).toBeTruthy();
  expect(calls.at(-1)).toEqual({ path: 'staffSignIn.sendResetLink', input: { id: 's1' } });
});

test('what makes no sense cannot be chosen', async () => {
  serve(OWN, {});
  await open({ disabled: true, secondFactor: false });
  expect([isDisabled('Send a reset link'), isDisabled('Remove second factor')]).toEqual([true, true]);
});

test('nothing is offered for the own account', async () => {
  serve(OWN, {});
  renderScreen(
    <>
      <StaffSignInMenu staff={{ ...PERSON, _id: 'boss', name: 'Boss' }} />
      <StaffSignInMenu staff={PERSON} />
    </>,
    { resources: [staff], authProvider },
  );
  await screen.findByLabelText('Sign-in of Sunil Rao');
  expect(screen.queryByLabelText('Sign-in of Boss')).toBeNull();
});

const SESSION = {
  ...{ _id: 'x1', kind: 'admin', device: 'Firefox on Windows', network: '203.0.113.4', current: false },
  created_at: '2026-11-20T04:00:00.000Z',
  last_seen_at: '2026-11-20T09:34:00.000Z',
};

test('the logins of another person are shown, and ended together', async () => {
  const calls = serve(OWN, {
    'sessions.ofStaff': () => ({ sessions: [SESSION] }),
    'sessions.endOfStaff': () => ({ sessions: [] }),
  });
  await open();
  await press('Logins');
  expect(await screen.findByText('Firefox on Windows')).toBeTruthy();
  expect(screen.getByText('Last used 20 Nov 2026, 3:04 pm, network 203.0.113.4')).toBeTruthy();
  await press('Log out everywhere');
  expect(await screen.findByText('Sunil Rao is not logged in.')).toBeTruthy();
  expect(calls.at(-1)).toEqual({ path: 'sessions.endOfStaff', input: { id: 's1' } });
});
