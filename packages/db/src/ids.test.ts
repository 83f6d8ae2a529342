import { expect, it } from 'vitest';
import { isUuid, newId } from './ids';

it('returns a UUID of version 7 with the current time', () => {
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
