import { expect, it } from 'vitest';
import { newRecoveryCode, recoveryCodeHash } from './recovery-code';

it('is 26 letters and digits in groups, which are 128 bits, never the same', () => {
  const codes = Array.from({ length: 50 }, newRecoveryCode);
  for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){5}-[A-Z2-7]{2}$/);
  expect(new Set(codes).size).toBe(50);
});

it('has one hash however it is typed, and another for each account', () => {
  const hash = recoveryCodeHash('a', 'ABCD-EFGH-2345-67AB');
  expect(recoveryCodeHash('a', ' abcd efgh 2345 67ab ')).toBe(hash);
  expect(recoveryCodeHash('b', 'ABCD-EFGH-2345-67AB')).not.toBe(hash);
  expect(recoveryCodeHash('a', 'ABCD-EFGH-2345-67AC')).not.toBe(hash);
});
