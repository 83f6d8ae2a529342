import { describe, expect, it } from 'vitest';
import { decodeToken, safeReturnPath } from './session';

const token = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;

describe('decodeToken', () => {
  it('reads who and in which role, also past letters outside ASCII', () => {
    const claims = { userId: 'u1', role: 'User', exp: 2_000_000_000, name: 'आभा ✓' };
    expect(decodeToken(token(claims))).toEqual({ userId: 'u1', role: 'User', exp: 2_000_000_000 });
  });
  it('takes what does not decode, or says too little, for no session', () => {
    for (const text of [
      '',
      'abc',
      'a.b.c',
      token(null),
      token({ role: 'User' }),
      token({ userId: '', role: 'User', exp: 1 }),
    ])
      expect(decodeToken(text)).toBeNull();
  });
});

describe('safeReturnPath', () => {
  it('goes back to a page of the shop', () => {
    expect(safeReturnPath('/myorders?page=2')).toBe('/myorders?page=2');
  });
  it('never leaves the shop, and never returns to the sign-in page', () => {
    for (const path of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/\n\\evil.example',
      '/..//evil.example',
      'javascript:1',
      '/signin?x',
      undefined,
    ])
      expect(safeReturnPath(path)).toBe('/');
  });
});
