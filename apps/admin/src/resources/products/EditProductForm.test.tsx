import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PRICE_HELD_TEXT } from '@aabha/contracts/prices/prices.values';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { fieldOf, fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { TELEVISION } from '../../testing/television';
import { products } from '.';
import { ProductForm } from './ProductForm';

const facets = () => ({ category: [] });
const open = () => {
  const onSaved = vi.fn();
  renderScreen(<ProductForm product={TELEVISION} onSaved={onSaved} onCancel={vi.fn()} />, {
    resources: [products],
  });
  return onSaved;
};
const save = () => fireEvent.click(screen.getByText('Save'));
const sentBy = (input: unknown) => Object.fromEntries(input as FormData);

test('an edit sends its version, and the stock only where it was changed', async () => {
  const calls = serveApi({ 'products.facets': facets, 'products.update': () => ({ product: TELEVISION }) });
  const onSaved = open();
  fillIn('MRP (₹)', '42000');
  save();
  expect(await screen.findByText('Product updated successfully!')).toBeTruthy();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const sent = sentBy(calls.find(({ path }) => path === 'products.update')?.input);
  expect(sent).toMatchObject({ id: TELEVISION._id, updated_at: TELEVISION.updated_at, price: '42000' });
  expect(sent).not.toHaveProperty('stock');
});

test('an edit whose price waits for a second person says so', async () => {
  serveApi({
    'products.facets': facets,
    'products.update': () => ({ product: TELEVISION, message: PRICE_HELD_TEXT }),
  });
  const onSaved = open();
  fillIn('MRP (₹)', '12000');
  save();
  expect(await screen.findByText(PRICE_HELD_TEXT)).toBeTruthy();
  expect(screen.queryByText('Product updated successfully!')).toBeNull();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});

test('an edit conflict shows both versions, and the resolved one is saved on the newer record', async () => {
  const theirs = { ...TELEVISION, name: 'Nova 43 Plus', onHand: 3, updated_at: '2026-02-02T00:00:00.000Z' };
  const calls = serveApi({
    'products.facets': facets,
    'products.update': (input: FormData) => {
      if (input.get('updated_at') !== theirs.updated_at)
        throw appError('RECORD_CHANGED', { current: theirs });
      return { product: theirs };
    },
  });
  const onSaved = open();
  fillIn('Stock on hand', '17');
  save();
  expect(await screen.findByText(/Someone else changed this while you were editing\./)).toBeTruthy();
  expect(screen.getByText('Nova 43 Plus')).toBeTruthy();
  expect(screen.getAllByText('Use theirs').map((one) => one.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
  ]);
  fireEvent.click(screen.getAllByText('Save').at(-1) as HTMLElement);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const last = calls.findLast(({ path }) => path === 'products.update');
  expect(sentBy(last?.input)).toMatchObject({ name: 'Nova 43 Plus', stock: '17' });
});

test('an edit of a removed television shows the error of the server, and keeps what was typed', async () => {
  serveApi({
    'products.facets': facets,
    'products.update': () => {
      throw appError('PRODUCT_NOT_FOUND');
    },
  });
  const onSaved = open();
  fillIn('Stock on hand', '9');
  save();
  await waitFor(() => expect(screen.getAllByText('Product not found.')).toHaveLength(2));
  expect(screen.queryByText('Error updating product')).toBeNull();
  expect(valueOf('Stock on hand')).toBe('9');
  expect(onSaved).not.toHaveBeenCalled();
});

test('without a connection the form says so, and a retry saves it', async () => {
  let online = false;
  serveApi({
    'products.facets': facets,
    'products.update': () => {
      if (!online) throw new Error('offline');
      return { product: TELEVISION };
    },
  });
  const onSaved = open();
  fillIn('Stock on hand', '9');
  save();
  expect(await screen.findByText('Error updating product')).toBeTruthy();
  expect(
    screen.getByText('Could not reach the shop. Please check your connection and try again.'),
  ).toBeTruthy();
  expect(valueOf('Stock on hand')).toBe('9');
  online = true;
  save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});

test('what the server refuses is shown beside its field, and everything typed stays', async () => {
  const refusal = 'Please use at most 200 characters.';
  serveApi({
    'products.facets': facets,
    'products.update': () => {
      throw new AppError('INVALID_INPUT', undefined, { name: refusal });
    },
  });
  const onSaved = open();
  fillIn('Name', 'Nova 55');
  fillIn('MRP (₹)', '60000');
  save();
  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(fieldOf('Name').getAttribute('aria-invalid')).toBe('true');
  expect([valueOf('Name'), valueOf('MRP (₹)')]).toEqual(['Nova 55', '60000']);
  expect(onSaved).not.toHaveBeenCalled();
});
