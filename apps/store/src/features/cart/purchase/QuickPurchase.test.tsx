import { SAMPLE_PRODUCT } from '@aabha/contracts/products/testing/sample-product';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInShop, signInShopper } from '../../../testing/render-in-shop';
import { QuickPurchase } from './QuickPurchase';

const OTHER = { ...SAMPLE_PRODUCT, _id: 'p2', name: 'Surya 55', warranty_pricing: { '12': 1_999 } };
const show = (responses = {}) =>
  renderInShop(
    <>
      <QuickPurchase product={SAMPLE_PRODUCT} />
      <QuickPurchase product={OTHER} />
    </>,
    responses,
    '/compare',
  );
const add = (name: string) => screen.getByRole('button', { name: `Add to Cart: ${name}` });

it('adds one unit of its own television', async () => {
  signInShopper();
  const { user, inputsOf } = await show({ 'cart.add': () => ({}) });
  await user.click(add('Surya 43'));
  expect(await screen.findByText('Product added to cart successfully!')).toBeInTheDocument();
  const item = { product: SAMPLE_PRODUCT._id, quantity: 1, warranty_months: 0 };
  expect(inputsOf('cart.add')).toEqual([{ cart: { items: [item] } }]);
  expect(screen.getAllByText('View cart')).toHaveLength(1);
});

it('offers protection where there is one, with nothing selected', async () => {
  signInShopper();
  const { user, inputsOf } = await show({ 'cart.add': () => ({}) });
  await user.click(add('Surya 55'));
  const dialog = await screen.findByRole('dialog', { name: 'Extend your warranty?' });
  expect(within(dialog).queryAllByRole('radio', { checked: true })).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'No Thanks' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputsOf('cart.add')).toHaveLength(1);
});

it('sends a visitor to sign in', async () => {
  const { user, address } = await show();
  await user.click(add('Surya 55'));
  await waitFor(() => expect(address()).toContain('/signin'));
});

it('has no button for a television that is out of stock', async () => {
  await renderInShop(<QuickPurchase product={{ ...SAMPLE_PRODUCT, stock: 0 }} />);
  expect(screen.getByText('Out of Stock')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
