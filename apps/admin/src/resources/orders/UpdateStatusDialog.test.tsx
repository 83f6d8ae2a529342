import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { appError } from '@aabha/contracts/errors/errors';
import { renderScreen } from '../../testing/render-screen';
import { serveApi } from '../../testing/serve-api';
import { orders } from '.';
import type { OrderRecord } from './order-record';
import { UpdateStatusDialog } from './UpdateStatusDialog';

const ORDER = {
  _id: '0000000000000000000abcd1',
  id: '0000000000000000000abcd1',
  status: 'Shipped',
  refunds: [],
} as unknown as OrderRecord;
const SHIPPED = {
  _id: ORDER._id,
  status: 'Shipped',
  units: 2,
  offers: [
    { status: 'Delivered', refund: 0, needsReason: false, asksForGoods: false },
    { status: 'Cancelled', refund: 84_990, needsReason: false, asksForGoods: true },
  ],
};
const REST = {
  left: {
    lines: [],
    shipping: 99,
    refundable: 84_990,
    warranty_until: '',
    can_restock: true,
    payment_method: 'card',
  },
  refund: {
    ...{ amount: 84_990, lines: [{ position: 0, name: 'Nova 43', quantity: 2, goods: 84_891, warranty: 0 }] },
    ...{
      shipping: 99,
      round_off: 0,
      taxable: 72_025.42,
      cgst: 0,
      sgst: 0,
      igst: 12_964.58,
      state_tax: 'SGST',
    },
    ...{ commercial: false, credit_note: true, refundable_after: 0, needs_approval: false },
  },
  refusal: '',
};
const open = () => {
  const onClose = vi.fn();
  const { user } = renderScreen(<UpdateStatusDialog order={ORDER} onClose={onClose} />, {
    resources: [orders],
  });
  const choose = async (status: string) => {
    await user.click(screen.getByRole('combobox', { name: /Status/ }));
    await user.click(screen.getByRole('option', { name: status }));
  };
  return { user, onClose, choose };
};

test('a cancellation shows its credit note, and is refunded instantly where staff choose so', async () => {
  const calls = serveApi({
    'orders.previewStatus': () => ({ previews: [SHIPPED] }),
    'orders.previewRefund': () => REST,
    'orders.updateStatus': () => ({ order: ORDER }),
  });
  const { user, choose } = open();
  await screen.findByRole('button', { name: 'Update' });
  expect(calls.some(({ path }) => path === 'orders.previewRefund')).toBe(false);
  await choose('Cancelled');
  const summary = await screen.findByRole('region', { name: 'This refund' });
  expect(summary.textContent).toContain('Credit note: Taxable ₹72,025.42 + IGST ₹12,964.58.');
  expect(calls.find(({ path }) => path === 'orders.previewRefund')?.input).toEqual({
    id: ORDER._id,
    rest: true,
  });
  await user.click(screen.getByLabelText('Instant, within minutes'));
  await user.type(screen.getByLabelText(/^Reason for the refund/), 'It never arrived.');
  await user.click(screen.getByText('Cancel and refund ₹84,990'));
  expect(await screen.findByText('Order status updated successfully!')).toBeTruthy();
  expect(calls.find(({ path }) => path === 'orders.updateStatus')?.input).toMatchObject({ speed: 'instant' });
});

test('cancelling names the refund and is sent with its reason and the goods that are out', async () => {
  const calls = serveApi({
    'orders.previewStatus': () => ({ previews: [SHIPPED] }),
    'orders.previewRefund': () => REST,
    'orders.updateStatus': () => ({ order: ORDER }),
  });
  const { user, onClose, choose } = open();
  expect(await screen.findByText('Now Shipped')).toBeTruthy();
  expect(screen.getByText('Delivered')).toBeTruthy();
  await screen.findByRole('button', { name: 'Update' });
  await choose('Cancelled');
  expect(screen.getByText(/₹84,990 goes back to the customer\. This cannot be undone\./)).toBeTruthy();
  expect(screen.getByText(/Shipped items stay out of stock until you restock them\./)).toBeTruthy();
  const goods = screen.getByLabelText<HTMLInputElement>('The items are back: add 2 televisions to stock');
  expect(goods.checked).toBe(false);
  await user.type(screen.getByLabelText(/^Reason for the refund/), 'It never arrived.');
  await user.click(screen.getByText('Cancel and refund ₹84,990'));
  expect(await screen.findByText('Order status updated successfully!')).toBeTruthy();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.find(({ path }) => path === 'orders.updateStatus')?.input).toEqual({
    id: ORDER._id,
    status: 'Cancelled',
    expected_status: 'Shipped',
    refund_amount: 84_990,
    reason: 'It never arrived.',
    goods_returned: false,
  });
});

test('an order that changed meanwhile is shown as it is now, and stays open', async () => {
  let preview = SHIPPED;
  serveApi({
    'orders.previewStatus': () => ({ previews: [preview] }),
    'orders.updateStatus': ({ expected_status: expected }: { expected_status?: string }) => {
      /* Somebody else delivers it between the preview and this call. */
      preview = {
        ...SHIPPED,
        status: 'Delivered',
        offers: [{ status: 'Shipped', refund: 0, needsReason: true, asksForGoods: false }],
      };
      if (expected !== undefined && expected !== preview.status)
        throw appError('ORDER_STATUS_CHANGED', { status: preview.status });
      return { order: ORDER };
    },
  });
  const { user, onClose, choose } = open();
  await screen.findByText('Now Shipped');
  await waitFor(() => expect(screen.getByText<HTMLButtonElement>('Update').disabled).toBe(false));
  await user.click(screen.getByText('Update'));
  expect(await screen.findByText('Failed to update order status.')).toBeTruthy();
  expect(await screen.findByText('This order is now Delivered. Nothing was changed.')).toBeTruthy();
  expect(await screen.findByText('Now Delivered')).toBeTruthy();
  await choose('Shipped');
  expect(screen.getByLabelText(/^Reason for moving the order back/)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test('a refunded order offers no status', async () => {
  serveApi({
    'orders.previewStatus': () => ({ previews: [{ ...SHIPPED, status: 'Returned', offers: [] }] }),
  });
  open();
  expect(await screen.findByText('This order was refunded, so its status stays Returned.')).toBeTruthy();
  expect(screen.getByText<HTMLButtonElement>('Update').disabled).toBe(true);
});
