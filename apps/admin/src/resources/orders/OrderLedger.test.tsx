import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import type { OrderLedger as Ledger } from '@aabha/contracts/ledger/ledger.schema';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { orders } from '.';
import type { OrderRecord } from './order-record';
import { OrderLedger } from './OrderLedger';

const at = '2026-11-23T04:30:00.000Z';
const LEDGER: Ledger = {
  entries: [
    { _id: '1', at, kind: 'sale', text: 'Invoice TV/1', charged: 1180, received: 0, balance: 0 },
    { _id: '2', at, kind: 'capture', text: 'Payment pay_1', charged: 0, received: 1180, balance: 1180 },
    {
      _id: '3',
      at,
      kind: 'credit-note',
      text: 'Credit note CN/1',
      charged: -100,
      received: 0,
      balance: 1180,
    },
    { _id: '4', at, kind: 'refund', text: 'Refund rfnd_1', charged: 0, received: -100, balance: 1080 },
    {
      _id: '5',
      at,
      kind: 'settlement-line',
      text: 'Payment pay_1',
      charged: 0,
      received: -28,
      balance: 1052,
    },
  ],
  ...{ charged: 1080, captured: 1180, refunded: 100, fees: 28, at_provider: -100, settled: 1152 },
  ...{ remains: 1052, customer_owes: 0 },
};
const order = { _id: 'o1', refunds: [] } as unknown as OrderRecord;
const show = (respond: () => Ledger) => {
  serveApi({ 'ledger.ofOrder': () => ({ ledger: respond() }) });
  renderScreen(<OrderLedger order={order} />, { resources: [orders] });
};

test('each posting has its effect and the running balance', async () => {
  show(() => LEDGER);
  await screen.findByText('Invoice TV/1');
  const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Sale, 23 Nov 2026Invoice TV/1₹1,180₹0',
    'Payment captured, 23 Nov 2026Payment pay_1₹1,180₹1,180',
    'Credit note, 23 Nov 2026Credit note CN/1-₹100₹1,180',
    'Refund paid, 23 Nov 2026Refund rfnd_1-₹100₹1,080',
    'Settlement line, 23 Nov 2026Payment pay_1-₹28₹1,052',
  ]);
  expect(screen.getByText('Remains').nextSibling?.textContent).toBe('₹1,052');
  expect(screen.queryByText('The customer owes')).toBeNull();
});

test('what the shop owes the customer is stated', async () => {
  show(() => ({ ...LEDGER, customer_owes: -100 }));
  expect((await screen.findByText('The shop owes the customer')).nextSibling?.textContent).toBe('₹100');
});

test('an order that is not posted yet says so', async () => {
  show(() => ({ ...LEDGER, entries: [] }));
  await screen.findByText('Nothing is posted yet. It takes some seconds.');
});

test('a failure is stated and tried again', async () => {
  let isBroken = true;
  show(() => {
    if (isBroken) throw appError('NOT_FOUND');
    return LEDGER;
  });
  await screen.findByText('Could not load the ledger of this order.');
  isBroken = false;
  fireEvent.click(screen.getByText('Try again'));
  await screen.findByText('Invoice TV/1');
});
