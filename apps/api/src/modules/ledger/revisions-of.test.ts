import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postingsOfBankReceipt } from '@aabha/contracts/ledger/ledger-postings.rules';
import { paise } from '@aabha/contracts/money/money';
import type { NewTransaction, PostedTransaction } from './ledger-transactions.queries';
import { revisionsOf } from './revisions-of';

const NOW = '2026-11-24T06:00:00.000Z';
const receipt = (amount: number | null, day = '2026-11-23'): NewTransaction => ({
  ...{ kind: 'bank-receipt', sourceKind: 'bank-receipt', sourceId: 's1', revision: 1, orderId: null },
  ...{ happenedAt: `${day}T00:00:00.000Z`, text: 'Received' },
  postings: amount === null ? [] : postingsOfBankReceipt(paise(amount), paise(1000)),
});

/** Posts a sequence of what is wanted, one after the other. */
function postEach(wanted: readonly NewTransaction[]): PostedTransaction[] {
  const posted: PostedTransaction[] = [];
  for (const one of wanted) posted.push(...revisionsOf([one], posted, NOW));
  return posted;
}

describe('revisions', () => {
  it('are none where the record is posted as it is', () => {
    expect(postEach([receipt(990), receipt(990)])).toHaveLength(1);
    expect(postEach([receipt(null)])).toEqual([]);
  });

  it('reverse what changed, at the time of the change, and post it again', () => {
    const posted = postEach([receipt(990), receipt(1000)]);
    expect(posted.map(({ kind, revision, happenedAt }) => [kind, revision, happenedAt])).toEqual([
      ['bank-receipt', 1, '2026-11-23T00:00:00.000Z'],
      ['reversal', 2, NOW],
      ['bank-receipt', 3, '2026-11-23T00:00:00.000Z'],
    ]);
  });

  it('follow another day of a bank receipt', () => {
    expect(postEach([receipt(990), receipt(990, '2026-11-24')]).at(-1)).toMatchObject({
      ...{ revision: 3, happenedAt: '2026-11-24T00:00:00.000Z' },
    });
  });

  it('leave what was wanted last in the accounts, with revisions without a gap', () => {
    const amounts = fc.array(fc.option(fc.integer({ min: 1, max: 2000 })), { minLength: 1 });
    fc.assert(
      fc.property(amounts, (each) => {
        const posted = postEach(each.map((amount) => receipt(amount)));
        const bank = posted
          .flatMap(({ postings }) => postings)
          .reduce((sum, { account, amountPaise }) => (account === 'bank' ? sum + amountPaise : sum), 0);
        expect(bank).toBe(each.at(-1) ?? 0);
        expect(posted.map(({ revision }) => revision)).toEqual(posted.map((_, index) => index + 1));
      }),
    );
  });
});
