import { expect, it } from 'vitest';
import { trackingToken } from '../orders/tracking-token';
import { passportSerialId, passportToken } from './passport-token';

const secret = { TOKEN_SECRET: 'a secret of at least thirty-two letters' };
const ID = '0193a1e0-0000-7000-8000-000000000001';
const OTHER = '0193a1e0-0000-7000-8000-000000000002';
const token = passportToken(secret, ID);

it('names its television, is the same each time, and needs no escape in an address', () => {
  expect(passportSerialId(secret, token)).toBe(ID);
  expect(passportToken(secret, ID)).toBe(token);
  expect(encodeURIComponent(token)).toBe(token);
});

it('has 256 bits that nobody can guess, each of which counts', () => {
  const [, signature = ''] = token.split('.');
  expect(Buffer.from(signature, 'base64url')).toHaveLength(32);
  for (let at = 0; at < token.length; at += 1) {
    const letter = token[at] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, at) + letter + token.slice(at + 1);
    expect(passportSerialId(secret, changed), `${at}`).toBeUndefined();
  }
});

it('is refused for another television, with another secret, in part, and as a token of another purpose', () => {
  const [, signature] = passportToken(secret, OTHER).split('.');
  expect(passportSerialId(secret, `${ID}.${signature}`)).toBeUndefined();
  expect(passportSerialId({ TOKEN_SECRET: 'another' }, token)).toBeUndefined();
  for (const text of ['', '.', ID, `${ID}.`, `${token}.`, trackingToken(secret, ID)])
    expect(passportSerialId(secret, text)).toBeUndefined();
});
