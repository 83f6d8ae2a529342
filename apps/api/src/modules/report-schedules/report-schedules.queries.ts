import { and, asc, count, desc, eq, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import type { ListReportSchedulesInput } from '@aabha/contracts/report-schedules/report-schedules.schema';
import type { TakenOffReason } from '@aabha/contracts/report-schedules/report-schedules.values';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { users } from '@aabha/db/schema/accounts';
import { reportScheduleRecipients, reportSchedules } from '@aabha/db/schema/report-schedules';
import { permissionsOfUser } from '@aabha/db/staff-role-conditions';
import { only } from '@aabha/db/tx';

type Values = typeof reportSchedules.$inferInsert;
export type StoredSchedule = typeof reportSchedules.$inferSelect;

const matching = ({ report, state }: ListReportSchedulesInput['filters']): SQL | undefined =>
  and(
    report && sql`${reportSchedules.report} ->> 'kind' = ${report}`,
    state && eq(reportSchedules.state, state),
  );

const selectRows = (db: DbOrTx) =>
  db
    .select({ schedule: reportSchedules, createdBy: users.name })
    .from(reportSchedules)
    .innerJoin(users, eq(users.id, reportSchedules.createdBy))
    .$dynamic();
export type ScheduleRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Selects a page of the schedules, newest first. */
export const selectSchedules = (
  db: DbOrTx,
  { filters, pageNum, pageSize }: ListReportSchedulesInput,
): Promise<ScheduleRow[]> =>
  selectRows(db)
    .where(matching(filters))
    .orderBy(desc(reportSchedules.createdAt), desc(reportSchedules.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);

export async function countSchedules(
  db: DbOrTx,
  filters: ListReportSchedulesInput['filters'] = {},
): Promise<number> {
  return only(await db.select({ n: count() }).from(reportSchedules).where(matching(filters))).n;
}

/** Returns a schedule; undefined for an unknown one. */
export async function findSchedule(db: DbOrTx, id: string): Promise<ScheduleRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectRows(db).where(eq(reportSchedules.id, id));
  return row;
}

/** Locks a schedule; undefined for an unknown one. Everything that changes a schedule or its runs locks it first. */
export async function lockSchedule(tx: Tx, id: string): Promise<StoredSchedule | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(reportSchedules).where(eq(reportSchedules.id, id)).for('update');
  return row;
}

/** Waits for who else adds a schedule, so that none is added beyond the limit. */
export async function lockAdding(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('report_schedules'))`);
}

export async function insertSchedule(tx: Tx, values: Values): Promise<string> {
  return only(await tx.insert(reportSchedules).values(values).returning({ id: reportSchedules.id })).id;
}

export async function changeSchedule(tx: Tx, id: string, values: Partial<Values>): Promise<void> {
  await tx.update(reportSchedules).set(values).where(eq(reportSchedules.id, id));
}

/** Deletes a schedule with its recipients and runs. */
export async function deleteSchedule(tx: Tx, id: string): Promise<void> {
  await tx.delete(reportSchedules).where(eq(reportSchedules.id, id));
}

/** Returns the recipients of schedules, those that were taken off among them, by name. */
export async function selectRecipients(db: DbOrTx, scheduleIds: readonly string[]) {
  if (scheduleIds.length === 0) return [];
  return db
    .select({
      ...{ scheduleId: reportScheduleRecipients.scheduleId, id: users.id, name: users.name },
      ...{ email: users.email, role: users.role, disabledAt: users.disabledAt },
      permissions: permissionsOfUser,
      takenOffAt: reportScheduleRecipients.takenOffAt,
      takenOffReason: reportScheduleRecipients.takenOffReason,
    })
    .from(reportScheduleRecipients)
    .innerJoin(users, eq(users.id, reportScheduleRecipients.staffId))
    .where(inArray(reportScheduleRecipients.scheduleId, [...scheduleIds]))
    .orderBy(asc(users.name), asc(users.id));
}
export type RecipientRow = Awaited<ReturnType<typeof selectRecipients>>[number];

/** Returns the accounts with these ids; unknown ones are left out. */
export async function findAccounts(db: DbOrTx, ids: readonly string[]) {
  return db
    .select({
      ...{ id: users.id, name: users.name, email: users.email },
      ...{ role: users.role, permissions: permissionsOfUser, disabledAt: users.disabledAt },
    })
    .from(users)
    .where(inArray(users.id, ids.filter(isUuid)));
}

/** Stores who a report is mailed to. Who was taken off before stays so, unless chosen again. */
export async function setRecipients(tx: Tx, scheduleId: string, staffIds: readonly string[]): Promise<void> {
  const { takenOffAt, takenOffReason } = reportScheduleRecipients;
  await tx
    .delete(reportScheduleRecipients)
    .where(
      and(
        eq(reportScheduleRecipients.scheduleId, scheduleId),
        isNull(takenOffAt),
        notInArray(reportScheduleRecipients.staffId, [...staffIds]),
      ),
    );
  await tx
    .insert(reportScheduleRecipients)
    .values(staffIds.map((staffId) => ({ scheduleId, staffId })))
    .onConflictDoUpdate({
      target: [reportScheduleRecipients.scheduleId, reportScheduleRecipients.staffId],
      set: { takenOffAt: null, takenOffReason: null },
      where: sql`${takenOffReason} is not null`,
    });
}

/** Takes a recipient off who may not see the report any more. */
export async function takeOff(
  tx: Tx,
  { scheduleId, staffId }: { scheduleId: string; staffId: string },
  why: { at: string; reason: TakenOffReason },
): Promise<void> {
  await tx
    .update(reportScheduleRecipients)
    .set({ takenOffAt: why.at, takenOffReason: why.reason })
    .where(
      and(
        eq(reportScheduleRecipients.scheduleId, scheduleId),
        eq(reportScheduleRecipients.staffId, staffId),
        isNull(reportScheduleRecipients.takenOffAt),
      ),
    );
}
