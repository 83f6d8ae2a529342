import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Cart } from '@aabha/contracts/cart/cart.schema';
import { renderInShop } from '../../testing/render-in-shop';
import { CartSummary } from './CartSummary';

const CART: Cart = {
  _id: 'c1',
  user: { _id: 'shopper-1', name: 'Kavya', email: 'kavya@example.com', phone: '', address: '', zip: '' },
  items: [
    {
      product: {
        _id: 'p1',
        name: 'Surya 55',
        price: 60_000,
        new_price: 49_990,
        stock: 2,
        image: [],
        pictures: [],
        warranty_months: 12,
        warranty_pricing: {},
        onSale: true,
      },
      quantity: 2,
      warranty_months: 0,
      warranty_price: 0,
      line_total: 99_980,
    },
  ],
  coupon: null,
  totals: { subtotal: 99_980, discount: 0, shipping: 0, total: 99_980, payable: 99_980 },
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
const [LINE] = CART.items as [Cart['items'][number]];
const proceed = () => screen.getByRole('button', { name: 'Proceed to Checkout' });

it('leads on to the checkout', async () => {
  const { user, address } = await renderInShop(<CartSummary cart={CART} />, {}, '/cart');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(proceed());
  expect(await screen.findByText('Proceeding to checkout...')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/checkout'));
});

it.each([
  [{ ...CART, items: [] }, 'Your cart is empty.'],
  [{ ...CART, items: [{ ...LINE, quantity: 3 }] }, 'Only 2 units of Surya 55 are available in stock.'],
])('stays where it cannot be bought, and moves the focus to the reason: %#', async (cart, text) => {
  const { user, address } = await renderInShop(<CartSummary cart={cart} />, {}, '/cart');
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  await user.click(proceed());
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(address()).toBe('/cart');
});
