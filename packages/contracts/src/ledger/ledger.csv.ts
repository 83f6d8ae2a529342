import type { CsvColumns } from '../csv/csv-columns';
import { decimalRupees, paise } from '../money/money';
import { indiaMinute } from '../time/india-time';
import {
  ACCOUNTS,
  LEDGER_ACCOUNTS,
  LEDGER_KIND_LABELS,
  type LedgerAccount,
  type LedgerKind,
} from './ledger.values';
import type { LedgerPosting } from './ledger-postings.rules';

/** A transaction with the fields of its export row. */
interface ExportedTransaction {
  id: string;
  happenedAt: string;
  kind: LedgerKind;
  text: string;
  postings: readonly (LedgerPosting & { orderId: string | null })[];
}

const amountOf = ({ postings }: ExportedTransaction, account: LedgerAccount): string => {
  const own = postings.filter((posting) => posting.account === account);
  if (own.length === 0) return '';
  return decimalRupees(paise(own.reduce((sum, { amountPaise }) => sum + amountPaise, 0)));
};

/** The columns of exported transactions: a column for each account, debits positive; each row adds up to zero. */
export const LEDGER_COLUMNS: CsvColumns<ExportedTransaction> = {
  Date: ({ happenedAt }) => indiaMinute(happenedAt),
  Transaction: ({ id }) => id,
  Kind: ({ kind }) => LEDGER_KIND_LABELS[kind],
  Text: ({ text }) => text,
  Order: ({ postings }) => postings.find(({ orderId }) => orderId !== null)?.orderId ?? '',
  ...Object.fromEntries(
    LEDGER_ACCOUNTS.map((account) => [
      ACCOUNTS[account].name,
      (transaction: ExportedTransaction) => amountOf(transaction, account),
    ]),
  ),
};
