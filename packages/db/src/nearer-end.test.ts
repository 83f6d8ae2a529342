import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearerEnd } from './nearer-end';

it('reads the same page from either end', () => {
  const sizes = fc.record({
    total: fc.nat(60),
    offset: fc.nat(80),
    limit: fc.integer({ min: 1, max: 25 }),
  });
  fc.assert(
    fc.property(sizes, ({ total, offset, limit }) => {
      const list = Array.from({ length: total }, (_, index) => index);
      const part = nearerEnd({ limit, offset }, total);
      const from = part.isReversed ? list.toReversed() : list;
      const page = from.slice(part.offset, part.offset + part.limit);
      expect(part.isReversed ? page.toReversed() : page).toEqual(list.slice(offset, offset + limit));
      expect(part.offset).toBeLessThanOrEqual(Math.max(total / 2, 0));
    }),
    { numRuns: 500 },
  );
});
