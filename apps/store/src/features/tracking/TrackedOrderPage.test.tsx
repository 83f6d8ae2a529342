import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost, refusal } from '../../testing/fake-api';
import { renderInShop } from '../../testing/render-in-shop';
import { TRACKED_ORDER } from './testing/tracked-order';
import type { TrackedOrder } from './tracked-order';
import { TrackedOrderPage } from './TrackedOrderPage';

const TOKEN = 'an-order.a-signature';
const show = (over: Partial<TrackedOrder> = {}) =>
  renderInShop(<TrackedOrderPage token={TOKEN} installation={() => null} />, {
    'orderTracking.get': () => ({ tracking: { ...TRACKED_ORDER, ...over } }),
  });
const title = () => screen.findByRole('heading', { level: 1 });
const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows the way, the stations and contents of the parcel, and what is still to come', async () => {
  const { inputsOf } = await show();
  expect(await title()).toHaveTextContent('A part of your order is on its way');
  expect(await title()).toHaveFocus();
  expect(inputsOf('orderTracking.get')).toEqual([{ token: TOKEN }]);
  expect(screen.getByText('Order 73288A01')).toBeVisible();
  expect(listed('Order status')).toEqual([
    'Order placed1 Mar 2026, 11:30 am',
    'Shipped, still to comeNext',
    'Delivered, still to comeExpected by 6 Mar 2099',
  ]);
  expect(listed('Stations of Parcel')).toEqual([
    'PackedPacked, reachedBengaluru Hub2 Mar 2026',
    'Handed overHanded over, reachedDelhivery3 Mar 2026',
    'DeliveryDelivery, still to comeBengaluru',
  ]);
  expect(listed('Parcel')).toEqual(['1 × Rekha 32', '1 × Nova 43']);
  expect(listed('Still with us')).toEqual(['1 × Rekha 32']);
});

it('leads to the courier without telling where from', async () => {
  await show();
  const link = await screen.findByRole('link', { name: 'Track 12345 at Delhivery, opens a new page' });
  expect(link).toHaveAttribute('href', 'https://www.delhivery.com/track-v2/package/12345');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
});

it('numbers several parcels, and names our own van in the language of the page', async () => {
  const [parcel] = TRACKED_ORDER.parcels;
  const there = { ...parcel!, state: 'delivered' as const, delivered_at: '2026-03-05T06:00:00.000Z' };
  const own = { ...there, courier: 'own', courierName: 'as recorded', awb: '', trackingUrl: '' };
  await show({ status: 'Shipped', parcels: [parcel!, own] });
  expect(await screen.findByRole('heading', { name: 'Parcel 1 of 2' })).toBeVisible();
  expect(listed('Stations of Parcel 2 of 2').at(-1)).toBe('DeliveryDelivery, reachedBengaluru5 Mar 2026');
  expect(screen.getAllByText('Our own van')).toHaveLength(2);
  expect(screen.queryByText('as recorded')).toBeNull();
  expect(screen.getAllByText('AWB number')).toHaveLength(1);
});

it('shows what an order without parcels has', async () => {
  await show({ status: 'Cancelled', parcels: [] });
  expect(await title()).toHaveTextContent('This order was cancelled');
  expect(listed('In this order')).toEqual(['2 × Rekha 32', '1 × Nova 43']);
  expect(screen.queryByText('Expected', { exact: false })).toBeNull();
});

it('says who can see it, and leads others than the owner to the sign-in', async () => {
  await show();
  expect(
    await screen.findByText(/^Anybody with this link can open this page until 30 May 2026\./),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to my orders' })).toHaveAttribute(
    'href',
    '/signin?redirect=%2Fmyorders',
  );
  expect(screen.queryByRole('link', { name: 'Open the order' })).toBeNull();
});

it('leads the owner to the order itself', async () => {
  await show({ order_id: 'o1' });
  expect(await screen.findByRole('link', { name: 'Open the order' })).toHaveAttribute(
    'href',
    '/myorders#order-o1',
  );
});

it.each([
  ['ORDER_LINK_UNKNOWN', 'This link does not work', 'Please open it again from our latest email'],
  ['ORDER_LINK_EXPIRED', 'This link has ended', '90 days after the last change'],
] as const)('is kind about a link that is refused with %s', async (code, heading, text) => {
  await renderInShop(<TrackedOrderPage token={TOKEN} installation={() => null} />, {
    'orderTracking.get': () => {
      throw refusal(code);
    },
  });
  expect(await title()).toHaveTextContent(heading);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/track');
});

it('tries again after a lost connection', async () => {
  let isLost = true;
  const { user } = await renderInShop(<TrackedOrderPage token={TOKEN} installation={() => null} />, {
    'orderTracking.get': () => {
      if (isLost) throw connectionLost();
      return { tracking: TRACKED_ORDER };
    },
  });
  expect(await title()).toHaveTextContent('We could not load your order');
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Order 73288A01')).toBeVisible();
});
