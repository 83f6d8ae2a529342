import { and, eq, inArray, lt } from 'drizzle-orm';
import type { FoundDiscrepancy } from '@aabha/contracts/reconciliation/reconciliation.rules';
import type { DiscrepancyKind } from '@aabha/contracts/reconciliation/reconciliation.schema';
import type { Paise } from '@aabha/contracts/money/money';
import type { DbOrTx } from '@aabha/db/client';
import { discrepancies } from '@aabha/db/schema/reconciliation';
import { only } from '@aabha/db/tx';

/**
 * Stores a discrepancy, once for its kind and subject. A settled one stays settled; one that was gone or is
 * fixed again changes. Returns its state, and whether that is new.
 */
export async function upsertDiscrepancy(
  db: DbOrTx,
  found: FoundDiscrepancy,
  state: 'open' | 'repaired',
  run: { startedAt: string },
): Promise<{ state: string; isNew: boolean }> {
  const { kind, subject, paymentId, orderId, providerPaymentId, detail, aboutAt } = found;
  const values = {
    ...{ kind, subject, paymentId, orderId, providerPaymentId, detail, aboutAt },
    amountPaise: found.amountPaise as Paise | null,
    state,
    seenAt: run.startedAt,
  };
  const [inserted] = await db.insert(discrepancies).values(values).onConflictDoNothing().returning();
  if (inserted) return { state, isNew: true };
  const same = and(eq(discrepancies.kind, found.kind), eq(discrepancies.subject, found.subject));
  const before = only(await db.select({ state: discrepancies.state }).from(discrepancies).where(same));
  const next = before.state === 'settled' ? before.state : state;
  await db
    .update(discrepancies)
    .set({ state: next, detail: found.detail, seenAt: run.startedAt })
    .where(same);
  return { state: next, isNew: next !== before.state };
}

/** Marks open discrepancies of these kinds as gone that were last seen before an instant. */
export async function markKindsGone(
  db: DbOrTx,
  kinds: readonly DiscrepancyKind[],
  beforeIso: string,
): Promise<void> {
  await db
    .update(discrepancies)
    .set({ state: 'gone', settledAt: beforeIso })
    .where(
      and(
        eq(discrepancies.state, 'open'),
        inArray(discrepancies.kind, kinds),
        lt(discrepancies.seenAt, beforeIso),
      ),
    );
}
