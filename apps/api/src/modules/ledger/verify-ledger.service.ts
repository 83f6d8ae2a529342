import { ACCOUNTS, type LedgerSource } from '@aabha/contracts/ledger/ledger.values';
import { trialBalanceOf, type TrialBalanceSums } from '@aabha/contracts/ledger/trial-balance.rules';
import { paise } from '@aabha/contracts/money/money';
import { formatPaise } from '@aabha/contracts/money/money-format';
import type { DbOrTx } from '@aabha/db/client';
import type { BookDiscrepancy } from '../discrepancies/raise-discrepancies.service';
import {
  selectBalanceDifferences,
  selectOrderDifferences,
  selectSourceDifferences,
  selectUnbalanced,
  type BalanceDifference,
  type OrderDifference,
  type SourceDifference,
  type UnbalancedTransaction,
} from './ledger-differences.queries';
import { selectBalances } from './ledger.queries';
import { readLedgerProgress, type LedgerProgress } from './post-ledger.service';

/** Findings of each of the four comparisons. */
const MOST = 500;

/** The result of a check. */
export interface LedgerReport {
  balance: TrialBalanceSums;
  progress: LedgerProgress;
  findings: BookDiscrepancy[];
  /** Whether there are no more findings than these. */
  isAll: boolean;
}

const money = (amount: number) => formatPaise(paise(amount));

const SOURCE_NAMES: Readonly<Record<LedgerSource, string>> = {
  invoice: 'invoice',
  payment: 'payment',
  'credit-note': 'credit note',
  refund: 'refund',
  'settlement-line': 'settlement line',
  settlement: 'settlement',
  'bank-receipt': 'bank receipt',
};

function ofSource(found: SourceDifference): BookDiscrepancy {
  const { sourceKind, sourceId, account, orderId, expectedPaise, postedPaise } = found;
  const source = SOURCE_NAMES[sourceKind];
  return {
    kind: postedPaise === 0 ? 'ledger-missing' : 'ledger-differs',
    subject: `${sourceKind} ${sourceId} ${account}`,
    orderId,
    detail:
      postedPaise === 0
        ? `${ACCOUNTS[account].name}: ${money(expectedPaise)} of this ${source} is not posted.`
        : `${ACCOUNTS[account].name}: ${money(postedPaise)} in the ledger, ${money(expectedPaise)} in the ${source}.`,
  };
}

function ofOrder({ orderId, expectedPaise, heldPaise, owedPaise }: OrderDifference): BookDiscrepancy {
  const owes = owedPaise === 0 ? '' : ` The customer owes ${money(owedPaise)}.`;
  return {
    ...{ kind: 'ledger-differs', subject: `order ${orderId}`, orderId },
    detail: `${money(heldPaise)} in the ledger, paid less refunds ${money(expectedPaise)}.${owes}`,
  };
}

const ofTransaction = ({ id, differencePaise, postings }: UnbalancedTransaction): BookDiscrepancy => ({
  ...{ kind: 'ledger-differs', subject: `transaction ${id}`, orderId: null },
  detail: `Its ${postings} postings add up to ${money(differencePaise)}, or are not all there.`,
});

const ofBalance = ({ account, postedPaise, balancePaise }: BalanceDifference): BookDiscrepancy => ({
  ...{ kind: 'ledger-differs', subject: `account ${account}`, orderId: null },
  detail: `${ACCOUNTS[account].name}: the balance is ${money(balancePaise)}, its postings add up to ${money(postedPaise)}.`,
});

/**
 * Compares the ledger with what it is posted from (docs/spec/ledger.md#check): every transaction balances, every source is posted
 * with its amount, no posting lacks its source, each order adds up, the balances are those of the postings. What waits to be posted
 * is no finding. Only reads.
 */
export async function verifyLedger(db: DbOrTx): Promise<LedgerReport> {
  const unbalanced = await selectUnbalanced(db, MOST);
  const sources = await selectSourceDifferences(db, MOST);
  const orders = await selectOrderDifferences(db, MOST);
  const balances = await selectBalanceDifferences(db);
  return {
    balance: trialBalanceOf(await selectBalances(db)),
    progress: await readLedgerProgress(db),
    findings: [
      ...unbalanced.map(ofTransaction),
      ...sources.map(ofSource),
      ...orders.map(ofOrder),
      ...balances.map(ofBalance),
    ],
    isAll: [unbalanced, sources, orders].every(({ length }) => length < MOST),
  };
}
