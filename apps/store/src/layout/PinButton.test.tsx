import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../testing/render-in-shop';
import { PinButton } from './PinButton';

const NEAR = { exists: false, canOrder: false, beforeFive: ['560001'], afterFive: ['560066'] };
const SERVED = {
  exists: true,
  canOrder: true,
  beforeFive: [],
  afterFive: [],
  city: 'Bengaluru',
  state: 'Karnataka',
};

const show = (zipcode: object = SERVED) =>
  renderInShop(<PinButton />, { 'serviceAreas.lookUp': () => ({ zipcode }) });
const open = () => screen.findByRole('button', { name: /^Deliver to/ });
const field = () => screen.findByLabelText<HTMLInputElement>('PIN code');

it('asks for a PIN code, remembers it and shows it', async () => {
  const { user } = await show();
  expect(await open()).toHaveTextContent('Deliver to PIN code');
  await user.click(await open());
  await user.type(await field(), '56-0034x');
  expect(await field()).toHaveValue('560034');
  await user.click(screen.getByRole('button', { name: 'Show dates' }));
  await waitFor(async () => expect(await open()).toHaveTextContent('Deliver to 560034'));
  expect(localStorage.getItem('pin')).toBe('560034');
  expect(document.documentElement.dataset.pin).toBe('560034');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('refuses one that is not served with the nearest ones, and keeps the one before', async () => {
  localStorage.setItem('pin', '560034');
  const { user } = await show(NEAR);
  await user.click(await open());
  await user.clear(await field());
  await user.type(await field(), '560010{Enter}');
  const refusal = 'We do not deliver to 560010 yet. Nearest PIN codes we deliver to: 560001, 560066.';
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(await field()).toBeInvalid();
  expect(localStorage.getItem('pin')).toBe('560034');
});

it('forgets it', async () => {
  localStorage.setItem('pin', '560034');
  const { user } = await show();
  await user.click(await open());
  await user.click(await screen.findByRole('button', { name: 'Forget PIN code' }));
  expect(await open()).toHaveTextContent('Deliver to PIN code');
  expect(localStorage.getItem('pin')).toBeNull();
});
