import { expect, it } from 'vitest';
import { isUuid, newId } from './ids';

it('a new id is a UUID of the seventh version, and tells when it was made', () => {
  const before = Date.now();
  const id = newId();
  const madeAt = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  expect(isUuid(id)).toBe(true);
  expect(id).toMatch(/^.{14}7.{4}[89ab]/);
  expect(madeAt).toBeGreaterThanOrEqual(before);
  expect(madeAt).toBeLessThanOrEqual(Date.now());
});

it('new ids differ, many of one millisecond too', () => {
  expect(new Set(Array.from({ length: 10_000 }, newId)).size).toBe(10_000);
});
