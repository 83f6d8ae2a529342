import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { SetPassword } from './SetPassword';

const USER = {
  ...{ _id: 'shopper-1', name: 'Shopper', email: 'asha@example.in', phone: '', address: '', zip: '' },
  ...({ role: 'User', language: 'en', signsInByCode: true } as const),
  ...{ created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
};
const open = () => screen.getByRole('button', { name: 'Set a password' });

it('mails a code, and sets the password with it', async () => {
  const { user, inputsOf } = await renderInShop(<SetPassword user={USER} />, {
    'accounts.sendForgotPasswordOtp': () => ({ message: 'OTP sent to your email!' }),
    'accounts.setPassword': () => ({ token: 'fresh' }),
  });
  await user.click(open());
  await user.type(await screen.findByLabelText('6-digit OTP'), '123456');
  await user.type(screen.getByLabelText('New password'), 'mine alone');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByText('Password saved')).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBe('fresh');
  expect(inputsOf('accounts.sendForgotPasswordOtp')).toEqual([{ email: 'asha@example.in' }]);
  expect(inputsOf('accounts.setPassword')).toEqual([{ otp: '123456', newPassword: 'mine alone' }]);
  localStorage.clear();
});

it('keeps what was typed after a wrong code, and says why no code was sent', async () => {
  let isLimited = true;
  const { user } = await renderInShop(<SetPassword user={USER} />, {
    'accounts.sendForgotPasswordOtp': () => {
      if (isLimited) throw refusal('RATE_LIMITED', { retryAfterSeconds: 30 });
      return { message: 'OTP sent to your email!' };
    },
    'accounts.setPassword': () => {
      throw refusal('CODE_WRONG');
    },
  });
  await user.click(open());
  expect(await screen.findByRole('alert')).toHaveTextContent(/try again/i);
  isLimited = false;
  await user.click(open());
  await user.type(await screen.findByLabelText('6-digit OTP'), '123456');
  await user.type(screen.getByLabelText('New password'), 'mine alone{Enter}');
  expect((await screen.findAllByText('Invalid OTP.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('New password')).toHaveValue('mine alone');
});
