import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrRuns } from './qr-code';

it.each(['L', 'M'] as const)('draws every dark module of a code once, and no other: %s', (ecc) => {
  const text = `https://shop.example/passport/${'a1'.repeat(40)}`;
  const { data, size } = encode(text, { ecc, border: 0 });
  const drawn = qrRuns(text, ecc);
  expect(drawn.size).toBe(size);
  const matrix = data.map((row) => row.map(() => 0));
  for (const { x, y, length } of drawn.runs) for (let at = x; at < x + length; at += 1) matrix[y]![at]! += 1;
  expect(matrix).toEqual(data.map((row) => row.map((isDark) => (isDark ? 1 : 0))));
});
