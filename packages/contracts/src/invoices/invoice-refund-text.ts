import { formatRupees } from '../money/money-format';

/** Says what went back of a cancelled invoice's amount, in rupees, and how far it is. */
export function invoiceRefundText(status: 'queued' | 'processed' | 'failed', rupees: number): string {
  const amount = formatRupees(rupees);
  if (status === 'processed') return `${amount} was refunded.`;
  return status === 'queued'
    ? `${amount} is being refunded.`
    : `The refund of ${amount} has not gone through yet.`;
}
