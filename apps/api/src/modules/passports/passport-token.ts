import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppDeps } from '../../context/deps';

type Secret = Pick<AppDeps['config'], 'TOKEN_SECRET'>;

/** Part of each signature: a release that raises it ends every link that was printed before. */
const VERSION = 1;

const signatureOf = ({ TOKEN_SECRET }: Secret, serialId: string): string =>
  createHmac('sha256', `${TOKEN_SECRET}:warranty-passport`)
    .update(`${serialId}:${VERSION}`)
    .digest('base64url');

/** Returns the token of a television's passport: the id of its serial number and a keyed hash. It is stored nowhere. */
export const passportToken = (secret: Secret, serialId: string): string =>
  `${serialId}.${signatureOf(secret, serialId)}`;

/** Returns the serial number's id of a token; undefined for a token that we did not sign. */
export function passportSerialId(secret: Secret, token: string): string | undefined {
  const [id = ''] = token.split('.');
  const [sent, own] = [Buffer.from(token), Buffer.from(passportToken(secret, id))];
  return sent.length === own.length && timingSafeEqual(sent, own) ? id : undefined;
}
