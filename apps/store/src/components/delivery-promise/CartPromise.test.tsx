import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop';
import { CartPromise } from './CartPromise';

const PROMISE = {
  ...{ zipcode: '560034', served: true, city: 'Bengaluru', state: 'Karnataka', center: 'Bengaluru Hub' },
  ...{ earliest: '2026-12-01', latest: '2026-12-02', leaves: '2026-11-30' },
  reasons: [
    { code: 'ordered-after', text: '', time: '14:00', day: '2026-11-30' },
    { code: 'transit', text: '', name: 'Bengaluru Hub', min: 1, max: 2 },
  ],
  installation: { wall: 0, stand: 0, demo: 0 },
  validUntil: '2126-12-01T08:30:00.000Z',
};
const ITEMS = [{ product_id: 'p1', quantity: 2 }];
const show = (promise: object = {}) =>
  renderInShop(<CartPromise items={ITEMS} />, {
    'deliveryPromise.get': () => ({ promise: { ...PROMISE, ...promise } }),
  });
afterEach(() => sessionStorage.clear());

it('shows the day of the cart with its reasons', async () => {
  localStorage.setItem('pin', '560034');
  const { inputsOf, user } = await show();
  expect(await screen.findByText('Get it by Wed, 2 Dec')).toBeVisible();
  expect(screen.getByText('To Bengaluru, Karnataka, 560034')).toBeVisible();
  await user.click(screen.getByText('Why this date?'));
  expect(screen.getByText('Ordered after 2:00 pm, so it leaves on Mon, 30 Nov.')).toBeVisible();
  expect(screen.getByText('1 to 2 working days on the way from Bengaluru Hub.')).toBeVisible();
  expect(inputsOf('deliveryPromise.get')).toEqual([{ zipcode: '560034', items: ITEMS }]);
});

it('says what a technician costs, kind by kind, and nothing where none comes', async () => {
  localStorage.setItem('pin', '560034');
  await show({ installation: { wall: 799, stand: 499, demo: 0 } });
  expect(
    await screen.findByText(/wall mount ₹799, table stand ₹499, demo only free\. .* pay the technician\.$/),
  ).toBeVisible();
  cleanup();
  await show();
  expect(await screen.findByText(/^Free installation by our technician/)).toBeVisible();
  cleanup();
  await show({ installation: null });
  expect(await screen.findByText('Get it by Wed, 2 Dec')).toBeVisible();
  expect(screen.queryByText(/technician/)).toBeNull();
});

it('says that the day is another one than it was', async () => {
  localStorage.setItem('pin', '560034');
  sessionStorage.setItem('shown-dates', JSON.stringify({ '560034 p1:2': '2026-11-30' }));
  await show();
  const notice = 'The delivery date has changed from Mon, 30 Nov to Wed, 2 Dec.';
  expect(await screen.findByText(notice)).toBeVisible();
});

it('does not say so of other goods', async () => {
  localStorage.setItem('pin', '560034');
  sessionStorage.setItem('shown-dates', JSON.stringify({ '560034 p1:1': '2026-11-30' }));
  await show();
  expect(await screen.findByText('Get it by Wed, 2 Dec')).toBeVisible();
  expect(screen.queryByText(/has changed/)).toBeNull();
});

it('says where nothing is delivered, or no day is known', async () => {
  localStorage.setItem('pin', '560034');
  await show({ served: false });
  expect(await screen.findByText('We do not deliver to 560034 yet.')).toBeVisible();
});

it('asks nothing without a PIN code', async () => {
  const { inputsOf } = await show();
  expect(inputsOf('deliveryPromise.get')).toEqual([]);
});
