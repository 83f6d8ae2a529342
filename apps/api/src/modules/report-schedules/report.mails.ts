import { reportFileName } from '@aabha/contracts/report-schedules/schedule-texts';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { reportMail } from '../../mails/templates/report-mail';
import type { Effects } from '../../outbox/outbox';
import { recipientRefusal } from './recipient-refusal';
import { findRunMail, storeRunMail } from './report-runs.queries';
import { lockSchedule, takeOff } from './report-schedules.queries';

type RunMail = NonNullable<Awaited<ReturnType<typeof findRunMail>>>;

const rangeOf = ({ run }: RunMail) => ({ from: run.fromDay, to: run.toDay });

/**
 * Mails a report of a run to one of its recipients, once. Who may not see it any more gets nothing and is taken off. Nothing is
 * sent of a schedule that was deleted.
 */
export async function mailReport(
  deps: AppDeps,
  { userId, runId }: Effects['mail.report'],
  effectId: string,
): Promise<void> {
  const { db, ports } = deps;
  const found = await findRunMail(db, runId, userId);
  if (!found || found.mail.effectId === effectId) return;
  const { schedule, to, file } = found;
  const at = ports.clock.now().toISOString();
  const ids = { runId, staffId: userId };
  const reason = recipientRefusal(to, schedule.report.kind);
  if (reason !== undefined)
    return inTx(db, async (tx) => {
      if (!(await lockSchedule(tx, schedule.id))) return;
      await takeOff(tx, { scheduleId: schedule.id, staffId: userId }, { at, reason });
      await storeRunMail(tx, ids, { isSkipped: true, effectId }, at);
    });
  const range = rangeOf(found);
  const { report, period } = schedule;
  const mail = reportMail(
    deps,
    { messageId: effectId, to: to.email },
    {
      name: to.name,
      mailed: {
        ...{ report, period, range, summary: file.summary },
        ...{ rowCount: file.rowCount, isAttached: file.csv !== null },
      },
    },
  );
  const filename = reportFileName(schedule.report, range);
  await ports.mail.send(
    file.csv === null
      ? mail
      : { ...mail, attachments: [{ filename, content: file.csv, contentType: 'text/csv; charset=utf-8' }] },
  );
  await inTx(db, async (tx) => {
    if (await lockSchedule(tx, schedule.id)) await storeRunMail(tx, ids, { sentAt: at, effectId }, at);
  });
}
