import { counted } from '@aabha/contracts/counts/counts';
import type { ReportSummary } from '@aabha/contracts/report-schedules/report-summary';
import type { ScheduledReport } from '@aabha/contracts/report-schedules/report-schedules.schema';
import {
  SCHEDULE_PERIOD_NAMES,
  type SchedulePeriod,
} from '@aabha/contracts/report-schedules/report-schedules.values';
import { rangeText, reportPath, reportTitle } from '@aabha/contracts/report-schedules/schedule-texts';
import { rangeBefore, type ReportRange } from '@aabha/contracts/reports/report-range';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, figures, rows, text } from '../compose-mail';
import type { MailEnvelope, MailShop } from '../mail-shop';

/** A report of some days that was made on a schedule. */
export interface MailedReport {
  report: ScheduledReport;
  period: SchedulePeriod;
  range: ReportRange;
  summary: ReportSummary;
  /** Rows of the CSV file, and whether the mail has it. */
  rowCount: number;
  isAttached: boolean;
}

/** Returns what is said of the CSV file: it is attached, or too large for a mail. */
function fileText({ rowCount, isAttached }: MailedReport): string {
  const all = counted(rowCount, 'row');
  return isAttached
    ? `The CSV file has ${all} and is attached.`
    : `The CSV file has ${all} and is too large for a mail. Open the report to download it.`;
}

/** Returns the mail of a report on a schedule to a member of staff. Its CSV file is attached by the caller. */
export function reportMail(
  shop: MailShop,
  envelope: MailEnvelope,
  { name, mailed }: { name: string; mailed: MailedReport },
): Mail {
  const { report, period, range, summary } = mailed;
  const { figures: lines, topTitle, top } = summary;
  return composeMail(shop, {
    ...envelope,
    subject: `${reportTitle(report)}, ${rangeText(range)}`,
    greeting: `Hello ${name},`,
    blocks: [
      text(`${reportTitle(report)}: ${SCHEDULE_PERIOD_NAMES[period].toLowerCase()}.`),
      figures(
        [rangeText(range), rangeText(rangeBefore(range))],
        ...lines.map(({ label, text: now, before }) => [label, now, before] as const),
      ),
      ...(top.length === 0
        ? [text('There is nothing to list for these days.')]
        : [text(`${topTitle}:`), rows(...top.map(({ label, text: value }) => [label, value] as const))]),
      text(fileText(mailed)),
      button('Open the report', new URL(reportPath(report, range), shop.config.ADMIN_URL).toString()),
    ],
    footer: 'You get this report on a schedule. A SuperAdmin changes it under Report Schedules.',
  });
}
