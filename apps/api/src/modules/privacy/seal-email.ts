import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Config } from '../../core/config';

const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = ({ TOKEN_SECRET }: Pick<Config, 'TOKEN_SECRET'>) =>
  createHash('sha256').update(`${TOKEN_SECRET}:erasure-mail`).digest();

/** Returns an address encrypted with AES-256-GCM, for the one mail that is sent after an erasure. */
export function sealEmail(config: Pick<Config, 'TOKEN_SECRET'>, email: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(config), iv);
  const sealed = Buffer.concat([cipher.update(email, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Returns the address. Throws for one that was sealed with another key. */
export function openEmail(config: Pick<Config, 'TOKEN_SECRET'>, text: string): string {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(config), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
