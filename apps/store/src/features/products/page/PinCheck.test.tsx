import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost } from '../../../testing/fake-api';
import { renderInShop } from '../../../testing/render-in-shop';
import { PinCheck } from './PinCheck';

const SERVED = {
  exists: true,
  canOrder: true,
  beforeFive: [],
  afterFive: [],
  city: 'Mysuru',
  state: 'Karnataka',
  earliestDelivery: '2026-03-04T06:00:00.000Z',
  latestDelivery: '2026-03-06T06:00:00.000Z',
};
const pin = () => screen.getByLabelText<HTMLInputElement>('Delivery to your PIN code');
const check = () => screen.getByRole('button', { name: 'Check' });

async function show(zipcode: object | (() => object) = SERVED) {
  const shop = await renderInShop(<PinCheck />, {
    'serviceAreas.lookUp': () => ({ zipcode: typeof zipcode === 'function' ? zipcode() : zipcode }),
  });
  return { ...shop, lookUps: () => shop.inputsOf('serviceAreas.lookUp') };
}

it('takes six digits only, and says so', async () => {
  const { user, lookUps } = await show();
  await user.type(pin(), '57-00a{Enter}');
  expect(pin()).toHaveValue('5700');
  expect(pin()).toHaveAccessibleDescription('PIN code must be a 6-digit number.');
  expect(document.activeElement).toBe(pin());
  await user.type(pin(), '0');
  expect(pin()).not.toHaveAccessibleDescription();
  expect(lookUps()).toEqual([]);
});

it('shows the days and the place, and remembers the PIN code', async () => {
  const { user, lookUps } = await show();
  await user.type(pin(), '570001');
  expect(lookUps()).toEqual([]);
  await user.click(check());
  expect(await screen.findByText('Delivery 4 Mar 2026 to 6 Mar 2026')).toBeVisible();
  expect(screen.getByText('To Mysuru, Karnataka (570001), if you order today')).toBeVisible();
  expect(lookUps()).toEqual([{ zipcode: '570001' }]);
  expect(localStorage.getItem('pin')).toBe('570001');
});

it('checks a remembered PIN code by itself', async () => {
  localStorage.setItem('pin', '570001');
  await show();
  expect(await screen.findByText('Delivery 4 Mar 2026 to 6 Mar 2026')).toBeVisible();
  expect(pin()).toHaveValue('570001');
});

it.each([
  [
    { ...SERVED, exists: false, beforeFive: ['570001'], afterFive: ['570008', '570010'] },
    [
      'Service Not Available',
      'We do not deliver to 570004 yet. Nearest PIN codes we deliver to: 570001, 570008, 570010.',
    ],
  ],
  [{ ...SERVED, exists: false }, ['Service Not Available', 'We do not deliver to 570004 yet.']],
  [
    { ...SERVED, canOrder: false },
    ['We deliver to this PIN code, but cannot take an order for it online yet. Please contact us to order.'],
  ],
  [
    { ...SERVED, earliestDelivery: undefined, latestDelivery: undefined, city: undefined, state: undefined },
    ['Delivery date: To be confirmed', 'To 570004, if you order today'],
  ],
])('says what is known of a PIN code: %#', async (zipcode, texts) => {
  const { user } = await show(zipcode);
  await user.type(pin(), '570004{Enter}');
  for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
});

it('says when the shop could not be reached, and asks again for the same PIN code', async () => {
  let isLost = true;
  const { user } = await show(() => {
    if (isLost) throw connectionLost();
    return SERVED;
  });
  await user.type(pin(), '570001{Enter}');
  const lost = 'We could not reach the shop. Please check your connection and try again.';
  await waitFor(() => expect(pin()).toHaveAccessibleDescription(lost));
  expect(pin()).toHaveValue('570001');
  isLost = false;
  await user.click(check());
  expect(await screen.findByText('Delivery 4 Mar 2026 to 6 Mar 2026')).toBeVisible();
});
