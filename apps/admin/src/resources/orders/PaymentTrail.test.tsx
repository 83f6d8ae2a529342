import { screen } from '@testing-library/react';
import { ResourceDefinitionContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { signedInAs } from '../../testing/signed-in-as';
import { renderScreen } from '../../testing/render-screen';
import type { OrderRecord } from './order-record';
import type { OrderMoney } from './use-order-money';
import { PaymentTrail } from './PaymentTrail';

const ORDER = {
  totalPrice: 1_20_000,
  created_at: '2026-03-01T06:00:00.000Z',
  payment_id: 'pay_1',
  payment_method: 'upi',
  refunds: [
    {
      ...{ amount: 20_000, status: 'failed', created_at: '2026-03-03T06:00:00.000Z' },
      ...{ _id: 'r2', reason: 'The order was cancelled.', lines: [], shipping: 0 },
      ...{ credit_note_id: '', creditNoteNumber: '' },
    },
    {
      ...{ amount: 1_00_000, status: 'processed', created_at: '2026-03-02T06:00:00.000Z' },
      ...{ _id: 'r1', reason: 'A scratch.', shipping: 99 },
      lines: [{ position: 0, name: 'Nova 43', quantity: 0, goods: 99_901, warranty: 0 }],
      ...{ credit_note_id: 'c1', creditNoteNumber: 'CN/2526/000007' },
    },
  ],
} as OrderRecord;
const definitions = {
  failures: { name: 'failures', options: { label: 'Failures', may: 'superAdmins' } },
  'credit-notes': { name: 'credit-notes', options: { label: 'Credit Notes', may: 'superAdmins' } },
};

function show(money?: OrderMoney) {
  const authProvider = signedInAs('SuperAdmin');
  renderScreen(
    <ResourceDefinitionContextProvider definitions={definitions}>
      <PaymentTrail order={ORDER} money={money} />
    </ResourceDefinitionContextProvider>,
    { resources: [], authProvider },
  );
}
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the payment comes first, then every refund in its order; a failed one leads to its retry', async () => {
  show();
  const link = await screen.findByText('See why and try again');
  expect(steps()).toEqual([
    'Paid ₹1,20,000, 1 Mar 2026, 11:30 amUPI, pay_1',
    'Refund ₹1,00,000, 2 Mar 2026, 11:30 amPrice reduction, Nova 43, ₹99,901Shipping, ₹99A scratch.RefundedBanks usually credit it within 5 to 7 working days.Credit note CN/2526/000007PDF',
    'Refund ₹20,000, 3 Mar 2026, 11:30 amThe order was cancelled.FailedSee why and try again',
  ]);
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    '/admin-dashboard/failures?filter={"kind":"refund"}',
  );
});

test('the settlement of the payment and of a refund have their date and UTR', async () => {
  const settled = { _id: 's1', utr: '15681vxp0rj', settled_at: '2026-03-03T05:00:00.000Z' };
  const money: OrderMoney = {
    ...{ provider: 'read', provider_order_id: 'order_1', phone_order: null, attempts: [], tax: null },
    settlement: { ...settled, amount: 1_17_168 },
    refunds: [
      {
        ...{ refund_id: 'r1', provider_refund_id: '', arn: '' },
        settlement: { ...settled, amount: -1_00_000 },
      },
    ],
  };
  show(money);
  await screen.findByText('See why and try again');
  expect(steps()[1]).toBe('Settled ₹1,17,168, 3 Mar 2026UTR 15681vxp0rj');
  expect(steps()[2]).toContain('Taken from the settlement ₹1,00,000, 3 Mar 2026UTR 15681vxp0rj');
  expect(steps()[3]).not.toContain('settle');
});

test('a payment that is in no settlement says so', async () => {
  show({
    ...{ provider: 'read', provider_order_id: 'order_1', phone_order: null, attempts: [], tax: null },
    ...{ settlement: null, refunds: [] },
  });
  expect(await screen.findByText('Not settled yet')).toBeTruthy();
});
