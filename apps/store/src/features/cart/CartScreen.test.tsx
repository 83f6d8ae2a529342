import type { Cart, CartLine } from '@aabha/contracts/cart/cart.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectionLost } from '../../testing/fake-api';
import { renderInShop, signInShopper } from '../../testing/render-in-shop';
import { CartScreen } from './CartScreen';

const line = (
  _id: string,
  name: string,
  prices: Pick<CartLine, 'quantity' | 'warranty_months' | 'warranty_price' | 'line_total'>,
  unit: number,
): CartLine => ({
  product: {
    _id,
    name,
    price: unit + 1_000,
    new_price: unit,
    stock: 9,
    image: [],
    pictures: [],
    warranty_months: 12,
    warranty_pricing: {},
    onSale: true,
  },
  ...prices,
});
const SURYA = line(
  'p1',
  'Surya 55',
  { quantity: 2, warranty_months: 24, warranty_price: 3_499, line_total: 23_499 },
  10_000,
);
const REKHA = line(
  'p2',
  'Rekha 32',
  { quantity: 1, warranty_months: 0, warranty_price: 0, line_total: 12_344 },
  12_344,
);
const BOTH: Cart = {
  _id: 'c1',
  user: { _id: 'shopper-1', name: 'Kavya', email: 'kavya@example.com', phone: '', address: '', zip: '' },
  items: [SURYA, REKHA],
  coupon: { code: 'DIWALI', discountPercentage: 10, expired: false },
  totals: { subtotal: 35_843, discount: 3_584.3, shipping: 99, total: 32_357.7, payable: 32_358 },
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
const ONLY_REKHA: Cart = {
  ...BOTH,
  items: [REKHA],
  totals: { subtotal: 12_344, discount: 1_234.4, shipping: 99, total: 11_208.6, payable: 11_209 },
};
const TOTALS_OF_BOTH = {
  Subtotal: '₹35,843',
  'Coupon DIWALI (10% off)': '−₹3,584.30',
  'Shipping (flat fee)': '₹99',
  'Round-off': '+₹0.30',
  Total: '₹32,358',
};
const TOTALS_OF_REKHA = {
  Subtotal: '₹12,344',
  'Coupon DIWALI (10% off)': '−₹1,234.40',
  'Shipping (flat fee)': '₹99',
  'Round-off': '+₹0.40',
  Total: '₹11,209',
};

function shownTotals() {
  const amounts = screen.getAllByRole('definition');
  const labels = screen.getAllByRole('term');
  return Object.fromEntries(labels.map((label, index) => [label.textContent, amounts[index]?.textContent]));
}
const names = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((line) => within(line).queryAllByRole('heading', { level: 2 }))
    .map((name) => name.textContent);
const removeSurya = () => screen.getByRole('button', { name: 'Remove Surya 55 from the cart' });

async function show(remove: () => unknown) {
  signInShopper();
  let cart = BOTH;
  const shop = await renderInShop(<CartScreen empty={<p>Your cart is empty.</p>} />, {
    'cart.list': () => ({ cartList: [cart], cartCount: 1 }),
    'cart.removeProduct': async () => {
      await remove();
      cart = ONLY_REKHA;
      return { cart };
    },
    'cart.add': () => {
      cart = BOTH;
      return { cart };
    },
  });
  await screen.findByRole('heading', { name: 'Your cart' });
  return shop;
}

it('adds up the cart line by line, to the amount to pay', async () => {
  await show(() => undefined);
  expect(screen.getByText('3 items')).toBeVisible();
  expect(shownTotals()).toEqual(TOTALS_OF_BOTH);
  expect(screen.getByText(/Inclusive of all taxes\./)).toBeVisible();
});

it('removes a line at once, and puts it back where it was with units and protection', async () => {
  let respond: () => void = () => undefined;
  const responding = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const { user, inputsOf } = await show(() => responding);
  await user.click(removeSurya());
  const note = await screen.findByText('Surya 55 was removed.');
  // The shop has not responded yet: the totals are the browser's own.
  expect(shownTotals()).toEqual(TOTALS_OF_REKHA);
  expect(names()).toEqual(['Rekha 32']);
  expect(document.activeElement).toContainElement(note);
  respond();
  expect(await screen.findByText('Product removed from cart successfully!')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Product added to cart successfully!')).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['Surya 55', 'Rekha 32']));
  expect(shownTotals()).toEqual(TOTALS_OF_BOTH);
  expect(screen.queryByText('Surya 55 was removed.')).toBeNull();
  expect(inputsOf('cart.removeProduct')).toEqual([{ cartId: 'c1', productId: 'p1' }]);
  expect(inputsOf('cart.add')).toEqual([
    { cart: { items: [{ product: 'p1', quantity: 2, warranty_months: 24 }] } },
  ]);
});

it('shows the line again where it could not be removed', async () => {
  const { user } = await show(() => {
    throw connectionLost();
  });
  await user.click(removeSurya());
  expect(
    await screen.findByText('We could not reach the shop. Please check your connection and try again.'),
  ).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['Surya 55', 'Rekha 32']));
  expect(shownTotals()).toEqual(TOTALS_OF_BOTH);
});
