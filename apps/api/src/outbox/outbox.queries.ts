import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '@aabha/db/client';
import { outbox, OUTBOX_LANE, type Lane } from '@aabha/db/schema/outbox';

export interface DueEffect {
  id: string;
  kind: string;
  payload: Record<string, unknown>;
  attempts: number;
  createdAt: string;
}

/* A literal: with a parameter a prepared statement could not tell that the index has the lane. */
const inLane = (lane: Lane) => sql`${OUTBOX_LANE} = ${sql.raw(`'${lane}'`)}`;

/** Returns the query of the due effects of a lane, longest due first, locked. */
const selectDue = (db: Db, lane: Lane, count: number) =>
  db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(inLane(lane), isNull(outbox.doneAt), isNull(outbox.failedAt), lte(outbox.runAt, sql`now()`)))
    .orderBy(asc(outbox.runAt))
    .limit(count)
    .for('update', { skipLocked: true });

/** Returns the plan of the query, for its test. */
export async function explainDue(db: Db, lane: Lane): Promise<string> {
  const rows: Iterable<unknown> = await db.execute(sql`explain ${selectDue(db, lane, 10).getSQL()}`);
  return JSON.stringify([...rows]);
}

/**
 * Claims due effects of a lane for `leaseMs`; several workers never claim the same one. The lease of a worker
 * that dies expires.
 */
export async function claimDue(db: Db, lane: Lane, count: number, leaseMs: number): Promise<DueEffect[]> {
  return db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      runAt: sql`now() + ${leaseMs}::float8 * interval '1 millisecond'`,
    })
    .where(inArray(outbox.id, selectDue(db, lane, count)))
    .returning({
      id: outbox.id,
      kind: outbox.kind,
      payload: outbox.payload,
      attempts: outbox.attempts,
      createdAt: outbox.createdAt,
    });
}

/** Marks effects as done in one statement. */
export async function markDone(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .update(outbox)
    .set({ doneAt: sql`now()`, lastError: null })
    .where(sql`${outbox.id} = any(${sql.param([...ids])}::uuid[])`);
}

/**
 * Schedules a failed effect again in `retryInMs`, or marks it as failed for staff to see when that is null.
 */
export async function markFailed(db: Db, id: string, error: string, retryInMs: number | null): Promise<void> {
  await db
    .update(outbox)
    .set(
      retryInMs === null
        ? { failedAt: sql`now()`, lastError: error }
        : { runAt: sql`now() + ${retryInMs}::float8 * interval '1 millisecond'`, lastError: error },
    )
    .where(eq(outbox.id, id));
}
