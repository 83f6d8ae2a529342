import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost, refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { SigninForm } from './SigninForm';

const email = () => screen.findByLabelText<HTMLInputElement>('Email');
const code = () => screen.findByLabelText<HTMLInputElement>('6-digit OTP');
const TOKEN = 'header.eyJ1c2VySWQiOiJzMSIsInJvbGUiOiJVc2VyIiwiZXhwIjo0MTAyNDQ0ODAwfQ.signature';

async function showCodeSignin(answers: Parameters<typeof renderInShop>[1], typed = 'asha@example.in') {
  const shop = await renderInShop(<SigninForm returnTo="/" />, {
    'accounts.requestSignInCode': () => ({ message: 'OTP sent to your email!' }),
    ...answers,
  });
  if (typed) await shop.user.type(await email(), typed);
  await shop.user.click(screen.getByRole('button', { name: 'Continue with an OTP by email' }));
  await screen.findByRole('heading', { name: 'Continue with your email' });
  return shop;
}
const sendOtp = () => screen.getByRole('button', { name: 'Send OTP' });

it('takes the e-mail that is typed already, mails a code, and signs a new shopper in with it', async () => {
  const { user, inputsOf } = await showCodeSignin({
    'accounts.signInWithCode': () => ({ token: TOKEN, isNew: true }),
  });
  expect(await email()).toHaveValue('asha@example.in');
  await user.click(sendOtp());
  await user.type(await code(), '12 34-56');
  expect(await code()).toHaveValue('123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Account created successfully!')).toBeInTheDocument();
  expect(localStorage.getItem('token')).toBe(TOKEN);
  expect(inputsOf('accounts.requestSignInCode')).toEqual([{ email: 'asha@example.in' }]);
  expect(inputsOf('accounts.signInWithCode')).toEqual([{ email: 'asha@example.in', otp: '123456' }]);
  localStorage.clear();
});

it('asks for an e-mail where none is typed, and sends nothing without', async () => {
  const { user, inputsOf } = await showCodeSignin({}, '');
  await user.click(sendOtp());
  expect(await email()).toHaveAccessibleDescription('Email is required.');
  expect(inputsOf('accounts.requestSignInCode')).toEqual([]);
});

it('shows a wrong code beside its field, and keeps what was typed', async () => {
  const { user } = await showCodeSignin({
    'accounts.signInWithCode': () => {
      throw refusal('CODE_WRONG');
    },
  });
  await user.click(sendOtp());
  await user.type(await code(), '123456{Enter}');
  expect(await screen.findByText('Invalid OTP.', { selector: '[class*=error]' })).toBeVisible();
  expect(await code()).toHaveValue('123456');
});

it('goes back to the e-mail without a second code, and to the password', async () => {
  const { user, inputsOf } = await showCodeSignin({});
  await user.click(sendOtp());
  await code();
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  expect(await email()).toHaveValue('asha@example.in');
  await user.click(sendOtp());
  await code();
  expect(inputsOf('accounts.requestSignInCode')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Log in with a password instead' }));
  expect(screen.getByLabelText('Password', { selector: 'input' })).toBeVisible();
});

it('says in the form that no code could be sent', async () => {
  const { user } = await showCodeSignin({
    'accounts.requestSignInCode': () => {
      throw connectionLost();
    },
  });
  await user.click(sendOtp());
  expect((await screen.findAllByText('Failed to send OTP.')).length).toBeGreaterThan(1);
});
