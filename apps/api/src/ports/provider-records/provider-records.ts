import type { TheirPayment, TheirRefund } from '@aabha/contracts/reconciliation/reconciliation.rules';

/** The provider's books, for holding ours against them. Every call rejects with a ProviderError when it did not work. */
export interface ProviderRecordsPort {
  /** Every payment that was begun at the provider since then. */
  payments(since: Date): Promise<TheirPayment[]>;
  /** Every refund that was asked for since then. */
  refunds(since: Date): Promise<TheirRefund[]>;
  /** The receipt that an order was made with, which is the id of our payment. */
  receiptOf(orderId: string): Promise<string | undefined>;
}
