import { CSV_START, csvLine } from '@aabha/contracts/csv/csv';
import { csvCells, csvHeader } from '@aabha/contracts/csv/csv-columns';
import type { CsvFile } from '@aabha/contracts/csv/csv.schema';
import { appError } from '@aabha/contracts/errors/errors';
import { INPUT_CREDIT_COLUMNS } from '@aabha/contracts/input-credit/input-credit.csv';
import {
  creditByMonth,
  creditOf,
  type CreditDocument,
} from '@aabha/contracts/input-credit/input-credit.rules';
import type { InputCreditInput } from '@aabha/contracts/input-credit/input-credit.schema';
import { addPaise, rupeesFromPaise } from '@aabha/contracts/money/money';
import { financialYear } from '@aabha/contracts/time/india-time';
import type { SignedInContext } from '../../context/context';
import { findBusinessYears, selectBusinessCreditNotes, selectBusinessInvoices } from './input-credit.queries';

const yearOf = (ctx: SignedInContext, input: InputCreditInput) =>
  input.financialYear ?? financialYear(ctx.now());

/** Returns the caller's B2B invoices and their credit notes of a year, newest first. */
async function documentsOf(ctx: SignedInContext, year: string): Promise<CreditDocument[]> {
  const [invoices, notes] = await Promise.all([
    selectBusinessInvoices(ctx.db, ctx.user.id, year),
    selectBusinessCreditNotes(ctx.db, ctx.user.id, year),
  ]);
  return [
    ...invoices.map((invoice) => creditOf({ ...invoice, kind: 'Invoice' })),
    ...notes.map((note) => creditOf({ ...note, kind: 'Credit note' })),
  ].sort((one, other) => other.created_at.localeCompare(one.created_at));
}

/** Returns the input credit of the caller's business in a year, by month (docs/spec/invoices-and-tax.md#input-credit). */
export async function listInputCredit(ctx: SignedInContext, input: InputCreditInput) {
  const year = yearOf(ctx, input);
  const [documents, years] = await Promise.all([
    documentsOf(ctx, year),
    findBusinessYears(ctx.db, ctx.user.id),
  ]);
  return {
    financialYear: year,
    financialYears: years,
    credit: addPaise(...documents.map(({ credit }) => credit)),
    months: creditByMonth(documents),
  };
}

function* linesOf(documents: readonly CreditDocument[]) {
  yield CSV_START + csvLine(csvHeader(INPUT_CREDIT_COLUMNS));
  for (const { taxable, cgst, sgst, igst, credit, ...document } of documents)
    yield csvLine(
      csvCells(INPUT_CREDIT_COLUMNS, {
        ...document,
        taxable: rupeesFromPaise(taxable),
        cgst: rupeesFromPaise(cgst),
        sgst: rupeesFromPaise(sgst),
        igst: rupeesFromPaise(igst),
        credit: rupeesFromPaise(credit),
      }),
    );
}

/** Exports the input credit of the caller's business in a year as a CSV file. */
export async function exportInputCredit(ctx: SignedInContext, input: InputCreditInput): Promise<CsvFile> {
  if (!ctx.takesFiles) throw appError('EXPORT_OVER_REST');
  await ctx.limits.takeForAccount('export', ctx.user.id);
  const year = yearOf(ctx, input);
  const documents = await documentsOf(ctx, year);
  return {
    fileName: `input-credit-${year}.csv`,
    rowCount: documents.length,
    csv: (async function* () {
      yield* linesOf(documents);
    })(),
  };
}
