import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { ledgerCursors, ledgerPending } from '@aabha/db/schema/ledger';

/** Rows that were there before the ledger, which are read page by page. */
export const EARLIER_ROWS = ['refund', 'settlement'] as const;
export type EarlierRows = (typeof EARLIER_ROWS)[number];

/** Returns whether this transaction may post: no other one is doing so. */
export async function tryLockLedger(tx: Tx): Promise<boolean> {
  const [row] = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('ledger')) as locked`,
  );
  return row?.locked ?? false;
}

/** A series of numbered documents, and up to which serial it is posted. */
export interface LedgerSeries {
  kind: 'invoice' | 'credit-note';
  financialYear: string;
  postedSerial: number;
  lastSerial: number;
}

/** The name of a series among the cursors. */
export const seriesName = ({ kind, financialYear }: Pick<LedgerSeries, 'kind' | 'financialYear'>) =>
  `${kind} ${financialYear}`;

/** Returns all series, earliest year first, invoices before credit notes. */
export function selectLedgerSeries(db: DbOrTx): Promise<LedgerSeries[]> {
  return db.execute<LedgerSeries & Record<string, unknown>>(sql`
    select s.kind, s.financial_year as "financialYear", s.last_serial as "lastSerial",
      coalesce(c.serial, 0) as "postedSerial"
    from (
      select 'invoice' as kind, financial_year, last_serial from invoice_series
      union all select 'credit-note', financial_year, last_serial from credit_note_series
    ) s left join ledger_cursors c on c.series = s.kind || ' ' || s.financial_year
    order by s.financial_year, s.kind desc`);
}

/** Stores how far a series is posted. */
export async function storeCursor(tx: Tx, cursor: typeof ledgerCursors.$inferInsert): Promise<void> {
  const { series: _series, ...rest } = cursor;
  await tx
    .insert(ledgerCursors)
    .values(cursor)
    .onConflictDoUpdate({ target: ledgerCursors.series, set: rest });
}

/** Returns the cursor of earlier rows; undefined before the first page. */
export async function findCursor(db: DbOrTx, series: EarlierRows) {
  const [row] = await db.select().from(ledgerCursors).where(eq(ledgerCursors.series, series));
  return row;
}

/** Returns whether all earlier rows were read. */
export async function areEarlierRowsRead(db: DbOrTx): Promise<boolean> {
  const series = [...EARLIER_ROWS];
  const ended = and(inArray(ledgerCursors.series, series), isNotNull(ledgerCursors.endedAt));
  return (await db.$count(ledgerCursors, ended)) === EARLIER_ROWS.length;
}

const TABLES = { refund: sql`refunds`, settlement: sql`settlements` };

/** Returns the ids of earlier rows after one, in their order. */
export async function selectEarlierIds(
  db: DbOrTx,
  of: EarlierRows,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(
    sql`select id from ${TABLES[of]} where id > ${after} order by id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

export const countPending = (db: DbOrTx): Promise<number> => db.$count(ledgerPending);

/** Returns what waits to be looked at, oldest first. */
export const selectPending = (db: DbOrTx, limit: number) =>
  db.select().from(ledgerPending).orderBy(asc(ledgerPending.id)).limit(limit);

export async function deletePending(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(ledgerPending).where(inArray(ledgerPending.id, [...ids]));
}
