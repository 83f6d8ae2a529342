import { stateOfGstCode } from '@aabha/contracts/gst/states';
import { rangeBefore } from '@aabha/contracts/reports/report-range';
import type {
  PromiseFigures,
  PromiseReportInput,
  PromiseReportOutput,
  PromiseRow,
} from '@aabha/contracts/reports/promise-report.schema';
import type { PromiseGroup, PromiseOutcome } from '@aabha/contracts/reports/reports.values';
import { sharePercent } from '@aabha/contracts/reports/share-percent';
import { COURIERS } from '@aabha/contracts/shipments/couriers.values';
import { lateBefore } from '@aabha/contracts/shipments/late-shipments.rules';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { SignedInContext } from '../../context/context';
import type { ReportReader } from '../../replica/report-reader';
import { countPromises } from './promise-report.queries';

interface Counted {
  outcome: PromiseOutcome;
  orders: number;
}

function figuresOf(counts: readonly Counted[]): PromiseFigures {
  const sumOf = (...outcomes: PromiseOutcome[]) =>
    counts.reduce((sum, { outcome, orders }) => (outcomes.includes(outcome) ? sum + orders : sum), 0);
  const [kept, late] = [sumOf('kept'), sumOf('late-1', 'late-2-3', 'late-more')];
  return {
    ...{ delivered: kept + late + sumOf('none'), kept },
    ...{ late_1: sumOf('late-1'), late_2_3: sumOf('late-2-3'), late_more: sumOf('late-more') },
    ...{ unpromised: sumOf('none'), kept_percent: sharePercent(kept, kept + late), overdue: sumOf('open') },
  };
}

function labelOf(by: PromiseGroup, key: string): string {
  if (by === 'state') return stateOfGstCode(key) ?? (key || 'Not stated');
  if (by === 'center') return key || 'Not stated';
  return COURIERS.find(({ code }) => code === key)?.name ?? (key || 'No courier recorded');
}

/** Returns the kept promises by group, those with the most orders first, and their total as of an instant. */
export async function readPromiseReport(
  read: ReportReader,
  { by, ...range }: PromiseReportInput,
  now: Date,
): Promise<PromiseReportOutput> {
  const counts = await read((db) => countPromises(db, range, { by, lateBefore: lateBefore(now) }));
  const keys = [...new Set(counts.map(({ key }) => key))];
  const rows = keys.map((key): PromiseRow => {
    const own = counts.filter((row) => row.key === key);
    return { key, label: labelOf(by, key), ...figuresOf(own) };
  });
  const today = indiaDay(now);
  return {
    rows: rows.toSorted(
      (a, b) => b.delivered + b.overdue - a.delivered - a.overdue || a.label.localeCompare(b.label),
    ),
    total: figuresOf(counts),
    overdue_until: rangeBefore({ from: today, to: today }).to,
  };
}

/** Returns how deliveries of some days stand to what was promised (docs/spec/reports.md#promises-kept). */
export const getPromiseReport = (ctx: SignedInContext, input: PromiseReportInput) =>
  readPromiseReport(ctx.openReport(ctx.workDb), input, ctx.now());
