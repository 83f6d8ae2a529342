import type { Db, DbOrTx } from '@aabha/db/client';

/**
 * Runs the reads of one report. `read` may run twice, since a read that fails on the replica is repeated on the primary.
 * A later read never sees an older state than an earlier one of the same reader.
 */
export type ReportReader = <T>(read: (db: DbOrTx) => Promise<T>) => Promise<T>;

/** Returns the reader of one report; `primary` is the pool to read from where no replica is used. */
export type OpenReport = (primary: Db) => ReportReader;

/** Reads reports from the primary. */
export const readFromPrimary: OpenReport = (primary) => (read) => read(primary);
