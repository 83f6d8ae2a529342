import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json';

describe('canonicalJson', () => {
  it('orders keys at every depth and writes no spaces', () => {
    expect(canonicalJson({ b: [{ d: 1, c: null }], a: '₹ "x"' })).toBe(
      String.raw`{"a":"₹ \"x\"","b":[{"c":null,"d":1}]}`,
    );
  });

  it('leaves out keys without a value, as JSON does', () => {
    expect(canonicalJson({ a: undefined, b: [undefined] })).toBe('{"b":[null]}');
  });

  it('refuses numbers without JSON', () => {
    expect(() => canonicalJson({ a: Number.NaN })).toThrow('NaN has no JSON.');
  });

  it('is JSON of the same value, and the same text whatever the order of the keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(reversed(value))).toBe(text);
      }),
    );
  });
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, member]) => [key, reversed(member)]),
  );
}
