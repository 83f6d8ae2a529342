import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import type { Shipment } from '@aabha/contracts/shipments/shipments.schema';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { orders } from '.';
import type { OrderRecord } from './order-record';
import { OrderShipments } from './OrderShipments';

const ORDER = {
  _id: '019b8c4f-d200-7669-a141-72c61a2b3c4d',
  status: 'Pending',
  products: [
    { position: 0, quantity: 2, refunded_quantity: 0, product_id: { _id: 'p1', name: 'Nova 43', image: [] } },
  ],
  shipments: [],
} as unknown as OrderRecord;
const SHIPMENT: Shipment = {
  ...{
    _id: 's1',
    order_id: ORDER._id,
    replacement_id: null,
    state: 'packed',
    dispatchCenter: 'Bengaluru Hub',
    boxes: 1,
    weight_kg: 12,
  },
  lines: [
    {
      position: 0,
      name: 'Nova 43',
      modelNumber: 'NOVA43',
      sku: '',
      quantity: 2,
      serials: ['SN1'],
      transferred: [],
    },
  ],
  ...{ courier: '', courierName: '', awb: '', trackingUrl: '', packedBy: 'Sunil Rao' },
  ...{ created_at: '2026-11-24T06:00:00.000Z', packed_at: '2026-11-24T06:10:00.000Z', shipped_at: null },
  ...{ delivered_at: null, cancelled_at: null, cancelReason: '' },
};

function show(shipments: Shipment[], handlers: Parameters<typeof serveApi>[0] = {}, order = ORDER) {
  const calls = serveApi({
    'shipments.list': () => ({ shipmentList: shipments, shipmentCount: shipments.length }),
    'ewayBills.list': () => ({ ewayBillList: [] }),
    ...handlers,
  });
  const { user } = renderScreen(<OrderShipments order={order} />, { resources: [orders] });
  return {
    user,
    inputsOf: (path: string) => calls.filter((call) => call.path === path).map(({ input }) => input),
  };
}

test('a part is packed with its serial numbers; Enter goes on to the next one, and a refusal keeps what was typed', async () => {
  let isSold = true;
  const { user, inputsOf } = show([], {
    'shipments.create': () => ({ shipment: { ...SHIPMENT, state: 'packing' } }),
    'shipments.pack': () => {
      if (isSold) throw appError('SHIPMENT_SERIAL_USED', { serial: 'SN1', order: 'FFFF0000' });
      return { shipment: SHIPMENT };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pack 2 televisions' }));
  await user.type(await screen.findByLabelText('Serial number 1 of Nova 43'), 'sn1{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Serial number 2 of Nova 43'));
  expect(screen.getByText('1 television has no serial number yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'One fewer of Nova 43' }));
  await user.click(screen.getByRole('button', { name: 'Pack' }));
  expect(await screen.findByText('Serial number SN1 was packed for order FFFF0000 before.')).toBeTruthy();
  isSold = false;
  const field = screen.getByLabelText<HTMLInputElement>('Serial number 1 of Nova 43');
  expect(field.value).toBe('sn1');
  await user.clear(field);
  await user.type(field, 'sn2');
  await user.click(screen.getByRole('button', { name: 'Pack' }));
  expect(await screen.findByText('Packed. Next, hand it to the courier.')).toBeTruthy();
  expect(inputsOf('shipments.create')).toEqual([
    { order_id: ORDER._id, lines: [{ position: 0, quantity: 1 }] },
  ]);
  expect(inputsOf('shipments.pack').at(-1)).toEqual({
    ...{ id: 's1', boxes: 1, serials: [{ position: 0, serial: 'SN2' }] },
  });
});

test('a packed shipment is handed to a courier, whose number is asked for', async () => {
  const { user, inputsOf } = show([SHIPMENT], {
    'shipments.ship': () => ({ shipment: { ...SHIPMENT, state: 'shipped' } }),
  });
  await screen.findByText('Shipment 1');
  expect(screen.getByText(/SN1/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ship shipment 1' }));
  await user.click(await screen.findByRole('button', { name: 'Ship' }));
  expect(await screen.findByText('Please choose a courier.')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Courier' }));
  await user.click(screen.getByRole('option', { name: 'Delhivery' }));
  await user.type(screen.getByRole('textbox', { name: 'AWB number' }), '12345');
  expect(screen.getByText(/https:\/\/www\.delhivery\.com\/track-v2\/package\/12345/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ship' }));
  expect(await screen.findByText('Shipped. The customer gets an email.')).toBeTruthy();
  expect(inputsOf('shipments.ship')).toEqual([
    { id: 's1', courier: 'delhivery', courierName: '', awb: '12345', trackingUrl: '' },
  ]);
});

test('one that has left is cancelled with a reason only', async () => {
  const sent = { ...SHIPMENT, state: 'shipped' as const, shipped_at: '2026-11-24T07:00:00.000Z' };
  const { user, inputsOf } = show([sent], { 'shipments.cancel': () => ({ shipment: sent }) });
  await user.click(await screen.findByRole('button', { name: 'Cancel shipment 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Did this shipment come back?' });
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'It came back' });
  expect(button.disabled).toBe(true);
  await user.type(within(dialog).getByRole('textbox', { name: /Why it came back/ }), 'Nobody at home.');
  await user.click(button);
  expect(await screen.findByText('Shipment cancelled. Its televisions are to be packed again.')).toBeTruthy();
  expect(inputsOf('shipments.cancel')).toEqual([{ id: 's1', reason: 'Nobody at home.' }]);
});

test('nothing of an order that is ended can be packed', async () => {
  show([], {}, { ...ORDER, status: 'Cancelled' });
  expect(await screen.findByText('Nothing of this order was sent with a tracking number.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pack/ })).toBeNull();
});

test('a television that was transferred says when', async () => {
  const [line] = SHIPMENT.lines;
  const transferred = [{ serial: 'SN1', at: '2026-11-25T06:00:00.000Z' }];
  show([{ ...SHIPMENT, state: 'shipped', lines: line ? [{ ...line, transferred }] : [] }]);
  expect(await screen.findByText(/^SN1 was transferred to a new owner on .*25 Nov 2026/)).toBeTruthy();
});
