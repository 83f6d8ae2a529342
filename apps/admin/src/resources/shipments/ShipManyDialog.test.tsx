import { screen, waitFor, within } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { shipments } from '.';
import type { ShipmentRecord } from './shipments.data';
import { ShipManyDialog } from './ShipManyDialog';

const record = (end: string): ShipmentRecord => ({
  id: end,
  _id: `0000000000000000000${end}`,
  order_id: `1111111111111111111${end}`,
  replacement_id: null,
  state: 'packed',
  dispatchCenter: 'Bengaluru',
  lines: [
    { position: 0, name: 'Surya 43', modelNumber: '', sku: '', quantity: 1, serials: [], transferred: [] },
  ],
  boxes: 1,
  weight_kg: null,
  courier: '',
  courierName: '',
  awb: '',
  trackingUrl: '',
  packedBy: 'Asha Rao',
  created_at: '2026-11-20T06:00:00.000Z',
  packed_at: '2026-11-20T07:00:00.000Z',
  shipped_at: null,
  delivered_at: null,
  cancelled_at: null,
  cancelReason: '',
  name: 'Meera Shah',
  city: 'Pune',
  zip: '411001',
  expectedDelivery: '',
  isLate: false,
});

test('a pasted list fills the rows; a refused number stays with its reason, and goes when it is right', async () => {
  const taken = new Set(['D2']);
  const calls = serveApi({
    'ewayBills.list': () => ({ ewayBillList: [] }),
    'shipments.ship': ({ id, awb }: { id: string; awb: string }) => {
      if (taken.has(awb)) throw appError('SHIPMENT_AWB_USED');
      return { shipment: { ...record('abcd1'), _id: id, state: 'shipped', awb } };
    },
  });
  const onClose = vi.fn();
  const onUnselectItems = vi.fn();
  const list = { onUnselectItems } as unknown as ListControllerResult;
  const { user } = renderScreen(
    <ListContextProvider value={list}>
      <ShipManyDialog shipments={['abcd1', 'abcd2', 'abcd3'].map(record)} leftOut={2} onClose={onClose} />
    </ListContextProvider>,
    { resources: [shipments] },
  );
  expect(screen.getByText('Ship 3 shipments')).toBeTruthy();
  expect(screen.getByText(/^2 selected shipments are left out/)).toBeTruthy();
  const ship = () => screen.getByRole('button', { name: /^Ship \d$/ });
  expect(ship()).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('combobox', { name: 'Courier' }));
  await user.click(screen.getByRole('option', { name: 'DTDC' }));
  const field = (end: string) =>
    screen.getByRole('textbox', { name: `AWB number of 111${end.toUpperCase()}` });
  await user.click(field('abcd1'));
  await user.paste('D1\nD2\nD1');
  expect(within(screen.getByRole('list')).getByText('This number is above, too.')).toBeTruthy();
  expect(ship()).toHaveProperty('disabled', true);
  await user.clear(field('abcd3'));
  expect(ship().textContent).toBe('Ship 2');
  await user.click(ship());
  expect(
    await screen.findByText('This AWB number is that of another shipment of this courier.'),
  ).toBeTruthy();
  expect(await screen.findByText('1 shipment shipped. Each customer gets an email.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /111ABCD1$/ })).toBeNull();
  expect(field('abcd2')).toHaveProperty('value', 'D2');
  expect(onClose).not.toHaveBeenCalled();

  await user.clear(field('abcd2'));
  await user.type(field('abcd2'), 'D4{Enter}D5');
  expect(field('abcd3')).toHaveProperty('value', 'D5');
  await user.click(ship());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onUnselectItems).toHaveBeenCalled();
  expect(
    calls.filter(({ path }) => path === 'shipments.ship').map(({ input }) => (input as { awb: string }).awb),
  ).toEqual([...['D1', 'D2'], ...['D4', 'D5']]);
});
