import { commercialNote, isTooLateForTax } from '@aabha/contracts/credit-notes/commercial-note';
import { creditNoteSnapshot } from '@aabha/contracts/credit-notes/credit-note-snapshot';
import type { RefundPlan } from '@aabha/contracts/refunds/refund-plan';
import type { Tx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { insertCreditNote, type findWholesaleInvoice } from './credit-note-numbers.queries';

export { selectCreditNotesOfWholesale } from './credit-notes.queries';
export { findWholesaleInvoice } from './credit-note-numbers.queries';

/** The invoice of a wholesale order with its credit notes. */
export type CreditedWholesale = NonNullable<Awaited<ReturnType<typeof findWholesaleInvoice>>>;

const snapshotOf = ({ invoice, credited }: CreditedWholesale, plan: RefundPlan) =>
  creditNoteSnapshot({
    invoice: invoice.snapshot,
    credited: credited.map(({ snapshot }) => snapshot),
    parts: plan,
  });

/** Returns the content that the credit note of a plan would have now. */
export function previewWholesaleCreditNote(
  { now }: Pick<SignedInContext, 'now'>,
  found: CreditedWholesale,
  plan: RefundPlan,
) {
  const snapshot = snapshotOf(found, plan);
  return isTooLateForTax(found.invoice.issuedAt, now().toISOString()) ? commercialNote(snapshot) : snapshot;
}

/** Adds the credit note of a plan to the transaction that holds the order's lock, without a number; returns its id. */
export function addWholesaleCreditNote(
  tx: Tx,
  found: CreditedWholesale,
  { plan, reason }: { plan: RefundPlan; reason: string },
): Promise<string> {
  return insertCreditNote(tx, {
    invoiceId: found.invoice.id,
    amountPaise: plan.amountPaise,
    reason,
    snapshot: snapshotOf(found, plan),
  });
}
