import { and, asc, count, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { ListLedgerInput } from '@aabha/contracts/ledger/ledger.schema';
import type { LedgerPosting } from '@aabha/contracts/ledger/ledger-postings.rules';
import type { AccountSums } from '@aabha/contracts/ledger/trial-balance.rules';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { ledgerBalances, ledgerPostings, ledgerTransactions } from '@aabha/db/schema/ledger';
import { orders } from '@aabha/db/schema/orders';
import { withinDays } from '@aabha/db/search/within-days';
import { only } from '@aabha/db/tx';

type Filters = ListLedgerInput['filters'];

/** The condition of a transaction that has a posting. */
const hasPosting = (condition: SQL) =>
  sql`exists (select from ${ledgerPostings} where ${ledgerPostings.transactionId} = ${ledgerTransactions.id} and ${condition})`;

const isOfOrder = (id: string): SQL =>
  isUuid(id)
    ? sql`${ledgerTransactions.id} in (select transaction_id from ledger_postings where order_id = ${id})`
    : sql`false`;

const matching = ({ account, kind, order_id: orderId, ...days }: Filters): SQL | undefined =>
  and(
    withinDays(ledgerTransactions.happenedAt, days),
    kind === undefined ? undefined : eq(ledgerTransactions.kind, kind),
    account === undefined ? undefined : hasPosting(eq(ledgerPostings.account, account)),
    orderId === undefined ? undefined : isOfOrder(orderId),
  );

/** A posting with its order; amounts are paise, a debit positive. */
interface PostingRow extends LedgerPosting {
  orderId: string | null;
}

const postings = sql<PostingRow[]>`(
  select json_agg(json_build_object('account', p.account, 'orderId', p.order_id, 'amountPaise', p.amount_paise) order by p.position)
  from ledger_postings p where p.transaction_id = ${ledgerTransactions.id})`;

const selectRows = (db: DbOrTx) =>
  db
    .select({
      ...{ id: ledgerTransactions.id, happenedAt: ledgerTransactions.happenedAt },
      ...{ kind: ledgerTransactions.kind, sourceKind: ledgerTransactions.sourceKind },
      ...{ sourceId: ledgerTransactions.sourceId, revision: ledgerTransactions.revision },
      ...{ text: ledgerTransactions.text, postedAt: ledgerTransactions.postedAt, postings },
    })
    .from(ledgerTransactions)
    .$dynamic();

const newestFirst = [desc(ledgerTransactions.happenedAt), desc(ledgerTransactions.id)];
const oldestFirst = [asc(ledgerTransactions.happenedAt), asc(ledgerTransactions.id)];

/** Returns a page of transactions with their postings, newest first by default. */
export const selectTransactions = (db: DbOrTx, { filters, sort, pageNum, pageSize }: ListLedgerInput) =>
  selectRows(db)
    .where(matching(filters))
    .orderBy(...(sort?.order === 'asc' ? oldestFirst : newestFirst))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);

export async function countTransactions(db: DbOrTx, filters: Filters): Promise<number> {
  return only(await db.select({ n: count() }).from(ledgerTransactions).where(matching(filters))).n;
}

/** Returns the ids of all matching transactions, oldest first, as a day book has them. */
export async function findTransactionIds(db: DbOrTx, filters: Filters): Promise<PackedIds> {
  const ids = packIds(ledgerTransactions.id, oldestFirst);
  return only(await db.select({ ids }).from(ledgerTransactions).where(matching(filters))).ids;
}

/** Selects some transactions for an export, oldest first. */
export const selectTransactionsOfIds = (db: DbOrTx, ids: readonly string[]) =>
  selectRows(db)
    .where(anyOf(ledgerTransactions.id, ids))
    .orderBy(...oldestFirst);

/** Selects the transactions of an order, oldest first. */
export const selectTransactionsOfOrder = (db: DbOrTx, orderId: string) =>
  selectRows(db)
    .where(isOfOrder(orderId))
    .orderBy(...oldestFirst);

/** Returns the debits and credits of each account up to a day in India, included; of all days where it is left out. */
export async function selectBalances(db: DbOrTx, day?: string): Promise<AccountSums[]> {
  const rows = await db
    .select({
      account: ledgerBalances.account,
      debit: sql<string>`sum(${ledgerBalances.debitPaise})`,
      credit: sql<string>`sum(${ledgerBalances.creditPaise})`,
    })
    .from(ledgerBalances)
    .where(day === undefined ? undefined : lte(ledgerBalances.day, day))
    .groupBy(ledgerBalances.account);
  return rows.map(({ account, debit, credit }) => ({
    account,
    debitPaise: Number(debit),
    creditPaise: Number(credit),
  }));
}

/** Returns whether there is an order of an id. */
export async function hasOrder(db: DbOrTx, id: string): Promise<boolean> {
  return isUuid(id) && (await db.$count(orders, eq(orders.id, id))) > 0;
}
