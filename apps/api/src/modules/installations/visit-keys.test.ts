import { expect, it } from 'vitest';
import { isVisitCode, newVisitToken, visitCode, visitTokenHash } from './visit-keys';

const secret = { TOKEN_SECRET: 'a secret of at least thirty-two letters' };
const ids = Array.from(
  { length: 2000 },
  (_, index) => `0193a1e0-0000-7000-8000-${String(index).padStart(12, '0')}`,
);

it('makes tokens of 256 bits that differ and need no escape, and stores a hash of them alone', () => {
  const tokens = Array.from({ length: 50 }, newVisitToken);
  expect(new Set(tokens).size).toBe(50);
  for (const token of tokens) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(encodeURIComponent(token)).toBe(token);
    expect(visitTokenHash(token)).toMatch(/^[0-9a-f]{64}$/);
    expect(visitTokenHash(token)).not.toContain(token);
  }
});

it('gives each installation a code of four digits, the same each time, spread over all of them', () => {
  const codes = ids.map((id) => visitCode(secret, id));
  for (const code of codes) expect(code).toMatch(/^\d{4}$/);
  expect(codes).toEqual(ids.map((id) => visitCode(secret, id)));
  expect(new Set(codes).size).toBeGreaterThan(1700);
  expect(new Set(codes.map(([first]) => first)).size).toBe(10);
});

it('accepts the code of the installation with the same secret alone', () => {
  const [id = '', other = ''] = ids;
  const code = visitCode(secret, id);
  expect(isVisitCode(secret, id, code)).toBe(true);
  expect(isVisitCode(secret, other, code)).toBe(false);
  expect(isVisitCode({ TOKEN_SECRET: 'another' }, id, code)).toBe(false);
  for (const wrong of ['', code.slice(1), `${code}0`, ` ${code}`])
    expect(isVisitCode(secret, id, wrong)).toBe(false);
});
