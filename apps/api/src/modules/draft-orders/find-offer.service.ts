import { draftOrderState } from '@aabha/contracts/draft-orders/draft-orders.rules';
import type { AppDeps } from '../../context/deps';
import type { Effects } from '../../outbox/outbox';
import { findDraft } from './draft-orders.queries';

export type Offer = Effects['mail.pay-link'];

/** Returns the draft order of an offer that can be paid; undefined where it was taken back, paid, cancelled or has expired. */
export async function findOffer({ db, ports }: AppDeps, { draftOrderId, revision }: Offer) {
  const draft = await findDraft(db, draftOrderId);
  const isOpen = draft?.revision === revision && draftOrderState(draft, ports.clock.now()) === 'sent';
  return isOpen ? draft : undefined;
}

/** Returns whether the link of an offer can be paid. */
export const isOfferOpen = async (deps: AppDeps, offer: Offer): Promise<boolean> =>
  (await findOffer(deps, offer)) !== undefined;
