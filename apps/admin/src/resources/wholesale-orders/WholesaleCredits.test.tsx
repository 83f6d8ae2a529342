import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { wholesaleOrders } from '.';
import { WholesaleCredits } from './WholesaleCredits';
import type { WholesaleOrderRecord } from './wholesale-orders.data';

const ORDER = {
  _id: '0000000000000000000abcd1',
  id: '0000000000000000000abcd1',
  email: 'imran@example.in',
  total_price: 2_00_000,
  invoiceNumber: 'TV/2627/000012',
  credit_notes: [],
} as unknown as WholesaleOrderRecord;
const LEFT = {
  lines: [{ position: 0, name: 'Nova 43', quantity: 10, goods: 2_00_000 }],
  creditable: 2_00_000,
};
const CREDIT = {
  ...{ amount: 40_000, lines: [], taxable: 33_898.3, cgst: 3050.85, sgst: 3050.85, igst: 0 },
  ...{ state_tax: 'SGST', commercial: false, creditable_after: 1_60_000 },
};
const preview = (input: unknown) => ({
  left: LEFT,
  credit: (input as { lines: unknown[] }).lines.length > 0 ? CREDIT : null,
  refusal: '',
});
const show = (over: Partial<WholesaleOrderRecord> = {}) =>
  renderScreen(<WholesaleCredits order={{ ...ORDER, ...over }} />, { resources: [wholesaleOrders] });

async function choose() {
  fireEvent.click(screen.getByRole('button', { name: 'Issue credit note' }));
  fireEvent.change(await screen.findByLabelText('Units of Nova 43'), { target: { value: '2' } });
  fireEvent.click(screen.getByLabelText(/^Back, can be sold again/));
  fireEvent.change(screen.getByLabelText(/^Reason for the credit note/), { target: { value: 'Two broke.' } });
  return screen.findByRole('button', { name: 'Issue credit note of ₹40,000' });
}

test('the button names the sum, and what was shown is what is sent', async () => {
  const calls = serveApi({ 'wholesale.previewCredit': preview, 'wholesale.creditOrder': () => ({}) });
  show();
  const button = await choose();
  expect(screen.getByText('Taxable ₹33,898.30 + CGST ₹3,050.85 + SGST ₹3,050.85.')).toBeTruthy();
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  fireEvent.click(button);
  expect(await screen.findByText(/^Credit note of ₹40,000 issued/)).toBeTruthy();
  expect(calls.find(({ path }) => path === 'wholesale.creditOrder')?.input).toEqual({
    id: ORDER._id,
    lines: [{ position: 0, quantity: 2, restock: true }],
    ...{ reason: 'Two broke.', credit_amount: 40_000, expected_creditable: 2_00_000 },
  });
});

test('a refusal stays in the dialog with what was typed, and units beyond the invoice are not sent', async () => {
  const refusal = appError('REFUND_CHANGED');
  serveApi({
    'wholesale.previewCredit': preview,
    'wholesale.creditOrder': () => {
      throw refusal;
    },
  });
  show();
  const button = await choose();
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  fireEvent.click(button);
  expect(await screen.findByText(refusal.message)).toBeTruthy();
  expect(screen.getByDisplayValue('Two broke.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Units of Nova 43'), { target: { value: '11' } });
  expect(screen.getByText('0 to 10')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Issue credit note' }).hasAttribute('disabled')).toBe(true);
});

test('an invoice that is credited whole shows its credit notes only', () => {
  const at = '2026-11-24T10:00:00.000Z';
  show({
    credit_notes: [{ _id: 'n1', creditNoteNumber: 'CN/2627/000003', created_at: at, amount: 2_00_000 }],
  });
  expect(screen.getByText('CN/2627/000003, 24 Nov 2026: ₹2,00,000')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Issue credit note' })).toBeNull();
});
