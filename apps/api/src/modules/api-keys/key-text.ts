import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const PREFIX_BYTES = 6;
const SECRET_BYTES = 32;
const FORM = /^(aabha_[0-9a-f]{12})_[\w-]{43}$/;

/** Returns the hash of a key. One round is enough: a key has 256 random bits, which nobody can try. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** Returns a new key with what is stored of it. */
function newKey() {
  const prefix = `aabha_${randomBytes(PREFIX_BYTES).toString('hex')}`;
  const key = `${prefix}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { key, prefix, hash: hashOf(key) };
}

/** Makes and compares the text of API keys (docs/spec/api-keys.md#form). */
export const keyText = {
  make: newKey,
  /** Returns the prefix of a text that has the form of a key, else undefined. */
  prefixOf: (text: string) => FORM.exec(text)?.[1],
  /** Returns whether a key is the one with this hash, in constant time. */
  matches: (key: string, hash: string) =>
    timingSafeEqual(Buffer.from(hashOf(key), 'hex'), Buffer.from(hash, 'hex')),
};
