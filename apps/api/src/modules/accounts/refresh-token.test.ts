import { expect, it } from 'vitest';
import {
  makeRefreshToken,
  readRefreshCookie,
  refreshCookie,
  refreshTokenHash,
  sessionOfRefreshToken,
} from './refresh-token';

const CONFIG = {
  TOKEN_SECRET: 'a'.repeat(32),
  STORE_URL: 'https://shop.example',
  ADMIN_URL: 'http://127.0.0.1:3001',
};
const SESSION = '0193b6ee-7a3c-7cc1-b1a4-1f2b3c4d5e6f';

it('names its session to us alone, and is another one each time', () => {
  const token = makeRefreshToken(CONFIG, SESSION);
  expect(sessionOfRefreshToken(CONFIG, token)).toBe(SESSION);
  expect(makeRefreshToken(CONFIG, SESSION)).not.toBe(token);
  expect(sessionOfRefreshToken({ TOKEN_SECRET: 'b'.repeat(32) }, token)).toBeUndefined();
  for (const wrong of ['', '..', SESSION, token.slice(1), `${token}x`])
    expect(sessionOfRefreshToken(CONFIG, wrong), wrong).toBeUndefined();
  expect(refreshTokenHash(token)).toMatch(/^[0-9a-f]{64}$/);
});

it('is in a cookie for one path that scripts cannot read', () => {
  expect(refreshCookie(CONFIG, 'store', { token: 't', seconds: 60 })).toBe(
    '__Secure-aabha-store-session=t; Max-Age=60; Path=/trpc/sessions.renew; HttpOnly; SameSite=Strict; Secure',
  );
  expect(refreshCookie(CONFIG, 'admin')).toBe(
    'aabha-admin-session=; Max-Age=0; Path=/trpc/sessions.renew; HttpOnly; SameSite=Strict',
  );
});

it('is read from the cookie of its own app, where that has https from one that only https sets', () => {
  const header = 'other=1; aabha-admin-session=b; aabha-store-session=c; __Secure-aabha-store-session=a';
  expect(readRefreshCookie(CONFIG, header, 'store')).toBe('a');
  expect(readRefreshCookie(CONFIG, header, 'admin')).toBe('b');
  for (const none of ['aabha-store-session=c', '__Secure-aabha-store-session=', ''])
    expect(readRefreshCookie(CONFIG, none, 'store'), none).toBeUndefined();
});
