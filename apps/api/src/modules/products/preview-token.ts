import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppDeps } from '../../context/deps';

type Secret = Pick<AppDeps['config'], 'TOKEN_SECRET'>;

function signatureOf({ TOKEN_SECRET }: Secret, id: string, endSeconds: string): string {
  return createHmac('sha256', `${TOKEN_SECRET}:product-preview`)
    .update(`${id}:${endSeconds}`)
    .digest('base64url');
}

/** Returns the token of a preview's link: the television, the end as seconds since 1970, and a keyed hash of both. It is stored nowhere. */
export function previewToken(secret: Secret, id: string, endsAt: Date): string {
  const endSeconds = String(Math.floor(endsAt.getTime() / 1000));
  return `${id}.${endSeconds}.${signatureOf(secret, id, endSeconds)}`;
}

/** Returns the television of a token; undefined for one that is over, or that we did not sign. */
export function previewedId(secret: Secret, token: string, now: Date): string | undefined {
  const [id = '', endSeconds = '', signature = ''] = token.split('.');
  const [sent, own] = [Buffer.from(signature), Buffer.from(signatureOf(secret, id, endSeconds))];
  const isOurs = sent.length === own.length && timingSafeEqual(sent, own);
  return isOurs && Number(endSeconds) * 1000 > now.getTime() ? id : undefined;
}
