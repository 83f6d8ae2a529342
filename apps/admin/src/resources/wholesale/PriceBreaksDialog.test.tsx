import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { wholesale, wholesaleProducts } from '.';
import { PriceBreaksDialog } from './PriceBreaksDialog';
import type { ListedProduct } from './wholesale.data';

const PRODUCT = { _id: 'p1', name: 'Nova 43', companyName: 'Nova', price: 40_000, new_price: 36_000 };
const LISTED: ListedProduct = {
  _id: 'w1',
  product_id: { ...PRODUCT, screenInches: 43, image: [], pictures: [] },
  priceBreaks: [{ minQuantity: 10, discount: 500 }],
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
const open = (what: { listed?: ListedProduct; product?: typeof PRODUCT }) => {
  const onClose = vi.fn();
  renderScreen(<PriceBreaksDialog {...what} onClose={onClose} />, {
    resources: [wholesale, wholesaleProducts],
  });
  return onClose;
};
const press = (text: string) => fireEvent.click(screen.getByText(text));

test('a product, a minimum and a discount are required, in the exact texts', async () => {
  const calls = serveApi({ 'products.list': () => ({ productList: [], productCount: 0 }) });
  open({});
  fillIn('Min Quantity', '0');
  press('Save');
  for (const message of [
    'Please select a product.',
    'Min Quantity is required and must be at least 1.',
    'Discount is required and cannot be negative and cannot be 0.',
  ])
    expect(await screen.findByText(message)).toBeTruthy();
  fillIn('Min Quantity', '20');
  fillIn('Max Quantity', '10');
  expect(await screen.findByText('Max Quantity must be greater than Min Quantity.')).toBeTruthy();
  expect(calls.filter(({ path }) => path.startsWith('wholesale.'))).toEqual([]);
});

test('a second break is added and removed, the first stays, and the list is sent as typed', async () => {
  const calls = serveApi({ 'wholesale.create': () => ({}) });
  const onClose = open({ product: PRODUCT });
  expect(screen.queryByLabelText('Remove price break 1')).toBeNull();
  fillIn('Min Quantity', '5');
  fillIn('Discount (₹)', '150');
  expect(await screen.findByText('₹35,850 each')).toBeTruthy();
  press('Add price break');
  fillIn('Min Quantity', '20', 1);
  fillIn('Discount (₹)', '250', 1);
  press('Add price break');
  fireEvent.click(screen.getByLabelText('Remove price break 3'));
  press('Save');
  expect(await screen.findByText('Wholesale product added successfully.')).toBeTruthy();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.find(({ path }) => path === 'wholesale.create')?.input).toEqual({
    product_id: 'p1',
    priceBreaks: [
      { minQuantity: 5, maxQuantity: null, discount: 150 },
      { minQuantity: 20, maxQuantity: null, discount: 250 },
    ],
  });
});

test('a discount that the price cannot bear is refused beside its field and in a notice', async () => {
  const refusal = 'The discount must be less than the price of ₹36,000.';
  serveApi({
    'wholesale.update': () => {
      throw new AppError('INVALID_INPUT', undefined, { 'priceBreaks.0.discount': refusal });
    },
  });
  const onClose = open({ listed: LISTED });
  fillIn('Discount (₹)', '36000');
  press('Update');
  expect(await screen.findByText('Failed to update wholesale product.')).toBeTruthy();
  expect(screen.getByText(refusal)).toBeTruthy();
  expect(valueOf('Discount (₹)')).toBe('36000');
  expect(onClose).not.toHaveBeenCalled();
});

test('an edit conflict shows both lists of breaks, and mine is saved on the newer record', async () => {
  const theirs = {
    ...LISTED,
    priceBreaks: [{ minQuantity: 10, discount: 700 }],
    updated_at: '2026-02-02T00:00:00.000Z',
  };
  const calls = serveApi({
    'wholesale.update': (input: { updated_at: string }) => {
      if (input.updated_at !== theirs.updated_at) throw appError('RECORD_CHANGED', { current: theirs });
      return {};
    },
  });
  const onClose = open({ listed: LISTED });
  fillIn('Discount (₹)', '600');
  press('Update');
  expect(await screen.findByText('10 units or more: ₹700 off each')).toBeTruthy();
  expect(screen.getByText('10 units or more: ₹600 off each')).toBeTruthy();
  press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.at(-1)?.input).toMatchObject({ priceBreaks: [{ minQuantity: 10, discount: 600 }] });
});
