import { stateOfGstCode } from '@aabha/contracts/gst/states';
import { addPaise, paise, subtractPaise, ZERO } from '@aabha/contracts/money/money';
import { listDays, rangeBefore } from '@aabha/contracts/reports/report-range';
import type {
  SalesFiguresInPaise,
  SalesReportInput,
  SalesRowInPaise,
} from '@aabha/contracts/reports/reports.schema';
import { NOT_STATED, WITHOUT_TELEVISION, type SalesGroup } from '@aabha/contracts/reports/reports.values';
import { formatDay } from '@aabha/contracts/time/india-time';
import type { SignedInContext } from '../../context/context';
import type { ReportReader } from '../../replica/report-reader';
import { splitsDocuments, sumSales, type SalesSums } from './reports.queries';

const NONE: Omit<SalesSums, 'key'> = {
  ...{ invoices: 0, notes: 0, units: 0, returned: 0 },
  ...{ gross: ZERO, coupon: ZERO, credited: ZERO, roundOff: ZERO, creditedRoundOff: ZERO },
  ...{ tax: ZERO, creditedTax: ZERO },
};

function figuresOf(sums: Omit<SalesSums, 'key'>): SalesFiguresInPaise {
  const { invoices, notes, units, returned, gross, coupon, roundOff } = sums;
  const refunds = addPaise(sums.credited, sums.creditedRoundOff);
  return {
    ...{ invoices, credit_notes: notes, units, returned_units: returned },
    ...{ gross, coupon, round_off: roundOff, refunds },
    net: paise(gross - coupon + roundOff - refunds),
    tax: subtractPaise(sums.tax, sums.creditedTax),
  };
}

const addUp = (rows: readonly SalesSums[]): Omit<SalesSums, 'key'> =>
  rows.reduce<Omit<SalesSums, 'key'>>(
    (sum, row) => ({
      ...{ invoices: sum.invoices + row.invoices, notes: sum.notes + row.notes },
      ...{ units: sum.units + row.units, returned: sum.returned + row.returned },
      ...{ gross: addPaise(sum.gross, row.gross), coupon: addPaise(sum.coupon, row.coupon) },
      credited: addPaise(sum.credited, row.credited),
      roundOff: addPaise(sum.roundOff, row.roundOff),
      creditedRoundOff: addPaise(sum.creditedRoundOff, row.creditedRoundOff),
      ...{ tax: addPaise(sum.tax, row.tax), creditedTax: addPaise(sum.creditedTax, row.creditedTax) },
    }),
    NONE,
  );

function labelOf(by: SalesGroup, key: string): string {
  if (by === 'day') return formatDay(key);
  if (by === 'state') return stateOfGstCode(key) ?? (key || 'Not stated');
  if (key === WITHOUT_TELEVISION) return 'Delivery and round-off';
  if (key === NOT_STATED) return 'Not stated';
  return by === 'size' ? `${key} inch` : key;
}

/** Moves the round-off of documents, which may have several televisions, to the group without one. */
function withOwnRoundOff(sums: readonly SalesSums[]): SalesSums[] {
  const { roundOff, creditedRoundOff } = addUp(sums);
  const bare = sums.map((row) => ({ ...row, roundOff: ZERO, creditedRoundOff: ZERO }));
  const others = bare.filter(({ key }) => key !== WITHOUT_TELEVISION);
  const delivery = bare.find(({ key }) => key === WITHOUT_TELEVISION);
  if (!delivery && roundOff === 0 && creditedRoundOff === 0) return others;
  return [...others, { key: WITHOUT_TELEVISION, ...NONE, ...delivery, roundOff, creditedRoundOff }];
}

/** Returns the rows of a report: each day, or the groups with any document, those of the highest net amount first. */
export function salesRows(sums: readonly SalesSums[], { by, ...range }: SalesReportInput): SalesRowInPaise[] {
  const row = ({ key, ...figures }: SalesSums): SalesRowInPaise => ({
    ...{ key, label: labelOf(by, key), ...figuresOf(figures) },
    ...(splitsDocuments(by) && { invoices: null, credit_notes: null }),
  });
  if (by === 'day') {
    const found = new Map(sums.map((one) => [one.key, one]));
    return listDays(range).map((day) => row(found.get(day) ?? { key: day, ...NONE }));
  }
  const rows = (splitsDocuments(by) ? withOwnRoundOff(sums) : sums).map(row);
  return rows.toSorted((a, b) => b.net - a.net || a.label.localeCompare(b.label));
}

/** Returns the sales of some days by group, and their total with that of as many days before. */
export async function readSalesReport(read: ReportReader, input: SalesReportInput) {
  const before = rangeBefore(input);
  const sums = await read((db) => sumSales(db, input, input.by));
  const earlier = await read((db) => sumSales(db, before, 'all'));
  return {
    rows: salesRows(sums, input),
    total: figuresOf(addUp(sums)),
    before: { ...before, ...figuresOf(addUp(earlier)) },
  };
}

/**
 * Returns sales net of credit notes by day, State or a fact of the television, with the total of as many days before
 * (docs/spec/reports.md#sales).
 */
export const getSalesReport = (ctx: SignedInContext, input: SalesReportInput) =>
  readSalesReport(ctx.openReport(ctx.workDb), input);
