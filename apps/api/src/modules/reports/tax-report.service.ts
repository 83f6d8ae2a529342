import { stateOfGstCode, stateTaxName } from '@aabha/contracts/gst/states';
import { addPaise, ZERO } from '@aabha/contracts/money/money';
import type {
  ReportRangeInput,
  TaxFiguresInPaise,
  TaxRowInPaise,
} from '@aabha/contracts/reports/reports.schema';
import type { SignedInContext } from '../../context/context';
import type { ReportReader } from '../../replica/report-reader';
import { sumTaxes } from './reports.queries';

type TaxSums = Awaited<ReturnType<typeof sumTaxes>>[number];

const NONE: TaxFiguresInPaise = {
  ...{ taxable: ZERO, cgst: ZERO, sgst: ZERO },
  ...{ utgst: ZERO, igst: ZERO, tax: ZERO },
};

const addUp = (rows: readonly TaxFiguresInPaise[]): TaxFiguresInPaise =>
  rows.reduce<TaxFiguresInPaise>(
    (sum, row) => ({
      ...{ taxable: addPaise(sum.taxable, row.taxable), cgst: addPaise(sum.cgst, row.cgst) },
      ...{ sgst: addPaise(sum.sgst, row.sgst), utgst: addPaise(sum.utgst, row.utgst) },
      ...{ igst: addPaise(sum.igst, row.igst), tax: addPaise(sum.tax, row.tax) },
    }),
    NONE,
  );

/** Returns a row of the report: the half that is not the centre's is SGST, or UTGST in a union territory. */
export function taxRow({ rate, place, taxable, cgst, sgst, igst }: TaxSums): TaxRowInPaise {
  const state = stateOfGstCode(place) ?? place;
  const isUnionTerritory = stateTaxName(state) === 'UTGST';
  return {
    ...{ rate, place, state, taxable, cgst, igst },
    sgst: isUnionTerritory ? ZERO : sgst,
    utgst: isUnionTerritory ? sgst : ZERO,
    tax: addPaise(cgst, sgst, igst),
  };
}

/** Returns the taxes of some days by rate and State, and their sums. */
export async function readTaxReport(read: ReportReader, input: ReportRangeInput) {
  const rows = (await read((db) => sumTaxes(db, input))).map(taxRow);
  const rates = [...new Set(rows.map(({ rate }) => rate))];
  return {
    rows,
    rates: rates.map((rate) => ({ rate, ...addUp(rows.filter((row) => row.rate === rate)) })),
    total: addUp(rows),
  };
}

/** Returns GST by rate and State, less that of credit notes (docs/spec/reports.md#tax). */
export const getTaxReport = (ctx: SignedInContext, input: ReportRangeInput) =>
  readTaxReport(ctx.openReport(ctx.workDb), input);
