import type {
  ReportDisposition,
  ReportedDirective,
  ReportingApp,
} from '@aabha/contracts/browser-reports/browser-reports.values';

/** What is counted of a report: nothing else of it is stored. */
export interface ReadReport {
  app: ReportingApp;
  disposition: ReportDisposition;
  directive: ReportedDirective;
  blocked: string;
  page: string;
  sample: string;
}

/** Counts reports of browsers, without who sent them. */
export interface BrowserReports {
  /** Counts a report. Writes nothing itself, and never fails. */
  count(report: ReadReport): void;
  /** Writes what was counted. */
  flush(): Promise<void>;
  /** Writes what was counted, and counts nothing more. */
  stop(): Promise<void>;
}
