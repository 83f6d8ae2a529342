import { screen, waitFor } from '@testing-library/react';
import type { AuthProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import type { Shipment } from '@aabha/contracts/shipments/shipments.schema';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { ewayBillActions } from '../../data/eway-bill-actions';
import { packing } from '.';
import { PackingScreen } from './PackingScreen';

const LINE = {
  position: 0,
  name: 'Nova 43',
  modelNumber: 'NOVA43',
  sku: 'AAB-9',
  quantity: 2,
  serials: [] as string[],
  transferred: [],
};
const SHIPMENT: Shipment = {
  ...{
    _id: 's1',
    order_id: '019b8c4f-d200-7669-a141-72c61a2b3c4d',
    replacement_id: null,
    state: 'packing',
    lines: [LINE],
  },
  ...{ dispatchCenter: 'Bengaluru Hub', boxes: 1, weight_kg: null, courier: '', courierName: '', awb: '' },
  ...{ trackingUrl: '', packedBy: 'Sunil Rao', created_at: '2026-11-24T06:00:00.000Z', packed_at: null },
  ...{ shipped_at: null, delivered_at: null, cancelled_at: null, cancelReason: '' },
};
const withSerials = (...serials: string[]): Shipment => ({ ...SHIPMENT, lines: [{ ...LINE, serials }] });

const authProvider = {
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  canAccess: () => Promise.resolve(true),
} as unknown as AuthProvider;

async function start(handlers: Parameters<typeof serveApi>[0] = {}) {
  const calls = serveApi({
    'ewayBills.list': () => ({ ewayBillList: [] }),
    'shipments.openByCode': () => ({ shipment: SHIPMENT }),
    ...handlers,
  });
  const { user } = renderScreen(<PackingScreen />, {
    resources: [{ ...packing, data: { actions: ewayBillActions } }],
    authProvider,
  });
  const scan = async (code: string) => {
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
    await user.keyboard(`${code}{Enter}`);
  };
  await screen.findByLabelText('Order number');
  return {
    user,
    scan,
    inputsOf: (path: string) => calls.filter((call) => call.path === path).map(({ input }) => input),
  };
}

test('an order is scanned, then each television; the field keeps the focus, and the shipment is packed', async () => {
  const scans = [
    { shipment: SHIPMENT, kind: 'model', position: 0 },
    { shipment: withSerials('SN1'), kind: 'serial', position: 0 },
    { shipment: withSerials('SN1', 'SN2'), kind: 'serial', position: 0 },
  ];
  const { user, scan, inputsOf } = await start({
    'shipments.scan': () => scans.shift(),
    'shipments.pack': () => ({ shipment: { ...SHIPMENT, state: 'packed' } }),
  });
  await scan('1A2B3C4D');
  expect(await screen.findByText('Order 1A2B3C4D')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pack without all serials' })).toBeTruthy();
  await scan('NOVA43');
  expect(await screen.findByText('Nova 43: now scan its serial number.')).toBeTruthy();
  await scan('SN1');
  expect(await screen.findByText('1 / 2')).toBeTruthy();
  await scan('SN2');
  expect(await screen.findByText('Nova 43: SN2 scanned. All 2 are scanned: pack the order.')).toBeTruthy();
  expect(inputsOf('shipments.scan')).toEqual([
    { id: 's1', code: 'NOVA43' },
    { id: 's1', code: 'SN1', position: 0 },
    { id: 's1', code: 'SN2', position: 0 },
  ]);
  await user.type(screen.getByLabelText('Weight in kg'), '12.5');
  await user.click(screen.getByRole('button', { name: 'Pack' }));
  expect(await screen.findByText('Order 1A2B3C4D is packed. Scan the next one.')).toBeTruthy();
  expect(inputsOf('shipments.pack')).toEqual([{ id: 's1', boxes: 1, weight_kg: 12.5 }]);
});

test('a wrong television is refused loudly, and nothing changes', async () => {
  const { scan } = await start({
    'shipments.scan': () => {
      throw appError('SHIPMENT_WRONG_MODEL', { model: 'LYRA65' });
    },
  });
  await scan('1A2B3C4D');
  await screen.findByText('0 / 2');
  await scan('LYRA65');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Wrong television: model LYRA65 is not in this shipment.');
  expect(alert.className).toContain('MuiAlert-filled');
  expect(screen.getByText('0 / 2')).toBeTruthy();
});

test('an order that nobody knows is refused; one that is put aside leaves the station free', async () => {
  let isKnown = false;
  const { user, scan } = await start({
    'shipments.openByCode': () => {
      if (!isKnown) throw appError('SHIPMENT_CODE_UNKNOWN', { code: 'FFFF0000' });
      return { shipment: SHIPMENT };
    },
  });
  await scan('FFFF0000');
  expect(await screen.findByText('No order has the number FFFF0000.')).toBeTruthy();
  isKnown = true;
  await scan('1A2B3C4D');
  await user.click(await screen.findByRole('button', { name: 'Put aside' }));
  expect(screen.getByText('Scan the barcode of an order.')).toBeTruthy();
});
