import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppError } from '@aabha/contracts/errors/errors';
import { connectionLost, refusalOf } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { ForgotNewPassword } from './ForgotNewPassword';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const reset = () => screen.getByRole('button', { name: 'Reset password' });
const ignore = () => undefined;
const form = <ForgotNewPassword email="kavya@example.com" onBack={ignore} onDone={ignore} />;

it('requires the same new password twice', async () => {
  const { user, inputsOf } = await renderInShop(form);
  await user.click(reset());
  expect(field('New password')).toHaveAccessibleDescription(/New password is required\./);
  await user.type(field('New password'), 'Another@1');
  await user.type(field('Confirm new password'), 'Another@2');
  await user.click(reset());
  expect(field('Confirm new password')).toHaveAccessibleDescription(/Passwords do not match\./);
  expect(inputsOf('accounts.changePassword')).toEqual([]);
});

it('says when the password could not be changed', async () => {
  const { user } = await renderInShop(form, {
    'accounts.changePassword': () => {
      throw connectionLost();
    },
  });
  await user.type(field('New password'), 'Another@1');
  await user.type(field('Confirm new password'), 'Another@1');
  await user.click(reset());
  expect((await screen.findAllByText('Password reset failed.')).length).toBeGreaterThan(0);
  expect(field('New password')).toHaveValue('Another@1');
});

it('asks staff for the code of their second factor, beside what is typed', async () => {
  const REQUIRED = 'Please enter the code of your authenticator app.';
  const { user, inputsOf } = await renderInShop(form, {
    'accounts.changePassword': (input) => {
      if ((input as { code?: string }).code === '123456') return {};
      throw refusalOf(new AppError('SECOND_FACTOR_REQUIRED', undefined, { code: REQUIRED }));
    },
  });
  expect(screen.queryByLabelText('Authenticator code')).toBeNull();
  await user.type(field('New password'), 'nine lemons on a bicycle');
  await user.type(field('Confirm new password'), 'nine lemons on a bicycle');
  await user.click(reset());
  await user.type(await screen.findByLabelText('Authenticator code'), '123456');
  await user.click(reset());
  const email = 'kavya@example.com';
  const newPassword = 'nine lemons on a bicycle';
  expect(inputsOf('accounts.changePassword')).toEqual([
    { email, newPassword },
    { email, newPassword, code: '123456' },
  ]);
});
