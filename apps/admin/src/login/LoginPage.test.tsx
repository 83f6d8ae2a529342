import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { TOKEN_STORAGE_KEY } from '@aabha/contracts/settings/limits';
import { createAuthProvider } from '../data/auth-provider';
import { ANSWER, browserWithPasskey, REQUEST } from '../testing/browser-with-passkey';
import { fieldOf, fillIn, valueOf } from '../testing/fill-in';
import { renderScreen } from '../testing/render-screen';
import { serveApi } from '../testing/serve-api';
import { LoginPage } from './LoginPage';

const CREDENTIALS = { email: 'sunil@example.in', password: 'Monsoon@7' };
const open = () =>
  renderScreen(
    /* As in the app, around all pages. */
    <Suspense>
      <LoginPage />
    </Suspense>,
    {
      resources: [],
      authProvider: createAuthProvider([]),
      at: '/admin-login',
    },
  );
/** The brand above the form reads the settings too. */
const logins = (calls: ReturnType<typeof serveApi>) =>
  calls.filter(({ path }) => /^(accounts|passkeys)\./.test(path));
afterEach(() => vi.unstubAllGlobals());
const submit = () => fireEvent.click(screen.getAllByText('Sign in').at(-1) as HTMLElement);
const fill = () => {
  fillIn('Email', CREDENTIALS.email);
  fillIn('Password', CREDENTIALS.password);
};

test('email and password are required before anything is sent, and the first error has the focus', async () => {
  const calls = serveApi({});
  open();
  submit();
  expect(await screen.findByText('Email is required.')).toBeTruthy();
  expect(screen.getByText('Password is required.')).toBeTruthy();
  expect(document.activeElement).toBe(fieldOf('Email'));
  fillIn('Email', CREDENTIALS.email);
  submit();
  await waitFor(() => expect(screen.queryByText('Email is required.')).toBeNull());
  expect(screen.getByText('Password is required.')).toBeTruthy();
  expect(document.activeElement).toBe(fieldOf('Password'));
  expect(logins(calls)).toEqual([]);
});

test('the right password signs in and leads to the dashboard', async () => {
  const calls = serveApi({ 'accounts.loginStaff': () => ({ admin: { token: 'signed' } }) });
  const { router } = open();
  fill();
  submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(logins(calls)).toEqual([{ path: 'accounts.loginStaff', input: CREDENTIALS }]);
  expect(localStorage.getItem(TOKEN_STORAGE_KEY)).toBe('signed');
});

test.each([
  [appError('WRONG_PASSWORD'), 'Invalid email or password.'],
  [appError('RATE_LIMITED', { retryAfterSeconds: 30 }), 'Too many attempts. Please try again in 30 seconds.'],
  [new Error('lost connection'), 'Could not reach the shop. Please check your connection and try again.'],
])('a refusal shows its reason, and what was typed stays: %s', async (refusal, text) => {
  serveApi({
    'accounts.loginStaff': () => {
      throw refusal;
    },
  });
  const { router } = open();
  fill();
  submit();
  expect(await screen.findByText(text)).toBeTruthy();
  expect([valueOf('Email'), valueOf('Password')]).toEqual(Object.values(CREDENTIALS));
  expect(screen.getByText<HTMLButtonElement>('Sign in').disabled).toBe(false);
  expect(router.state.location.pathname).toBe('/admin-login');
  expect(localStorage.getItem(TOKEN_STORAGE_KEY)).toBeNull();
});

test('the password can be shown and hidden', () => {
  open();
  fill();
  expect(fieldOf('Password').type).toBe('password');
  fireEvent.click(screen.getByLabelText('Show password'));
  expect(fieldOf('Password').type).toBe('text');
  fireEvent.click(screen.getByLabelText('Hide password'));
  expect(fieldOf('Password').type).toBe('password');
  expect(valueOf('Password')).toBe(CREDENTIALS.password);
});

test('an account with a second factor is asked for its code after the password', async () => {
  const REQUIRED = 'Please enter the code of your authenticator app.';
  const WRONG = 'This code is not correct, or it was used already.';
  const calls = serveApi({
    'accounts.loginStaff': (input) => {
      const { code } = input as { code?: string };
      if (code === '123456') return { admin: { token: 'signed' } };
      throw code === undefined
        ? new AppError('SECOND_FACTOR_REQUIRED', undefined, { code: REQUIRED })
        : new AppError('SECOND_FACTOR_WRONG', undefined, { code: WRONG });
    },
  });
  const { router } = open();
  fill();
  submit();
  await screen.findByText('Of your authenticator app, or a recovery code.');
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('Code')));
  expect(screen.queryByText(REQUIRED)).toBeNull();
  submit();
  expect(await screen.findByText(REQUIRED)).toBeTruthy();
  fillIn('Code', '000000');
  submit();
  expect(await screen.findByText(WRONG)).toBeTruthy();
  fillIn('Code', '123456');
  submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(logins(calls).map(({ input }) => input)).toEqual([
    CREDENTIALS,
    { ...CREDENTIALS, code: '000000' },
    { ...CREDENTIALS, code: '123456' },
  ]);
});

test('the way back from the code leads to the email and the password', async () => {
  serveApi({
    'accounts.loginStaff': () => {
      throw new AppError('SECOND_FACTOR_REQUIRED', undefined, {});
    },
  });
  open();
  fill();
  submit();
  fireEvent.click(await screen.findByText('Back'));
  await waitFor(() => expect(screen.queryByText('Code')).toBeNull());
  expect([valueOf('Email'), valueOf('Password')]).toEqual(Object.values(CREDENTIALS));
});

test('a passkey alone signs in, where the browser has them', async () => {
  browserWithPasskey();
  const calls = serveApi({
    'passkeys.startSignIn': () => REQUEST,
    'passkeys.signIn': () => ({ admin: { token: 'signed' } }),
  });
  const { router } = open();
  fireEvent.click(await screen.findByText('Sign in with a passkey'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(logins(calls)).toEqual([
    { path: 'passkeys.startSignIn', input: {} },
    { path: 'passkeys.signIn', input: { passkey: ANSWER } },
  ]);
  expect(localStorage.getItem(TOKEN_STORAGE_KEY)).toBe('signed');
});

test.each([
  ['NotAllowedError', undefined, 'No passkey was used. Please try again.'],
  [undefined, appError('PASSKEY_WRONG'), 'This passkey was not accepted. Please try again.'],
])('a passkey that fails says why, and can be tried again: %s', async (fails, refusal, text) => {
  browserWithPasskey(fails);
  serveApi({
    'passkeys.startSignIn': () => REQUEST,
    'passkeys.signIn': () => {
      throw refusal ?? new Error('not asked');
    },
  });
  open();
  fireEvent.click(await screen.findByText('Sign in with a passkey'));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText<HTMLButtonElement>('Sign in with a passkey').disabled).toBe(false);
});

test('a passkey is the second step after the password', async () => {
  browserWithPasskey();
  const calls = serveApi({
    'passkeys.startSignIn': () => REQUEST,
    'accounts.loginStaff': (input) => {
      if ((input as { passkey?: object }).passkey) return { admin: { token: 'signed' } };
      throw new AppError('SECOND_FACTOR_REQUIRED', undefined, {});
    },
  });
  const { router } = open();
  fill();
  submit();
  fireEvent.click(await screen.findByText('Use a passkey'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(logins(calls).at(-1)?.input).toEqual({ ...CREDENTIALS, passkey: ANSWER });
});

test('a browser without passkeys offers none', async () => {
  serveApi({});
  open();
  expect(await screen.findByText('Sign in')).toBeTruthy();
  expect(screen.queryByText('Sign in with a passkey')).toBeNull();
});
