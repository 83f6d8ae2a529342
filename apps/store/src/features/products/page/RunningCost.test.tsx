import { SAMPLE_PRODUCT } from '@aabha/contracts/products/testing/sample-product';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../../testing/render-in-shop';
import { RunningCost } from './RunningCost';

afterEach(() => localStorage.clear());
const show = (over: Partial<typeof SAMPLE_PRODUCT> = {}) =>
  renderInShop(<RunningCost product={{ ...SAMPLE_PRODUCT, ...over }} />);
const region = () => screen.getByRole('region', { name: 'Running cost' });

it('shows what the label’s units cost at ₹8', async () => {
  await show();
  expect(region()).toHaveTextContent('₹720 a year');
  expect(region()).toHaveTextContent('90 units of electricity a year, 0.25 a day.');
  expect(region()).toHaveTextContent('At ₹8 a unit and 6 hours a day.');
});

it('follows the shopper’s own tariff and hours, and keeps them', async () => {
  const { user } = await show();
  await user.clear(screen.getByLabelText('Your price of a unit (₹)'));
  await user.type(screen.getByLabelText('Your price of a unit (₹)'), '6.5');
  expect(region()).toHaveTextContent('₹585 a year');
  await user.clear(screen.getByLabelText('Hours a day'));
  await user.type(screen.getByLabelText('Hours a day'), '3');
  expect(region()).toHaveTextContent('At ₹6.50 a unit and 3 hours a day.');
  expect(localStorage.getItem('electricity')).toBe('650,3');
});

it('ignores figures that cannot be', async () => {
  const { user } = await show();
  await user.clear(screen.getByLabelText('Hours a day'));
  await user.type(screen.getByLabelText('Hours a day'), '30');
  expect(region()).toHaveTextContent('At ₹8 a unit and 3 hours a day.');
});

it('has no hours where the standby power is not stated', async () => {
  localStorage.setItem('electricity', '1000,12');
  await show({ standbyWatts: null });
  expect(screen.queryByLabelText('Hours a day')).toBeNull();
  expect(region()).toHaveTextContent('At ₹10 a unit and 6 hours a day.');
});

it('says nothing where the energy is not stated', async () => {
  await show({ energyKwhYear: 0 });
  expect(screen.queryByRole('region')).toBeNull();
});
