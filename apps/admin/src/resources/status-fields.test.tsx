import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { InvoiceStatusField } from './invoices/InvoiceStatusField';
import { OrderStatusField } from './orders/OrderStatusField';
import { RefundField } from './orders/RefundField';
import { StockField } from './products/StockField';
import type { ReturnRecord } from './returns/returns.data';
import { ReturnStateField } from './returns/ReturnStateField';
import { PaymentStatusField } from './wholesale-orders/PaymentStatusField';

/** Returns the text of a chip with the name of its colour. */
function look(chip: ReactElement): string {
  const { container } = render(chip);
  const [, colour] =
    /MuiChip-color(\w+)/.exec(container.querySelector('.MuiChip-root')?.className ?? '') ?? [];
  return `${container.querySelector('.MuiChip-label')?.textContent} ${colour}`;
}

test('the label of the stock changes at 0 and at 10 units', () => {
  expect([0, 1, 10, 11].map((onHand) => look(<StockField onHand={onHand} />))).toEqual([
    'Out of Stock Error',
    'Low Stock Warning',
    'Low Stock Warning',
    'In Stock Success',
  ]);
});

test('a status of an order, a refund and a payment has its own colour', () => {
  expect(look(<OrderStatusField status="Pending" />)).toBe('Pending Warning');
  expect(look(<OrderStatusField status="Delivered" />)).toBe('Delivered Success');
  expect(look(<OrderStatusField status="Cancelled" />)).toBe('Cancelled Error');
  expect(look(<RefundField status="queued" />)).toBe('On its way Warning');
  expect(look(<RefundField status="processed" />)).toBe('Refunded Success');
  expect(look(<RefundField status="failed" />)).toBe('Failed Error');
  expect(look(<PaymentStatusField status="Pending" />)).toBe('Pending Warning');
  expect(look(<PaymentStatusField status="Completed" />)).toBe('Completed Success');
});

test('a return shows its state: waiting for approval, refund pending, failed or done', () => {
  const state = (request: Partial<ReturnRecord>) =>
    look(
      <ReturnStateField request={{ state: 'approved', refund_status: false, ...request } as ReturnRecord} />,
    );
  expect(state({ state: 'requested' })).toBe('Waiting for approval Warning');
  expect(state({})).toBe('Approved Info');
  expect(state({ refund: 'queued' })).toBe('Refund on its way Info');
  expect(state({ refund: 'failed' })).toBe('Refund failed Error');
  expect(state({ refund: 'processed', refund_status: true })).toBe('Refunded Success');
});

test('a cancelled invoice names its day and its refund', () => {
  const { container } = render(
    <InvoiceStatusField
      invoice={{
        status: 'Cancelled',
        cancelled_at: '2026-01-31T20:00:00.000Z',
        refund_status: 'queued',
        refund_amount: 1_20_000,
      }}
    />,
  );
  expect(container.textContent).toMatch(/^CancelledOn .*1 Feb.*2026\. ₹1,20,000 is being refunded\.$/);
});
