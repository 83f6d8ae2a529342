import { Gstr1Summary } from '@aabha/contracts/gstr1/gstr1-summary';
import { documentsIn, rangeNumbers, type SerialRange } from '@aabha/contracts/gstr1/issued-documents';
import { periodAfter, periodName } from '@aabha/contracts/gstr1/return-period';
import type { ShopSettings } from '@aabha/contracts/shop-settings/settings';
import type { ReportReader } from '../../replica/report-reader';
import { MOST_FINDINGS, ReturnCheck } from './check-return';
import { selectLateDocuments } from './filed-returns.queries';
import { openReturn, readReturn } from './read-return';
import { countDocuments, countWaitingInvoices, selectSerialRanges } from './return-documents.queries';
import { returnFigures } from './return-figures';

/** Adds a finding for each gap within the numbers of the month that no document of any month has. */
async function checkSerials(read: ReportReader, ranges: readonly SerialRange[], check: ReturnCheck) {
  for (const kind of ['invoice', 'credit-note'] as const) {
    const own = ranges.filter((range) => range.kind === kind);
    const [first, last] = [own.at(0), own.at(-1)];
    if (!first || !last || first === last) continue;
    const all = { ...first, last: last.last };
    const missing = documentsIn(all) - (await read((db) => countDocuments(db, all)));
    const { from, to } = rangeNumbers(all);
    if (missing > 0)
      check.add(`Numbers without a document between ${from} and ${to}: ${missing}. See Books.`);
  }
}

/** Adds a finding for each document of the month before that is in no return, where that was filed. */
async function checkLate(read: ReportReader, period: string, check: ReturnCheck) {
  const before = periodAfter(period, -1);
  const late = await read((db) => selectLateDocuments(db, before, MOST_FINDINGS));
  for (const document of late)
    check.add(
      `It is of ${periodName(before)}, which was filed before it had its number. Add it to the return by hand.`,
      document,
    );
}

/** Returns the figures of a month's documents, and what its self-check finds. */
export async function summarizeReturn(
  read: ReportReader,
  { hsnDigits, brand }: ShopSettings,
  period: string,
) {
  const check = new ReturnCheck({ period, gstin: brand.gstin, hsnDigits });
  const summary = new Gstr1Summary(hsnDigits);
  const source = await openReturn(read, period);
  for await (const documents of readReturn(read, source))
    for (const document of documents) {
      summary.add(document);
      check.checkDocument(document);
    }
  const ranges = await read((db) => selectSerialRanges(db, source.scope));
  check.checkSummary(summary);
  await checkSerials(read, ranges, check);
  await checkLate(read, period, check);
  const waiting = await read((db) => countWaitingInvoices(db, source.scope));
  if (waiting > 0) check.add(`Invoices of this month that are still waiting for their number: ${waiting}.`);
  return { ...returnFigures(summary, ranges), findings: check.findings, finding_count: check.count };
}
