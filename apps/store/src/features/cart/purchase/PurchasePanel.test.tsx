import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../../testing/fake-api';
import { renderInShop, signInShopper } from '../../../testing/render-in-shop';
import { PurchasePanel } from './PurchasePanel';
import type { Product } from './use-purchase';

const PRODUCT: Product = {
  _id: 'p1',
  name: 'Surya 55',
  pictures: [],
  stock: 8,
  price: 60_000,
  new_price: 48_000,
  screenInches: 55,
  warranty_months: 12,
  warranty_pricing: { '24': 3_499, '12': 1_999 },
};
const quantity = () => screen.getByLabelText<HTMLInputElement>('Quantity');
const button = (name: string) => screen.getByRole('button', { name });
const show = (over: Partial<Product> = {}, responses = {}) =>
  renderInShop(<PurchasePanel product={{ ...PRODUCT, ...over }} />, responses, '/television/p1');

it('shows the price, the MRP and what is saved', async () => {
  await show();
  const shown = document.querySelector('main')?.textContent;
  expect(shown).toContain('₹48,000');
  expect(shown).toContain('MRP ₹60,000');
  expect(shown).toContain('Save ₹12,000 (20%)');
  expect(screen.getByText('inclusive of all taxes')).toBeVisible();
});

it('names the stock only where little is left', async () => {
  await show();
  expect(document.body).not.toHaveTextContent('left');
});

it('cannot be ordered when it is out of stock', async () => {
  await show({ stock: 0 });
  expect(screen.getByText('Out of Stock')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  expect(screen.getByText('See other 55″ TVs')).toHaveAttribute(
    'href',
    expect.stringContaining('/televisions'),
  );
});

it('has an alert in place of the button when it is out of stock', async () => {
  const ask = <button type="button">Notify me</button>;
  await renderInShop(
    <PurchasePanel product={{ ...PRODUCT, stock: 0 }} stockAlert={ask} />,
    {},
    '/television/p1',
  );
  expect(button('Notify me')).toBeVisible();
});

it('takes a quantity from one to the stock, by buttons and by typing', async () => {
  const { user } = await show();
  expect(button('Decrease quantity')).toBeDisabled();
  await user.click(button('Increase quantity'));
  expect(quantity()).toHaveValue('2');
  await user.clear(quantity());
  await user.type(quantity(), '1a2{Enter}');
  expect(quantity()).toHaveValue('8');
  expect(await screen.findByText('Available Stock Quantity Exceeded.')).toBeInTheDocument();
  await user.clear(quantity());
  await user.tab();
  expect(quantity()).toHaveValue('8');
});

it('prompts a visitor to sign in and stores the selection', async () => {
  const { user, address } = await show();
  await user.click(button('Increase quantity'));
  await user.click(button('Add to Cart'));
  expect(await screen.findByText('Please login to add product')).toBeInTheDocument();
  await waitFor(() => expect(address()).toContain('/signin'));
  expect(sessionStorage.getItem('sign-in-intent')).toContain('"quantity":2');
});

it('offers protection with nothing selected, and adds what was decided', async () => {
  signInShopper();
  const { user, inputsOf } = await show({}, { 'cart.add': () => ({}) });
  await user.click(button('Add to Cart'));
  const dialog = await screen.findByRole('dialog', { name: 'Extend your warranty?' });
  expect(dialog).toHaveTextContent('Surya 55 comes with a standard warranty of 1 Year(s), at no extra cost.');
  expect(within(dialog).queryAllByRole('radio', { checked: true })).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Add Protection' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Please select a warranty');
  await user.click(within(dialog).getByRole('radio', { name: /2 Year\(s\) extra/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Add Protection' }));
  expect(await screen.findByText('Product added to cart successfully!')).toBeInTheDocument();
  expect(inputsOf('cart.add')).toEqual([
    { cart: { items: [{ product: 'p1', quantity: 1, warranty_months: 24 }] } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('View cart')).toHaveAttribute('href', '/cart');
});

it('shows why nothing was added, and keeps the quantity', async () => {
  signInShopper();
  const { user } = await show(
    { warranty_pricing: {} },
    {
      'cart.add': () => {
        throw refusal('STOCK_EXCEEDED');
      },
    },
  );
  await user.click(button('Increase quantity'));
  await user.click(button('Add to Cart'));
  await waitFor(() =>
    expect(document.querySelector('main [role=alert]')).toHaveTextContent(
      'Available Stock Quantity Exceeded.',
    ),
  );
  expect(quantity()).toHaveValue('2');
});

it('leads a visitor who buys now to the sign-in, with the selection and the act', async () => {
  const { user, address } = await show();
  await user.click(button('Buy Now'));
  expect(await screen.findByText('Please login to buy')).toBeInTheDocument();
  await waitFor(() => expect(address()).toContain('/signin'));
  expect(sessionStorage.getItem('sign-in-intent')).toContain('"isBuyNow":true');
  sessionStorage.clear();
});

it('buys now with the chosen protection, past the cart', async () => {
  signInShopper();
  const { user, inputsOf, address, state } = await show();
  await user.click(button('Buy Now'));
  const dialog = await screen.findByRole('dialog', { name: 'Extend your warranty?' });
  await user.click(within(dialog).getByRole('button', { name: 'No Thanks' }));
  await waitFor(() => expect(address()).toBe('/checkout'));
  expect(state()).toMatchObject({ buyNow: { product: 'p1', quantity: 1, warranty_months: 0 } });
  expect(inputsOf('cart.add')).toEqual([]);
});

it('goes on with buying now after the sign-in', async () => {
  signInShopper();
  sessionStorage.setItem(
    'sign-in-intent',
    JSON.stringify({
      intent: { kind: 'cart', productId: 'p1', quantity: 2, isBuyNow: true },
      ...{ owner: '', createdAtMs: Date.now(), isReady: true },
    }),
  );
  const { address, state } = await show(
    { warranty_pricing: {} },
    { 'products.get': () => ({ product: { ...PRODUCT, warranty_pricing: {} } }) },
  );
  await waitFor(() => expect(address()).toBe('/checkout'));
  expect(state()).toMatchObject({ buyNow: { product: 'p1', quantity: 2, warranty_months: 0 } });
});

it('fills the cart of a visitor where the shop lets them, and asks for the sign-in to buy now', async () => {
  const { user, inputsOf, address } = await show(
    { warranty_pricing: {} },
    { 'settings.get': () => ({ visitorCarts: true }) },
  );
  await waitFor(() => expect(inputsOf('settings.get')).toHaveLength(1));
  await user.click(button('Add to Cart'));
  expect(await screen.findByText('Product added to cart successfully!')).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('visitor-cart') ?? '[]')).toEqual([
    { product: 'p1', quantity: 1, warranty_months: 0 },
  ]);
  expect(inputsOf('cart.add')).toEqual([]);
  await user.click(button('Buy Now'));
  await waitFor(() => expect(address()).toContain('/signin'));
  localStorage.clear();
  sessionStorage.clear();
});
