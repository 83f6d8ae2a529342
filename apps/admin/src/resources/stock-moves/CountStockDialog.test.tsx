import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { RESOURCES } from '../resources';
import { stockMoves } from '.';
import { CountStockDialog } from './CountStockDialog';

const TELEVISION = { _id: 'p1', name: 'Aura 55', onHand: 7 };
const CATALOGUE = {
  'products.getForStaff': () => ({ product: TELEVISION }),
  'products.listForStaff': () => ({ productList: [TELEVISION], productCount: 1 }),
};

const show = (onClose = () => {}) =>
  renderScreen(<CountStockDialog product="p1" onClose={onClose} />, {
    resources: [stockMoves, ...RESOURCES.filter((one) => one !== stockMoves)],
  });

test('the count is sent with the units that were shown, and the notice says what changed', async () => {
  const calls = serveApi({
    ...CATALOGUE,
    'stock.count': () => ({ product: TELEVISION, before: 7, after: 4, delta: -3 }),
  });
  let isClosed = false;
  const { user } = show(() => (isClosed = true));
  await screen.findByText(/7 on hand/);
  await user.type(screen.getByLabelText(/Units counted/), '4');
  await user.click(screen.getByText('Save count'));
  expect(await screen.findByText('7 → 4 units.')).toBeTruthy();
  await waitFor(() => expect(isClosed).toBe(true));
  expect(calls.find(({ path }) => path === 'stock.count')?.input).toEqual({
    product: 'p1',
    counted: 4,
    expected: 7,
    reason: 'count',
    note: '',
  });
});

test('a count that a sale overtook keeps what was typed and names the present units', async () => {
  serveApi({
    ...CATALOGUE,
    'stock.count': () => {
      throw appError('STOCK_CHANGED', { units: 6 });
    },
  });
  const { user } = show();
  await screen.findByText(/7 on hand/);
  await user.type(screen.getByLabelText(/Units counted/), '4');
  await user.click(screen.getByText('Save count'));
  expect(await screen.findByText(/The stock has changed to 6 since you began/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Units counted/).value).toBe('4');
});

test('without units counted nothing is sent', async () => {
  const calls = serveApi(CATALOGUE);
  const { user } = show();
  await screen.findByText(/7 on hand/);
  await user.click(screen.getByText('Save count'));
  expect(await screen.findByText('Enter the counted units as a whole number.')).toBeTruthy();
  expect(calls.some(({ path }) => path === 'stock.count')).toBe(false);
});
