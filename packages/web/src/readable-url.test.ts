import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toReadableUrl } from './readable-url';

const readable = (url: string) => toReadableUrl({ url });

describe('toReadableUrl', () => {
  it('returns a valid URL unchanged', () => {
    for (const url of ['/', '/a%20b?x=%ff', '/television/%E0%A4%A6', '/x?q=100%', '*'])
      expect(readable(url)).toBe(url);
  });
  it('replaces the percent signs of a malformed path', () => {
    expect(readable('/api/v1/product/%ff?x=%20')).toBe('/api/v1/product/~ff?x=%20');
    expect(readable('/television/%E0%A4%A')).toBe('/television/~E0~A4~A');
    expect(readable('/media/%')).toBe('/media/~');
  });
  it('always returns a path that can be decoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('%', 'f', 'E', '0', 'A', '4', '/', '?') }), (text) => {
        const path = readable(`/${text}`).split('?', 1)[0] ?? '';
        expect(() => decodeURIComponent(path)).not.toThrow();
      }),
    );
  });
});
