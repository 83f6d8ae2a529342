import { and, asc, eq, inArray, isNull, like, lte, notLike, sql } from 'drizzle-orm';
import type { Db } from '@aabha/db/client';
import { outbox } from '@aabha/db/schema/outbox';

export interface DueEffect {
  id: string;
  kind: string;
  payload: Record<string, unknown>;
  attempts: number;
  createdAt: string;
}

/** Mails have a lane of their own, so that refunds are not delayed by a mail server that hangs. */
export type Lane = 'mails' | 'others';

const inLane = (lane: Lane) =>
  lane === 'mails' ? like(outbox.kind, 'mail.%') : notLike(outbox.kind, 'mail.%');

/**
 * Claims due effects of a lane for `leaseMs`; several workers never claim the same one. The lease of a worker
 * that dies expires.
 */
export async function claimDue(db: Db, lane: Lane, count: number, leaseMs: number): Promise<DueEffect[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(inLane(lane), isNull(outbox.doneAt), isNull(outbox.failedAt), lte(outbox.runAt, sql`now()`)))
    .orderBy(asc(outbox.runAt))
    .limit(count)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      runAt: sql`now() + ${leaseMs}::float8 * interval '1 millisecond'`,
    })
    .where(inArray(outbox.id, due))
    .returning({
      id: outbox.id,
      kind: outbox.kind,
      payload: outbox.payload,
      attempts: outbox.attempts,
      createdAt: outbox.createdAt,
    });
}

export async function markDone(db: Db, id: string): Promise<void> {
  await db
    .update(outbox)
    .set({ doneAt: sql`now()`, lastError: null })
    .where(eq(outbox.id, id));
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
