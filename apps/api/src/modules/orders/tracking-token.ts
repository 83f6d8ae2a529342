import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppDeps } from '../../context/deps';

type Secret = Pick<AppDeps['config'], 'TOKEN_SECRET'>;

/** Part of each signature: a release that raises it ends every tracking link that was sent before. */
const VERSION = 1;

const signatureOf = ({ TOKEN_SECRET }: Secret, orderId: string, version: number): string =>
  createHmac('sha256', `${TOKEN_SECRET}:order-tracking`).update(`${orderId}:${version}`).digest('base64url');

/** Returns the token of an order's tracking link: its id and a keyed hash. It is stored nowhere, and the same each time. */
export const trackingToken = (secret: Secret, orderId: string, version = VERSION): string =>
  `${orderId}.${signatureOf(secret, orderId, version)}`;

/** Returns the order of a token; undefined for a token that we did not sign, or of an earlier version. */
export function trackedId(secret: Secret, token: string): string | undefined {
  const [id = ''] = token.split('.');
  const [sent, own] = [Buffer.from(token), Buffer.from(trackingToken(secret, id))];
  return sent.length === own.length && timingSafeEqual(sent, own) ? id : undefined;
}

/** Returns an order with the token of its tracking link, as its mails need it. */
export const withTrackingToken = <T extends { _id: string }>(secret: Secret, order: T) => ({
  ...order,
  trackingToken: trackingToken(secret, order._id),
});
