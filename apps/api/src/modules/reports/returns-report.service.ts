import type {
  ReturnsFiguresInPaise,
  ReturnsReportInput,
  ReturnsRowInPaise,
} from '@aabha/contracts/reports/returns-report.schema';
import { ZERO } from '@aabha/contracts/money/money';
import { NOT_STATED, WITHOUT_TELEVISION } from '@aabha/contracts/reports/reports.values';
import { sharePercent } from '@aabha/contracts/reports/share-percent';
import type { SignedInContext } from '../../context/context';
import type { ReportReader } from '../../replica/report-reader';
import { namesOfTelevisions, sumReturns, sumSoldUnits, type ReturnsSums } from './returns-report.queries';

const NONE: Omit<ReturnsSums, 'key' | 'isTotal'> = {
  ...{ requests: 0, units: 0, replaced: 0, rejected: 0, refunded: ZERO },
};

function figuresOf(
  { requests, units, replaced, rejected, refunded }: Omit<ReturnsSums, 'key' | 'isTotal'>,
  { sold, of }: { sold: number | null; of: number },
): ReturnsFiguresInPaise {
  const rate = sharePercent(units, of);
  return { units_sold: sold, requests, units_returned: units, rate, refunded, replaced, rejected };
}

const labelOf = (key: string, names: ReadonlyMap<string, string>) =>
  key === WITHOUT_TELEVISION
    ? 'Delivery and round-off'
    : key === NOT_STATED
      ? 'Not stated'
      : (names.get(key) ?? key);

/** Returns the figures of returns by group, those with the most units first, and their total. */
export async function readReturnsReport(
  read: ReportReader,
  { by, ...range }: ReturnsReportInput,
): Promise<{ rows: ReturnsRowInPaise[]; total: ReturnsFiguresInPaise }> {
  return read(async (db) => {
    const sums = await sumReturns(db, range, by);
    const sold = await sumSoldUnits(db, range, by);
    const groups = sums.filter(
      ({ isTotal, requests, refunded }) => !isTotal && (requests > 0 || refunded !== 0),
    );
    const ids = by === 'model' ? groups.flatMap(({ key }) => (key === WITHOUT_TELEVISION ? [] : [key])) : [];
    const names = await namesOfTelevisions(db, ids);
    const unitsOf = new Map(sold.map(({ key, units }) => [key, units]));
    const all = sold.reduce((sum, { units }) => sum + units, 0);
    const rows = groups.map((row): ReturnsRowInPaise => {
      const units = unitsOf.get(row.key) ?? 0;
      const share = by === 'reason' ? { sold: null, of: all } : { sold: units, of: units };
      return { key: row.key, label: labelOf(row.key, names), ...figuresOf(row, share) };
    });
    return {
      rows: rows.toSorted((a, b) => b.units_returned - a.units_returned || a.label.localeCompare(b.label)),
      total: figuresOf(sums.find(({ isTotal }) => isTotal) ?? NONE, { sold: all, of: all }),
    };
  });
}

/** Returns the returns that were requested on some days by television, brand or reason (docs/spec/reports.md#returns). */
export const getReturnsReport = (ctx: SignedInContext, input: ReturnsReportInput) =>
  readReturnsReport(ctx.openReport(ctx.workDb), input);
