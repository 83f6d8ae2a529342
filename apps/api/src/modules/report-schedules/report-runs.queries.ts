import { and, desc, eq, inArray, lte, notExists, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { users } from '@aabha/db/schema/accounts';
import { permissionsOfUser } from '@aabha/db/staff-role-conditions';
import {
  reportRunFiles,
  reportRunMails,
  reportRuns,
  reportSchedules,
} from '@aabha/db/schema/report-schedules';
import { only } from '@aabha/db/tx';
import type { StoredSchedule } from './report-schedules.queries';

export type StoredRun = typeof reportRuns.$inferSelect;

const mailCount = (which: string) =>
  sql<number>`(select count(*)::int from report_run_mails m where m.run_id = ${reportRuns.id} and ${sql.raw(which)})`;

const COLUMNS = {
  ...{ id: reportRuns.id, scheduleId: reportRuns.scheduleId, cause: reportRuns.cause },
  ...{ dueAt: reportRuns.dueAt, from: reportRuns.fromDay, to: reportRuns.toDay, state: reportRuns.state },
  ...{ tries: reportRuns.tries, isAttached: reportRuns.isAttached, endedAt: reportRuns.endedAt },
  requestedBy: users.name,
  mails: mailCount('not m.is_skipped'),
  sent: mailCount('m.sent_at is not null'),
  /* Effects that failed for good are few, and have an index of their own. */
  isGivenUp: sql<boolean>`exists (select from outbox e where e.failed_at is not null and e.kind = 'mail.report'
    and e.payload ->> 'runId' = ${reportRuns.id}::text)`,
};

const selectRuns = (db: DbOrTx) =>
  db.select(COLUMNS).from(reportRuns).leftJoin(users, eq(users.id, reportRuns.requestedBy)).$dynamic();
export type RunRow = Awaited<ReturnType<typeof selectRuns>>[number];

/** Selects the last runs of a schedule, newest first. */
export const selectRunsOf = (db: DbOrTx, scheduleId: string, most: number): Promise<RunRow[]> =>
  selectRuns(db).where(eq(reportRuns.scheduleId, scheduleId)).orderBy(desc(reportRuns.id)).limit(most);

/** Selects the last run of each of these schedules that has any. */
export async function selectLastRuns(db: DbOrTx, scheduleIds: readonly string[]): Promise<RunRow[]> {
  if (scheduleIds.length === 0) return [];
  const last = db
    .selectDistinctOn([reportRuns.scheduleId], { id: reportRuns.id })
    .from(reportRuns)
    .where(inArray(reportRuns.scheduleId, [...scheduleIds]))
    .orderBy(reportRuns.scheduleId, desc(reportRuns.id));
  return selectRuns(db).where(inArray(reportRuns.id, last));
}

/** Locks schedules that are due and whose last run is made; other processes take others. */
export const lockDueSchedules = (tx: Tx, now: string, most: number): Promise<StoredSchedule[]> =>
  tx
    .select()
    .from(reportSchedules)
    .where(
      and(
        eq(reportSchedules.state, 'active'),
        lte(reportSchedules.nextRunAt, now),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(reportRuns)
            .where(and(eq(reportRuns.scheduleId, reportSchedules.id), eq(reportRuns.state, 'waiting'))),
        ),
      ),
    )
    .orderBy(reportSchedules.nextRunAt)
    .limit(most)
    .for('update', { skipLocked: true });

/** Adds a run; one that was due at the same time is not added again. Returns its id, undefined for such a one. */
export async function insertRun(tx: Tx, values: typeof reportRuns.$inferInsert): Promise<string | undefined> {
  const [row] = await tx
    .insert(reportRuns)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: reportRuns.id });
  return row?.id;
}

/** Returns the id of the run of a schedule that is not made yet. */
export async function findWaitingRun(db: DbOrTx, scheduleId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: reportRuns.id })
    .from(reportRuns)
    .where(and(eq(reportRuns.scheduleId, scheduleId), eq(reportRuns.state, 'waiting')));
  return row?.id;
}

export async function findRun(db: DbOrTx, id: string): Promise<RunRow> {
  return only(await selectRuns(db).where(eq(reportRuns.id, id)));
}

/** Claims a run that waits until `leaseEnd`; of several processes one gets it. The lease of one that dies expires. */
export async function claimRun(
  db: DbOrTx,
  { now, leaseEnd }: { now: string; leaseEnd: string },
): Promise<StoredRun | undefined> {
  const [row] = await db
    .update(reportRuns)
    .set({ tries: sql`${reportRuns.tries} + 1`, nextTryAt: leaseEnd })
    .where(
      inArray(
        reportRuns.id,
        db
          .select({ id: reportRuns.id })
          .from(reportRuns)
          .where(and(eq(reportRuns.state, 'waiting'), lte(reportRuns.nextTryAt, now)))
          .orderBy(reportRuns.nextTryAt)
          .limit(1)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning();
  return row;
}

/** Changes a run that is still waiting. Returns whether it was. */
export async function changeWaitingRun(
  db: DbOrTx,
  id: string,
  values: Partial<typeof reportRuns.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(reportRuns)
    .set(values)
    .where(and(eq(reportRuns.id, id), eq(reportRuns.state, 'waiting')))
    .returning({ id: reportRuns.id });
  return rows.length > 0;
}

/** Ends the run of a schedule that was due and is not made yet. */
export async function stopDueRun(tx: Tx, scheduleId: string, at: string): Promise<void> {
  await tx
    .update(reportRuns)
    .set({ state: 'stopped', endedAt: at })
    .where(
      and(
        eq(reportRuns.scheduleId, scheduleId),
        eq(reportRuns.state, 'waiting'),
        eq(reportRuns.cause, 'schedule'),
      ),
    );
}

/** Stores what a run found, and to whom it is mailed. */
export async function storeRunContent(
  tx: Tx,
  file: typeof reportRunFiles.$inferInsert,
  staffIds: readonly string[],
): Promise<void> {
  await tx.insert(reportRunFiles).values(file);
  await tx.insert(reportRunMails).values(staffIds.map((staffId) => ({ runId: file.runId, staffId })));
}

/** Returns a mail of a run with all that it is written from; undefined where run or file are gone. */
export async function findRunMail(db: DbOrTx, runId: string, staffId: string) {
  const [row] = await db
    .select({
      ...{ schedule: reportSchedules, run: reportRuns, file: reportRunFiles, mail: reportRunMails },
      to: {
        ...{ name: users.name, email: users.email, disabledAt: users.disabledAt },
        ...{ role: users.role, permissions: permissionsOfUser },
      },
    })
    .from(reportRunMails)
    .innerJoin(reportRuns, eq(reportRuns.id, reportRunMails.runId))
    .innerJoin(reportSchedules, eq(reportSchedules.id, reportRuns.scheduleId))
    .innerJoin(reportRunFiles, eq(reportRunFiles.runId, reportRuns.id))
    .innerJoin(users, eq(users.id, reportRunMails.staffId))
    .where(and(eq(reportRunMails.runId, runId), eq(reportRunMails.staffId, staffId)));
  return row;
}

/** Stores what became of a mail, and ends the run with its last one. Locks the schedule first, as all changes of runs do. */
export async function storeRunMail(
  tx: Tx,
  { runId, staffId }: { runId: string; staffId: string },
  values: Partial<typeof reportRunMails.$inferInsert>,
  at: string,
): Promise<void> {
  await tx
    .update(reportRunMails)
    .set(values)
    .where(and(eq(reportRunMails.runId, runId), eq(reportRunMails.staffId, staffId)));
  const openMails = sql`exists (select from report_run_mails m
    where m.run_id = ${reportRuns.id} and m.sent_at is null and not m.is_skipped)`;
  await tx
    .update(reportRuns)
    .set({ state: 'sent', endedAt: at })
    .where(and(eq(reportRuns.id, runId), eq(reportRuns.state, 'sending'), sql`not ${openMails}`));
}
