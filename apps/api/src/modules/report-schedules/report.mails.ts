import { rangeBefore } from '@aabha/contracts/reports/report-range';
import { counted } from '@aabha/contracts/counts/counts';
import {
  rangeText,
  reportFileName,
  reportPath,
  reportTitle,
} from '@aabha/contracts/report-schedules/schedule-texts';
import { SCHEDULE_PERIOD_NAMES } from '@aabha/contracts/report-schedules/report-schedules.values';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { button, composeMail, figures, rows, text, type Block } from '../../mails/compose-mail';
import type { Effects } from '../../outbox/outbox';
import { recipientRefusal } from './recipient-refusal';
import { findRunMail, storeRunMail } from './report-runs.queries';
import { lockSchedule, takeOff } from './report-schedules.queries';

type RunMail = NonNullable<Awaited<ReturnType<typeof findRunMail>>>;

const rangeOf = ({ run }: RunMail) => ({ from: run.fromDay, to: run.toDay });

/** Returns what is said of the CSV file: it is attached, or too large for a mail. */
function fileText({ file }: RunMail): string {
  const all = counted(file.rowCount, 'row');
  return file.csv === null
    ? `The CSV file has ${all} and is too large for a mail. Open the report to download it.`
    : `The CSV file has ${all} and is attached.`;
}

function blocksOf(found: RunMail, { config }: Pick<AppDeps, 'config'>): Block[] {
  const { schedule, file } = found;
  const { figures: lines, topTitle, top } = file.summary;
  const range = rangeOf(found);
  const url = (path: string) => new URL(path, config.ADMIN_URL).toString();
  return [
    text(`${reportTitle(schedule.report)}: ${SCHEDULE_PERIOD_NAMES[schedule.period].toLowerCase()}.`),
    figures(
      [rangeText(range), rangeText(rangeBefore(range))],
      ...lines.map(({ label, text: now, before }) => [label, now, before] as const),
    ),
    ...(top.length === 0
      ? [text('There is nothing to list for these days.')]
      : [text(`${topTitle}:`), rows(...top.map(({ label, text: value }) => [label, value] as const))]),
    text(fileText(found)),
    button('Open the report', url(reportPath(schedule.report, range))),
  ];
}

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
  const mail = composeMail(deps, {
    ...{ messageId: effectId, to: to.email, greeting: `Hello ${to.name},` },
    subject: `${reportTitle(schedule.report)}, ${rangeText(range)}`,
    blocks: blocksOf(found, deps),
    footer: 'You get this report on a schedule. A SuperAdmin changes it under Report Schedules.',
  });
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
