import { expect, it } from 'vitest';
import { trackingToken } from '../orders/tracking-token';
import { readPassportToken, passportToken } from './passport-token';

const secret = { TOKEN_SECRET: 'a secret of at least thirty-two letters' };
const ID = '0193a1e0-0000-7000-8000-000000000001';
const OTHER = '0193a1e0-0000-7000-8000-000000000002';
const token = passportToken(secret, ID);

it('names its television, is the same each time, and needs no escape in an address', () => {
  expect(readPassportToken(secret, token)).toEqual({ serialId: ID, version: 1 });
  expect(passportToken(secret, ID)).toBe(token);
  expect(encodeURIComponent(token)).toBe(token);
});

it('has 256 bits that nobody can guess, each of which counts', () => {
  const [, signature = ''] = token.split('.');
  expect(Buffer.from(signature, 'base64url')).toHaveLength(32);
  for (let at = 0; at < token.length; at += 1) {
    const letter = token[at] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, at) + letter + token.slice(at + 1);
    expect(readPassportToken(secret, changed), `${at}`).toBeUndefined();
  }
});

it('is refused for another television, with another secret, in part, and as a token of another purpose', () => {
  const [, signature] = passportToken(secret, OTHER).split('.');
  expect(readPassportToken(secret, `${ID}.${signature}`)).toBeUndefined();
  expect(readPassportToken({ TOKEN_SECRET: 'another' }, token)).toBeUndefined();
  for (const text of ['', '.', ID, `${ID}.`, `${token}.`, trackingToken(secret, ID)])
    expect(readPassportToken(secret, text)).toBeUndefined();
});

it('has the version from the second on, which the signature is of', () => {
  const second = passportToken(secret, ID, 2);
  expect(readPassportToken(secret, second)).toEqual({ serialId: ID, version: 2 });
  const [, , signature] = second.split('.');
  const forged = [
    `${ID}.${signature}`,
    `${ID}.3.${signature}`,
    `${ID}.02.${signature}`,
    `${ID}.2.${token.split('.')[1]}`,
  ];
  for (const text of [...forged, token.replace('.', '.1.')])
    expect(readPassportToken(secret, text), text).toBeUndefined();
});
