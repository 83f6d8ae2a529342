import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ApiOutputs } from '../../lib/trpc';
import { invalidInput, refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { PassportTransfer } from './PassportTransfer';

const PASSPORT = { state: 'covered', offer: null } as ApiOutputs['passports']['get']['passport'];
const show = (over: Partial<typeof PASSPORT>, responses: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(<PassportTransfer token="t" passport={{ ...PASSPORT, ...over }} />, responses);

it('says what a transfer does, checks the address, and sends the offer', async () => {
  const { user } = await show(
    {},
    {
      'passports.offer': ({ email }: { email: string }) => ({
        message: 'Your offer was sent.',
        offer: { email, expires_at: '2026-12-13T06:00:00.000Z' },
      }),
    },
  );
  await user.click(screen.getByRole('button', { name: 'Transfer to a new owner' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Your order and its invoice stay with you.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Email of the new owner/), 'meera');
  await user.click(dialog.getByRole('button', { name: 'Send the offer' }));
  expect(dialog.getByText('Please enter a valid email address.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Email of the new owner/), '@example.in');
  await user.click(dialog.getByRole('button', { name: 'Send the offer' }));
  expect(await screen.findByText('Offer sent to meera@example.in')).toBeInTheDocument();
});

it.each([
  [
    invalidInput({ email: 'Please enter the email of somebody else.' }),
    'Please enter the email of somebody else.',
  ],
  [
    refusal('PASSPORT_OFFERED'),
    'This television is already offered to somebody. Please withdraw that offer first.',
  ],
])('says why an offer was refused', async (error, text) => {
  const { user } = await show(
    {},
    {
      'passports.offer': () => {
        throw error;
      },
    },
  );
  await user.click(screen.getByRole('button', { name: 'Transfer to a new owner' }));
  await user.type(await screen.findByLabelText(/^Email of the new owner/), 'me@example.in');
  await user.click(screen.getByRole('button', { name: 'Send the offer' }));
  expect(await screen.findByText(text)).toBeVisible();
});

it('shows the open offer, and withdraws it', async () => {
  const { user } = await show(
    { offer: { email: 'meera@example.in', expires_at: '2026-12-13T06:00:00.000Z' } },
    { 'passports.withdrawOffer': () => ({ message: 'Your offer was withdrawn.' }) },
  );
  expect(screen.getByText('Offered to meera@example.in, open until 13 Dec 2026.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw the offer' }));
  expect(await screen.findByText('Offer withdrawn')).toBeInTheDocument();
});

it.each(['waiting', 'returned', 'replaced'] as const)('is not offered for one that is %s', async (state) => {
  await show({ state });
  expect(screen.queryByRole('button')).toBeNull();
});
