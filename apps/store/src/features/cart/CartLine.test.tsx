import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CartLine as Line } from '@aabha/contracts/cart/cart.schema';
import { renderInShop } from '../../testing/render-in-shop';
import { CartLine } from './CartLine';

const LINE: Line = {
  product: {
    _id: 'p1',
    name: 'Surya 55',
    price: 60_000,
    new_price: 49_990,
    stock: 5,
    image: [],
    pictures: [],
    warranty_months: 12,
    warranty_pricing: {},
    onSale: true,
  },
  quantity: 1,
  warranty_months: 0,
  warranty_price: 0,
  line_total: 49_990,
};

async function show(over: Partial<Omit<Line, 'product'>> = {}, product: Partial<Line['product']> = {}) {
  const onQuantity = vi.fn();
  const onRemove = vi.fn();
  const line = { ...LINE, ...over, product: { ...LINE.product, ...product } };
  const shop = await renderInShop(
    <ul>
      <CartLine line={line} onQuantity={onQuantity} onRemove={onRemove} />
    </ul>,
  );
  return { ...shop, onQuantity, onRemove };
}
const button = (name: string) => screen.getByRole('button', { name });

it('shows the price of one, its protection and the total in Indian grouping', async () => {
  await show({ quantity: 3, warranty_months: 24, warranty_price: 3_499, line_total: 153_469 });
  expect(screen.getByText('₹49,990 each')).toBeVisible();
  expect(screen.getByText('Extended warranty: 2 Year(s), ₹3,499')).toBeVisible();
  expect(screen.getByText('₹1,53,469')).toBeVisible();
});

it('steps up and down by one', async () => {
  const { user, onQuantity } = await show({ quantity: 4 });
  await user.click(button('Increase quantity'));
  await user.click(button('Decrease quantity'));
  expect(onQuantity.mock.calls).toEqual([[5], [3]]);
});

it('refuses more than the stock with the specified text', async () => {
  const { user, onQuantity } = await show({ quantity: 5 });
  await user.click(button('Increase quantity'));
  expect(await screen.findByText('Available Stock Quantity Exceeded.')).toBeInTheDocument();
  expect(onQuantity).not.toHaveBeenCalled();
});

it('removes the product at the last unit, and says so', async () => {
  const { user, onRemove } = await show();
  await user.click(button('Remove Surya 55'));
  await user.click(button('Remove Surya 55 from the cart'));
  expect(onRemove).toHaveBeenCalledTimes(2);
});

it('offers the available units where fewer are left than selected', async () => {
  const { user, onQuantity } = await show({ quantity: 5 }, { stock: 2 });
  expect(screen.getByText('Only 2 left')).toBeVisible();
  await user.click(button('Change to 2'));
  expect(onQuantity).toHaveBeenCalledWith(2);
});

it.each([
  [{ stock: 0 }, 'Out of Stock', 'Please remove it to continue with the rest of your cart.'],
  [
    { onSale: false, stock: 0 },
    'No longer sold',
    'We no longer sell this television. Please remove it to continue.',
  ],
])('has no quantity where it cannot be bought: %j', async (product, title, text) => {
  await show({}, product);
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Increase quantity' })).toBeNull();
});
