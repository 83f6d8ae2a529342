import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import postgres from 'postgres';
import { startSandbox } from '@aabha/embedded/sandbox/sandbox';
import { findBuyers } from '../harness/buyers';
import { cpuMs, startHarness, type Harness, type Server } from '../harness/harness';
import { buy, connectClient } from '../harness/purchases';
import { startRelay } from '../harness/relay';
import { pace } from '../harness/rounds';
import { median } from '../load/load';
import { openDatabaseSales } from './database-sales';

const BUYERS = Number(process.env.BUYERS || 32);
const CONNECTIONS = Number(process.env.CONNECTIONS || 32);
const SLOTS = Number(process.env.SLOTS || 64);
const KEYS = { keyId: 'rzp_test_benchmark', keySecret: 'benchmark', webhookSecret: 'benchmark' };
const { COMPARE_WITH } = process.env;
const { ms, rounds } = pace();

interface Round {
  perSecond: number;
  apiMs: number;
  databaseMs: number;
}
type Row = 'hot television' | 'many televisions' | 'database alone' | 'database alone, notifying';
type Results = Map<Row, Round[]>;

async function purchases(
  { harness, api, sandboxUrl }: { harness: Harness; api: Server; sandboxUrl: string },
  tokens: readonly string[],
  productIds: readonly string[],
): Promise<Round> {
  const used = () => ({ api: cpuMs(api.pid), database: harness.databaseCpuMs() });
  const before = used();
  const until = performance.now() + ms;
  let bought = 0;
  await Promise.all(
    tokens.map(async (token, index) => {
      const [shop, pay] = [connectClient(api.url, token), connectClient(sandboxUrl)];
      for (let next = index; performance.now() < until; next += 7) {
        await buy(shop.send, pay.send, productIds[next % productIds.length] ?? '');
        bought += 1;
      }
      shop.disconnect();
      pay.disconnect();
    }),
  );
  const after = used();
  return {
    perSecond: bought / (ms / 1000),
    apiMs: (after.api - before.api) / bought,
    databaseMs: (after.database - before.database) / bought,
  };
}

/** Measures the statements of sales without an API: with a relay, and with a notification in each transaction. */
async function databaseAlone(
  harness: Harness,
  { sql, hot, isThis }: { sql: postgres.Sql; hot: string; isThis: boolean },
  add: (row: Row, round: Round) => void,
): Promise<void> {
  const sales = await openDatabaseSales(harness.databaseUrl, hot, isThis);
  const { unlisten } = await sql.listen('aabha_changes', () => undefined);
  const measureRow = async (row: Row) => {
    const databaseBefore = harness.databaseCpuMs();
    const sold = await sales.run(ms);
    const databaseMs = (harness.databaseCpuMs() - databaseBefore) / sold;
    add(row, { perSecond: sold / (ms / 1000), apiMs: 0, databaseMs });
  };
  for (let round = 0; round < rounds; round += 1) {
    const stopRelay = isThis ? await startRelay(harness.databaseUrl, sql) : undefined;
    await measureRow('database alone');
    if (!stopRelay) continue;
    await stopRelay();
    await measureRow('database alone, notifying');
  }
  await unlisten();
  await sales.stop();
}

async function measureBuild(from: string | undefined): Promise<Results> {
  const sandbox = await startSandbox({ ...KEYS, port: 0, webhookUrl: 'http://127.0.0.1:9/', lateMs: 500 });
  const harness = await startHarness({ durable: true, from });
  const sql = postgres(harness.databaseUrl, { max: 1, onnotice: () => undefined });
  const results: Results = new Map();
  const add = (row: Row, round: Round) => results.set(row, [...(results.get(row) ?? []), round]);
  try {
    const { tokens, productIds } = await findBuyers(harness.databaseUrl, BUYERS);
    const [hot = '', ...many] = productIds;
    if (from === undefined) await sql`select set_stock_slots(${hot}, ${SLOTS})`;
    const env = { RAZORPAY_API_URL: sandbox.url, DATABASE_CONNECTIONS: String(CONNECTIONS) };
    const api = await harness.api(env, from);
    const at = { harness, api, sandboxUrl: sandbox.url };
    const provider = connectClient(sandbox.url);
    await provider.send('/sandbox/faults', { webhooksOff: true });
    provider.disconnect();
    await purchases(at, tokens, productIds);
    for (let round = 0; round < rounds; round += 1) {
      add('hot television', await purchases(at, tokens, [hot]));
      add('many televisions', await purchases(at, tokens, many));
    }
    await api.stop();
    await databaseAlone(harness, { sql, hot, isThis: from === undefined }, add);
  } finally {
    await sql.end();
    await harness.stop();
    await sandbox.stop();
  }
  return results;
}

const figure = (samples: readonly Round[], pick: (round: Round) => number) => median(samples.map(pick));

function print(build: string, results: Results, base?: Results): void {
  for (const [row, samples] of results) {
    const rate = figure(samples, (one) => one.perSecond);
    const before = base?.get(row);
    const ratio = before ? `${(rate / figure(before, (one) => one.perSecond)).toFixed(2)} of before` : '';
    const each = (pick: (round: Round) => number) => `${figure(samples, pick).toFixed(1)} ms`.padStart(9);
    process.stdout.write(
      `${build.padEnd(8)}${row.padEnd(30)}${`${rate.toFixed(0)}/s`.padStart(8)}${each((one) => one.apiMs)}${each((one) => one.databaseMs)}  ${ratio}\n`,
    );
  }
}

process.stdout.write(
  `${BUYERS} buyers, ${CONNECTIONS} connections, ${SLOTS} slots, ${rounds} rounds of ${ms / 1000} s, machine load ${(loadavg()[0] ?? 0).toFixed(1)}\n`,
);
process.stdout.write(`${' '.repeat(38)}   sales  API each   DB each\n`);
const before = COMPARE_WITH === undefined ? undefined : await measureBuild(resolve(COMPARE_WITH));
if (before) print('before', before);
print('now', await measureBuild(undefined), before);
process.exit();
