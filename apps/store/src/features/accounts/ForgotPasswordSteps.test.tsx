import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost, refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { ForgotPasswordSteps } from './ForgotPasswordSteps';

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const code = () => screen.getByLabelText<HTMLInputElement>('6-digit OTP');
const press = (name: string) => screen.getByRole('button', { name });
type Responses = Parameters<typeof renderInShop>[1];

async function showCodeStep(responses: Responses) {
  const shop = await renderInShop(<ForgotPasswordSteps returnTo="/" />, {
    'accounts.sendForgotPasswordOtp': () => ({}),
    ...responses,
  });
  await shop.user.type(email(), 'kavya@example.com');
  await shop.user.click(press('Send OTP'));
  await screen.findByRole('heading', { name: 'Check your email' });
  return shop;
}

it('requires a valid e-mail', async () => {
  const { user, inputsOf } = await renderInShop(<ForgotPasswordSteps returnTo="/" />);
  await user.click(press('Send OTP'));
  expect(email()).toHaveAccessibleDescription('Email is required.');
  await user.type(email(), 'kavya@');
  await user.click(press('Send OTP'));
  expect(email()).toHaveAccessibleDescription('Invalid email format.');
  expect(document.activeElement).toBe(email());
  expect(inputsOf('accounts.sendForgotPasswordOtp')).toEqual([]);
});

it('keeps the e-mail when no OTP could be sent', async () => {
  const failures = [connectionLost(), refusal('RATE_LIMITED', { retryAfterSeconds: 30 })];
  const { user } = await renderInShop(<ForgotPasswordSteps returnTo="/" />, {
    'accounts.sendForgotPasswordOtp': () => {
      throw failures.shift() ?? new Error('One OTP too many.');
    },
  });
  await user.type(email(), 'kavya@example.com');
  await user.click(press('Send OTP'));
  // The toast goes after five seconds; the form still says it.
  await waitFor(() => expect(email().form).toHaveTextContent('Failed to send OTP.'));
  await user.click(press('Send OTP'));
  const limited = 'Too many attempts. Please try again in 30 seconds.';
  await waitFor(() => expect(email().form).toHaveTextContent(limited));
  expect(email()).toHaveValue('kavya@example.com');
});

it('does not reveal whether an account exists, and mails no second OTP within 30 seconds', async () => {
  const { user, inputsOf } = await showCodeStep({});
  expect(await screen.findByText('OTP sent to your email!')).toBeInTheDocument();
  expect(screen.getByText(/has an account with us, a 6-digit OTP is on its way\./)).toHaveTextContent(
    'If kavya@example.com has an account with us',
  );
  expect(screen.getByRole('button', { name: /^Resend OTP in \d+ s$/ })).toBeDisabled();
  await user.click(press('Back'));
  expect(email()).toHaveValue('kavya@example.com');
  await user.click(press('Send OTP'));
  await screen.findByLabelText('6-digit OTP');
  expect(inputsOf('accounts.sendForgotPasswordOtp')).toEqual([{ email: 'kavya@example.com' }]);
});

it('takes six digits only', async () => {
  const { user, inputsOf } = await showCodeStep({});
  await user.click(press('Verify OTP'));
  expect(code()).toHaveAccessibleDescription('Please enter a valid 6-digit OTP.');
  await user.type(code(), '12a3-4');
  expect(code()).toHaveValue('1234');
  await user.click(press('Verify OTP'));
  expect(code()).toHaveAccessibleDescription('Please enter a valid 6-digit OTP.');
  expect(inputsOf('accounts.verifyEmailOtp')).toEqual([]);
  await user.type(code(), '567');
  expect(code()).toHaveValue('123456');
});

it('says beside the code why it was refused, and goes on with the right one', async () => {
  const failures = [refusal('CODE_WRONG'), refusal('CODE_EXPIRED'), refusal('CODE_DEAD')];
  const { user, inputsOf } = await showCodeStep({
    'accounts.verifyEmailOtp': () => {
      const failure = failures.shift();
      if (failure) throw failure;
      return {};
    },
  });
  await user.type(code(), '123456');
  for (const text of [
    'Invalid OTP.',
    'This OTP has expired. Please request a new one.',
    'Too many wrong attempts. Please request a new OTP.',
  ]) {
    await user.click(press('Verify OTP'));
    await waitFor(() => expect(code()).toHaveAccessibleDescription(text));
    expect(code()).toHaveValue('123456');
  }
  await user.click(press('Verify OTP'));
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(inputsOf('accounts.verifyEmailOtp')[3]).toEqual({ email: 'kavya@example.com', otp: '123456' });
});
