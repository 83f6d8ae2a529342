import { allow, refuse, type Verdict } from '../errors/verdict';
import { DRAFT_STATE_NAMES, type DraftOrderState, type StoredDraftState } from './draft-orders.values';

/** Returns the state of a draft order at a moment: one that was sent is expired from the end of its link on. */
export const draftOrderState = (
  draft: { status: StoredDraftState; expiresAt: string | null },
  now: Date,
): DraftOrderState =>
  draft.status === 'sent' && draft.expiresAt !== null && new Date(draft.expiresAt) <= now
    ? 'expired'
    : draft.status;

/** What staff do with a draft order. */
export type DraftAct = 'edit' | 'send' | 'copy' | 'cancel';

const MAY: Readonly<Record<DraftAct, readonly DraftOrderState[]>> = {
  edit: ['draft', 'sent', 'expired'],
  send: ['draft', 'sent', 'expired'],
  copy: ['sent'],
  cancel: ['draft', 'sent', 'expired'],
};

/** May staff do this in this state? (docs/spec/draft-orders.md#states) */
export const checkDraftAct = (act: DraftAct, state: DraftOrderState): Verdict =>
  MAY[act].includes(state) ? allow : refuse('DRAFT_ORDER_STATE', { stateName: DRAFT_STATE_NAMES[state] });

/** Returns whether sending makes a new offer, at the prices of now: not where the present one can still be paid. */
export const isNewOffer = (state: DraftOrderState): boolean => state !== 'sent';

/** Returns the end of a link that is sent at a moment. */
export const payLinkEnd = (now: Date, hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
