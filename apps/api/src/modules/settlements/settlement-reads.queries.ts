import { and, desc, eq, gte, inArray, lt, min, ne, or, sql } from 'drizzle-orm';
import type { SettlementReadState } from '@aabha/contracts/settlements/settlements.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { users } from '@aabha/db/schema/accounts';
import { settlementReads } from '@aabha/db/schema/settlements';
import { only } from '@aabha/db/tx';

/** Returns whether a reading was requested since `iso`, or one that has failed since `failedIso` (ISO-8601). */
export async function isReadRequestedSince(
  db: DbOrTx,
  { iso, failedIso }: { iso: string; failedIso: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: settlementReads.id })
    .from(settlementReads)
    .where(
      or(
        and(ne(settlementReads.state, 'failed'), gte(settlementReads.requestedAt, iso)),
        and(eq(settlementReads.state, 'failed'), gte(settlementReads.requestedAt, failedIso)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Inserts a reading that waits. Returns its id; undefined where one waits or runs. */
export async function insertRead(
  db: DbOrTx,
  read: { requestedBy: string | null; requestedAt: string; since: string },
): Promise<string | undefined> {
  const rows = await db
    .insert(settlementReads)
    .values(read)
    .onConflictDoNothing()
    .returning({ id: settlementReads.id });
  return rows[0]?.id;
}

/** Marks readings as failed that run without progress since an instant: their process has ended. */
export async function failAbandonedReads(db: DbOrTx, beforeIso: string, at: string): Promise<void> {
  await db
    .update(settlementReads)
    .set({ state: 'failed', endedAt: at })
    .where(and(eq(settlementReads.state, 'running'), lt(settlementReads.seenAt, beforeIso)));
}

/** Claims the waiting reading for this process; undefined where none waits. */
export async function claimRead(db: DbOrTx, at: string): Promise<{ id: string; since: string } | undefined> {
  const [row] = await db
    .update(settlementReads)
    .set({ state: 'running', startedAt: at, seenAt: at })
    .where(
      eq(
        settlementReads.id,
        sql`(select id from ${settlementReads} where state = 'waiting' limit 1 for update skip locked)`,
      ),
    )
    .returning({ id: settlementReads.id, since: settlementReads.since });
  return row;
}

/** Stores the progress of a reading. Returns whether it goes on: nobody stopped it or took it for abandoned. */
export async function storeReadProgress(
  db: DbOrTx,
  id: string,
  progress: { daysDone?: number; days?: number; newCount?: number; seenAt: string },
): Promise<boolean> {
  const [row] = await db
    .update(settlementReads)
    .set(progress)
    .where(and(eq(settlementReads.id, id), eq(settlementReads.state, 'running')))
    .returning({ isStopRequested: settlementReads.isStopRequested });
  return row?.isStopRequested === false;
}

/** Ends a running reading. */
export async function endRead(
  db: DbOrTx,
  id: string,
  end: { state: SettlementReadState; endedAt: string; findings?: number },
): Promise<void> {
  await db
    .update(settlementReads)
    .set(end)
    .where(and(eq(settlementReads.id, id), eq(settlementReads.state, 'running')));
}

/** Stops the reading that waits, and asks the one that runs to stop. Returns its id; undefined for none. */
export async function stopPendingRead(tx: Tx, at: string): Promise<string | undefined> {
  const [row] = await tx
    .update(settlementReads)
    .set({
      isStopRequested: true,
      state: sql`case state when 'waiting' then 'stopped' else state end`,
      endedAt: sql`case state when 'waiting' then ${at}::timestamptz end`,
    })
    .where(inArray(settlementReads.state, ['waiting', 'running']))
    .returning({ id: settlementReads.id });
  return row?.id;
}

/** Returns the first day that a finished reading covered, and the start of the last one; null where there is none. */
export async function findReadDays(db: DbOrTx): Promise<{ first: string | null; lastAt: string | null }> {
  const lastAt = sql<string | Date | null>`max(${settlementReads.startedAt})`;
  const row = only(
    await db
      .select({ first: min(settlementReads.since), lastAt })
      .from(settlementReads)
      .where(eq(settlementReads.state, 'done')),
  );
  return { first: row.first, lastAt: row.lastAt === null ? null : new Date(row.lastAt).toISOString() };
}

/** Returns the reading that was requested last; undefined for none. */
export async function findLatestRead(db: DbOrTx) {
  const [row] = await db
    .select({
      ...{ _id: settlementReads.id, state: settlementReads.state, since: settlementReads.since },
      ...{ requested_at: settlementReads.requestedAt, requested_by: users.name },
      ...{ ended_at: settlementReads.endedAt, days_done: settlementReads.daysDone },
      ...{ days: settlementReads.days, new_count: settlementReads.newCount },
      findings: settlementReads.findings,
    })
    .from(settlementReads)
    .leftJoin(users, eq(users.id, settlementReads.requestedBy))
    .orderBy(desc(settlementReads.requestedAt), desc(settlementReads.id))
    .limit(1);
  return row;
}
