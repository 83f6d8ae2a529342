import { parseArgs } from 'node:util';
import { buildBundles } from './faults/bundles';
import { neverHappened, reportLines } from './faults/report';
import { runFaults } from './faults/run-faults';
import { root } from './install.mjs';

/*
 * Breaks the shop while people buy, and looks whether anything was lost: npm run faults -- --minutes 10 --seed 7
 * `--seconds` for short runs, `--buyers 5`, `--only provider,refund.` for what has one of these in its name, `--all`
 * to fail as well when something of what was asked for never happened. Exits with 1 on a loss.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: '7' },
    buyers: { type: 'string', default: '5' },
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
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
  return number('minutes', values.minutes ?? '2') * 60_000;
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
  only: values.only,
  signal: stopSignal(),
};
say(`seed ${options.seed}, ${options.forMs / 1000} s, ${options.buyers} buyers, two processes of the API`);
const report = await runFaults({ ...options, bundles: await buildBundles(root), say });
for (const line of reportLines(report)) say(line);
say(`took ${((Date.now() - began) / 1000).toFixed(0)} s`);
const kept = report.rounds.length > 0 && report.rounds.every(({ wrong }) => wrong.length === 0);
process.exitCode = kept && !(values.all && neverHappened(report).length > 0) ? 0 : 1;
