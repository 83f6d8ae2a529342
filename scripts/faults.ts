import { parseArgs } from 'node:util';
import { buildBundles } from './faults/bundles';
import { neverHappened, reportLines } from './faults/report';
import { runFaults } from './faults/run-faults';
import { SHORT_RUN, SHORT_RUN_MS } from './faults/short-run';
import { root } from './install.mjs';

/*
 * Injects process and dependency faults under load and checks the invariants after each round:
 * npm run faults -- --minutes 10 --seed 7
 * `--seconds` sets a shorter duration, `--buyers 5` the number of buyers, `--only provider,refund.` selects faults by
 * parts of their names, `--short` runs the list of the test suite, `--complete` ends once each fault has happened.
 * Exits with 1 when an invariant is broken or a selected fault never happened. Ten minutes are enough for all faults.
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

const startedAt = Date.now();
const options = {
  seed: number('seed', values.seed),
  buyers: number('buyers', values.buyers),
  forMs: durationMs(),
  only: values.short ? SHORT_RUN : values.only?.split(','),
  endsWhenComplete: values.short || values.complete,
  signal: stopSignal(),
};
if (values.short) say(`required: ${SHORT_RUN.join(', ')}`);
say(`seed ${options.seed}, ${options.forMs / 1000} s, ${options.buyers} buyers, two API processes`);
const report = await runFaults({ ...options, bundles: await buildBundles(root), say });
for (const line of reportLines(report)) say(line);
say(`took ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
const isLossless = report.rounds.length > 0 && report.rounds.every(({ wrong }) => wrong.length === 0);
process.exitCode = isLossless && neverHappened(report).length === 0 ? 0 : 1;
