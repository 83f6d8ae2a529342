import { parseArgs } from 'node:util';
import { ensureSystemPackages } from './cluster/system-packages';
import { buildBundles } from './faults/bundles';
import { clusterReportLines, missedBars } from './faults/cluster/cluster-report';
import { runClusterFaults } from './faults/cluster/run-cluster-faults';
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
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: '7' },
    buyers: { type: 'string', default: '5' },
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
    complete: { type: 'boolean', default: false },
    cluster: { type: 'boolean', default: false },
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
  buyers: number('buyers', values.buyers),
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
const passed = await (values.cluster ? faultCluster() : faultProcesses());
say(`took ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
process.exitCode = passed ? 0 : 1;
