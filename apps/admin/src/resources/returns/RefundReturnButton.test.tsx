import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { returns } from '.';
import { ApproveReturnButton } from './ApproveReturnButton';
import { RefundReturnButton } from './RefundReturnButton';
import type { ReturnRecord } from './returns.data';

const REQUEST = {
  _id: 'r1',
  id: 'r1',
  status: false,
  state: 'requested',
  refund_status: false,
  refund: 'none',
  refund_amount: 24_990,
  order_id: { _id: 'o1' },
  user_id: { name: 'Asha Rao' },
} as unknown as ReturnRecord;
const REST = {
  left: {
    lines: [],
    shipping: 0,
    refundable: 24_990,
    warranty_until: '',
    can_restock: true,
    payment_method: 'emi',
  },
  refund: {
    ...{ amount: 24_990, lines: [{ position: 0, name: 'Nova 43', quantity: 1, goods: 24_990, warranty: 0 }] },
    ...{
      shipping: 0,
      round_off: 0,
      taxable: 21_177.96,
      cgst: 1_906.02,
      sgst: 1_906.02,
      igst: 0,
      state_tax: 'UTGST',
    },
    ...{ commercial: false, credit_note: true, refundable_after: 0, needs_approval: false },
  },
  refusal: '',
};
const APPROVED: ReturnRecord = { ...REQUEST, status: true, state: 'approved' };
const open = (request: ReturnRecord) =>
  renderScreen(
    <>
      <ApproveReturnButton request={request} />
      <RefundReturnButton request={request} />
    </>,
    { resources: [returns] },
  );
const confirmed = async () => {
  const confirm = screen.getByText<HTMLButtonElement>('Refund ₹24,990');
  await waitFor(() => expect(confirm.disabled).toBe(false));
  return confirm;
};
const button = (label: string) => screen.getByLabelText<HTMLButtonElement>(`${label}: Asha Rao`);

test('a return that was approved meanwhile leaves only its current status to see', async () => {
  serveApi({
    'returns.update': () => {
      throw appError('RETURN_APPROVED_BEFORE');
    },
  });
  const { user } = open(REQUEST);
  expect(button('Refund').disabled).toBe(true);
  await user.click(button('Approve'));
  expect(screen.getByText('Are you sure you want to update this status?')).toBeTruthy();
  await user.click(screen.getAllByText('Approve').at(-1)!);
  expect(await screen.findByText('This return was already approved.')).toBeTruthy();
  expect(screen.queryByText('Are you sure you want to update this status?')).toBeNull();
  await user.click(screen.getByText('See current status'));
  await waitFor(() => expect(screen.queryByText('This return was already approved.')).toBeNull());
});

test('a refund shows its amount, credit note and recipient, and is requested once', async () => {
  const calls = serveApi({
    'returns.preview': () => REST,
    'returns.update': () => ({ returnRequest: { ...REQUEST, refund: 'queued' } }),
  });
  const { user } = open(APPROVED);
  expect(button('Approved').disabled).toBe(true);
  await user.click(button('Refund'));
  expect(screen.getByText('₹24,990 goes back to Asha Rao. This cannot be undone.')).toBeTruthy();
  expect(
    await screen.findByText(/Credit note: Taxable ₹21,177\.96 \+ CGST ₹1,906\.02 \+ UTGST ₹1,906\.02\./),
  ).toBeTruthy();
  const instant = screen.getByRole<HTMLInputElement>('radio', { name: 'Instant, within minutes' });
  expect(instant.disabled).toBe(true);
  expect(screen.getByText('This was paid by EMI, which cannot be refunded instantly.')).toBeTruthy();
  await user.click(await confirmed());
  expect(await screen.findByText('Status updated successfully')).toBeTruthy();
  expect(calls[0]).toEqual({ path: 'returns.preview', input: { id: 'r1' } });
  expect(calls.filter(({ path }) => path === 'returns.update').map(({ input }) => input)).toEqual([
    { id: 'r1', refund_status: true, speed: 'normal', refund_amount: 24_990 },
  ]);
});

test('a refund that the provider refuses is reported', async () => {
  serveApi({
    'returns.preview': () => REST,
    'returns.update': () => ({ returnRequest: { ...REQUEST, refund: 'failed' } }),
  });
  const { user } = open(APPROVED);
  await user.click(button('Refund'));
  await user.click(await confirmed());
  expect(await screen.findByText('The payment provider refused this refund. Please try again.')).toBeTruthy();
});
