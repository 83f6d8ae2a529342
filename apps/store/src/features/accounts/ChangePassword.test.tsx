import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AppError } from '@aabha/contracts/errors/errors';
import { refusalOf } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { ChangePassword } from './ChangePassword';

afterEach(() => localStorage.clear());

const show = async (change: () => { token: string }) => {
  const shop = await renderInShop(<ChangePassword email="asha@example.in" />, {
    'accounts.changeOwnPassword': change,
  });
  await shop.user.click(screen.getByRole('button', { name: 'Change password' }));
  const fill = async (present: string, wanted: string, again = wanted) => {
    await shop.user.type(screen.getByLabelText('Current password'), present);
    await shop.user.type(screen.getByLabelText('New password'), wanted);
    await shop.user.type(screen.getByLabelText('Confirm new password'), again);
    await shop.user.click(screen.getByRole('button', { name: 'Save password' }));
  };
  return { ...shop, fill };
};

it('changes the password with the present one, and goes on with the fresh token', async () => {
  const { fill, inputsOf } = await show(() => ({ token: 'fresh' }));
  await fill('the old one', 'mine alone');
  expect(await screen.findByText('Password changed. Your other devices are logged out.')).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBe('fresh');
  expect(inputsOf('accounts.changeOwnPassword')).toEqual([
    { password: 'the old one', newPassword: 'mine alone' },
  ]);
  expect(screen.getByRole('button', { name: 'Change password' })).toBeVisible();
});

it('sends nothing before the new password is the same twice, and long enough', async () => {
  const { fill, inputsOf } = await show(() => ({ token: 'fresh' }));
  await fill('the old one', 'short', 'other');
  expect(await screen.findByText('Passwords do not match.')).toBeVisible();
  expect(screen.getByText('Password must be at least 6 characters.')).toBeVisible();
  expect(inputsOf('accounts.changeOwnPassword')).toEqual([]);
});

it('shows a wrong present password at its field, which has the focus', async () => {
  const { fill } = await show(() => {
    throw refusalOf(
      new AppError('PASSWORD_NOT_YOURS', undefined, { password: 'This password is not correct.' }),
    );
  });
  await fill('a guess', 'mine alone');
  expect(await screen.findByText('This password is not correct.')).toBeVisible();
  expect(screen.getByLabelText('Current password')).toHaveFocus();
  expect(screen.getByLabelText('New password')).toHaveValue('mine alone');
});
