import { Gstr1Summary } from '@aabha/contracts/gstr1/gstr1-summary';
import type { Gstr1Figures, Gstr1OverviewInPaise } from '@aabha/contracts/gstr1/gstr1.schema';
import { documentsIn, rangeNumbers, type SerialRange } from '@aabha/contracts/gstr1/issued-documents';
import type { ShopSettings } from '@aabha/contracts/shop-settings/settings';
import type { Work } from '../../core/progress-lines';
import type { ReportReader } from '../../replica/report-reader';
import { ReturnCheck } from './check-return';
import { documentsOf, openReturn, readReturn } from './read-return';
import { countDocuments, countWaitingInvoices } from './return-documents.queries';
import { returnFigures } from './return-figures';

/** Adds a finding for each gap within the numbers of the month that no document of any month has. */
async function checkSerials(read: ReportReader, ranges: readonly SerialRange[], check: ReturnCheck) {
  const series = new Set(ranges.map(({ kind, financialYear }) => `${kind} ${financialYear}`));
  for (const name of series) {
    const own = ranges.filter(({ kind, financialYear }) => `${kind} ${financialYear}` === name);
    const [first, last] = [own.at(0), own.at(-1)];
    if (!first || !last || first === last) continue;
    const all = { ...first, last: last.last };
    const missing = documentsIn(all) - (await read((db) => countDocuments(db, all)));
    const { from, to } = rangeNumbers(all);
    if (missing > 0)
      check.add(`Numbers without a document between ${from} and ${to}: ${missing}. See Books.`);
  }
}

type ReturnSummary = Pick<Gstr1OverviewInPaise, keyof Gstr1Figures | 'findings' | 'finding_count' | 'late'>;

/** Returns the figures of a month's documents, and what its self-check finds. Yields its progress. */
export async function* summarizeReturn(
  read: ReportReader,
  { hsnDigits, brand }: ShopSettings,
  period: string,
): Work<ReturnSummary> {
  const source = await openReturn(read, period);
  const late = new Set(source.late.map(({ id }) => id));
  const check = new ReturnCheck({ period, gstin: brand.gstin, hsnDigits, late });
  const summary = new Gstr1Summary(hsnDigits);
  const documents = documentsOf(source);
  for await (const page of readReturn(read, source)) {
    for (const document of page) {
      summary.add(document);
      check.checkDocument(document);
    }
    yield { checked: summary.documents, documents };
  }
  check.checkSummary(summary);
  await checkSerials(read, summary.serials.ranges(), check);
  const waiting = await read((db) => countWaitingInvoices(db, source.scope));
  if (waiting > 0) check.add(`Invoices of this month that are still waiting for their number: ${waiting}.`);
  return {
    ...returnFigures(summary),
    ...{ findings: check.findings, finding_count: check.count },
    late: source.late.map(({ kind, id: _id, number, period: of }) => ({ kind, _id, number, period: of })),
  };
}
