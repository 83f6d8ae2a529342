import { markdownTable } from '../markdown-table';
import type { PreviousBuild } from './previous-build';
import type { PhaseCounts } from './sale-log';

/** What happened while migrations ran during a sale. */
export interface MigrationResult {
  phases: readonly PhaseCounts[];
  /** What the command that migrates wrote. */
  output: readonly string[];
  failures: readonly string[];
  /** Differences between the database, the payment provider and what callers were told. */
  differences: readonly string[];
  cancelled: number;
  /** Purchases that the provider's event completed, since a lock was not free in time. */
  confirmedLater: number;
  /** The purchases that were to start each second. */
  perSecond: number;
  logsIn: string | undefined;
}

const COLUMNS = [
  'phase',
  'seconds',
  'requests',
  'failed',
  'purchases',
  'purchases a second',
  'slowest request',
];
const MOST_SHOWN = 10;

/** Returns what was missed; empty for a run that passed. A phase without a purchase shows nothing. */
export const missedByMigration = ({
  phases,
  failures,
  differences,
}: Pick<MigrationResult, 'phases' | 'failures' | 'differences'>): string[] => [
  ...(phases.reduce((sum, { purchases }) => sum + purchases, 0) === 0 ? ['there were no purchases'] : []),
  ...phases.filter(({ requests }) => requests === 0).map(({ name }) => `${name}: there were no requests`),
  ...failures,
  ...differences,
];

const cellsOf = ({ name, ms, requests, failed, purchases, slowestMs }: PhaseCounts) => [
  name,
  (ms / 1000).toFixed(1),
  requests,
  failed,
  purchases,
  ((purchases * 1000) / ms).toFixed(0),
  `${slowestMs.toFixed(0)} ms`,
];

/** Returns the sum of phases, as one. */
const total = (phases: readonly PhaseCounts[]): PhaseCounts => {
  const sum = (key: 'ms' | 'requests' | 'failed' | 'purchases') =>
    phases.reduce((all, phase) => all + phase[key], 0);
  return {
    name: 'all',
    ms: sum('ms'),
    requests: sum('requests'),
    failed: sum('failed'),
    purchases: sum('purchases'),
    slowestMs: Math.max(0, ...phases.map(({ slowestMs }) => slowestMs)),
  };
};

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const LONGEST_LINE = 160;

/** Returns what was missed with equal lines as one, ids left out. */
function grouped(missed: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const what of missed.map((line) => line.replaceAll(ID, '…').slice(0, LONGEST_LINE)))
    times.set(what, (times.get(what) ?? 0) + 1);
  return [...times].map(([what, count]) => `MISSED ${count} × ${what}`);
}

/** Returns the line that names the builds of a run. */
export const previousBuildLines = ({ commit, last, missing, hasOtherPackages }: PreviousBuild): string[] => [
  `the API of ${commit.slice(0, 12)} sells, whose newest migration is ${last.tag}; to run: ${missing.join(', ')}`,
  ...(hasOtherPackages
    ? ['that commit has other packages or patches; it is built with those installed here']
    : []),
];

/** Returns the report of a run as lines: a table of Markdown, and what was missed. */
export function migrationReportLines(result: MigrationResult): string[] {
  const { phases, output, perSecond, cancelled, confirmedLater, logsIn } = result;
  const all = total(phases);
  const missed = missedByMigration(result);
  return [
    ...markdownTable(COLUMNS, [...phases, all].map(cellsOf)),
    ...output.map((line) => `npm run db:migrate: ${line}`),
    `purchases a second: ${((all.purchases * 1000) / all.ms).toFixed(0)} of ${perSecond} wanted; ${cancelled} orders were cancelled, ${confirmedLater} confirmed later by mail`,
    ...grouped(missed).slice(0, MOST_SHOWN),
    missed.length === 0
      ? `0 of ${all.requests} requests failed, nothing was lost`
      : `${result.failures.length} of ${all.requests} requests failed, ${result.differences.length} differences${logsIn ? `; logs in ${logsIn}` : ''}`,
  ];
}
