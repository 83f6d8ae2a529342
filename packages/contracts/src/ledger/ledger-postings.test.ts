import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money/money';
import { SETTLEMENT_LINE_KINDS } from '../settlements/settlements.values';
import { ACCOUNTS, LEDGER_ACCOUNTS } from './ledger.values';
import {
  postingsOfBankReceipt,
  postingsOfCapture,
  postingsOfCreditNote,
  postingsOfRefund,
  postingsOfSale,
  postingsOfSettlementLine,
  postingsOfTransfer,
  reversalOf,
  type LedgerPosting,
} from './ledger-postings.rules';

const amount = fc.integer({ min: 0, max: 50_000_000_00 }).map(paise);
const signed = fc.integer({ min: -50_000_000_00, max: 50_000_000_00 }).map(paise);
const document = fc.record({
  taxablePaise: amount,
  cgstPaise: amount,
  sgstPaise: amount,
  igstPaise: amount,
  roundOffPaise: fc.integer({ min: -50, max: 50 }).map(paise),
});
const line = fc.record({
  kind: fc.constantFrom(...SETTLEMENT_LINE_KINDS),
  amountPaise: signed,
  feePaise: amount,
  taxPaise: amount,
  netPaise: signed,
  oursPaise: fc.option(amount),
});

const sumOf = (postings: readonly LedgerPosting[], account?: string) =>
  postings.reduce(
    (sum, { account: of, amountPaise }) =>
      account === undefined || of === account ? sum + amountPaise : sum,
    0,
  );

/** Every rule with any input. */
const anyPostings = fc.oneof(
  fc.tuple(document, fc.boolean()).map(([of, isWholesale]) => postingsOfSale(of, isWholesale)),
  fc.tuple(document, fc.boolean()).map(([of, isWholesale]) => postingsOfCreditNote(of, isWholesale)),
  fc.tuple(amount, fc.boolean()).map(([of, hasOrder]) => postingsOfCapture(of, hasOrder)),
  amount.map(postingsOfRefund),
  line.map(postingsOfSettlementLine),
  signed.map(postingsOfTransfer),
  fc.tuple(amount, signed).map(([bank, net]) => postingsOfBankReceipt(bank, net)),
);

describe('every rule', () => {
  it('balances in whole paise, with at least two postings of known accounts, or with none', () => {
    fc.assert(
      fc.property(anyPostings, (postings) => {
        expect(sumOf(postings)).toBe(0);
        expect(postings.length === 0 || postings.length >= 2).toBe(true);
        for (const { account, amountPaise } of postings) {
          expect(ACCOUNTS).toHaveProperty(account);
          expect(Number.isSafeInteger(amountPaise) && amountPaise !== 0).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('is undone by its reversal, account by account', () => {
    fc.assert(
      fc.property(anyPostings, (postings) => {
        const both = [...postings, ...reversalOf(postings)];
        for (const account of LEDGER_ACCOUNTS) expect(sumOf(both, account)).toBe(0);
      }),
    );
  });
});

describe('an order', () => {
  it('owes and is owed nothing once it is paid, refunded, credited and settled', () => {
    fc.assert(
      fc.property(document, amount, amount, (sold, feePaise, taxPaise) => {
        const sale = postingsOfSale(sold, false);
        const total = paise(sumOf(sale, 'customers'));
        fc.pre(total > 0);
        const none = { feePaise: paise(0), taxPaise: paise(0) };
        const settled = { amountPaise: total, oursPaise: total };
        const all = [
          ...sale,
          ...postingsOfCapture(total, true),
          ...postingsOfCreditNote(sold, false),
          ...postingsOfRefund(total),
          ...postingsOfSettlementLine({
            ...{ ...settled, kind: 'payment', feePaise, taxPaise },
            netPaise: paise(total - feePaise - taxPaise),
          }),
          ...postingsOfSettlementLine({ ...settled, ...none, kind: 'refund', netPaise: paise(0 - total) }),
        ];
        for (const account of ['customers', 'refunds-payable', 'provider-receivable', 'suspense'] as const)
          expect(sumOf(all, account), account).toBe(0);
        expect(sumOf(all, 'settlements')).toBe(0 - feePaise - taxPaise);
        expect(sumOf(all, 'sales') + sumOf(all, 'sales-returns')).toBe(0);
      }),
    );
  });

  it('that a line settles with another amount has a difference', () => {
    const postings = postingsOfSettlementLine({
      ...{ kind: 'payment', amountPaise: paise(1050), oursPaise: paise(1000) },
      ...{ feePaise: paise(20), taxPaise: paise(4), netPaise: paise(1026) },
    });
    expect(sumOf(postings, 'settlement-differences')).toBe(-50);
    expect(sumOf(postings, 'provider-receivable')).toBe(-1000);
  });
});

describe('a line that is not ours', () => {
  it('is in suspense until its payment is known', () => {
    const unknown = {
      ...{ kind: 'refund' as const, amountPaise: paise(500), oursPaise: null },
      ...{ feePaise: paise(0), taxPaise: paise(0), netPaise: paise(-500) },
    };
    const posted = postingsOfSettlementLine(unknown);
    expect(sumOf(posted, 'suspense')).toBe(500);
    const known = postingsOfSettlementLine({ ...unknown, oursPaise: paise(500) });
    const all = [...posted, ...reversalOf(posted), ...known];
    expect([sumOf(all, 'suspense'), sumOf(all, 'provider-receivable')]).toEqual([0, 500]);
  });
});

describe('a bank receipt', () => {
  it('that is short leaves a difference and nothing in transit', () => {
    const all = [...postingsOfTransfer(paise(1000)), ...postingsOfBankReceipt(paise(990), paise(1000))];
    expect(sumOf(all, 'bank-in-transit')).toBe(0);
    expect([sumOf(all, 'bank'), sumOf(all, 'settlement-differences')]).toEqual([990, 10]);
  });
});
