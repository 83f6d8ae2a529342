import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost } from '../testing/fake-api';
import { renderInShop } from '../testing/render-in-shop';
import { SubscribeForm } from './SubscribeForm';

const email = () => screen.getByLabelText<HTMLInputElement>('Offers and new arrivals in your inbox');

it('refuses what is no e-mail address without sending it', async () => {
  const { user, inputsOf } = await renderInShop(<SubscribeForm />);
  await user.type(email(), 'kavya@example{Enter}');
  expect(email()).toHaveAccessibleDescription('Please enter a valid email address.');
  expect(document.activeElement).toBe(email());
  expect(inputsOf('contact.subscribe')).toEqual([]);
});

it('keeps the address when subscribing fails, and confirms it when it works', async () => {
  let isLost = true;
  const { user } = await renderInShop(<SubscribeForm />, {
    'contact.subscribe': () => {
      if (isLost) throw connectionLost();
      return {};
    },
  });
  await user.type(email(), 'kavya@example.com{Enter}');
  expect((await screen.findAllByText('Subscription failed. Please try again.')).length).toBeGreaterThan(0);
  expect(email()).toHaveValue('kavya@example.com');
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Subscribed successfully!')).toBeInTheDocument();
  expect(await screen.findByText('You will hear from us by email.')).toBeVisible();
  expect(email()).toHaveValue('');
});
