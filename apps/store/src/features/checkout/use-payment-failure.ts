import { useEffect, useState } from 'react';
import { deleteFormDraft, readFormDraft, saveFormDraft } from '../../lib/form-draft';

const KINDS = ['declined', 'dismissed', 'unopened'] as const;

/** A payment that was started and not paid; its stock is reserved until `expiresAt`. */
export interface PaymentFailure {
  kind: (typeof KINDS)[number];
  expiresAt: string;
}

const DRAFT = 'payment-failure';

function readFailure(userId: string): PaymentFailure | undefined {
  const stored = readFormDraft(DRAFT, userId, { kind: '', expiresAt: '' });
  const kind = KINDS.find((known) => known === stored.kind);
  return kind && { kind, expiresAt: stored.expiresAt };
}

/** The failure of the last payment as state that survives a reload and ends when the screen is left. */
export function usePaymentFailure(userId: string) {
  const [failure, setFailure] = useState(() => readFailure(userId));
  useEffect(() => {
    if (failure) saveFormDraft(DRAFT, userId, failure);
    // Runs when the screen is left, but not on a reload.
    return () => deleteFormDraft(DRAFT);
  }, [failure, userId]);
  return [failure, setFailure] as const;
}
