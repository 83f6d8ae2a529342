import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { TOKEN_STORAGE_KEY } from '@aabha/contracts/settings/limits';
import {
  ANSWER,
  ATTESTATION,
  browserWithPasskey,
  CREATION,
  REQUEST,
} from '../../testing/browser-with-passkey';
import { fillIn } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { SignInSecurity } from './SignInSecurity';

const NONE = { setting: 'optional', enrolled_at: null, passkeys: 0, recovery_codes_left: 0 };
const ONE = { ...NONE, passkeys: 1, recovery_codes_left: 9 };
const PHONE = {
  ...{ _id: 'k1', name: 'Work phone', is_backed_up: true },
  ...{ created_at: '2026-11-01T06:00:00.000Z', last_used_at: '2026-11-20T09:34:00.000Z' },
};
const CODES = ['ABCD-EFGH-2345-67AB'];

const open = (factor: object, passkeys: object[], more: Parameters<typeof serveApi>[0] = {}) => {
  const calls = serveApi({
    'staffSignIn.secondFactor': () => ({ secondFactor: factor }),
    'passkeys.list': () => ({ passkeys }),
    'passkeys.startUse': () => REQUEST,
    'sessions.own': () => ({ sessions: [] }),
    ...more,
  });
  renderScreen(<SignInSecurity />, { resources: [] });
  return calls;
};
const press = async (text: string) => fireEvent.click(await screen.findByText(text));
const inDialog = async (text: string) =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByText(text));
const lastOf = (calls: ReturnType<typeof serveApi>, path: string) =>
  calls.findLast((call) => call.path === path)?.input;

afterEach(() => vi.unstubAllGlobals());

test('passkeys are listed with when they were added and used', async () => {
  browserWithPasskey();
  open(ONE, [PHONE, { ...PHONE, _id: 'k2', name: 'Key', is_backed_up: false, last_used_at: null }]);
  expect(await screen.findByText('Work phone')).toBeTruthy();
  expect(screen.getByText('Added 1 Nov 2026. Last used 20 Nov 2026, 3:04 pm.')).toBeTruthy();
  expect(screen.getByText('Added 1 Nov 2026. Never used.')).toBeTruthy();
  expect(screen.getAllByText('Synced')).toHaveLength(1);
  expect(screen.getByText(/^9 of 10 recovery codes are left\./)).toBeTruthy();
});

test('without one the section says what a passkey is; a browser without them offers none', async () => {
  open(NONE, []);
  expect(await screen.findByText(/^None yet\. A passkey signs you in/)).toBeTruthy();
  expect(screen.getByText('This browser does not support passkeys.')).toBeTruthy();
  expect(screen.queryByText('Add a passkey')).toBeNull();
});

test('an account with ten passkeys is offered no further one', async () => {
  browserWithPasskey();
  const ten = Array.from({ length: 10 }, (_, at) => ({ ...PHONE, _id: `k${at}`, name: `Phone ${at}` }));
  open(ONE, ten);
  expect(
    await screen.findByText('An account has at most 10 passkeys. Remove one to add another.'),
  ).toBeTruthy();
  expect(screen.queryByText('Add a passkey')).toBeNull();
});

test('the first one needs a name and the password, and gives recovery codes and a token', async () => {
  browserWithPasskey();
  const calls = open(NONE, [], {
    'passkeys.start': () => CREATION,
    'passkeys.confirm': () => ({ passkey: PHONE, recovery_codes: CODES, token: 'fresh' }),
  });
  await press('Add a passkey');
  await inDialog('Continue');
  expect(await screen.findByText('Please name the passkey.')).toBeTruthy();
  expect(screen.getByText('Password is required.')).toBeTruthy();
  expect(screen.queryByLabelText('Code')).toBeNull();
  fillIn('Name', ' Work phone ');
  fillIn('Password', 'correct horse');
  await inDialog('Continue');
  expect(await screen.findByText(CODES[0] ?? '')).toBeTruthy();
  expect(localStorage.getItem(TOKEN_STORAGE_KEY)).toBe('fresh');
  expect(lastOf(calls, 'passkeys.start')).toEqual({ password: 'correct horse' });
  expect(lastOf(calls, 'passkeys.confirm')).toEqual({ name: 'Work phone', attestation: ATTESTATION });
  await press('I have stored them');
  expect(await screen.findByText('Add a passkey')).toBeTruthy();
});

test.each([
  ['NotAllowedError', 'No passkey was used. Please try again.'],
  ['InvalidStateError', 'This device has a passkey for your account already.'],
])('what the browser refuses (%s) is said in the form, which keeps what was typed', async (name, text) => {
  browserWithPasskey(name);
  open(NONE, [], { 'passkeys.start': () => CREATION });
  await press('Add a passkey');
  fillIn('Name', 'Work phone');
  fillIn('Password', 'correct horse');
  await inDialog('Continue');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByDisplayValue('Work phone')).toBeTruthy();
});

test('one is renamed', async () => {
  browserWithPasskey();
  const calls = open(ONE, [PHONE], { 'passkeys.rename': () => ({ passkey: PHONE }) });
  fireEvent.click(await screen.findByLabelText('Rename Work phone'));
  fillIn('Name', '');
  await inDialog('Rename');
  expect(await screen.findByText('Please name the passkey.')).toBeTruthy();
  fillIn('Name', 'Desk key');
  await inDialog('Rename');
  expect(await screen.findByText('Passkey renamed.')).toBeTruthy();
  expect(lastOf(calls, 'passkeys.rename')).toEqual({ id: 'k1', name: 'Desk key' });
});

test('one is removed after a question that names it, with a passkey or with a code', async () => {
  browserWithPasskey();
  const LAST = 'This shop requires a second factor. Please add another one before you remove this one.';
  const calls = open(ONE, [PHONE], {
    'passkeys.remove': (input) => {
      if ((input as { code?: string }).code !== undefined) return { token: 'fresh' };
      throw appError('SECOND_FACTOR_LAST');
    },
  });
  fireEvent.click(await screen.findByLabelText('Remove Work phone'));
  expect(await screen.findByText('Remove “Work phone”?')).toBeTruthy();
  expect(screen.getByText('Leave it empty to use your passkey, or enter a recovery code.')).toBeTruthy();
  await inDialog('Remove');
  expect(await screen.findByText(LAST)).toBeTruthy();
  expect(lastOf(calls, 'passkeys.remove')).toEqual({ id: 'k1', passkey: ANSWER });
  fillIn('Code', 'ABCD-EFGH');
  await inDialog('Remove');
  expect(await screen.findByText('“Work phone” is removed.')).toBeTruthy();
  expect(lastOf(calls, 'passkeys.remove')).toEqual({ id: 'k1', code: 'ABCD-EFGH' });
  await waitFor(() => expect(localStorage.getItem(TOKEN_STORAGE_KEY)).toBe('fresh'));
});

test('passkeys that could not be loaded can be loaded again', async () => {
  browserWithPasskey();
  let isUp = false;
  open(ONE, [], {
    'passkeys.list': () => {
      if (!isUp) throw new AppError('RATE_LIMITED', { retryAfterSeconds: 3 });
      return { passkeys: [PHONE] };
    },
  });
  await screen.findByText('Could not load your passkeys.');
  isUp = true;
  await press('Try again');
  expect(await screen.findByText('Work phone')).toBeTruthy();
});

test('a shop without second factors shows none', async () => {
  open({ ...NONE, setting: 'off' }, []);
  expect(await screen.findByText('This shop does not use second factors.')).toBeTruthy();
  expect(screen.queryByText('Passkeys')).toBeNull();
});
