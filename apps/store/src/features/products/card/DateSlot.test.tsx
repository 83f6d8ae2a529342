import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../../testing/render-in-shop';
import { DateSlot } from './DateSlot';

const PROMISES = {
  promises: [
    { product_id: 'p1', earliest: '2026-12-01', latest: '2026-12-02' },
    { product_id: 'p2', earliest: '2026-12-08', latest: '2026-12-10' },
    { product_id: 'p3', earliest: '', latest: '' },
  ],
  validUntil: '2126-12-01T08:30:00.000Z',
};
const show = () =>
  renderInShop(
    <>
      {['p1', 'p2', 'p3'].map((product) => (
        <DateSlot key={product} product={product} />
      ))}
    </>,
    { 'deliveryPromise.products': () => PROMISES },
  );

it('shows the date of each card for the PIN code, with one call for all', async () => {
  localStorage.setItem('pin', '560034');
  const { inputsOf } = await show();
  expect(await screen.findByText('Get it by Wed, 2 Dec')).toBeVisible();
  expect(screen.getByText('Get it by Thu, 10 Dec')).toBeVisible();
  expect(screen.getAllByText(/Get it by/)).toHaveLength(2);
  expect(inputsOf('deliveryPromise.products')).toEqual([
    { zipcode: '560034', product_ids: ['p1', 'p2', 'p3'] },
  ]);
});

it('shows and asks nothing without a PIN code', async () => {
  const { inputsOf } = await show();
  expect(screen.queryByText(/Get it by/)).toBeNull();
  expect(inputsOf('deliveryPromise.products')).toEqual([]);
});
