import type { Count, Item } from './schedule';

/** The results of a run. */
export interface RunReport {
  /** One entry a round, in order, with descriptions of its broken invariants. */
  rounds: { wrong: string[] }[];
  processFaults: (Item & Count)[];
  /** `met` is the number of calls, events, refunds and mails that the fault affected. */
  dependencyFaults: (Item & Count & { met: number })[];
  /** How often each step was tried, and how often it was confirmed. */
  tried: Record<string, number>;
  orders: number;
  refunds: number;
  /** The number of responses for each refusal. */
  refusals: ReadonlyMap<string, number>;
  logsIn: string | undefined;
}

const row = (name: string, ...cells: (string | number)[]) =>
  `  ${name.padEnd(44)}${cells.map((cell) => String(cell).padStart(11)).join('')}`;

/** Returns the names of the selected faults that never happened. */
export function neverHappened({
  processFaults,
  dependencyFaults,
}: Pick<RunReport, 'processFaults' | 'dependencyFaults'>): string[] {
  return [...processFaults, ...dependencyFaults]
    .filter(({ happened }) => happened === 0)
    .map(({ name }) => name);
}

function coverage(report: RunReport): string[] {
  const { processFaults, dependencyFaults } = report;
  const missing = neverHappened(report);
  const all = processFaults.length + dependencyFaults.length;
  if (missing.length === 0) return [`each of the ${all} happened at least once`];
  const unreached = [...processFaults, ...dependencyFaults].filter(
    ({ tried, happened }) => tried > 0 && happened === 0,
  );
  const why =
    unreached.length === 0 ? [] : [`tried without effect: ${unreached.map(({ name }) => name).join(', ')}`];
  const untried = missing.length - unreached.length;
  return [
    `FAILED: ${missing.length} of the ${all} never happened, ${untried} not tried: ${missing.join(', ')}`,
    ...why,
  ];
}

const REFUSALS_SHOWN = 8;

function refusals({ refusals: met }: RunReport): string[] {
  const most: [string, number][] = [...met].toSorted(([, a], [, b]) => b - a).slice(0, REFUSALS_SHOWN);
  return most.length === 0
    ? []
    : ['most frequent refusals', ...most.map(([what, times]) => `  ${String(times).padStart(5)} × ${what}`)];
}

/** Returns the report of a run as lines: coverage of the faults, refusals, counts and broken invariants. */
export function reportLines(report: RunReport): string[] {
  const { rounds, processFaults, dependencyFaults, tried, orders, refunds, logsIn } = report;
  const wrong = rounds.flatMap((round) => round.wrong);
  return [
    row('process fault', 'tried', 'happened'),
    ...processFaults.map(({ name, tried: times, happened }) => row(name, times, happened)),
    row('dependency fault', 'rounds', 'effective', 'affected'),
    ...dependencyFaults.map(({ name, tried: times, happened, met }) => row(name, times, happened, met)),
    ...refusals(report),
    `rounds ${rounds.length}, orders ${orders}, refunds ${refunds}`,
    `tried and confirmed: ${Object.entries(tried)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ')}`,
    ...coverage(report),
    `lost: ${wrong.length === 0 ? 'nothing' : `${wrong.length} things`}${logsIn ? `; logs in ${logsIn}` : ''}`,
  ];
}
