import type { FoundDiscrepancy } from '@aabha/contracts/reconciliation/reconciliation.rules';
import type { DiscrepancyKind } from '@aabha/contracts/reconciliation/reconciliation.schema';
import type { DbOrTx } from '@aabha/db/client';
import { markKindsGone, upsertDiscrepancy } from './discrepancies.queries';

/** A discrepancy within the shop's own books or its stock. `subject` identifies it permanently, so that it is raised once. */
export interface BookDiscrepancy {
  kind: DiscrepancyKind;
  subject: string;
  orderId: string | null;
  detail: string;
}

/**
 * Stores a discrepancy, once for its kind and subject, as seen at an instant (ISO-8601). Returns its state, and whether that
 * is new.
 */
export function storeDiscrepancy(
  db: DbOrTx,
  found: FoundDiscrepancy,
  state: 'open' | 'repaired',
  at: string,
): Promise<{ state: string; isNew: boolean }> {
  return upsertDiscrepancy(db, found, state, { startedAt: at });
}

/** Stores discrepancies of the books or of stock for staff, each once. `at` is when they were seen, ISO-8601. */
export async function raiseDiscrepancies(
  db: DbOrTx,
  found: readonly BookDiscrepancy[],
  at: string,
): Promise<void> {
  const none = { paymentId: null, refundId: null, providerOrderId: null, providerPaymentId: null };
  for (const one of found)
    await storeDiscrepancy(db, { ...none, amountPaise: null, aboutAt: null, ...one }, 'open', at);
}

/** Marks open discrepancies of these kinds as gone that were last seen before an instant (ISO-8601). */
export function closeUnseenDiscrepancies(
  db: DbOrTx,
  kinds: readonly DiscrepancyKind[],
  at: string,
): Promise<void> {
  return markKindsGone(db, kinds, at);
}
