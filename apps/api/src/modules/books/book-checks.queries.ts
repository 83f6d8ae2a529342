import { and, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { ListBookChecksInput } from '@aabha/contracts/books/book-checks.schema';
import type { BookCheckState } from '@aabha/contracts/books/books.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { anyOf, packIds, type PackedIds } from '@aabha/db/packed-ids';
import { users } from '@aabha/db/schema/accounts';
import { bookChecks } from '@aabha/db/schema/books';
import { only } from '@aabha/db/tx';

/** Makes other transactions that request a check wait until this one ends. */
export async function lockRequests(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('book_checks'))`);
}

/** Returns the id of the check that waits or runs; undefined for none. */
export async function findPendingCheck(db: DbOrTx): Promise<string | undefined> {
  const [row] = await db
    .select({ id: bookChecks.id })
    .from(bookChecks)
    .where(inArray(bookChecks.state, ['waiting', 'running']))
    .limit(1);
  return row?.id;
}

/** Returns whether a check was requested since an instant (ISO-8601). */
export async function isRequestedSince(db: DbOrTx, iso: string): Promise<boolean> {
  const rows = await db
    .select({ id: bookChecks.id })
    .from(bookChecks)
    .where(gte(bookChecks.requestedAt, iso))
    .limit(1);
  return rows.length > 0;
}

/** Inserts a check that waits. Returns its id. `requestedBy` is null for the nightly one. */
export async function insertCheck(tx: Tx, requestedBy: string | null, at: string): Promise<string> {
  const rows = await tx
    .insert(bookChecks)
    .values({ requestedBy, requestedAt: at })
    .returning({ id: bookChecks.id });
  return only(rows).id;
}

/** Marks checks as failed that run without progress since an instant: their process has ended. */
export async function failAbandonedChecks(db: DbOrTx, beforeIso: string, at: string): Promise<void> {
  await db
    .update(bookChecks)
    .set({ state: 'failed', endedAt: at })
    .where(and(eq(bookChecks.state, 'running'), lt(bookChecks.seenAt, beforeIso)));
}

/** Claims the waiting check for this process; undefined where none waits. */
export async function claimCheck(db: DbOrTx, at: string): Promise<string | undefined> {
  const [row] = await db
    .update(bookChecks)
    .set({ state: 'running', startedAt: at, seenAt: at })
    .where(
      eq(
        bookChecks.id,
        sql`(select id from ${bookChecks} where state = 'waiting' order by requested_at limit 1 for update skip locked)`,
      ),
    )
    .returning({ id: bookChecks.id });
  return row?.id;
}

/** Stores the progress of a check. Returns whether it goes on: nobody stopped it or took it for abandoned. */
export async function storeProgress(
  db: DbOrTx,
  id: string,
  progress: { checked: number; total: number; seenAt: string },
): Promise<boolean> {
  const [row] = await db
    .update(bookChecks)
    .set(progress)
    .where(and(eq(bookChecks.id, id), eq(bookChecks.state, 'running')))
    .returning({ isStopRequested: bookChecks.isStopRequested });
  return row?.isStopRequested === false;
}

/** Ends a running check. */
export async function endCheck(
  db: DbOrTx,
  id: string,
  end: { state: BookCheckState; findings: number; endedAt: string },
): Promise<void> {
  await db
    .update(bookChecks)
    .set(end)
    .where(and(eq(bookChecks.id, id), eq(bookChecks.state, 'running')));
}

/** Stops the check that waits, and asks the one that runs to stop. Returns its id; undefined for none. */
export async function stopPendingCheck(tx: Tx, at: string): Promise<string | undefined> {
  const [row] = await tx
    .update(bookChecks)
    .set({
      isStopRequested: true,
      state: sql`case state when 'waiting' then 'stopped' else state end`,
      endedAt: sql`case state when 'waiting' then ${at}::timestamptz end`,
    })
    .where(inArray(bookChecks.state, ['waiting', 'running']))
    .returning({ id: bookChecks.id });
  return row?.id;
}

const selectWithName = (db: DbOrTx) =>
  db
    .select({
      _id: bookChecks.id,
      state: bookChecks.state,
      requested_at: bookChecks.requestedAt,
      requested_by: users.name,
      ended_at: bookChecks.endedAt,
      checked: bookChecks.checked,
      documents: bookChecks.total,
      findings: bookChecks.findings,
    })
    .from(bookChecks)
    .leftJoin(users, eq(users.id, bookChecks.requestedBy))
    .$dynamic();

const newestFirst = [desc(bookChecks.requestedAt), desc(bookChecks.id)] as const;

/** Returns the check that was requested last; undefined for none. */
export async function findLatestCheck(db: DbOrTx) {
  const [row] = await selectWithName(db)
    .orderBy(...newestFirst)
    .limit(1);
  return row;
}

const matching = ({ state, withErrors }: ListBookChecksInput['filters']) =>
  and(
    state === undefined ? undefined : eq(bookChecks.state, state),
    withErrors ? gt(bookChecks.findings, 0) : undefined,
  );

/** Selects a page of checks, newest first. */
export function selectChecks(db: DbOrTx, { filters, pageNum, pageSize }: ListBookChecksInput) {
  return selectWithName(db)
    .where(matching(filters))
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

export function countChecks(db: DbOrTx, filters: ListBookChecksInput['filters']): Promise<number> {
  return db.$count(bookChecks, matching(filters));
}

/** Returns the ids of all matching checks, newest first. */
export async function findCheckIds(db: DbOrTx, filters: ListBookChecksInput['filters']): Promise<PackedIds> {
  const ids = packIds(bookChecks.id, newestFirst);
  return only(await db.select({ ids }).from(bookChecks).where(matching(filters))).ids;
}

/** Selects some checks, newest first. */
export function selectChecksOfIds(db: DbOrTx, ids: readonly string[]) {
  return selectWithName(db)
    .where(anyOf(bookChecks.id, ids))
    .orderBy(...newestFirst);
}
