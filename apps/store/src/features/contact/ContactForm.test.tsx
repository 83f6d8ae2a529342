import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost, invalidInput } from '../../testing/fake-api';
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

async function fillIn(user: User) {
  for (const [label, text] of Object.entries(FILLED)) {
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

it('keeps the message when it is refused or cannot be sent, and confirms it afterwards', async () => {
  const outcomes = [connectionLost(), invalidInput({ email: 'Please enter a valid email.' })];
  const { user, inputsOf } = await renderInShop(<ContactForm />, {
    'contact.create': () => {
      const failure = outcomes.shift();
      if (failure) throw failure;
      return {};
    },
  });
  await fillIn(user);
  await user.click(send());
  expect((await screen.findAllByText('Failed to send message. Please try again.')).length).toBeGreaterThan(0);
  expect(field('Message')).toHaveValue(FILLED.Message);
  await user.click(send());
  await screen.findByText('Please enter a valid email.');
  expect(document.activeElement).toBe(field('Email'));
  await user.type(field('Email'), 'x');
  await user.click(send());
  expect(await screen.findByText('We have received your message')).toBeVisible();
  expect(screen.getByText(/sending a confirmation to kavya@example\.comx/)).toBeVisible();
  expect(inputsOf('contact.create')).toHaveLength(3);
});
