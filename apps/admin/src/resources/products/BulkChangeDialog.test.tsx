import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { fieldOf, fillIn, valueOf } from '../../testing/fill-in';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { TELEVISION } from '../../testing/television';
import { products } from '.';
import { BulkChangeDialog } from './BulkChangeDialog';
import type { BulkRow } from './products.data';

const BEFORE = { price: 40_000, discount_percentage: 10, new_price: 36_000, stock: 8 };
const ROW: BulkRow = {
  _id: TELEVISION._id,
  name: 'Nova 43',
  updated_at: '2026-01-01T00:00:00.000Z',
  before: BEFORE,
  after: { ...BEFORE, discount_percentage: 15, new_price: 34_000 },
  problem: null,
};
const open = (ids = [ROW._id]) => {
  const onDone = vi.fn();
  const onClose = vi.fn();
  renderScreen(<BulkChangeDialog ids={ids} onDone={onDone} onClose={onClose} />, { resources: [products] });
  return { onDone, onClose };
};
const press = (text: string) => fireEvent.click(screen.getByText(text));
const update = () => screen.getByText<HTMLButtonElement>('Update');
const cells = () => [...document.querySelectorAll('td')].map(({ textContent }) => textContent);
function choose(label: string, option: string) {
  fireEvent.mouseDown(screen.getByLabelText(label));
  fireEvent.click(screen.getByText(option));
}
const DISCOUNT = 'Discount (%), leave empty to keep';

test('a change has to be chosen, and each wrong number is refused beside its field', async () => {
  const calls = serveApi({});
  open(['p1', 'p2']);
  expect(screen.getByText('Change 2 products')).toBeTruthy();
  expect(fieldOf('Rupees').disabled).toBe(true);
  press('Preview');
  expect(await screen.findByText('Please choose what to change.')).toBeTruthy();
  choose('MRP', 'Set the MRP to ₹');
  choose('Stock', 'Set the units on hand to');
  fillIn('Units', '-1');
  fillIn(DISCOUNT, '101');
  press('Preview');
  expect(await screen.findByText('Enter an amount in rupees.')).toBeTruthy();
  expect(screen.getByText('Stock must be a whole number, 0 or more.')).toBeTruthy();
  expect(screen.getByText('The discount must be from 0 to 100 percent.')).toBeTruthy();
  expect(document.activeElement).toBe(fieldOf('Rupees'));
  expect(update().disabled).toBe(true);
  expect(calls).toEqual([]);
});

test('the preview shows old and new values, and exactly it is carried out', async () => {
  const calls = serveApi({
    'products.previewBulk': () => ({ rows: [ROW] }),
    'products.applyBulk': () => ({ changedCount: 1 }),
  });
  const { onDone, onClose } = open();
  fillIn(DISCOUNT, '15');
  press('Preview');
  await screen.findByText('Nova 43');
  expect(cells()).toEqual(['Nova 43', '₹40,000', '10% → 15%', '₹36,000 → ₹34,000', '8']);
  fireEvent.click(update());
  expect(await screen.findByText('1 product updated.')).toBeTruthy();
  expect(calls).toEqual([
    { path: 'products.previewBulk', input: { ids: [ROW._id], change: { discount: 15 } } },
    {
      path: 'products.applyBulk',
      input: { items: [{ id: ROW._id, updated_at: ROW.updated_at }], change: { discount: 15 } },
    },
  ]);
  expect(onDone).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test('prices that wait for a second person are counted', async () => {
  serveApi({
    'products.previewBulk': () => ({ rows: [ROW] }),
    'products.applyBulk': () => ({ changedCount: 1, pendingPriceCount: 2 }),
  });
  open();
  fillIn(DISCOUNT, '65');
  press('Preview');
  await waitFor(() => expect(update().disabled).toBe(false));
  fireEvent.click(update());
  expect(
    await screen.findByText(
      '1 product updated. 2 prices fall by more than 30% and wait for a second person.',
    ),
  ).toBeTruthy();
});

test('typing after the preview makes another preview necessary', async () => {
  serveApi({ 'products.previewBulk': () => ({ rows: [ROW] }) });
  open();
  fillIn(DISCOUNT, '15');
  press('Preview');
  await waitFor(() => expect(update().disabled).toBe(false));
  fillIn(DISCOUNT, '16');
  expect(screen.queryByText('Nova 43')).toBeNull();
  expect(update().disabled).toBe(true);
});

test('nothing can be updated while one television cannot be changed', async () => {
  const problem = 'There are not enough units in stock.';
  serveApi({
    'products.previewBulk': () => ({ rows: [ROW, { ...ROW, _id: 'p2', name: 'Nova 32', problem }] }),
  });
  open([ROW._id, 'p2']);
  choose('Stock', 'Add units (or take, with −)');
  fillIn('Units', '-9');
  press('Preview');
  expect(await screen.findByText(problem)).toBeTruthy();
  expect(screen.getByText('Nothing is updated until all of them can be.')).toBeTruthy();
  expect(update().disabled).toBe(true);
});

test('an outdated preview is refused: what was typed stays, and the next preview is current', async () => {
  const prices = [ROW, { ...ROW, updated_at: '2026-02-02T00:00:00.000Z' }];
  const calls = serveApi({
    'products.previewBulk': () => ({ rows: prices.splice(0, 1) }),
    'products.applyBulk': ({ items }: { items: { updated_at: string }[] }) => {
      if (items[0]?.updated_at === ROW.updated_at) throw appError('BULK_STALE');
      return { changedCount: 1 };
    },
  });
  const { onDone, onClose } = open();
  fillIn(DISCOUNT, '15');
  press('Preview');
  await waitFor(() => expect(update().disabled).toBe(false));
  fireEvent.click(update());
  expect(await screen.findByText(appError('BULK_STALE').message)).toBeTruthy();
  expect(valueOf(DISCOUNT)).toBe('15');
  expect(update().disabled).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  press('Preview');
  await waitFor(() => expect(update().disabled).toBe(false));
  expect(screen.queryByText(appError('BULK_STALE').message)).toBeNull();
  fireEvent.click(update());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls.at(-1)?.input).toMatchObject({ items: [{ updated_at: '2026-02-02T00:00:00.000Z' }] });
});
