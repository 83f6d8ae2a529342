import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  bankState,
  settlementLineState,
  settlementSums,
  type TheirSettlementLine,
} from './settlements.rules';

it('matches a line by the amount of ours', () => {
  const payment = { kind: 'payment', amountPaise: 2499000 } as const;
  expect(settlementLineState(payment, 2499000)).toBe('matched');
  expect(settlementLineState(payment, 2499001)).toBe('differs');
  expect(settlementLineState(payment, undefined)).toBe('unknown');
  expect(settlementLineState({ kind: 'adjustment', amountPaise: -500 }, undefined)).toBe('matched');
});

it('compares a settlement with the bank', () => {
  expect([bankState(100, null), bankState(100, 100), bankState(100, 99)]).toEqual([
    'missing',
    'same',
    'differs',
  ]);
});

const line = fc
  .record({
    kind: fc.constantFrom('payment' as const, 'refund' as const, 'adjustment' as const),
    amountPaise: fc.integer({ min: 1, max: 10_000_000 }),
    feePercent: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ kind, amountPaise, feePercent }): TheirSettlementLine => {
    const fee = kind === 'payment' ? Math.round((amountPaise * feePercent) / 100) : 0;
    const taxPaise = Math.round(fee * 0.18);
    const feePaise = fee + taxPaise;
    const netPaise = kind === 'refund' ? -amountPaise : amountPaise - feePaise;
    const base = { settlementId: 's', id: 'x', description: '', at: '2026-11-21T06:00:00.000Z' };
    return { ...base, kind, amountPaise, feePaise, taxPaise, netPaise };
  });

it('sums lines to what is transferred', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const { grossPaise, refundsPaise, adjustmentsPaise, feesPaise, taxPaise, netPaise } =
        settlementSums(lines);
      expect(grossPaise + refundsPaise + adjustmentsPaise - feesPaise - taxPaise).toBe(netPaise);
      expect(refundsPaise).toBeLessThanOrEqual(0);
    }),
  );
});
