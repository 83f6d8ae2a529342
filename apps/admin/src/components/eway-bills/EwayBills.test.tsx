import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EwayBill } from '@aabha/contracts/eway-bill/eway-bills.schema';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { ewayBillActions } from '../../data/eway-bill-actions';
import type { BackOfficeResource } from '../../data/resource';
import { EwayBillDetails } from './EwayBillDetails';
import { EwayBillWarning } from './EwayBillWarning';
import { validUntilOf } from './eway-bill-form';

const orders: BackOfficeResource = {
  ...{ name: 'orders', label: 'Orders', group: 'Sell', may: 'staff' },
  data: { actions: ewayBillActions },
};
const NEEDED: EwayBill = {
  ...{ invoice_id: 'i1', invoice_number: 'TV/2627/000123', order_id: 'o1', state: 'needed' },
};

test('the number of a needed e-way bill is entered, with the validity of the distance', async () => {
  const calls = serveApi({
    'ewayBills.list': () => ({ ewayBillList: [NEEDED] }),
    'ewayBills.enter': () => ({ ewayBill: NEEDED }),
  });
  renderScreen(<EwayBillDetails orderId="o1" />, { resources: [orders] });
  expect(await screen.findByText(/^E-way bill needed/)).toBeTruthy();
  fireEvent.click(await screen.findByLabelText('Enter e-way bill of TV/2627/000123'));
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
  type(/^E-way bill number/, '3210 9876 543');
  type(/^Generated/, '2026-11-23T00:30');
  type(/^Distance/, '350');
  expect(await screen.findByDisplayValue('2026-11-25T23:59')).toBeTruthy();
  fireEvent.click(screen.getByText('Save e-way bill'));
  expect(await screen.findByText('An e-way bill number has 12 digits.')).toBeTruthy();
  type(/^E-way bill number/, '3210 9876 5432');
  fireEvent.click(screen.getByText('Save e-way bill'));
  expect(await screen.findByText('The e-way bill of TV/2627/000123 is saved.')).toBeTruthy();
  expect(calls.filter(({ path }) => path === 'ewayBills.enter').map(({ input }) => input)).toEqual([
    {
      ...{ id: 'i1', number: '321098765432', generated_at: '2026-11-22T19:00:00.000Z' },
      valid_until: '2026-11-25T18:29:00.000Z',
    },
  ]);
});

test('staff are warned of orders that need one', async () => {
  serveApi({ 'ewayBills.list': () => ({ ewayBillList: [NEEDED, { ...NEEDED, state: 'not-needed' }] }) });
  renderScreen(<EwayBillWarning orderIds={['o1', 'o2']} />, { resources: [orders] });
  expect(await screen.findByText('1 order needs an e-way bill: none entered.')).toBeTruthy();
});

test.each([
  [{ generated_at: '', km: 100 }, ''],
  [{ generated_at: '2026-11-23T10:00', km: '' }, ''],
  [{ generated_at: '2026-11-23T10:00', km: 200 }, '2026-11-24T23:59'],
])('the validity of %j is %s', (typed, until) => {
  expect(validUntilOf(typed)).toBe(until);
});
