import type { TheirPayment, TheirRefund } from '@aabha/contracts/reconciliation/reconciliation.rules';
import type { TheirSettlement, TheirSettlementLine } from '@aabha/contracts/settlements/settlements.rules';

/**
 * The provider's records, for comparison with ours. Every call rejects with a ProviderError when it fails.
 */
export interface ProviderRecordsPort {
  /** Returns every payment that was started at the provider since then. */
  payments(since: Date): Promise<TheirPayment[]>;
  /** Returns every refund that was requested since then. */
  refunds(since: Date): Promise<TheirRefund[]>;
  /** Returns the receipt of a provider order, which is the id of our payment. */
  receiptOf(orderId: string): Promise<string | undefined>;
  /** Returns every settlement that was created since then. */
  settlements(since: Date): Promise<TheirSettlement[]>;
  settlement(id: string): Promise<TheirSettlement>;
  /** Returns the lines of all settlements of a day in India (`YYYY-MM-DD`). */
  settlementLines(day: string): Promise<TheirSettlementLine[]>;
}
