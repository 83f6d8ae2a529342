import { emailKey } from '../accounts/accounts.rules';
import type { CoverState } from './passports.values';
import { OFFER_DAYS, type OfferState } from './transfers.values';

const DAY_MS = 86_400_000;

/** Returns when an offer that begins now ends. */
export const offerExpiry = (now: Date): Date => new Date(now.getTime() + OFFER_DAYS * DAY_MS);

/** Whether a television can have another owner: it was delivered, and neither came back nor was replaced. */
export const isTransferable = (state: CoverState): boolean =>
  state === 'covered' || state === 'extended' || state === 'over';

interface StoredOffer {
  state: OfferState;
  /** ISO time. */
  expiresAt: string;
}

/** Returns how an offer stands at a moment, by its stored state, its end, and whether its television can still be transferred. */
export function offerState({ state, expiresAt }: StoredOffer, cover: CoverState, now: Date): OfferState {
  if (state !== 'open') return state;
  if (!isTransferable(cover)) return 'ended';
  return Date.parse(expiresAt) > now.getTime() ? 'open' : 'expired';
}

/** Whether an offer to this address is for the person with that one. */
export const isOfferedTo = (offered: string, own: string): boolean => emailKey(offered) === emailKey(own);
