/** How a restore drill ended. */
export const DRILL_OUTCOMES = ['running', 'passed', 'failed', 'stopped'] as const;
export type DrillOutcome = (typeof DRILL_OUTCOMES)[number];

export const DRILL_OUTCOME_LABELS: Readonly<Record<DrillOutcome, string>> = {
  running: 'Running',
  passed: 'Passed',
  failed: 'Failed',
  stopped: 'Stopped',
};

/** The checks of a restore drill, in the order in which they are made. */
export const DRILL_CHECKS = [
  'backup',
  'database',
  'restore',
  'rows',
  'migrations',
  'pictures',
  'audit-log',
  'books',
  'ledger',
  'emptied',
] as const;
export type DrillCheckName = (typeof DRILL_CHECKS)[number];

export const DRILL_CHECK_LABELS: Readonly<Record<DrillCheckName, string>> = {
  backup: 'Backup',
  database: 'Drill database',
  restore: 'Restore',
  rows: 'Rows of all tables',
  migrations: 'Migrations',
  pictures: 'Pictures',
  'audit-log': 'Audit log',
  books: 'Invoices and credit notes',
  ledger: 'Ledger',
  emptied: 'Drill database emptied',
};

/** A drill without a result for so long has lost its process. */
export const DRILL_ABANDONED_MS = 24 * 3_600_000;

/** Why staff are asked to look at restore drills. */
export const DRILL_NOTICES = ['failed', 'overdue', 'never'] as const;
export type DrillNotice = (typeof DRILL_NOTICES)[number];
