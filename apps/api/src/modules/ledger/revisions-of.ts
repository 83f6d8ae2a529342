import { reversalOf, type LedgerPosting } from '@aabha/contracts/ledger/ledger-postings.rules';
import type { NewTransaction, PostedTransaction } from './ledger-transactions.queries';

const keyOf = ({ sourceKind, sourceId }: { sourceKind: string; sourceId: string }) =>
  `${sourceKind} ${sourceId}`;

const sameMoney = (one: readonly LedgerPosting[], other: readonly LedgerPosting[]) =>
  one.length === other.length &&
  one.every(({ account, amountPaise }, index) => {
    const against = other[index];
    return against?.account === account && against.amountPaise === amountPaise;
  });

/** Whether what is posted is what is wanted. The day of a bank receipt is typed by staff, and may change. */
const isSame = (posted: PostedTransaction, wanted: NewTransaction) =>
  sameMoney(posted.postings, wanted.postings) &&
  posted.orderId === wanted.orderId &&
  (wanted.kind !== 'bank-receipt' || Date.parse(posted.happenedAt) === Date.parse(wanted.happenedAt));

/**
 * Returns the transactions that bring the ledger to what is wanted of some sources: nothing where it is so, else the reversal of
 * what is posted, dated `nowIso`, and the new postings, each with the next revision.
 */
export function revisionsOf(
  wanted: readonly NewTransaction[],
  posted: readonly PostedTransaction[],
  nowIso: string,
): NewTransaction[] {
  const latest = new Map<string, PostedTransaction>();
  for (const one of posted) {
    const before = latest.get(keyOf(one));
    if (!before || before.revision < one.revision) latest.set(keyOf(one), one);
  }
  return wanted.flatMap((one) => {
    const last = latest.get(keyOf(one));
    const inForce = last && last.kind !== 'reversal' ? last : undefined;
    if (inForce && isSame(inForce, one)) return [];
    let revision = last?.revision ?? 0;
    const added: NewTransaction[] = [];
    if (inForce) {
      revision += 1;
      added.push({
        ...{ ...one, kind: 'reversal', revision, happenedAt: nowIso, orderId: inForce.orderId },
        text: `Reversal: ${inForce.text}`,
        postings: reversalOf(inForce.postings),
      });
    }
    if (one.postings.length > 0) added.push({ ...one, revision: revision + 1 });
    return added;
  });
}
