import { expect, it } from 'vitest';
import { keyText } from './key-text';

it('makes keys that are recognized by their prefix and only by their own hash', () => {
  const [one, other] = [keyText.make(), keyText.make()];
  expect(keyText.prefixOf(one.key)).toBe(one.prefix);
  expect(one.hash).not.toContain(one.key.slice(-10));
  expect(keyText.matches(one.key, one.hash)).toBe(true);
  expect(keyText.matches(other.key, one.hash)).toBe(false);
  expect(keyText.matches(`${one.key.slice(0, -1)}!`, one.hash)).toBe(false);
});

it('takes no token of a session, and nothing longer or shorter, for a key', () => {
  const { key } = keyText.make();
  for (const text of [
    '',
    'eyJhbGciOiJIUzI1NiJ9.e30.x',
    key.slice(1),
    `${key}a`,
    key.slice(0, -1),
    `${key}\n`,
  ])
    expect(keyText.prefixOf(text)).toBeUndefined();
});
