import { reportingPeriod } from '@aabha/contracts/gstr1/reporting-period';
import type { ReportReader } from '../../replica/report-reader';
import { selectFiledPeriods, selectLateDocuments, type LateDocument } from './filed-returns.queries';

/** Returns the documents of filed months that the return of a month reports: those that it has once it is filed. */
export async function lateDocumentsIn(read: ReportReader, period: string): Promise<LateDocument[]> {
  const late = await read(selectLateDocuments);
  const filed = new Set(late.length === 0 ? [] : await read(selectFiledPeriods));
  return late.filter(({ period: own, reportedIn }) => (reportedIn ?? reportingPeriod(own, filed)) === period);
}

/** Returns the documents of a filed month that its return does not have, each with the month that reports it. */
export async function lateDocumentsOf(
  read: ReportReader,
  period: string,
): Promise<(LateDocument & { reportedIn: string })[]> {
  const late = (await read(selectLateDocuments)).filter((document) => document.period === period);
  const filed = new Set(late.length === 0 ? [] : await read(selectFiledPeriods));
  return late.map((document) => ({
    ...document,
    reportedIn: document.reportedIn ?? reportingPeriod(period, filed),
  }));
}
