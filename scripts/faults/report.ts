import type { Count, Item } from './schedule';

/** What a run came to. */
export interface RunReport {
  /** In the order in which they came; the times are how long it was broken and worked on, and how long it took to rest. */
  rounds: { wrong: string[] }[];
  blows: (Item & Count)[];
  /** `met` is how many calls, events, refunds and mails met it. */
  weathers: (Item & Count & { met: number })[];
  /** What people did and were told. */
  tried: Record<string, number>;
  orders: number;
  refunds: number;
  /** Refusals with how often they were met. */
  refusals: ReadonlyMap<string, number>;
  logsIn: string | undefined;
}

const row = (name: string, ...cells: (string | number)[]) =>
  `  ${name.padEnd(44)}${cells.map((cell) => String(cell).padStart(11)).join('')}`;

/** What was asked for and never happened. */
export function neverHappened({ blows, weathers }: Pick<RunReport, 'blows' | 'weathers'>): string[] {
  return [...blows, ...weathers].filter(({ happened }) => happened === 0).map(({ name }) => name);
}

function coverage(report: RunReport): string[] {
  const { blows, weathers } = report;
  const missing = neverHappened(report);
  const all = blows.length + weathers.length;
  if (missing.length === 0) return [`each of the ${all} happened at least once`];
  const inVain = [...blows, ...weathers].filter(({ tried, happened }) => tried > 0 && happened === 0);
  const why = inVain.length === 0 ? [] : [`tried in vain: ${inVain.map(({ name }) => name).join(', ')}`];
  const noTurn = missing.length - inVain.length;
  return [
    `FAILED: ${missing.length} of the ${all} never happened, ${noTurn} for want of time: ${missing.join(', ')}`,
    ...why,
  ];
}

const REFUSALS_SHOWN = 8;

function refusals({ refusals: met }: RunReport): string[] {
  const most: [string, number][] = [...met].toSorted(([, a], [, b]) => b - a).slice(0, REFUSALS_SHOWN);
  return most.length === 0
    ? []
    : ['refused most', ...most.map(([what, times]) => `  ${String(times).padStart(5)} × ${what}`)];
}

/** The tables of a run: what was hit how often, what people did, and what was lost. */
export function reportLines(report: RunReport): string[] {
  const { rounds, blows, weathers, tried, orders, refunds, logsIn } = report;
  const wrong = rounds.flatMap((round) => round.wrong);
  return [
    row('killed or restarted', 'tried', 'happened'),
    ...blows.map(({ name, tried: times, happened }) => row(name, times, happened)),
    row('meanwhile', 'rounds', 'felt in', 'by so many'),
    ...weathers.map(({ name, tried: times, happened, met }) => row(name, times, happened, met)),
    ...refusals(report),
    `rounds ${rounds.length}, orders ${orders}, refunds ${refunds}`,
    `tried and told: ${Object.entries(tried)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ')}`,
    ...coverage(report),
    `lost: ${wrong.length === 0 ? 'nothing' : `${wrong.length} things`}${logsIn ? `; logs in ${logsIn}` : ''}`,
  ];
}
