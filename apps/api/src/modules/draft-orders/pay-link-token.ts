import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { AppDeps } from '../../context/deps';

/** A draft order's offer. */
interface Offer {
  id: string;
  revision: number;
}

/**
 * Returns the token of an offer's link: the id of the draft order and a keyed hash of the offer. It is stored nowhere, and can
 * be computed again for staff who copy the link; each new offer has another one.
 */
export function payLinkToken(
  { TOKEN_SECRET }: Pick<AppDeps['config'], 'TOKEN_SECRET'>,
  { id, revision }: Offer,
): string {
  const signature = createHmac('sha256', `${TOKEN_SECRET}:pay-link`)
    .update(`${id}:${revision}`)
    .digest('base64url');
  return `${id}.${signature}`;
}

/** Returns the hash of a token, as it is stored. */
export const payLinkHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Returns the draft order that a token names, without a check of its signature. */
export const draftIdOf = (token: string): string => token.split('.')[0] ?? '';

/** Returns whether a token is that of an offer: signed by us, and the one whose hash is stored. */
export function isPayLink(
  config: Pick<AppDeps['config'], 'TOKEN_SECRET'>,
  token: string,
  offer: Offer & { tokenHash: string | null },
): boolean {
  const [sent, own] = [
    Buffer.from(payLinkHash(token)),
    Buffer.from(payLinkHash(payLinkToken(config, offer))),
  ];
  return timingSafeEqual(sent, own) && offer.tokenHash === payLinkHash(token);
}
