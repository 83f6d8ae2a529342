import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { wholesaleOrders } from '.';
import { PaymentStatusSelect } from './PaymentStatusSelect';
import type { WholesaleOrderRecord } from './wholesale-orders.data';

const ORDER = {
  _id: '0000000000000000000abcd1',
  id: '0000000000000000000abcd1',
  email: 'imran@example.in',
  gstNumber: '27AAPFU0939F1ZV',
  paymentStatus: 'Pending',
  invoiceNumber: '',
  products: [
    { product_id: { _id: 'p1', name: 'Nova 43' }, quantity: 10 },
    { product_id: { _id: 'p2', name: 'Nova 32' }, quantity: 5 },
  ],
} as unknown as WholesaleOrderRecord;
const show = (over: Partial<WholesaleOrderRecord> = {}) =>
  renderScreen(<PaymentStatusSelect order={{ ...ORDER, ...over }} />, { resources: [wholesaleOrders] });
const status = () => screen.getByLabelText('Payment status', { selector: '[role=combobox]' });
function choose(option: string) {
  fireEvent.mouseDown(status());
  fireEvent.click(document.querySelector(`li[data-value="${option}"]`) as Element);
}
const TITLE = 'Set order 0ABCD1 to Completed?';
const title = () => screen.queryByText(TITLE);
const press = (text: string) => fireEvent.click(screen.getByText(text));

test('Completed lists everything that it does before it is sent', async () => {
  const calls = serveApi({ 'wholesale.updateOrder': () => ({}) });
  show();
  choose('Completed');
  expect(title()).toBeTruthy();
  expect([...document.querySelectorAll('[role=dialog] li')].map(({ textContent }) => textContent)).toEqual([
    'takes 10 × Nova 43 from the stock',
    'takes 5 × Nova 32 from the stock',
    'issues a tax invoice with the GSTIN 27AAPFU0939F1ZV',
    'emails the invoice to imran@example.in',
  ]);
  press('Cancel');
  await waitFor(() => expect(title()).toBeNull());
  await waitFor(() => expect(document.querySelector('[role=listbox]')).toBeNull());
  expect(calls).toEqual([]);
  choose('Completed');
  press('Take stock and issue invoice');
  expect(await screen.findByText('Payment status updated successfully!')).toBeTruthy();
  await waitFor(() => expect(title()).toBeNull());
  expect(calls).toEqual([
    { path: 'wholesale.updateOrder', input: { id: ORDER._id, paymentStatus: 'Completed' } },
  ]);
});

test('too little stock is reported in the dialog, and the status stays', async () => {
  const refusal = appError('WHOLESALE_STOCK_MISSING', { products: 'Nova 43' });
  serveApi({
    'wholesale.updateOrder': () => {
      throw refusal;
    },
  });
  show();
  choose('Completed');
  press('Take stock and issue invoice');
  expect(await screen.findByText(refusal.message)).toBeTruthy();
  expect(title()).toBeTruthy();
  expect(status().textContent).toBe('Pending');
});

test('an order with an invoice stays as it is, and the field says why', () => {
  show({ paymentStatus: 'Completed', invoiceNumber: 'TV/2526/000012' });
  expect(status().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Invoice TV/2526/000012 was issued, so this order stays Completed.')).toBeTruthy();
});

test('one that was Completed without an invoice goes back to Pending without any effect', () => {
  show({ paymentStatus: 'Completed' });
  choose('Pending');
  expect(screen.getByText(/does not change stock or send any email/)).toBeTruthy();
  expect(screen.getByText('Set to Pending')).toBeTruthy();
});
