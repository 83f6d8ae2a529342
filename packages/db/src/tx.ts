import type { Db, Tx } from './client';

const RETRYABLE = new Set(['40001', '40P01']);

/** The SQLSTATE of a database error, however deep drizzle wrapped it; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause)
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code))
      return current.code;
  return undefined;
}

/** The name of the violated constraint, for telling which unique key was hit. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause)
    if ('constraint_name' in current && typeof current.constraint_name === 'string')
      return current.constraint_name;
  return undefined;
}

/** One transaction. A deadlock or serialization failure is tried again, at most three times; the callback must then have no effect outside. */
export async function inTx<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt >= 3 || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/** The single row of a result. Throws when there is none: that is a broken invariant, not a refusal. */
export function only<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('Expected a row and found none.');
  return row;
}
