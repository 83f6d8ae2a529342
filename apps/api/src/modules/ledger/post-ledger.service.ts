import type { Db, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import {
  selectCreditNoteSources,
  selectInvoiceSources,
  selectRefundSources,
} from './document-sources.queries';
import {
  areEarlierRowsRead,
  countPending,
  deletePending,
  EARLIER_ROWS,
  findCursor,
  selectEarlierIds,
  selectLedgerSeries,
  selectPending,
  seriesName,
  storeCursor,
  tryLockLedger,
  type EarlierRows,
  type LedgerSeries,
} from './ledger-cursors.queries';
import { insertTransactions } from './ledger-transactions.queries';
import {
  transactionOfCreditNote,
  transactionsOfInvoice,
  transactionsOfRefund,
} from './transactions-of-invoice';
import { postSettlement } from './post-settlement.service';

const BATCH = 200;
/** Settlements of one transaction: each may have thousands of lines. */
const SETTLEMENTS = 5;
const NIL = '00000000-0000-0000-0000-000000000000';

const isBehind = ({ postedSerial, lastSerial }: LedgerSeries) => postedSerial < lastSerial;

/** Posts the next documents of a series. A serial without a document is passed over; a check of the books finds it. */
async function postSeries(tx: Tx, series: LedgerSeries): Promise<number> {
  const { kind, financialYear, postedSerial: after, lastSerial: last } = series;
  const range = { financialYear, after, last, limit: BATCH };
  const documents =
    kind === 'invoice'
      ? (await selectInvoiceSources(tx, range)).map((one) => ({
          ...{ serial: one.serial, transactions: transactionsOfInvoice(one) },
        }))
      : (await selectCreditNoteSources(tx, range)).map((one) => ({
          ...{ serial: one.serial, transactions: [transactionOfCreditNote(one)] },
        }));
  await insertTransactions(
    tx,
    documents.flatMap(({ transactions }) => transactions),
  );
  const serial = documents.length < BATCH ? last : (documents.at(-1)?.serial ?? last);
  await storeCursor(tx, { series: seriesName(series), serial });
  return serial - after;
}

async function postRows(tx: Tx, of: EarlierRows, ids: readonly string[], nowIso: string): Promise<void> {
  if (of === 'refund') {
    const refunds = await selectRefundSources(tx, ids);
    await insertTransactions(tx, refunds.flatMap(transactionsOfRefund));
  } else for (const id of ids) await postSettlement(tx, id, nowIso);
}

/** Posts the next of the rows that were there before the ledger. Returns how many it read. */
async function postEarlier(tx: Tx, of: EarlierRows, nowIso: string): Promise<number> {
  const cursor = await findCursor(tx, of);
  if (cursor?.endedAt) return 0;
  const after = cursor?.lastId ?? NIL;
  const limit = of === 'refund' ? BATCH : SETTLEMENTS;
  const ids = await selectEarlierIds(tx, of, { after, limit });
  await postRows(tx, of, ids, nowIso);
  const endedAt = ids.length < limit ? nowIso : null;
  const serial = (cursor?.serial ?? 0) + ids.length;
  await storeCursor(tx, { series: of, serial, lastId: ids.at(-1) ?? cursor?.lastId ?? null, endedAt });
  return ids.length;
}

/** Posts refunds and settlements that changed. Returns how many rows it took. */
async function postPending(tx: Tx, nowIso: string): Promise<number> {
  const waiting = await selectPending(tx, BATCH);
  const idsOf = (kind: EarlierRows) => [
    ...new Set(waiting.filter(({ sourceKind }) => sourceKind === kind).map(({ sourceId }) => sourceId)),
  ];
  const settlements = idsOf('settlement').slice(0, SETTLEMENTS);
  await postRows(tx, 'refund', idsOf('refund'), nowIso);
  await postRows(tx, 'settlement', settlements, nowIso);
  const taken = waiting.filter(
    ({ sourceKind, sourceId }) => sourceKind === 'refund' || settlements.includes(sourceId),
  );
  await deletePending(
    tx,
    taken.map(({ id }) => id),
  );
  return taken.length;
}

/** Posts a batch of everything that waits, in one transaction. Returns how many records it took. */
function postBatch(db: Db, nowIso: string): Promise<number> {
  return inTx(db, async (tx) => {
    if (!(await tryLockLedger(tx))) return 0;
    let taken = 0;
    for (const series of await selectLedgerSeries(tx))
      if (isBehind(series)) taken += await postSeries(tx, series);
    for (const rows of EARLIER_ROWS) taken += await postEarlier(tx, rows, nowIso);
    return taken + (await postPending(tx, nowIso));
  });
}

/** What is still to be posted. */
export interface LedgerProgress {
  /** Numbered invoices and credit notes that are posted, and all of them. */
  posted: number;
  total: number;
  /** Refunds and settlements that changed. */
  pending: number;
  /** Whether refunds and settlements of before the ledger are being read. */
  isReadingEarlier: boolean;
}

/** Returns how far the ledger is. */
export async function readLedgerProgress(db: Db | Tx): Promise<LedgerProgress> {
  const series = await selectLedgerSeries(db);
  const sum = (of: (one: LedgerSeries) => number) => series.reduce((total, one) => total + of(one), 0);
  return {
    posted: sum(({ postedSerial, lastSerial }) => Math.min(postedSerial, lastSerial)),
    total: sum(({ lastSerial }) => lastSerial),
    pending: await countPending(db),
    isReadingEarlier: !(await areEarlierRowsRead(db)),
  };
}

/**
 * Posts what happened since to the ledger (docs/spec/ledger.md#posting): invoices with their payments and credit notes by the
 * serials of their series, refunds and settlements by the changes that triggers name. Returns how many records it took, 0 also while
 * another process posts. Any number of processes may call it; one that is killed in between has posted nothing of its batch.
 */
export async function postLedger(db: Db, now: Date): Promise<number> {
  const { posted, total, pending, isReadingEarlier } = await readLedgerProgress(db);
  return posted < total || pending > 0 || isReadingEarlier ? postBatch(db, now.toISOString()) : 0;
}
