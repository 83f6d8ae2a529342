import { createHmac, timingSafeEqual } from 'node:crypto';

interface Secret {
  TOKEN_SECRET: string;
}
/** What a preview is of; a token of one is worth nothing for the other. */
type Previewed = 'product' | 'home';

function signatureOf({ TOKEN_SECRET }: Secret, of: Previewed, id: string, endSeconds: string): string {
  return createHmac('sha256', `${TOKEN_SECRET}:${of}-preview`)
    .update(`${id}:${endSeconds}`)
    .digest('base64url');
}

/** Returns the token of a preview's link: the id of what it shows, the end as seconds since 1970, and a keyed hash of both. It is stored nowhere. */
export function previewToken(secret: Secret, of: Previewed, id: string, endsAt: Date): string {
  const endSeconds = String(Math.floor(endsAt.getTime() / 1000));
  return `${id}.${endSeconds}.${signatureOf(secret, of, id, endSeconds)}`;
}

/** Returns the id in a token; undefined for one that is over, or that we did not sign. */
export function previewedId(secret: Secret, of: Previewed, token: string, now: Date): string | undefined {
  const [id = '', endSeconds = '', signature = ''] = token.split('.');
  const [sent, own] = [Buffer.from(signature), Buffer.from(signatureOf(secret, of, id, endSeconds))];
  const isOurs = sent.length === own.length && timingSafeEqual(sent, own);
  return isOurs && Number(endSeconds) * 1000 > now.getTime() ? id : undefined;
}
