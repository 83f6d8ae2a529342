import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { orders } from '.';
import type { OrderRecord } from './order-record';
import { RestockButton } from './RestockButton';

const ORDER = {
  _id: '0000000000000000000abcd1',
  id: '0000000000000000000abcd1',
  status: 'Cancelled',
  goods_returned: false,
  products: [
    { quantity: 3, settled_quantity: 1 },
    { quantity: 1, settled_quantity: 0 },
  ],
} as unknown as OrderRecord;
const show = (order: Partial<OrderRecord> = {}) =>
  renderScreen(<RestockButton order={{ ...ORDER, ...order }} />, { resources: [orders] });
const press = (text: string) => fireEvent.click(screen.getByText(text));
const reason = () => screen.getByLabelText<HTMLTextAreaElement>(/^Reason/);
const write = (value: string) => fireEvent.change(reason(), { target: { value } });
const TITLE = 'Put the items of order 000ABCD1 back in stock?';

test('the dialog names the order and its units, and requires a reason', async () => {
  const calls = serveApi({});
  show();
  press('Restock items');
  expect(await screen.findByText(TITLE)).toBeTruthy();
  expect(screen.getByText(/This adds 3 televisions back to stock/)).toBeTruthy();
  press('Add to stock');
  expect(await screen.findByText('Please enter how the items came back.')).toBeTruthy();
  write('   ');
  press('Add to stock');
  expect(await screen.findByText('Please enter how the items came back.')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('the units go back with the reason, once', async () => {
  const calls = serveApi({ 'orders.restock': () => ({ order: { ...ORDER, goods_returned: true } }) });
  show();
  press('Restock items');
  await screen.findByText(TITLE);
  write('Came back unopened.');
  press('Add to stock');
  expect(await screen.findByText('The items are back in stock.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
  expect(calls).toEqual([
    { path: 'orders.restock', input: { id: ORDER._id, reason: 'Came back unopened.' } },
  ]);
});

test('what another restocked meanwhile is refused, and the reason stays', async () => {
  serveApi({
    'orders.restock': () => {
      throw appError('ORDER_RESTOCKED');
    },
  });
  show();
  press('Restock items');
  await screen.findByText(TITLE);
  write('Came back unopened.');
  press('Add to stock');
  expect(await screen.findByText('This order is already back in stock.')).toBeTruthy();
  expect(reason().value).toBe('Came back unopened.');
});

test('it is offered for ended orders whose goods are out, and no others', () => {
  show({ status: 'Delivered' });
  show({ status: 'Returned', goods_returned: true });
  expect(screen.queryByText('Restock items')).toBeNull();
  show({ status: 'Returned' });
  expect(screen.getByText('Restock items')).toBeTruthy();
});
