import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { TOKEN_STORAGE_KEY } from '@aabha/contracts/settings/limits';
import { fillIn } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { SignInSecurity } from './SignInSecurity';

const OFF = { setting: 'optional', enrolled_at: null, passkeys: 0, recovery_codes_left: 0 };
const ON = { ...OFF, enrolled_at: '2026-01-01T06:00:00.000Z', recovery_codes_left: 9 };
const HERE = {
  ...{ _id: 'x1', kind: 'admin', device: 'Chrome on macOS', network: '203.0.113.4', current: true },
  created_at: '2026-11-20T04:00:00.000Z',
  last_seen_at: '2026-11-20T09:34:00.000Z',
};
const open = (factor: object, more: Parameters<typeof serveApi>[0] = {}) => {
  const calls = serveApi({
    'staffSignIn.secondFactor': () => ({ secondFactor: factor }),
    'sessions.own': () => ({ sessions: [HERE] }),
    'passkeys.list': () => ({ passkeys: [] }),
    ...more,
  });
  renderScreen(<SignInSecurity />, { resources: [] });
  return calls;
};
const press = async (text: string) => fireEvent.click(await screen.findByText(text));

test('without a second factor it can be set up; the shop can switch them off', async () => {
  open(OFF);
  await press('Set up');
  expect(await screen.findByText('Continue')).toBeTruthy();
});

test('a shop without second factors offers none', async () => {
  open({ ...OFF, setting: 'off' });
  expect(await screen.findByText('This shop does not use second factors.')).toBeTruthy();
  expect(screen.queryByText('Set up')).toBeNull();
});

test('few recovery codes are a warning, and new ones need a code and are shown', async () => {
  const calls = open(
    { ...ON, recovery_codes_left: 2 },
    { 'staffSignIn.renewRecoveryCodes': () => ({ recovery_codes: ['ABCD-EFGH-2345-67AB'] }) },
  );
  expect(await screen.findByText('On since 1 Jan 2026.')).toBeTruthy();
  expect(screen.getByText(/^2 of 10 recovery codes are left\./)).toBeTruthy();
  expect(screen.getByText('Please make new recovery codes.')).toBeTruthy();
  await press('New recovery codes');
  fillIn('Code', '123456');
  await press('Make new codes');
  expect(await screen.findByText('ABCD-EFGH-2345-67AB')).toBeTruthy();
  expect(calls).toContainEqual({ path: 'staffSignIn.renewRecoveryCodes', input: { code: '123456' } });
  await press('I have stored them');
  expect(await screen.findByText('New recovery codes')).toBeTruthy();
});

test('it is removed with a code, and the session goes on with the fresh token', async () => {
  open(ON, {
    'staffSignIn.removeSecondFactor': (input) => {
      if ((input as { code: string }).code !== '123456') throw appError('SECOND_FACTOR_WRONG');
      return { token: 'fresh' };
    },
  });
  await press('Remove authenticator app');
  fillIn('Code', '000000');
  await press('Remove');
  expect(await screen.findByText('This code is not correct, or it was used already.')).toBeTruthy();
  fillIn('Code', '123456');
  await press('Remove');
  expect(await screen.findByText('Your authenticator app is off.')).toBeTruthy();
  expect(localStorage.getItem(TOKEN_STORAGE_KEY)).toBe('fresh');
});

test('the password changes with a code where there is a second factor; a breached one is named', async () => {
  const BREACHED = 'This password is in a public list of stolen passwords. Please choose another one.';
  const calls = open(ON, {
    'staffSignIn.changePassword': (input) => {
      const { newPassword } = input as { newPassword: string };
      if (newPassword === 'administrator')
        throw new AppError('STAFF_PASSWORD_BREACHED', undefined, { newPassword: BREACHED });
      return { token: 'fresh' };
    },
  });
  await press('Change password');
  fillIn('Present password', 'correct horse');
  fillIn('New password', 'short');
  await press('Change');
  expect(await screen.findByText('Password must be at least 12 characters.')).toBeTruthy();
  fillIn('New password', 'administrator');
  fillIn('Code', '123456');
  await press('Change');
  expect(await screen.findByText(BREACHED)).toBeTruthy();
  fillIn('New password', 'nine lemons on a bicycle');
  await press('Change');
  expect(await screen.findByText('Password changed. Your other devices were logged out.')).toBeTruthy();
  expect(calls.findLast(({ path }) => path === 'staffSignIn.changePassword')?.input).toEqual({
    password: 'correct horse',
    newPassword: 'nine lemons on a bicycle',
    code: '123456',
  });
});

test('a failed request can be tried again', async () => {
  let isUp = false;
  serveApi({
    'staffSignIn.secondFactor': () => {
      if (!isUp) throw new Error('lost connection');
      return { secondFactor: OFF };
    },
  });
  renderScreen(<SignInSecurity />, { resources: [] });
  await screen.findByText('Could not load your sign-in security.');
  isUp = true;
  await press('Try again');
  await waitFor(() => expect(screen.getByText('Set up')).toBeTruthy());
});

test('another login is ended, and that of this page is marked', async () => {
  const other = { ...HERE, _id: 'x2', device: '', kind: 'api', current: false };
  const calls = open(OFF, {
    'sessions.own': () => ({ sessions: [HERE, other] }),
    'sessions.end': () => ({ sessions: [HERE] }),
  });
  expect(await screen.findByText('This one')).toBeTruthy();
  fireEvent.click(await screen.findByLabelText('Log out Another program'));
  expect(await screen.findByText('Logged out.')).toBeTruthy();
  expect(screen.queryByText('Log out all others')).toBeNull();
  expect(calls.at(-1)).toEqual({ path: 'sessions.end', input: { id: 'x2' } });
});
