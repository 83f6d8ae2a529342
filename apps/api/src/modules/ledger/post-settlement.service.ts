import { startOfIndiaDay } from '@aabha/contracts/time/india-time';
import {
  postingsOfBankReceipt,
  postingsOfSettlementLine,
  postingsOfTransfer,
} from '@aabha/contracts/ledger/ledger-postings.rules';
import { paise } from '@aabha/contracts/money/money';
import type { Tx } from '@aabha/db/client';
import { insertTransactions, selectPosted, type NewTransaction } from './ledger-transactions.queries';
import { revisionsOf } from './revisions-of';
import {
  findSettlementSource,
  selectLineSources,
  type LineSource,
  type SettlementSource,
} from './settlement-sources.queries';

const BATCH = 500;
const NIL = '00000000-0000-0000-0000-000000000000';

/** Whether the provider has transferred a settlement; one that it has not moves no money. */
const isTransferred = ({ status }: SettlementSource) => status === 'processed';
const nameOf = ({ utr, providerId }: SettlementSource) => utr || providerId;

const LINE_NAMES = { payment: 'Payment', refund: 'Refund', adjustment: 'Adjustment' } as const;

const transactionOfLine = (settlement: SettlementSource, line: LineSource): NewTransaction => ({
  ...{ kind: 'settlement-line', sourceKind: 'settlement-line', sourceId: line.id, revision: 1 },
  ...{ happenedAt: settlement.settledAt, orderId: line.orderId },
  text: `${LINE_NAMES[line.kind]} ${line.providerId} in settlement ${nameOf(settlement)}`,
  postings: isTransferred(settlement) ? postingsOfSettlementLine(line) : [],
});

/** Returns the transactions of the transfer, and of what arrived in the bank. */
function transactionsOfTransfer(settlement: SettlementSource): NewTransaction[] {
  const { id: sourceId, netPaise, bankPaise, bankDay, settledAt } = settlement;
  const isThere = isTransferred(settlement);
  const common = { sourceId, revision: 1, orderId: null };
  return [
    {
      ...{ ...common, kind: 'settlement', sourceKind: 'settlement', happenedAt: settledAt },
      text: `Settlement ${nameOf(settlement)}`,
      postings: isThere ? postingsOfTransfer(paise(netPaise)) : [],
    },
    {
      ...{ ...common, kind: 'bank-receipt', sourceKind: 'bank-receipt' },
      happenedAt: bankDay === null ? settledAt : startOfIndiaDay(bankDay).toISOString(),
      text: `Received for settlement ${nameOf(settlement)}`,
      postings: isThere && bankPaise !== null ? postingsOfBankReceipt(paise(bankPaise), paise(netPaise)) : [],
    },
  ];
}

async function post(tx: Tx, wanted: readonly NewTransaction[], nowIso: string): Promise<number> {
  const posted = await selectPosted(
    tx,
    wanted.map(({ sourceId }) => sourceId),
  );
  return insertTransactions(tx, revisionsOf(wanted, posted, nowIso));
}

/**
 * Posts a settlement as it is now: its lines, its transfer and its bank receipt. What is posted already and has changed is
 * reversed and posted again. Returns how many transactions it added.
 */
export async function postSettlement(tx: Tx, id: string, nowIso: string): Promise<number> {
  const settlement = await findSettlementSource(tx, id);
  if (!settlement) return 0;
  let added = await post(tx, transactionsOfTransfer(settlement), nowIso);
  for (let after = NIL; ;) {
    const lines = await selectLineSources(tx, { settlementId: id, after, limit: BATCH });
    added += await post(
      tx,
      lines.map((line) => transactionOfLine(settlement, line)),
      nowIso,
    );
    if (lines.length < BATCH) return added;
    after = lines.at(-1)?.id ?? after;
  }
}
