import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { MessagePage } from './MessagePage';

const AT = '2026-11-21T06:00:00.000Z';
const reply = (_id: string, author: 'shop' | 'shopper', name: string, text: string) => ({
  ...{ _id, author, name, text },
  created_at: AT,
});
const ANSWER = reply('r1', 'shop', 'Aabha', 'Yes, from 10 to 6.');
const thread = (replies: object[], state = 'waiting') => ({
  thread: {
    ...{ _id: 'm1', reference: 'M-2C3D4E5F', name: 'Kavya Nair', subject: 'Opening hours' },
    ...{ message: 'Are you open on Sunday?', state, created_at: AT, replies },
  },
});
const page = <MessagePage id="M-2C3D4E5F" linkKey="secret" />;

it('shows the message of a link with its answers, and sends a reply with the key', async () => {
  const { user, inputsOf } = await renderInShop(page, {
    'contact.getByLink': () => thread([ANSWER]),
    'contact.replyByLink': () => thread([ANSWER, reply('r2', 'shopper', 'Kavya Nair', 'Thank you!')], 'open'),
  });
  expect(await screen.findByRole('heading', { name: 'Message M-2C3D4E5F' })).toBeVisible();
  expect(screen.getByText('Are you open on Sunday?')).toBeVisible();
  expect(screen.getByText('Yes, from 10 to 6.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(screen.getByLabelText('Your message')).toHaveAccessibleDescription('Please write a message.');
  await user.type(screen.getByLabelText('Your message'), 'Thank you!');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Thank you!', { selector: 'p' })).toBeVisible();
  expect(inputsOf('contact.getByLink')).toEqual([{ key: 'secret' }]);
  expect(inputsOf('contact.replyByLink')).toEqual([{ key: 'secret', text: 'Thank you!' }]);
  expect(screen.getByLabelText('Your message')).toHaveValue('');
});

it('says that a message is closed, and what is wrong with a link', async () => {
  await renderInShop(page, { 'contact.getByLink': () => thread([], 'closed') });
  expect(await screen.findByText(/We have closed this message/)).toBeVisible();
  await renderInShop(page, {
    'contact.getByLink': () => {
      throw refusal('COMPLAINT_LINK_UNKNOWN');
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This link does not work.');
});
