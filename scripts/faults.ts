import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureSystemPackages } from './cluster/system-packages';
import { buildApi, buildBundles } from './faults/bundles';
import { clusterReportLines, missedBars } from './faults/cluster/cluster-report';
import { runClusterFaults } from './faults/cluster/run-cluster-faults';
import { buildPrevious } from './faults/migration/build-previous';
import {
  migrationReportLines,
  missedByMigration,
  previousBuildLines,
} from './faults/migration/migration-report';
import { findPreviousBuild } from './faults/migration/previous-build';
import { runMigration } from './faults/migration/run-migration';
import { neverHappened, reportLines } from './faults/report';
import { runFaults } from './faults/run-faults';
import { SHORT_RUN, SHORT_RUN_MS } from './faults/short-run';
import { root } from './install.mjs';
import { buildApps } from './stack/build-apps';
import { Steps } from './stack/steps';

/*
 * Injects process and dependency faults under load and checks the invariants after each round:
 * npm run faults -- --minutes 10 --seed 7
 * `--seconds` sets a shorter duration, `--buyers 5` the number of buyers, `--only provider,refund.` selects faults by
 * parts of their names, `--short` runs the list of the test suite, `--complete` ends once each fault has happened.
 * Exits with 1 when an invariant is broken or a selected fault never happened. Ten minutes are enough for all faults.
 *
 * `--cluster` stops and kills the parts of a cluster (npm run cluster) one after the other instead, and exits with 1 when
 * a limit is missed (docs/SCALING.md#faults-of-a-cluster); it knows `--seed`, `--buyers` and `--only`.
 *
 * `--migration` runs the newest migrations while the API of the commit before them sells, then replaces it, and exits with
 * 1 when a request fails, something is lost, or the history has no such commit (docs/OPERATIONS.md#migrations-during-a-sale).
 * `--from 0024` runs all from that number on, `--per-second 50` sets the rate, `--seconds` the duration, `--short` five.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: '7' },
    buyers: { type: 'string' },
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
    complete: { type: 'boolean', default: false },
    cluster: { type: 'boolean', default: false },
    migration: { type: 'boolean', default: false },
    from: { type: 'string' },
    'per-second': { type: 'string' },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);

function number(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0) throw new Error(`--${name} must be a number above 0.`);
  return value;
}

function durationMs(): number {
  if (values.seconds !== undefined) return number('seconds', values.seconds) * 1000;
  if (values.short && values.minutes === undefined) return SHORT_RUN_MS;
  return number('minutes', values.minutes ?? '10') * 60_000;
}

/** Returns a signal that SIGINT and SIGTERM abort; the run ends after the current round and stops its processes. */
function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => {
      say('stopping after this round …');
      stopping.abort();
    });
  return stopping.signal;
}

const options = {
  seed: number('seed', values.seed),
  buyers: number('buyers', values.buyers ?? '5'),
  only: values.short ? SHORT_RUN : values.only?.split(','),
};

/** Returns whether every limit was kept. */
async function faultCluster(): Promise<boolean> {
  const programs = await ensureSystemPackages(say);
  const steps = new Steps();
  await steps.run('Building the three apps', () => buildApps(root));
  const signal = stopSignal();
  const results = await runClusterFaults({ ...options, root, programs, steps, say, signal });
  for (const line of clusterReportLines(results)) say(line);
  return missedBars(results).length === 0 && !signal.aborted;
}

/** Runs with migrations. `SHORT` is for a test suite that has other work beside. */
const LONG = { seconds: '60', perSecond: '50', buyers: '12' };
const SHORT = { seconds: '3', perSecond: '10', buyers: '8' };
/** The phases of such a run that last as long as they are told to. */
const PHASES = 4;

/** Returns whether every request succeeded and nothing was lost. */
async function migrateDuringSale(): Promise<boolean> {
  const previous = findPreviousBuild(root, values.from);
  if (typeof previous === 'string') {
    say(`NOT RUN: ${previous}`);
    return false;
  }
  for (const line of previousBuildLines(previous)) say(line);
  const usual = values.short ? SHORT : LONG;
  const load = {
    phaseMs: (number('seconds', values.seconds ?? usual.seconds) * 1000) / PHASES,
    perSecond: number('per-second', values['per-second'] ?? usual.perSecond),
    buyers: number('buyers', values.buyers ?? usual.buyers),
    isDurable: !values.short,
    hasWorkers: !values.short,
  };
  const api = join(root, 'apps/api');
  const [previousBuild] = await Promise.all([
    buildPrevious(root, previous.commit),
    buildApi(api, 'production'),
  ]);
  const bundle = join(api, 'dist/main.js');
  const { seed } = options;
  const result = await runMigration({ root, seed, previous, previousBuild, bundle, ...load });
  for (const line of migrationReportLines(result)) say(line);
  return missedByMigration(result).length === 0;
}

/** Returns whether nothing was lost and each selected fault happened. */
async function faultProcesses(): Promise<boolean> {
  const forMs = durationMs();
  const endsWhenComplete = values.short || values.complete;
  if (values.short) say(`required: ${SHORT_RUN.join(', ')}`);
  say(`seed ${options.seed}, ${forMs / 1000} s, ${options.buyers} buyers, two API processes`);
  const bundles = await buildBundles(root);
  const signal = stopSignal();
  const report = await runFaults({ ...options, forMs, endsWhenComplete, signal, bundles, say });
  for (const line of reportLines(report)) say(line);
  const isLossless = report.rounds.length > 0 && report.rounds.every(({ wrong }) => wrong.length === 0);
  return isLossless && neverHappened(report).length === 0;
}

const startedAt = Date.now();
const run = values.cluster ? faultCluster : values.migration ? migrateDuringSale : faultProcesses;
const passed = await run();
say(`took ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
process.exitCode = passed ? 0 : 1;
