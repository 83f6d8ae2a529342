import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost, refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { Unsubscribe } from './Unsubscribe';

const TOKEN = 'aA0_-'.padEnd(32, 'x');
const button = () => screen.getByRole('button', { name: 'Unsubscribe' });

it.each([undefined, '', TOKEN.slice(1), `${TOKEN}=`])(
  'offers nothing for an incomplete link: %s',
  async (token) => {
    await renderInShop(<Unsubscribe token={token} />);
    expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('unsubscribes on a click, not by opening the link', async () => {
  const { user, inputsOf } = await renderInShop(<Unsubscribe token={TOKEN} />, {
    'contact.unsubscribe': () => ({}),
  });
  expect(screen.getByRole('heading', { name: 'Stop our offer emails?' })).toBeVisible();
  expect(inputsOf('contact.unsubscribe')).toEqual([]);
  await user.click(button());
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('You will still get emails about your orders.');
  expect(inputsOf('contact.unsubscribe')).toEqual([{ token: TOKEN }]);
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  [refusal('NOT_FOUND'), 'Not found.'],
  [connectionLost(), 'We could not reach the shop. Please check your connection and try again.'],
])('says why it could not, and can be tried again: %s', async (failure, text) => {
  const failures = [failure];
  const { user } = await renderInShop(<Unsubscribe token={TOKEN} />, {
    'contact.unsubscribe': () => {
      const next = failures.shift();
      if (next) throw next;
      return {};
    },
  });
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await user.click(button());
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
});
