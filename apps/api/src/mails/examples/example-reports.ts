import { csvLine } from '@aabha/contracts/csv/csv';
import { reportFileName } from '@aabha/contracts/report-schedules/schedule-texts';
import type { MailedReport } from '../templates/report-mail';
import type { ExampleDocument } from './mail-example';

const RANGE = { from: '2026-11-16', to: '2026-11-22' };

/** The report of a week of sales. */
export const REPORT: MailedReport = {
  ...{ report: { kind: 'sales', by: 'state' }, period: 'last-week', range: RANGE },
  summary: {
    figures: [
      { label: 'Net sales', text: '₹8,42,310.00', before: '₹7,96,480.00' },
      { label: 'Orders', text: '23', before: '21' },
      { label: 'Refunds', text: '₹24,990.00', before: '₹0.00' },
    ],
    topTitle: 'Most net sales by State',
    top: [
      { label: 'Karnataka', text: '₹4,10,220.00' },
      { label: 'Maharashtra', text: '₹2,31,970.00' },
    ],
  },
  ...{ rowCount: 2, isAttached: true },
};

/** The same of a week without sales. */
export const EMPTY_REPORT: MailedReport = {
  ...REPORT,
  summary: {
    ...REPORT.summary,
    figures: REPORT.summary.figures.map((figure) => ({ ...figure, text: '₹0.00' })),
    top: [],
  },
  rowCount: 0,
};

/** Its CSV file. */
export const REPORT_FILE: ExampleDocument = {
  filename: reportFileName(REPORT.report, RANGE),
  contentType: 'text/csv; charset=utf-8',
  draw: () =>
    Promise.resolve(
      Buffer.from(
        [
          ['State', 'Net sales (₹)'],
          ['Karnataka', '410220.00'],
          ['Maharashtra', '231970.00'],
        ]
          .map(csvLine)
          .join(''),
      ),
    ),
};
