import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost, refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { SigninForm } from './SigninForm';

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });
const logIn = () => screen.getByRole('button', { name: 'Log in' });

it('requires an e-mail address and a password before anything is sent', async () => {
  const { user, inputsOf } = await renderInShop(<SigninForm returnTo="/" />);
  await user.click(logIn());
  expect(email()).toHaveAccessibleDescription('Email is required.');
  expect(password()).toHaveAccessibleDescription('Password is required.');
  expect(document.activeElement).toBe(email());
  expect(inputsOf('accounts.login')).toEqual([]);
});

it('keeps what was typed when the server refuses, with the reason beside the password', async () => {
  const { user } = await renderInShop(<SigninForm returnTo="/" />, {
    'accounts.login': () => {
      throw refusal('WRONG_PASSWORD');
    },
  });
  await user.type(email(), 'kavya@example.com');
  await user.type(password(), 'Evening@1{Enter}');
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Invalid email or password.'));
  expect([email().value, password().value]).toEqual(['kavya@example.com', 'Evening@1']);
});

it('says that sign-in failed when the connection is lost', async () => {
  const { user } = await renderInShop(<SigninForm returnTo="/" />, {
    'accounts.login': () => {
      throw connectionLost();
    },
  });
  await user.type(email(), 'kavya@example.com');
  await user.type(password(), 'Evening@1{Enter}');
  expect((await screen.findAllByText('Signin failed.')).length).toBeGreaterThan(0);
});
