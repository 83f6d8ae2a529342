import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LEDGER_ACCOUNTS } from './ledger.values';
import { trialBalanceOf } from './trial-balance.rules';

it('has every account once on one side, and keeps what debits and credits differ by', () => {
  const sums = fc.array(
    fc.record({
      account: fc.constantFrom(...LEDGER_ACCOUNTS),
      debitPaise: fc.nat(1_000_000_000),
      creditPaise: fc.nat(1_000_000_000),
    }),
  );
  fc.assert(
    fc.property(sums, (of) => {
      const balance = trialBalanceOf(of);
      expect(balance.accounts.map(({ account }) => account)).toEqual(LEDGER_ACCOUNTS);
      for (const { debitPaise, creditPaise } of balance.accounts)
        expect(Math.min(debitPaise, creditPaise)).toBe(0);
      const difference = of.reduce((sum, { debitPaise, creditPaise }) => sum + debitPaise - creditPaise, 0);
      expect(balance.debitPaise - balance.creditPaise).toBe(difference);
    }),
  );
});

it('has both sides equal where every transaction balances', () => {
  const { debitPaise, creditPaise } = trialBalanceOf([
    { account: 'customers', debitPaise: 1180, creditPaise: 1180 },
    { account: 'provider-receivable', debitPaise: 1180, creditPaise: 0 },
    { account: 'sales', debitPaise: 0, creditPaise: 1180 },
  ]);
  expect([debitPaise, creditPaise]).toEqual([1180, 1180]);
});
