import { describe, expect, it } from 'vitest';
import { isSmall, isSafeText } from './safe-text';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

describe('an input', () => {
  it('can be stored when it is ordinary text', () => {
    for (const input of [undefined, null, 1, 'a', [], { a: [{ b: 'text\n🪔' }] }, { file: new Blob(['\0']) }])
      expect(isSafeText(input)).toBe(true);
  });

  it('cannot be stored with a NUL anywhere except in an id', () => {
    for (const input of ['\0', ['a', { b: 'x\0' }], { 'a\0': 1 }, { a: { b: [['\0']] } }])
      expect(isSafeText(input)).toBe(false);
    expect(isSafeText({ id: '\0' })).toBe(true);
    expect(isSafeText({ text: String.raw`\u0000` })).toBe(true);
  });

  it('cannot be stored with half of a surrogate pair', () => {
    for (const input of ['\ud83e', { a: [{ b: 'x\udd94' }] }, { '\ud83e': 1 }])
      expect(isSafeText(input)).toBe(false);
    expect(isSafeText({ id: '\ud83e' })).toBe(true);
  });

  it('is rejected past the maximum depth, however deep it is', () => {
    expect(isSafeText(nested(33))).toBe(true);
    expect(isSafeText(nested(34))).toBe(false);
    expect(isSafeText(nested(400_000))).toBe(false);
    expect(isSmall(nested(33))).toBe(true);
    expect(isSmall({ body: nested(400_000) })).toBe(false);
    expect(isSmall({ text: '\0' })).toBe(true);
  });

  it('is rejected past the maximum number of values, in lists, objects or nested', () => {
    const wide = (count: number) => Array.from({ length: count }, () => 0);
    const named = (count: number) => Object.fromEntries(wide(count).map((_, index) => [`k${index}`, 0]));
    for (const made of [wide, named]) {
      expect(isSmall(made(2000))).toBe(true);
      expect(isSmall(made(2001))).toBe(false);
      expect(isSafeText({ id: made(2001) })).toBe(false);
      expect(isSafeText(made(2001), 20_000)).toBe(true);
    }
    expect(isSmall(Array.from({ length: 60 }, () => wide(40)))).toBe(false);
  });
});
