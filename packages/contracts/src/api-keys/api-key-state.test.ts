import { expect, it } from 'vitest';
import { apiKeyState } from './api-key-state';
import { API_KEY_SCOPE_GROUPS, API_KEY_SCOPES } from './api-keys.values';

const AT = '2026-11-21T06:00:00.000Z';
const at = (ms: number) => new Date(Date.parse(AT) + ms);

it('expires at the instant that it names, and stays revoked afterwards', () => {
  const key = { expiresAt: AT, revokedAt: null };
  expect(apiKeyState(key, at(-1))).toBe('active');
  expect(apiKeyState(key, at(0))).toBe('expired');
  expect(apiKeyState({ ...key, revokedAt: AT }, at(-1))).toBe('revoked');
  expect(apiKeyState({ ...key, revokedAt: AT }, at(1))).toBe('revoked');
});

it('shows each scope in one group', () => {
  expect(Object.values(API_KEY_SCOPE_GROUPS).flat().toSorted()).toEqual(API_KEY_SCOPES.toSorted());
});
