import type { ReadReport } from '@aabha/contracts/browser-reports/read-report';

/** Counts reports of browsers, without who sent them. */
export interface BrowserReports {
  /** Counts a report. Writes nothing itself, and never fails. */
  count(report: ReadReport): void;
  /** Writes what was counted. */
  flush(): Promise<void>;
  /** Writes what was counted, and counts nothing more. */
  stop(): Promise<void>;
}
