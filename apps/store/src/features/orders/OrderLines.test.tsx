import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing/render-in-shop';
import type { ShopperOrder } from './order-steps';
import { OrderLines } from './OrderLines';
import { SHOPPER_ORDER } from './testing/shopper-order';

const [LINE] = SHOPPER_ORDER.products as [ShopperOrder['products'][number]];

it('shows units, prices paid and each warranty', async () => {
  await renderInShop(
    <OrderLines
      lines={[
        LINE,
        {
          ...LINE,
          quantity: 2,
          extended_warranty: 24,
          warranty_price: 3_499,
          total_warranty: 36,
          line_total: 1_43_499,
          price: 70_000,
        },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Rekha 321 × ₹20,000Warranty 1 Year(s)Set-up guide₹20,000',
    'Rekha 322 × ₹70,000Extended warranty 2 Year(s) (₹3,499), 3 Year(s) in totalSet-up guide₹1,43,499',
  ]);
  expect(screen.getAllByRole('link', { name: 'Rekha 32' })[0]).toHaveAttribute('href', '/television/p1');
  expect(screen.getAllByRole('link', { name: 'Set-up guide of Rekha 32' })[0]).toHaveAttribute(
    'href',
    '/set-up/p1',
  );
});

it('says nothing of a warranty where there is none', async () => {
  await renderInShop(<OrderLines lines={[{ ...LINE, total_warranty: 0 }]} />);
  expect(screen.getByRole('listitem')).not.toHaveTextContent(/warranty/i);
});
