import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { RequestTrackingPage } from './RequestTrackingPage';

const number = () => screen.getByLabelText<HTMLInputElement>('Order number');
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const send = () => screen.getByRole('button', { name: 'Email me the link' });

it('requires both, before anything is sent', async () => {
  const { user, inputsOf } = await renderInShop(<RequestTrackingPage />);
  await user.type(email(), 'asha');
  await user.click(send());
  expect(number()).toHaveAccessibleDescription(/Order number is required\./);
  expect(email()).toHaveAccessibleDescription(/Invalid email format\./);
  expect(number()).toHaveFocus();
  expect(inputsOf('orderTracking.requestLink')).toEqual([]);
});

it('says the same for all, and takes another order', async () => {
  const { user, inputsOf } = await renderInShop(<RequestTrackingPage />, {
    'orderTracking.requestLink': () => ({ message: 'ok' }),
  });
  await user.type(number(), '73288A01');
  await user.type(email(), 'asha@example.com{Enter}');
  expect(await screen.findByRole('heading', { name: 'Please check your inbox' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(
    'If this order number and email belong together, we have sent a link to asha@example.com. It can take a minute.',
  );
  expect(screen.getByText('Links work until 90 days after the last change of an order.')).toBeVisible();
  expect(inputsOf('orderTracking.requestLink')).toEqual([
    { order_number: '73288A01', email: 'asha@example.com' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Enter another order' }));
  expect(number()).toHaveValue('');
});

it('keeps what was typed when there were too many requests, and says when to try again', async () => {
  const { user } = await renderInShop(<RequestTrackingPage />, {
    'orderTracking.requestLink': () => {
      throw refusal('RATE_LIMITED', { retryAfterSeconds: 90 });
    },
  });
  await user.type(number(), '73288A01');
  await user.type(email(), 'asha@example.com{Enter}');
  expect((await screen.findAllByText(/try again/i)).length).toBeGreaterThan(0);
  expect([number().value, email().value]).toEqual(['73288A01', 'asha@example.com']);
});

it('leads who has an account to their orders', async () => {
  await renderInShop(<RequestTrackingPage />);
  expect(screen.getByRole('link', { name: 'Go to my orders' })).toHaveAttribute('href', '/myorders');
});
