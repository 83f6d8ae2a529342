import { reportScheduleRecipients, reportSchedules } from '@aabha/db/schema/report-schedules';
import { only } from '@aabha/db/tx';
import type { KeyedCall } from './keyed-call';
import type { KeyedRun } from './keyed-run';

/** Returns a call that has the report of a schedule of its own mailed, whose runs are the effects. */
export async function reportCall({ environment, people: { owner } }: KeyedRun): Promise<KeyedCall> {
  const { sql, db } = environment.database;
  const { id } = only(
    await db
      .insert(reportSchedules)
      .values({
        ...{ report: { kind: 'tax' as const }, period: 'yesterday' as const, every: 'day' as const },
        ...{ weekday: 1, monthDay: 1, hour: 8, state: 'paused' as const, createdBy: owner.id },
        nextRunAt: '2099-01-01T00:00:00.000Z',
      })
      .returning({ id: reportSchedules.id }),
  );
  await db.insert(reportScheduleRecipients).values({ scheduleId: id, staffId: owner.id });
  return {
    path: `/report-schedule/${id}/send`,
    body: {},
    token: owner.token,
    effects: async () => {
      const [row] = await sql<
        { n: number }[]
      >`select count(*)::int as n from report_runs where schedule_id = ${id}`;
      return row?.n ?? 0;
    },
  };
}
