import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isBreachedPassword } from './breached-passwords';
import list from './breached-passwords.json';

it.each(['1qaz2wsx3edc', 'administrator', 'JustinBieber', '123456789987654321', 'unbelievable'])(
  'finds %s, which is breached',
  (password) => expect(isBreachedPassword(password)).toBe(true),
);

it.each(['correct horse', 'nine lemons on a bicycle', 'Monsoon over Mysuru'])(
  'does not find %s',
  (password) => expect(isBreachedPassword(password)).toBe(false),
);

it('finds the first and the last of its list, which is sorted and small', () => {
  const bytes = Buffer.from(list.fingerprints, 'base64');
  const all = Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(index * 4));
  expect(all).toHaveLength(43_940);
  expect(all).toEqual([...new Set(all)].toSorted((a, b) => a - b));
  const size = statSync(new URL('breached-passwords.json', import.meta.url)).size;
  expect(size).toBeLessThan(300_000);
});
