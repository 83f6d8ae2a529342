import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost, refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { SignupSteps } from './SignupSteps';

const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const phone = () => screen.getByLabelText<HTMLInputElement>('Phone');
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });
const press = (label: string) => screen.getByRole('button', { name: label });
type User = Awaited<ReturnType<typeof renderInShop>>['user'];

async function fillIn(user: User) {
  for (const [field, text] of [
    [name(), 'Kavya Nair'],
    [phone(), '+91 98450 98450'],
    [email(), 'kavya@example.com'],
    [password(), 'Evening@1'],
  ] as const) {
    await user.click(field);
    await user.paste(text);
  }
}

it('marks every field that is missing or invalid with its own message', async () => {
  const { user, inputsOf } = await renderInShop(<SignupSteps returnTo="/" />);
  await user.type(name(), 'K4vya');
  await user.type(phone(), '98450');
  await user.type(password(), '12345');
  await user.click(press('Continue'));
  expect(name()).toHaveAccessibleDescription('Name should only contain letters');
  expect(phone()).toHaveAccessibleDescription(/Phone number must be exactly 10 digits\./);
  expect(email()).toHaveAccessibleDescription('Email is required.');
  expect(password()).toHaveAccessibleDescription(/Password must be at least 6 characters\./);
  expect(document.activeElement).toBe(name());
  expect(inputsOf('accounts.sendEmailOtp')).toEqual([]);
});

it('says when the code could not be sent, and keeps what was typed', async () => {
  const { user } = await renderInShop(<SignupSteps returnTo="/" />, {
    'accounts.sendEmailOtp': () => {
      throw connectionLost();
    },
  });
  await fillIn(user);
  await user.click(press('Continue'));
  expect((await screen.findAllByText('Failed to send OTP.')).length).toBeGreaterThan(0);
  expect([name().value, email().value, password().value]).toEqual([
    'Kavya Nair',
    'kavya@example.com',
    'Evening@1',
  ]);
});

it('checks an accepted code once, though creating the account has to be tried again', async () => {
  let tries = 0;
  let isLost = true;
  const { user, inputsOf } = await renderInShop(<SignupSteps returnTo="/" />, {
    'accounts.sendEmailOtp': () => ({}),
    'accounts.verifyEmailOtp': ({ otp }: { otp: string }) => {
      if (otp !== '123456') throw refusal('CODE_WRONG');
      if (isLost) throw connectionLost();
      return {};
    },
    'accounts.signup': () => {
      tries += 1;
      throw connectionLost();
    },
  });
  await fillIn(user);
  await user.click(press('Continue'));
  const code = await screen.findByLabelText<HTMLInputElement>('6-digit OTP');
  await user.click(press('Verify and create account'));
  expect(code).toHaveAccessibleDescription(/Please enter a valid 6-digit OTP\./);
  await user.type(code, '654321');
  await user.click(press('Verify and create account'));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Invalid OTP\./));
  await user.clear(code);
  await user.type(code, '123456');
  await user.click(press('Verify and create account'));
  await screen.findAllByText('OTP verification failed.');
  isLost = false;
  await user.click(press('Verify and create account'));
  await screen.findAllByText('An error occurred during verification.');
  await user.click(press('Verify and create account'));
  await waitFor(() => expect(tries).toBe(2));
  expect(inputsOf('accounts.verifyEmailOtp')).toHaveLength(3);
  expect(inputsOf('accounts.signup')[0]).toMatchObject({ name: 'Kavya Nair', email: 'kavya@example.com' });
});
