import type { BookDiscrepancyKind } from '@aabha/contracts/reconciliation/reconciliation.schema';
import type { DbOrTx } from '@aabha/db/client';
import { markKindsGone, upsertDiscrepancy } from './reconciliation.queries';

/** A discrepancy within the shop's own books. `subject` identifies it permanently, so that it is raised once. */
export interface BookDiscrepancy {
  kind: BookDiscrepancyKind;
  subject: string;
  orderId: string | null;
  detail: string;
}

/** Stores discrepancies of the books for staff, each once. `at` is when they were seen, ISO-8601. */
export async function raiseDiscrepancies(
  db: DbOrTx,
  found: readonly BookDiscrepancy[],
  at: string,
): Promise<void> {
  const none = { paymentId: null, refundId: null, providerOrderId: null, providerPaymentId: null };
  for (const one of found)
    await upsertDiscrepancy(db, { ...none, amountPaise: null, aboutAt: null, ...one }, 'open', {
      startedAt: at,
    });
}

/** Marks open discrepancies of these kinds as gone that were last seen before an instant (ISO-8601). */
export function closeUnseenDiscrepancies(
  db: DbOrTx,
  kinds: readonly BookDiscrepancyKind[],
  at: string,
): Promise<void> {
  return markKindsGone(db, kinds, at);
}
