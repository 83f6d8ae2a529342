import { markdownTable } from '../markdown-table';
import type { RequestCounts } from './request-log';

/** The limits that a run must keep. */
export interface Bars {
  /** The most requests that may fail; undefined while an outage is expected. */
  maxFailed?: number;
  /** The most milliseconds from the fault, or its end, to the next order or upload. */
  openWithinMs?: number;
}

/** What happened during one fault. */
export interface FaultResult extends RequestCounts {
  name: string;
  bars: Bars;
  /** Requests that HAProxy sent again. */
  retried: number;
  /** Pictures that staff uploaded, and uploads that were refused, with the latest reason; only where there were uploads. */
  uploads?: { stored: number; refused: number; refusal?: string | undefined };
  /** Milliseconds from the fault, or its end, until the shop was open again; undefined where it was not. */
  openAfterMs: number | undefined;
  orders: number;
  refunds: number;
  /** Differences between database, payment provider and what callers were told. */
  differences: readonly string[];
}

const seconds = (ms: number | undefined) => (ms === undefined ? 'never' : `${(ms / 1000).toFixed(1)} s`);

/** Returns the limits that a result exceeds, in words. */
function missedBarsOf({ name, bars, ...result }: FaultResult): string[] {
  const { maxFailed, openWithinMs } = bars;
  const { openAfterMs = Infinity } = result;
  return [
    ...(result.requests === 0 ? [`${name}: there were no requests`] : []),
    ...(result.orders === 0 ? [`${name}: there were no orders`] : []),
    ...(result.uploads?.refused === 0 ? [`${name}: no upload was refused, so it met none`] : []),
    ...(maxFailed !== undefined && result.failed > maxFailed
      ? [`${name}: ${result.failed} requests failed, at most ${maxFailed} may`]
      : []),
    ...(openWithinMs !== undefined && openAfterMs > openWithinMs
      ? [`${name}: open again after ${seconds(result.openAfterMs)}, limit ${seconds(openWithinMs)}`]
      : []),
    ...result.differences.map((difference) => `${name}: ${difference}`),
  ];
}

/** Returns the limits that a run exceeded; empty for a run that passed. */
export const missedBars = (results: readonly FaultResult[]): string[] => results.flatMap(missedBarsOf);

const COLUMNS = [
  'fault',
  'requests',
  'failed',
  'waited',
  'retried',
  'longest interruption',
  'open again after',
  'orders',
  'refunds',
  'differences',
];

const cellsOf = (result: FaultResult): (string | number)[] => [
  result.name,
  result.requests,
  result.failed,
  result.waiting,
  result.retried,
  seconds(result.interruptionMs),
  result.bars.openWithinMs === undefined ? '' : seconds(result.openAfterMs),
  result.orders,
  result.refunds,
  result.differences.length,
];

/** Returns the results as a table of Markdown, and what exceeded its limit. */
export function clusterReportLines(results: readonly FaultResult[]): string[] {
  const missed = missedBars(results);
  return [
    ...markdownTable(COLUMNS, results.map(cellsOf)),
    ...missed.map((what) => `MISSED ${what}`),
    missed.length === 0 ? 'every limit was kept' : `${missed.length} limits were missed`,
  ];
}
