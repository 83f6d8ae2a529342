import { parseArgs } from 'node:util';
import { buildBundles } from './faults/bundles';
import { runFaults, type RunReport } from './faults/run-faults';
import { root } from './install.mjs';

/*
 * Breaks the shop while people buy, and looks whether anything was lost: npm run faults -- --minutes 10 --seed 7
 * `--seconds` for short runs, `--buyers 5`, `--only provider` for the faults with that in their name. Exits with 1 on a loss.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: '7' },
    buyers: { type: 'string', default: '5' },
    only: { type: 'string' },
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

function summary({ rounds, counts, orders, refunds, logsIn }: RunReport): string {
  const happened = rounds.filter((round) => round.happened).length;
  const kinds = new Set(rounds.map(({ fault }) => fault)).size;
  const wrong = rounds.flatMap((round) => round.wrong);
  const words = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
  return [
    `rounds ${rounds.length}, faults that happened ${happened} (of ${kinds} kinds), orders ${orders}, refunds ${refunds}`,
    `tried and told: ${words.join(', ')}`,
    `lost: ${wrong.length === 0 ? 'nothing' : `${wrong.length} things`}${logsIn ? `; logs in ${logsIn}` : ''}`,
  ].join('\n');
}

const began = Date.now();
const options = {
  seed: number('seed', values.seed),
  buyers: number('buyers', values.buyers),
  forMs: durationMs(),
};
say(`seed ${options.seed}, ${options.forMs / 1000} s, ${options.buyers} buyers, two processes of the API`);
const report = await runFaults({ ...options, only: values.only, bundles: await buildBundles(root), say });
say(`${summary(report)}\ntook ${((Date.now() - began) / 1000).toFixed(0)} s`);
process.exitCode = report.rounds.length > 0 && report.rounds.every(({ wrong }) => wrong.length === 0) ? 0 : 1;
