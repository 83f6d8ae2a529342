import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop';
import { OrderRefunds } from './OrderRefunds';

const SETTINGS = { 'settings.get': () => ({ brand: { supportEmail: 'care@shop.example' } }) };
const refund = (status: 'queued' | 'processed' | 'failed') => ({
  _id: status,
  amount: 1_20_000,
  status,
  speed: 'normal' as const,
  speed_processed: null,
  created_at: '2026-03-01T20:00:00.000Z',
  reason: 'The order was cancelled.',
  lines: [],
  shipping: 0,
  credit_note_id: '',
  creditNoteNumber: '',
});

it.each([
  [
    'queued',
    'Your refund of ₹1,20,000 was started on 2 Mar 2026 and is on its way to the account you paid from. Banks usually credit it within 5 to 7 working days.',
  ],
  [
    'processed',
    'Your refund of ₹1,20,000, started on 2 Mar 2026, was sent to the account you paid from. Banks usually credit it within 5 to 7 working days.',
  ],
  [
    'failed',
    'We could not send your refund of ₹1,20,000. Please write to us at care@shop.example and we will sort it out.',
  ],
] as const)('says where the money of a %s refund is', async (status, text) => {
  await renderInShop(<OrderRefunds method="upi" refunds={[refund(status)]} />, SETTINGS);
  expect((await screen.findByText(/^(Your refund|We could not)/)).textContent).toBe(text);
});

it('leads from a failed refund to the support', async () => {
  await renderInShop(<OrderRefunds method="upi" refunds={[refund('failed')]} />, SETTINGS);
  expect(await screen.findByRole('link', { name: 'care@shop.example' })).toHaveAttribute(
    'href',
    'mailto:care@shop.example',
  );
});

it('says what a refund of a part is for', async () => {
  const part = {
    ...refund('processed'),
    reason: 'It arrived broken.',
    lines: [
      { position: 0, name: 'Rekha 32', quantity: 1, goods: 1_19_000, warranty: 901 },
      { position: 1, name: 'Nova 43', quantity: 0, goods: 500, warranty: 0 },
    ],
    shipping: 99,
  };
  await renderInShop(<OrderRefunds method="upi" refunds={[part]} />, SETTINGS);
  expect((await screen.findByText(/^Your refund/)).textContent).toContain(
    'It is for 1 × Rekha 32, the extended warranty of Rekha 32, a lower price of Nova 43, shipping. Reason: It arrived broken.',
  );
});

it.each([
  ['instant', 'It usually arrives within minutes.'],
  ['normal', 'Banks usually credit it within 5 to 7 working days.'],
] as const)('promises of an instant refund that is processed as %s: %s', async (processed, promise) => {
  const instant = { ...refund('processed'), speed: 'instant', speed_processed: processed } as const;
  await renderInShop(<OrderRefunds method="upi" refunds={[instant]} />, SETTINGS);
  expect((await screen.findByText(/^Your refund/)).textContent).toContain(promise);
});
