import {
  BROWSER_REPORTS_A_REQUEST,
  OTHER,
  REPORTED_DIRECTIVES,
  type ReportedDirective,
  type ReportingApp,
} from '@aabha/contracts/browser-reports/browser-reports.values';
import type { ReadReport } from '@aabha/contracts/browser-reports/read-report';
import { blockedSource, isOfExtension } from './blocked-source';
import { pagePattern } from './page-pattern';
import { sinkOf } from './sink-of';

type Fields = Readonly<Record<string, unknown>>;

/** The media types of reports: of `report-uri`, and of the Reporting API. */
export const REPORT_TYPES = ['application/csp-report', 'application/reports+json'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function directiveOf(...candidates: unknown[]): ReportedDirective {
  const text = candidates.find((one) => typeof one === 'string' && one !== '');
  const name = typeof text === 'string' ? text.trim().split(/\s/, 1)[0] : undefined;
  return REPORTED_DIRECTIVES.find((known) => known === name) ?? OTHER;
}

/** Returns a report in either spelling; undefined for one of an extension. */
function readReport(app: ReportingApp, fields: Fields): ReadReport | undefined {
  const blocked = fields.blockedURL ?? fields['blocked-uri'];
  const source = fields.sourceFile ?? fields['source-file'];
  if (isOfExtension(blocked) || isOfExtension(source)) return undefined;
  const directive = directiveOf(
    fields.effectiveDirective,
    fields['effective-directive'],
    fields['violated-directive'],
  );
  return {
    app,
    disposition: fields.disposition === 'report' ? 'report' : 'enforce',
    directive,
    blocked: blockedSource(blocked === '' ? 'inline' : blocked),
    page: pagePattern(app, fields.documentURL ?? fields['document-uri']),
    sample: directive === 'require-trusted-types-for' ? sinkOf(fields.sample ?? fields['script-sample']) : '',
  };
}

/** Returns the fields of each violation in a body; undefined when it is not of its type's form. */
function violationsOf(type: ReportType, body: unknown): Fields[] | undefined {
  if (type === 'application/csp-report') {
    const report = isObject(body) ? body['csp-report'] : undefined;
    return isObject(report) ? [report] : undefined;
  }
  if (!Array.isArray(body)) return undefined;
  return body
    .slice(0, BROWSER_REPORTS_A_REQUEST)
    .flatMap((report: unknown) =>
      isObject(report) && report.type === 'csp-violation' && isObject(report.body) ? [report.body] : [],
    );
}

/**
 * Returns what is counted of the reports in a body (docs/spec/sessions-and-access.md#browser-reports); undefined when the body is
 * not of its type's form. Reports of other kinds and of browser extensions are left out.
 */
export function readBrowserReports(
  app: ReportingApp,
  type: ReportType,
  text: string,
): ReadReport[] | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  return violationsOf(type, body)?.flatMap((fields) => readReport(app, fields) ?? []);
}
