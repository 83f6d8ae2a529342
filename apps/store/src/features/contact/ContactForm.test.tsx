import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost, invalidInput, SENT_TWICE } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { ContactForm } from './ContactForm';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => screen.getByRole('button', { name: 'Send message' });
const FILLED = {
  Name: 'Kavya Nair',
  Email: 'kavya@example.com',
  Phone: '98450 98450',
  Subject: 'A question',
  Message: 'Does the stand fit a shelf of 40 cm?',
};
type User = Awaited<ReturnType<typeof renderInShop>>['user'];

async function fillIn(user: User, values = FILLED) {
  for (const [label, text] of Object.entries(values)) {
    await user.click(field(label));
    await user.paste(text);
  }
}

it('requires every field', async () => {
  const { user, inputsOf } = await renderInShop(<ContactForm />);
  await user.click(send());
  expect(field('Name')).toHaveAccessibleDescription('Name is required.');
  expect(field('Email')).toHaveAccessibleDescription('Email is required.');
  expect(field('Phone')).toHaveAccessibleDescription(/Phone number is required\./);
  expect(field('Subject')).toHaveAccessibleDescription('Subject is required.');
  expect(field('Message')).toHaveAccessibleDescription('Message is required.');
  expect(inputsOf('contact.create')).toEqual([]);
});

it('refuses each wrong format with its own text, and keeps what was typed', async () => {
  const { user, inputsOf } = await renderInShop(<ContactForm />);
  const wrong = { Name: 'A1', Email: 'asks', Phone: '98765 432109', Subject: 'Hm', Message: 'Well?' };
  await fillIn(user, wrong);
  await user.click(send());
  expect(field('Name')).toHaveAccessibleDescription('Name can only contain letters.');
  expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email.');
  expect(field('Phone')).toHaveAccessibleDescription(/Phone number must be 10 digits\./);
  expect(field('Subject')).toHaveAccessibleDescription('Subject must be at least 3 characters.');
  expect(field('Message')).toHaveAccessibleDescription('Message must be at least 10 characters.');
  expect(document.activeElement).toBe(field('Name'));
  expect(field('Phone')).toHaveValue('98765 432109');
  await user.clear(field('Name'));
  await user.type(field('Name'), 'Al');
  await user.click(send());
  expect(field('Name')).toHaveAccessibleDescription('Name must be at least 3 characters.');
  expect(inputsOf('contact.create')).toEqual([]);
});

it('keeps the message when it is refused or cannot be sent, and confirms it afterwards', async () => {
  const outcomes = [
    connectionLost(),
    connectionLost(),
    invalidInput({ email: 'Please enter a valid email.' }),
  ];
  const { user, inputsOf } = await renderInShop(<ContactForm />, {
    'contact.create': () => {
      const failure = outcomes.shift();
      if (failure) throw failure;
      return {};
    },
  });
  await fillIn(user);
  await user.click(send());
  const failed = await screen.findAllByText('Failed to send message. Please try again.', {}, SENT_TWICE);
  expect(failed.length).toBeGreaterThan(0);
  await waitFor(() => expect(send()).not.toHaveAttribute('aria-busy'));
  expect(field('Message')).toHaveValue(FILLED.Message);
  await user.click(send());
  await screen.findByText('Please enter a valid email.');
  expect(document.activeElement).toBe(field('Email'));
  await user.type(field('Email'), 'x');
  await user.click(send());
  expect(await screen.findByText('We have received your message')).toBeVisible();
  expect(screen.getByText(/sending a confirmation to kavya@example\.comx/)).toBeVisible();
  expect(inputsOf('contact.create')).toHaveLength(4);
});
