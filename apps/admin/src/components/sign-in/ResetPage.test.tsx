import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { ResetPage } from './ResetPage';

const NEW_PASSWORD = 'nine lemons on a bicycle';
const REQUIRED = 'Please enter the code of your authenticator app.';
const open = () => renderScreen(<ResetPage />, { resources: [], at: '/admin-reset' });
const calls = (all: ReturnType<typeof serveApi>) =>
  all.filter(({ path }) => path.startsWith('staffSignIn.')).map(({ input }) => input);
const send = () => fireEvent.click(screen.getByText('Set password'));

test('a new password is set, with a code where one is asked for', async () => {
  const served = serveApi({
    'staffSignIn.useResetLink': (input) => {
      if ((input as { code?: string }).code) return { message: 'Password reset successfully!' };
      throw new AppError('SECOND_FACTOR_REQUIRED', undefined, { code: REQUIRED });
    },
  });
  open();
  expect(screen.queryByText('Code')).toBeNull();
  fillIn('New password', NEW_PASSWORD);
  send();
  await screen.findByText('Of your authenticator app, or a recovery code.');
  expect(valueOf('New password')).toBe(NEW_PASSWORD);
  fillIn('Code', '123456');
  send();
  expect(await screen.findByText('Password reset successfully!')).toBeTruthy();
  expect(screen.getByText('Sign in').getAttribute('href')).toBe('/admin-login');
  expect(calls(served)).toEqual([
    { token: '', newPassword: NEW_PASSWORD },
    { token: '', newPassword: NEW_PASSWORD, code: '123456' },
  ]);
});

test('a breached password is named beside its field, and a link that is over above the form', async () => {
  const BREACHED = 'This password is in a public list of stolen passwords. Please choose another one.';
  serveApi({
    'staffSignIn.useResetLink': (input) => {
      if ((input as { newPassword: string }).newPassword === 'administrator')
        throw new AppError('STAFF_PASSWORD_BREACHED', undefined, { newPassword: BREACHED });
      throw appError('STAFF_RESET_LINK_WRONG');
    },
  });
  open();
  fillIn('New password', 'administrator');
  send();
  expect(await screen.findByText(BREACHED)).toBeTruthy();
  fillIn('New password', NEW_PASSWORD);
  send();
  expect((await screen.findByRole('alert')).textContent).toContain('This link no longer works.');
  expect(screen.queryByText(BREACHED)).toBeNull();
});
