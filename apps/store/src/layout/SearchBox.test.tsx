import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { connectionLost } from '../testing/fake-api';
import { renderInShop } from '../testing/render-in-shop';
import { SearchBox } from './SearchBox';

const FOUND = ['Surya 55', 'Surya 65'].map((name, index) => ({
  _id: `p${index + 1}`,
  name,
  new_price: 48_000,
  pictures: [],
}));
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search televisions' });

async function show(productList: unknown[] = FOUND) {
  const onDone = vi.fn();
  const onCancel = vi.fn();
  const responses = { 'products.list': () => ({ productList, productCount: productList.length }) };
  const shop = await renderInShop(<SearchBox onDone={onDone} onCancel={onCancel} />, responses);
  return { ...shop, onDone, onCancel };
}

it('sends its first request after two characters, and follows the selected suggestion', async () => {
  const { user, inputsOf, address, onDone } = await show();
  await user.type(box(), 's');
  await user.type(box(), 'urya');
  expect(await screen.findByText('2 suggestions')).toBeInTheDocument();
  expect(inputsOf('products.list')).toMatchObject([{ filters: { search: 'surya' } }]);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Surya 65₹48,000');
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{ArrowDown}');
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(address()).toBe('/television/p2'));
  expect(onDone).toHaveBeenCalledOnce();
});

it('lists all matches without a selection, and closes on Escape', async () => {
  const { user, address, onCancel } = await show();
  await user.type(box(), '  {Enter}');
  expect(address()).toBe('/');
  await user.type(box(), 'oled{Enter}');
  await waitFor(() => expect(address()).toBe('/televisions?q=oled'));
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
});

it('says that nothing was found', async () => {
  const { user } = await show([]);
  await user.type(box(), 'washing machine');
  expect(await screen.findByText('No Products Found')).toBeVisible();
});

it('shows an error when the search fails', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await renderInShop(<SearchBox onDone={vi.fn()} onCancel={vi.fn()} />, {
    'products.list': () => {
      throw connectionLost();
    },
  });
  await user.type(box(), 'velora');
  expect(await screen.findByText('Error searching products')).toBeInTheDocument();
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});
