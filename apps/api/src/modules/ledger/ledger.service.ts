import type { z } from 'zod';
import { appError } from '@aabha/contracts/errors/errors';
import { LEDGER_COLUMNS } from '@aabha/contracts/ledger/ledger.csv';
import type {
  ExportLedgerInput,
  LedgerTransaction,
  ListLedgerInput,
  OrderLedger,
  TrialBalance,
  TrialBalanceInput,
} from '@aabha/contracts/ledger/ledger.schema';
import { ACCOUNTS } from '@aabha/contracts/ledger/ledger.values';
import { orderStatement, orderSums } from '@aabha/contracts/ledger/order-statement.rules';
import { trialBalanceOf } from '@aabha/contracts/ledger/trial-balance.rules';
import { paise, ZERO } from '@aabha/contracts/money/money';
import type { SignedInContext } from '../../context/context';
import { startExport } from '../exports/exports.service';
import { lastRunOf } from '../stock/run-daily-job.service';
import {
  countTransactions,
  findTransactionIds,
  hasOrder,
  selectBalances,
  selectTransactions,
  selectTransactionsOfIds,
  selectTransactionsOfOrder,
} from './ledger.queries';
import { readLedgerProgress } from './post-ledger.service';

type Row = Awaited<ReturnType<typeof selectTransactions>>[number];

/** Returns a transaction as it is sent, amounts in paise. */
function asSent(row: Row): z.input<typeof LedgerTransaction> {
  const postings = row.postings.map(({ account, orderId, amountPaise }) => ({
    ...{ account, order_id: orderId },
    debit: paise(Math.max(0, amountPaise)),
    credit: paise(Math.max(0, 0 - amountPaise)),
  }));
  return {
    ...{ _id: row.id, happened_at: row.happenedAt, posted_at: row.postedAt, kind: row.kind },
    ...{ source_kind: row.sourceKind, source_id: row.sourceId, revision: row.revision, text: row.text },
    amount: paise(postings.reduce((sum, { debit }) => sum + debit, 0)),
    order_id: postings.find(({ order_id: id }) => id !== null)?.order_id ?? null,
    postings,
  };
}

/** Returns a page of transactions with their postings, newest first by default. */
export async function listLedger(ctx: SignedInContext, input: ListLedgerInput) {
  const [rows, transactionCount] = await Promise.all([
    selectTransactions(ctx.db, input),
    countTransactions(ctx.db, input.filters),
  ]);
  return { transactionList: rows.map(asSent), transactionCount };
}

/** Exports the transactions of a filter, oldest first, with a column for each account. */
export function exportLedger(ctx: SignedInContext, { filters }: ExportLedgerInput) {
  return startExport(ctx, {
    list: 'ledger',
    filters,
    columns: LEDGER_COLUMNS,
    findIds: (db) => findTransactionIds(db, filters),
    readRows: selectTransactionsOfIds,
  });
}

/** Returns the trial balance at the end of a day, how far the ledger is, and the last check of it. */
export async function getTrialBalance(
  { db }: SignedInContext,
  { day }: TrialBalanceInput,
): Promise<z.input<typeof TrialBalance>> {
  const [sums, progress, check] = await Promise.all([
    selectBalances(db, day),
    readLedgerProgress(db),
    lastRunOf(db, 'ledger-check'),
  ]);
  const balance = trialBalanceOf(sums);
  const { posted, total, pending, isReadingEarlier } = progress;
  return {
    accounts: balance.accounts.map(({ account, debitPaise, creditPaise }) => ({
      ...{ account, ...ACCOUNTS[account], debit: debitPaise, credit: creditPaise },
    })),
    ...{ debit: balance.debitPaise, credit: balance.creditPaise, posted, documents: total, pending },
    is_complete: posted >= total && pending === 0 && !isReadingEarlier,
    ...{ checked_at: check?.endedAt ?? null, findings: check?.found ?? 0 },
  };
}

/** Returns how the balance of an order came about, by its postings. */
export async function getOrderLedger(
  { db }: SignedInContext,
  { id }: { id: string },
): Promise<{ ledger: z.input<typeof OrderLedger> }> {
  if (!(await hasOrder(db, id))) throw appError('ORDER_NOT_FOUND');
  const transactions = (await selectTransactionsOfOrder(db, id)).map((row) => ({
    ...row,
    postings: row.postings.filter(({ orderId }) => orderId === id),
  }));
  const amounts = orderStatement(transactions);
  const sums = orderSums(transactions);
  return {
    ledger: {
      entries: transactions.map(({ id: _id, happenedAt: at, kind, text }, index) => ({
        ...{ _id, at, kind, text },
        charged: amounts[index]?.chargedPaise ?? ZERO,
        received: amounts[index]?.receivedPaise ?? ZERO,
        balance: amounts[index]?.balancePaise ?? ZERO,
      })),
      ...{ charged: sums.chargedPaise, captured: sums.capturedPaise, refunded: sums.refundedPaise },
      ...{ fees: sums.feesPaise, at_provider: sums.atProviderPaise, settled: sums.settledPaise },
      ...{ remains: sums.remainsPaise, customer_owes: sums.customerOwesPaise },
    },
  };
}
