import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Delivery } from '@aabha/contracts/stock/deliveries.schema';
import type { ReorderRow } from '@aabha/contracts/stock/reorder.schema';
import { appError } from '@aabha/contracts/errors/errors';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { RESOURCES } from '../resources';
import { deliveries, reorder } from '.';
import { DeliveryActions } from './DeliveryActions';
import { ForecastField } from './ForecastField';
import { ReorderActions } from './ReorderActions';

const ROW: ReorderRow = {
  ...{
    _id: 'p1',
    name: 'Aura 55',
    companyName: 'Surya',
    modelNumber: 'AU55',
    sku: 'AAB-1',
    free: 10,
    held: 0,
  },
  ...{ sold: 56, days: 28, mean: 2, deviation: 0, cover_days: 5, runs_out: true },
  ...{
    expected: 0,
    next_due: null,
    late: 0,
    waiting: 3,
    lead_days: 14,
    review_days: 7,
    minimum: 0,
    suggestion: 32,
  },
  own: { lead_days: null, review_days: null, minimum: null },
};
const DELIVERY: Delivery = {
  ...{ _id: 'd1', product: { _id: 'p1', name: 'Aura 55' }, quantity: 12, received: 2, due: '2026-12-01' },
  ...{ supplier: 'Tara', note: '', state: 'partly', is_late: false, created_by: 'Asha' },
  ...{ created_at: '2026-11-20T06:00:00.000Z', updated_at: '2026-11-21T06:00:00.000Z' },
};
const inOrder = (first: (typeof RESOURCES)[number]) => [first, ...RESOURCES.filter((one) => one !== first)];

test('an order is filled in with the suggestion and the day on which it comes', async () => {
  const calls = serveApi({ 'stock.addDelivery': () => ({ delivery: { ...DELIVERY, quantity: 32 } }) });
  const { user } = renderScreen(<ReorderActions row={{ ...ROW, id: 'p1' }} />, {
    resources: inOrder(reorder),
  });
  await user.click(screen.getByRole('button', { name: 'Order in Aura 55' }));
  await user.type(await screen.findByLabelText('Supplier'), 'Tara');
  await user.click(screen.getByText('Add delivery'));
  expect(await screen.findByText('32 units of Aura 55 expected on 1 Dec 2026.')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'stock.addDelivery')?.input).toEqual({
    ...{ product: 'p1', quantity: 32, supplier: 'Tara', note: '' },
    due: indiaDay(new Date(Date.now() + 14 * 86_400_000)),
  });
});

test('the days of a television show what they suggest, beside those of its brand', async () => {
  const calls = serveApi({
    'stock.brandRules': () => ({
      brandList: [{ brand: 'Surya', lead_days: 14, review_days: null, minimum: null }],
      shop: { lead_days: 30, review_days: 7, minimum: 0 },
    }),
    'stock.setRule': () => ({ rule: { lead_days: 3, review_days: null, minimum: null } }),
  });
  const { user } = renderScreen(<ReorderActions row={{ ...ROW, id: 'p1' }} />, {
    resources: inOrder(reorder),
  });
  await user.click(screen.getByRole('button', { name: 'Days of Aura 55' }));
  expect(await screen.findByText('Empty fields count as for Surya.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Order 32 units.');
  await user.type(screen.getByLabelText('Days until it arrives'), '3');
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Order 10 units.'));
  await user.click(screen.getByText('Save'));
  expect(await screen.findByText('Aura 55 is saved.')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'stock.setRule')?.input).toEqual({
    ...{ product: 'p1', lead_days: 3, review_days: null, minimum: null },
  });
});

test('a part of a delivery is received; a refusal keeps what was typed', async () => {
  let attempts = 0;
  const calls = serveApi({
    'stock.receiveDelivery': () => {
      attempts += 1;
      if (attempts === 1) throw appError('DELIVERY_EXCEEDED', { units: 4 });
      return { delivery: DELIVERY };
    },
  });
  const { user } = renderScreen(<DeliveryActions delivery={{ ...DELIVERY, id: 'd1' }} />, {
    resources: inOrder(deliveries),
  });
  await user.click(screen.getByRole('button', { name: 'Receive Aura 55' }));
  const units = await screen.findByLabelText<HTMLInputElement>(/Units that came/);
  expect(units.value).toBe('10');
  await user.clear(units);
  await user.type(units, '5');
  await user.click(screen.getByText('Put into stock'));
  expect(await screen.findByText(/Only 4 of this delivery are still to come/)).toBeTruthy();
  expect(units.value).toBe('5');
  await user.click(screen.getByText('Put into stock'));
  expect(await screen.findByText('5 units of Aura 55 are in stock.')).toBeTruthy();
  expect(calls.filter(({ path }) => path === 'stock.receiveDelivery').at(-1)?.input).toEqual({
    ...{ id: 'd1', units: 5, note: '' },
  });
});

test('a closed delivery has no actions', () => {
  renderScreen(<DeliveryActions delivery={{ ...DELIVERY, id: 'd1', state: 'received' }} />, {
    resources: inOrder(deliveries),
  });
  expect(screen.queryByRole('button', { name: /Aura 55/ })).toBeNull();
});

test.each([
  [3, '3 people wait'],
  [1, '1 person waits'],
  [0, 'Nobody waits'],
])('the forecast of a television says that %s people wait for it', async (waiting, text) => {
  serveApi({ 'stock.forecast': () => ({ reorderList: [{ ...ROW, waiting }], reorderCount: 1 }) });
  renderScreen(<ForecastField productId="p1" />, { resources: inOrder(reorder) });
  expect(await screen.findByText(text)).toBeTruthy();
});
