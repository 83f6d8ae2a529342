import { formatRupees } from '../money/money-format';
import type { RefundStatus } from '../refunds/refunds.values';

/** Returns a text with the refund of a cancelled invoice, in rupees, and its status. */
export function invoiceRefundText(status: RefundStatus, rupees: number): string {
  const amount = formatRupees(rupees);
  if (status === 'processed') return `${amount} was refunded.`;
  return status === 'queued'
    ? `${amount} is being refunded.`
    : `The refund of ${amount} has not gone through yet.`;
}
