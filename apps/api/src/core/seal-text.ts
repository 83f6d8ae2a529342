import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Config } from './config';

const IV_BYTES = 12;
const TAG_BYTES = 16;

type Secret = Pick<Config, 'TOKEN_SECRET'>;
/** What a text is sealed for. Each has a key of its own. */
type Purpose = 'erasure-mail' | 'passport-offer' | 'second-factor' | 'technician-link' | 'webhook-secret';

const keyOf = ({ TOKEN_SECRET }: Secret, purpose: Purpose) =>
  createHash('sha256').update(`${TOKEN_SECRET}:${purpose}`).digest();

/** Returns a text encrypted with AES-256-GCM, for a secret that the shop itself has to read again. */
export function sealText(config: Secret, purpose: Purpose, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(config, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Returns the text. Throws for one that was sealed with another key or for another purpose. */
export function openText(config: Secret, purpose: Purpose, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(config, purpose), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
