import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PayLinkOrder } from '@aabha/contracts/draft-orders/pay-link.schema';
import { refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { PayLinkScreen } from './PayLinkScreen';

const OPEN: PayLinkOrder = {
  state: 'open',
  items: [
    {
      ...{ product_id: 'p1', name: 'Nova 43', quantity: 1, warranty_months: 0 },
      ...{ unit_price: 49_990, warranty_price: 0, isDiscounted: true },
    },
  ],
  totals: { subtotal: 49_990, discount: 0, shipping: 99, total: 50_089, payable: 50_089 },
  ...{ city: 'Bengaluru', zip: '560034', expires_at: '2026-11-25T06:00:00.000Z' },
  ...{ earliestDelivery: '2026-11-27T06:00:00.000Z', latestDelivery: '2026-11-29T06:00:00.000Z' },
};
const ACCEPTED = { terms: 3, privacy: 1, shipping: 2, unboxing: 1, disclaimer: 1 };

async function show(payLink: PayLinkOrder, answers: Parameters<typeof renderInShop>[1] = {}) {
  const readAgain = vi.fn();
  const shop = await renderInShop(
    <PayLinkScreen
      token="a.token"
      payLink={payLink}
      upiCeiling={5_00_000}
      acceptedTexts={ACCEPTED}
      summary={<p>The items</p>}
      readAgain={readAgain}
    />,
    answers,
  );
  return { readAgain, shop };
}
const pay = () => screen.getByRole('button', { name: 'Place Order · Pay ₹50,089' });

it('shows items, place, dates, the end of its prices and what is accepted, and pays what it shows', async () => {
  const start = vi.fn(() => {
    throw refusal('PAY_LINK_SOLD_OUT', { product: 'Nova 43' });
  });
  const { readAgain } = await show(OPEN, { 'payLink.pay': start });
  for (const text of [
    /The items/,
    /Bengaluru 560034/,
    /27 Nov 2026/,
    /yours until 25 Nov 2026/,
    /terms and conditions/,
  ])
    expect(screen.getAllByText(text)[0]).toBeVisible();
  pay().click();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nova 43 is sold out at the moment.');
  expect(start).toHaveBeenCalledWith({ token: 'a.token', amount: 50_089, acceptedTexts: ACCEPTED });
  expect(readAgain).not.toHaveBeenCalled();
});

describe('bank offers', () => {
  const offer = {
    ...{ _id: 'o1', bank: 'Axis Bank', method: 'credit', benefit: 'instant', percent: 10, amount: null },
    ...{ maximum: 1500, minimum: 20_000, valid_from: '2020-01-01', valid_to: '2099-12-31' },
    ...{ product_ids: ['p1'], usage_note: null, terms_url: 'https://bank.example', checked_on: '2026-11-20' },
  };
  const offers = { 'bankOffers.offers': () => ({ offerList: [offer] }) };

  it('are shown as at the checkout', async () => {
    await show(OPEN, offers);
    expect(await screen.findByText('Bank offers: up to ₹1,500 off with Axis Bank')).toBeVisible();
  });

  it('are not shown with a coupon for some of the televisions, whose payment names none', async () => {
    const [item] = OPEN.items;
    const { shop } = await show({ ...OPEN, items: [{ ...item!, isDiscounted: false }, item!] }, offers);
    await expect.poll(() => shop.inputsOf('bankOffers.offers')).toHaveLength(1);
    expect(screen.queryByText(/Bank offers/)).toBeNull();
  });
});

it('reads the order again where it was paid, cancelled or expired meanwhile', async () => {
  const { readAgain } = await show(OPEN, {
    'payLink.pay': () => {
      throw refusal('PAY_LINK_PAID');
    },
  });
  pay().click();
  await vi.waitFor(() => expect(readAgain).toHaveBeenCalledOnce());
});

it.each([
  ['paid', 'This order is paid'],
  ['expired', 'This link has expired'],
  ['cancelled', 'This order was cancelled'],
] as const)('has nothing to pay where it is %s', async (state, title) => {
  await show({ ...OPEN, state });
  expect(screen.getByRole('heading', { name: title })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
});
