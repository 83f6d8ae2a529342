import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './safe-return-path';
import { decodeToken } from './session';

const token = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;

describe('decodeToken', () => {
  it('returns person and role, also with letters outside ASCII', () => {
    const claims = { userId: 'u1', role: 'User', exp: 2_000_000_000, name: 'आभा ✓' };
    expect(decodeToken(token(claims))).toEqual({ userId: 'u1', role: 'User', exp: 2_000_000_000 });
  });
  it('returns no session for an invalid or incomplete token', () => {
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
  it('accepts pages of the shop', () => {
    expect(safeReturnPath('/myorders?page=2')).toBe('/myorders?page=2');
  });
  it('rejects other sites and the sign-in page', () => {
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
