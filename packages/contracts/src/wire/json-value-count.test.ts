import { describe, expect, it } from 'vitest';
import { isJsonValueCountWithin } from './json-value-count';

describe('the number of values in JSON text', () => {
  it('is counted for lists and objects, side by side and nested', () => {
    for (const text of ['[0,0,0,0]', '{"a":0,"b":0,"c":0,"d":0}', '[[[[]]]]', '{"a":{"b":[0,0]}}']) {
      expect(isJsonValueCountWithin(text, 5), text).toBe(true);
      expect(isJsonValueCountWithin(text, 3), text).toBe(false);
    }
  });

  it('leaves out what stands inside of strings', () => {
    expect(isJsonValueCountWithin(JSON.stringify({ a: ',,,[[{{"\\",,"', b: String.raw`\",,` }), 3)).toBe(
      true,
    );
  });

  it('is found out quickly in a large text', () => {
    const text = `[${'0,'.repeat(500_000)}0]`;
    const tookMs = Array.from({ length: 5 }, () => {
      const from = Date.now();
      expect(isJsonValueCountWithin(text, 20_000)).toBe(false);
      return Date.now() - from;
    });
    /* The quickest, since other work may have the core meanwhile. */
    expect(Math.min(...tookMs)).toBeLessThan(50);
  });
});
