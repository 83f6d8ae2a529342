import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { median } from '../load/load';
import { ATTACKS } from './attacks';
import { startEnvironment, type ShopUnderTest } from './environment';
import type { RoundResult } from './shoppers';

const ROUNDS = Number(process.env.ROUNDS || 2);
const ROUND_MS = Number(process.env.ROUND_SECONDS || 5) * 1000;
const WARM_UP_MS = 3000;
const { COMPARE_WITH } = process.env;

const columnsOf = (rounds: readonly RoundResult[]) =>
  [
    median(rounds.map(({ p50Ms }) => p50Ms)).toFixed(0),
    median(rounds.map(({ p95Ms }) => p95Ms)).toFixed(0),
    String(rounds.reduce((sum, { orders }) => sum + orders, 0)),
    String(rounds.reduce((sum, { failed }) => sum + failed, 0)),
  ]
    .map((column) => column.padStart(8))
    .join('');

/** Prints a row for each attack, quiet and attacked rounds measured in turn. */
async function measure(build: string, shop: ShopUnderTest): Promise<void> {
  await shop.run(WARM_UP_MS);
  for (const attack of ATTACKS) {
    const [quiet, attacked]: [RoundResult[], RoundResult[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push(await shop.run(ROUND_MS));
      const stop = await attack.start(shop);
      attacked.push(await shop.run(ROUND_MS));
      stop();
    }
    process.stdout.write(
      `${build.padEnd(8)}${attack.name.padEnd(36)}${columnsOf(quiet)}${columnsOf(attacked)}\n`,
    );
  }
}

const environment = await startEnvironment();
try {
  const load = (loadavg()[0] ?? 0).toFixed(1);
  process.stdout.write(`${ROUNDS} rounds of ${ROUND_MS / 1000} s, machine load ${load}\n`);
  process.stdout.write(`${' '.repeat(44)}   quiet: p50, p95 ms, orders, failed   attacked: the same\n`);
  if (COMPARE_WITH) await measure('before', await environment.start(resolve(COMPARE_WITH)));
  await measure('now', await environment.start());
} finally {
  await environment.stop();
}
process.exit();
