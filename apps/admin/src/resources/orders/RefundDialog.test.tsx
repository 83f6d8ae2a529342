import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { orders } from '.';
import type { OrderRecord } from './order-record';
import { RefundButton } from './RefundButton';

const ORDER = {
  _id: '0000000000000000000abcd1',
  id: '0000000000000000000abcd1',
  status: 'Delivered',
  totalPrice: 24_789,
  refundable: 24_789,
} as unknown as OrderRecord;
const LEFT = {
  lines: [{ position: 0, name: 'Nova 43', quantity: 2, goods: 24_690, warranty: 999 }],
  shipping: 99,
  refundable: 24_789,
  warranty_until: '',
  can_restock: true,
  payment_method: 'upi',
};
const REFUND = {
  amount: 12_345,
  lines: [{ position: 0, name: 'Nova 43', quantity: 1, goods: 12_345, warranty: 0 }],
  shipping: 0,
  round_off: 0,
  taxable: 10_461.86,
  cgst: 0,
  sgst: 0,
  igst: 1_883.14,
  state_tax: 'SGST',
  commercial: false,
  credit_note: true,
  refundable_after: 12_444,
  needs_approval: false,
};
interface Input {
  lines: unknown[];
  shipping: boolean;
  amount?: number;
}
const isChosen = ({ lines, shipping, amount }: Input) => lines.length > 0 || shipping || amount !== undefined;
const preview = (input: unknown) => ({
  left: LEFT,
  refund: isChosen(input as Input) ? REFUND : null,
  refusal: isChosen(input as Input) ? '' : 'Please choose what to refund.',
});

async function open(handlers: Parameters<typeof serveApi>[0] = {}, order: Partial<OrderRecord> = {}) {
  const calls = serveApi({ 'orders.previewRefund': preview, ...handlers });
  const { user } = renderScreen(<RefundButton order={{ ...ORDER, ...order }} />, { resources: [orders] });
  await user.click(await screen.findByRole('button', { name: 'Refund a part of order 000ABCD1' }));
  await screen.findByRole('group', { name: 'Nova 43' });
  const more = () => user.click(screen.getByRole('button', { name: 'One more of Nova 43' }));
  const giveReason = () =>
    user.type(screen.getByRole('textbox', { name: /Reason for the refund/ }), 'Broken glass.');
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Refund( ₹[\d,]+)?$/ });
  return { user, calls, more, giveReason, button };
}

test('the button names the sum that the server computes, and is sent with what staff saw', async () => {
  const { user, calls, more, giveReason, button } = await open({ 'orders.refund': () => ({ order: ORDER }) });
  expect(screen.getByText(/₹24,789 of ₹24,789 can be refunded\. The order stays Delivered\./)).toBeTruthy();
  expect(button().disabled).toBe(true);
  await more();
  await user.click(screen.getByRole('combobox', { name: 'Where are the goods?' }));
  await user.click(screen.getByRole('option', { name: 'Back, can be sold again' }));
  expect(screen.getByText('Adds 1 television to stock.')).toBeTruthy();
  await waitFor(() => expect(button().textContent).toBe('Refund ₹12,345'));
  expect(button().disabled).toBe(true);
  const summary = screen.getByRole('region', { name: 'This refund' });
  for (const text of [/1 × Nova 43/, /IGST ₹1,883\.14/, /₹12,444 can still be refunded after this/])
    expect(within(summary).getByText(text)).toBeTruthy();
  await giveReason();
  await user.click(screen.getByRole('radio', { name: 'Instant, within minutes' }));
  await user.click(button());
  expect(await screen.findByText('Refund of ₹12,345 started. The customer will get an email.')).toBeTruthy();
  expect(calls.filter(({ path }) => path === 'orders.refund')).toEqual([
    {
      path: 'orders.refund',
      input: {
        id: ORDER._id,
        lines: [{ position: 0, quantity: 1, warranty: false, restock: true }],
        shipping: false,
        reason: 'Broken glass.',
        speed: 'instant',
        refund_amount: 12_345,
        expected_refundable: 24_789,
      },
    },
  ]);
});

test('how it was paid is what the preview has found, which decides whether it can be instant', async () => {
  await open({
    'orders.previewRefund': (input) => ({ ...preview(input), left: { ...LEFT, payment_method: 'emi' } }),
  });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Instant, within minutes' }).disabled).toBe(
    true,
  );
  expect(screen.getByText('This was paid by EMI, which cannot be refunded instantly.')).toBeTruthy();
  expect(screen.getByText(/^Choose what to refund\./)).toBeTruthy();
});

test('the last television takes its warranty along', async () => {
  const { more } = await open();
  const warranty = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Extended warranty, ₹999' });
  expect([warranty().checked, warranty().disabled]).toEqual([false, false]);
  await more();
  await more();
  expect([warranty().checked, warranty().disabled]).toEqual([true, true]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One more of Nova 43' }).disabled).toBe(true);
});

test('a warranty alone cannot be chosen after its time', async () => {
  const late = { ...LEFT, warranty_until: '2026-01-30T18:29:59.999Z' };
  await open({ 'orders.previewRefund': () => ({ left: late, refund: null, refusal: '' }) });
  const warranty = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Extended warranty, ₹999' });
  expect(warranty.disabled).toBe(true);
  expect(screen.getByText('Alone it could be refunded until 30 Jan 2026.')).toBeTruthy();
});

test('an amount that is none is refused at once, and one that cannot be refunded says why', async () => {
  const refusal = 'Only ₹24,789 can still be refunded. Nothing was changed.';
  const { user, button } = await open({
    'orders.previewRefund': (input) =>
      isChosen(input as Input) ? { left: LEFT, refund: null, refusal } : preview(input),
  });
  const amount = screen.getByRole('textbox', { name: 'Another amount' });
  await user.type(amount, 'some');
  expect(screen.getByText('Enter an amount in rupees.')).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, '₹99,000');
  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(button().disabled).toBe(true);
});

test('a refund that changed meanwhile is refused, and what was typed stays', async () => {
  const { user, more, giveReason, button } = await open({
    'orders.refund': () => {
      throw appError('REFUND_CHANGED');
    },
  });
  await more();
  await giveReason();
  await waitFor(() => expect(button().disabled).toBe(false));
  await user.click(button());
  expect(
    await screen.findByText(/This order was refunded in the meantime\. Nothing was changed\./),
  ).toBeTruthy();
  expect(screen.getByDisplayValue('Broken glass.')).toBeTruthy();
});

test('goods of a Pending order need no question, since they never left', async () => {
  const { more } = await open({
    'orders.previewRefund': (input) => ({ ...preview(input), left: { ...LEFT, can_restock: false } }),
  });
  await more();
  expect(screen.queryByRole('combobox', { name: 'Where are the goods?' })).toBeNull();
});

test('it is not offered for a Cancelled order, nor where nothing is left', () => {
  vi.stubGlobal('fetch', vi.fn());
  for (const order of [{ status: 'Cancelled' as const }, { refundable: 0 }])
    renderScreen(<RefundButton order={{ ...ORDER, ...order }} />, { resources: [orders] });
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
});
