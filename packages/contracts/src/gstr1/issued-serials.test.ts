import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentsIn } from './issued-documents';
import { IssuedSerials } from './issued-serials';

const YEAR = '2026-27';

function rangesOf(...given: [kind: 'invoice' | 'credit-note', financialYear: string, serials: number[]][]) {
  const issued = new IssuedSerials();
  for (const [kind, financialYear, serials] of given)
    for (const serial of serials) issued.add({ kind, financialYear, serial });
  return issued.ranges();
}

it('returns runs without a gap, invoices first, then by financial year', () => {
  expect(
    rangesOf(['credit-note', YEAR, [7]], ['invoice', YEAR, [4, 2, 3, 9]], ['invoice', '2025-26', [1, 2]]),
  ).toEqual([
    { kind: 'invoice', financialYear: '2025-26', first: 1, last: 2 },
    { kind: 'invoice', financialYear: YEAR, first: 2, last: 4 },
    { kind: 'invoice', financialYear: YEAR, first: 9, last: 9 },
    { kind: 'credit-note', financialYear: YEAR, first: 7, last: 7 },
  ]);
  expect(rangesOf()).toEqual([]);
});

it('has each serial in one run, and nothing else, whatever their order', () => {
  const serials = fc.uniqueArray(fc.integer({ min: 1, max: 40_000 }), { maxLength: 300 });
  fc.assert(
    fc.property(serials, (given) => {
      const runs = rangesOf(['invoice', YEAR, given]);
      const all = runs.flatMap((run) =>
        Array.from({ length: documentsIn(run) }, (_, index) => run.first + index),
      );
      expect(all).toEqual(given.toSorted((one, other) => one - other));
      /* Neighbouring runs have a gap between them. */
      expect(runs.every(({ first }, index) => index === 0 || first > (runs[index - 1]?.last ?? 0) + 1)).toBe(
        true,
      );
    }),
  );
});
