import { parseArgs } from 'node:util';
import { buildBundles } from './faults/bundles';
import { neverHappened, reportLines } from './faults/report';
import { runFaults } from './faults/run-faults';
import { SHORT_RUN, SHORT_RUN_MS } from './faults/short-run';
import { root } from './install.mjs';

/*
 * Breaks the shop while people buy, and looks whether anything was lost: npm run faults -- --minutes 10 --seed 7
 * `--seconds` for short runs, `--buyers 5`, `--only provider,refund.` for what has one of these in its name, `--short`
 * for the list that the test suite promises, `--complete` to end as soon as everything has happened. Exits with 1 on a loss, and when a fault that was asked for never happened:
 * ten minutes are enough for all of them.
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

/** Ctrl-C ends the run after the round in hand, so that nothing of it is left running. */
function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => {
      say('stopping after this round …');
      stopping.abort();
    });
  return stopping.signal;
}

const began = Date.now();
const options = {
  seed: number('seed', values.seed),
  buyers: number('buyers', values.buyers),
  forMs: durationMs(),
  only: values.short ? SHORT_RUN : values.only?.split(','),
  endsWhenComplete: values.short || values.complete,
  signal: stopSignal(),
};
if (values.short) say(`promised: ${SHORT_RUN.join(', ')}`);
say(`seed ${options.seed}, ${options.forMs / 1000} s, ${options.buyers} buyers, two processes of the API`);
const report = await runFaults({ ...options, bundles: await buildBundles(root), say });
for (const line of reportLines(report)) say(line);
say(`took ${((Date.now() - began) / 1000).toFixed(0)} s`);
const kept = report.rounds.length > 0 && report.rounds.every(({ wrong }) => wrong.length === 0);
process.exitCode = kept && neverHappened(report).length === 0 ? 0 : 1;
