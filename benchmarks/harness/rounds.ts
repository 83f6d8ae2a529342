import { loadavg } from 'node:os';
import { load, median, type Call, type Measured } from '../load/load';
import { measurePair, printComparison, type Cost, type Pair } from './comparison';
import { cpuMs, type Server, type Harness } from './harness';

/** A row of the table: the requests, their server and the baseline they are compared with. */
export interface Row {
  name: string;
  server: Server;
  calls: readonly Call[];
  /** The name of the row that is the baseline of this one. */
  baseline?: string;
}

export interface Sample extends Measured, Cost {}

async function sample(harness: Harness, row: Row, connections: number, ms: number): Promise<Sample> {
  const before = { server: cpuMs(row.server.pid), database: harness.databaseCpuMs() };
  const measured = await load(row.server.url, row.calls, connections, ms);
  const requests = Math.max(1, measured.requests);
  return {
    ...measured,
    serverUs: ((cpuMs(row.server.pid) - before.server) * 1000) / requests,
    databaseUs: ((harness.databaseCpuMs() - before.database) * 1000) / requests,
  };
}

function lineOf(
  row: Row,
  samples: readonly Sample[],
  baselines: ReadonlyMap<string, readonly Sample[]>,
): string {
  const of = (pick: (one: Sample) => number) => samples.map(pick);
  const rates = of((one) => one.perSecond);
  const baseline = row.baseline === undefined ? undefined : baselines.get(row.baseline);
  /* Ratios are taken within a round, so that interference affects both figures. */
  const ratio =
    baseline && median(samples.map((one, round) => one.perSecond / (baseline[round]?.perSecond ?? NaN)));
  return [
    row.name.padEnd(34),
    `${median(rates).toFixed(0)}/s`.padStart(9),
    `${Math.min(...rates).toFixed(0)} to ${Math.max(...rates).toFixed(0)}`.padStart(16),
    `${median(of((one) => one.p50Ms)).toFixed(2)}`.padStart(8),
    `${median(of((one) => one.p99Ms)).toFixed(1)}`.padStart(8),
    `${median(of((one) => one.serverUs)).toFixed(0)}`.padStart(8),
    `${median(of((one) => one.databaseUs)).toFixed(0)}`.padStart(8),
    (ratio === undefined ? '' : `${ratio.toFixed(2)} of ${row.baseline}`).padStart(24),
    ` ${of((one) => one.failed).reduce((a, b) => a + b, 0)}`,
  ].join(' ');
}

/** The rows of another build, with the names of this one's, and its harness. */
interface OtherBuild {
  harness: Harness;
  rows: readonly Row[];
}

interface Settings {
  connections: number;
  rounds: number;
  ms: number;
  /** A build that is measured in the same rounds. */
  before?: OtherBuild | undefined;
}

/**
 * Measures each row in turn, `rounds` times, and prints medians with their range; with another build, also the ratios of
 * processor times. Returns the samples of each row.
 */
export async function measure(
  harness: Harness,
  rows: readonly Row[],
  { connections, rounds, ms, before }: Settings,
): Promise<ReadonlyMap<string, readonly Sample[]>> {
  const samples = new Map<string, Sample[]>(rows.map((row) => [row.name, []]));
  const pairs = new Map<string, Pair[]>(before?.rows.map((row) => [row.name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const row of rows) {
      const now = () => sample(harness, row, connections, ms);
      const other = before?.rows.find(({ name }) => name === row.name);
      const pair =
        before &&
        other &&
        (await measurePair(round, { now, before: () => sample(before.harness, other, connections, ms) }));
      samples.get(row.name)?.push(pair?.now ?? (await now()));
      if (pair) pairs.get(row.name)?.push(pair);
    }
  const load1 = (loadavg()[0] ?? 0).toFixed(1);
  process.stdout.write(
    `\n${connections} connections, ${rounds} rounds of ${ms / 1000} s, machine load ${load1}\n`,
  );
  process.stdout.write(
    `${'what'.padEnd(34)}    median        min to max   p50 ms   p99 ms  API µs   DB µs                 of its baseline failed\n`,
  );
  for (const row of rows) process.stdout.write(`${lineOf(row, samples.get(row.name) ?? [], samples)}\n`);
  if (before) printComparison(pairs);
  return samples;
}

/** Returns the duration and number of rounds, from ROUND_SECONDS and ROUNDS. */
export const pace = () => ({
  ms: Number(process.env.ROUND_SECONDS || 2) * 1000,
  rounds: Number(process.env.ROUNDS || 5),
});
