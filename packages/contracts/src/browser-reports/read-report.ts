import type { ReportDisposition, ReportedDirective, ReportingApp } from './browser-reports.values';

/** What is counted of a report: nothing else of it is stored. */
export interface ReadReport {
  app: ReportingApp;
  disposition: ReportDisposition;
  directive: ReportedDirective;
  blocked: string;
  page: string;
  sample: string;
}
