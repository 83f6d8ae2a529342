import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { REFUND_CHOSEN } from '@aabha/contracts/returns/replacements.values';
import { renderInShop } from '../../testing/render-in-shop';
import type { ReturnableOrder } from './return-offer';
import { ReturnOrder } from './ReturnOrder';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const ORDER: ReturnableOrder = {
  _id: 'o1',
  status: 'Delivered',
  return_request: false,
  returnUntil: inDays(3),
  refundable: 20_000,
  payment_method: 'upi',
  products: [],
};
const show = (over: Partial<ReturnableOrder> = {}, responses = {}) =>
  renderInShop(
    <>
      <h2 id="heading" tabIndex={-1}>
        Order
      </h2>
      <ReturnOrder order={{ ...ORDER, ...over }} headingId="heading" />
    </>,
    responses,
  );
const button = (name: string) => screen.queryByRole('button', { name });

it('offers a return up to its last day', async () => {
  await show();
  expect(button('Return')).toBeEnabled();
  expect(screen.getByText(/^until \d+ \w+ \d{4}$/)).toBeVisible();
});

it('says when the time for it is over', async () => {
  await show({ returnUntil: '2026-01-31T18:29:59.999Z' });
  expect(button('Return')).toBeNull();
  expect(screen.getByText('Returns closed on 31 Jan 2026')).toBeVisible();
});

it('shows a requested return, which cannot be requested again', async () => {
  await show({ return_request: true });
  expect(button('Return Requested')).toBeDisabled();
  expect(screen.getByText('We will email you at each step.')).toBeVisible();
});

it('says why a return was not accepted, and where to complain', async () => {
  const returnRequest = {
    ...{ state: 'rejected', refund: 'none', refund_status: false, refund_amount: 20_000, lines: [] },
    decision_reason: 'We found no fault',
  };
  await show({ return_request: true }, { 'returns.own': () => ({ returnRequest }) });
  expect(await screen.findByText('Not accepted')).toBeVisible();
  expect(screen.getByText(/Our reason: We found no fault/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Complain to us' })).toHaveAttribute('href', '/raise-complaint');
});

it('shows what of a return was accepted, and the refund', async () => {
  const returnRequest = {
    ...{ state: 'accepted_in_part', refund: 'processed', refund_status: true, refund_amount: 9_000 },
    ...{
      decision_reason: 'The stand is missing.',
      lines: [{ position: 0, name: 'Nova 43', quantity: 2, accepted: 1 }],
    },
  };
  await show({ return_request: true }, { 'returns.own': () => ({ returnRequest }) });
  expect(await screen.findByText('Refunded ₹9,000')).toBeVisible();
  expect(screen.getByText('Nova 43: 1 of 2 accepted')).toBeVisible();
  expect(screen.queryByText('We will email you at each step.')).toBeNull();
});

it('shows where the replacement is, and lets the shopper take the refund while it waits for stock', async () => {
  const replacement = {
    ...{ _id: 'x1', number: '1A2B3C4D-R', state: 'waiting', cancel_reason: '', serials: [], shipment: null },
    ...{ lines: [{ position: 0, name: 'Nova 43', quantity: 1 }], shipped_at: null, delivered_at: null },
  };
  const own = {
    ...{ order_id: { _id: 'o1' }, state: 'accepted', refund: 'none', refund_status: false, lines: [] },
    ...{ refund_amount: 9_000, decision_reason: null, replacement },
  };
  let chosen: unknown;
  await show(
    { return_request: true },
    {
      'returns.own': () => ({
        returnRequest: chosen
          ? { ...own, replacement: { ...replacement, state: 'cancelled', cancel_reason: REFUND_CHOSEN } }
          : own,
      }),
      'returns.chooseRefund': (input: unknown) => ({ returnRequest: { ...own, input: (chosen = input) } }),
    },
  );
  expect(await screen.findByRole('heading', { name: 'Your replacement 1A2B3C4D-R' })).toBeVisible();
  expect(screen.getByText('Not in stock just now: we send it as soon as it is')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Refund me instead' }));
  expect(await screen.findByText('You chose the refund.')).toBeVisible();
  expect(chosen).toEqual({ order_id: 'o1' });
});

it.each(['Pending', 'Shipped', 'Cancelled', 'Returned'] as const)(
  'offers nothing for a %s order',
  async (status) => {
    await show({ status, returnUntil: '' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.body).not.toHaveTextContent(/return/i);
  },
);

it('is requested with a reason, and the dialog closes', async () => {
  const { user, inputsOf } = await show({}, { 'returns.request': () => ({}) });
  await user.click(button('Return') as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Return this order' });
  await user.click(await within(dialog).findByRole('radio', { name: 'Changed mind' }));
  await user.click(within(dialog).getByRole('button', { name: 'Request return' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputsOf('returns.request')).toMatchObject([{ order_id: 'o1', return_reason: 'Changed mind' }]);
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Order'));
});
