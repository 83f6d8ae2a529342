import { loadavg } from 'node:os';
import postgres from 'postgres';
import { startSandbox } from '@aabha/embedded/sandbox/sandbox';
import { startBuilds, type Build } from '../harness/builds';
import { findBuyers } from '../harness/buyers';
import { cpuMs, type Harness, type Server } from '../harness/harness';
import { buy, connectClient } from '../harness/purchases';
import { startRelay } from '../harness/relay';
import { pace } from '../harness/rounds';
import { median } from '../load/load';
import { openDatabaseSales } from './database-sales';
import { watchLockWaits } from './watch-lock-waits';

const BUYERS = Number(process.env.BUYERS || 32);
const CONNECTIONS = Number(process.env.CONNECTIONS || 32);
const SLOTS = Number(process.env.SLOTS || 64);
const KEYS = { keyId: 'rzp_test_benchmark', keySecret: 'benchmark', webhookSecret: 'benchmark' };
const { ms, rounds } = pace();

interface Round {
  perSecond: number;
  apiMs: number;
  databaseMs: number;
  /** Sessions that waited for a lock, on average. */
  waiting: number;
}
type Row = 'hot television' | 'many televisions' | 'database alone' | 'database alone, notifying';
type Results = Map<Row, Round[]>;

/** A build that sells. */
interface Shop {
  harness: Harness;
  api: Server;
  sandboxUrl: string;
  sql: postgres.Sql;
  tokens: readonly string[];
}

async function purchases(
  { harness, api, sandboxUrl, sql, tokens }: Shop,
  productIds: readonly string[],
): Promise<Round> {
  const used = () => ({ api: cpuMs(api.pid), database: harness.databaseCpuMs() });
  const before = used();
  const stopWatching = watchLockWaits(sql);
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
    waiting: await stopWatching(),
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
    const stopWatching = watchLockWaits(sql);
    const databaseBefore = harness.databaseCpuMs();
    const sold = await sales.run(ms);
    const databaseMs = (harness.databaseCpuMs() - databaseBefore) / sold;
    add(row, { perSecond: sold / (ms / 1000), apiMs: 0, databaseMs, waiting: await stopWatching() });
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

interface Measurement {
  results: Results;
  measureRound(): Promise<void>;
  /** Measures the database alone, after the last round. */
  finish(): Promise<void>;
}

/** Starts the shop of a build, with the television prepared where `isThis`. Its first purchases are not measured. */
async function startShop(build: Build, sandboxUrl: string, isThis: boolean): Promise<Measurement> {
  const { harness } = build;
  const sql = postgres(harness.databaseUrl, { max: 2, onnotice: () => undefined });
  const results: Results = new Map();
  const add = (row: Row, round: Round) => results.set(row, [...(results.get(row) ?? []), round]);
  const { tokens, productIds } = await findBuyers(harness.databaseUrl, BUYERS);
  const [hot = '', ...many] = productIds;
  if (isThis) await sql`select set_stock_slots(${hot}, ${SLOTS})`;
  const env = { RAZORPAY_API_URL: sandboxUrl, DATABASE_CONNECTIONS: String(CONNECTIONS) };
  const api = await build.startApi(env);
  const shop = { harness, api, sandboxUrl, sql, tokens };
  await purchases(shop, productIds);
  return {
    results,
    async measureRound() {
      add('hot television', await purchases(shop, [hot]));
      add('many televisions', await purchases(shop, many));
    },
    async finish() {
      await api.stop();
      await databaseAlone(harness, { sql, hot, isThis }, add);
      await sql.end();
    },
  };
}

const figure = (samples: readonly Round[], pick: (round: Round) => number) => median(samples.map(pick));

function print(build: string, results: Results, base?: Results): void {
  for (const [row, samples] of results) {
    const rate = figure(samples, (one) => one.perSecond);
    const before = base?.get(row);
    const processorMs = (one: Round) => one.apiMs + one.databaseMs;
    const ratio = before
      ? `${(rate / figure(before, (one) => one.perSecond)).toFixed(2)} of before, processor time ${(figure(samples, processorMs) / figure(before, processorMs)).toFixed(2)}`
      : '';
    const waiting = figure(samples, (one) => one.waiting)
      .toFixed(1)
      .padStart(9);
    const each = (pick: (round: Round) => number) => `${figure(samples, pick).toFixed(1)} ms`.padStart(9);
    process.stdout.write(
      `${build.padEnd(8)}${row.padEnd(30)}${`${rate.toFixed(0)}/s`.padStart(8)}${each((one) => one.apiMs)}${each((one) => one.databaseMs)}${each(processorMs)}${waiting}  ${ratio}\n`,
    );
  }
}

process.stdout.write(
  `${BUYERS} buyers, ${CONNECTIONS} connections, ${SLOTS} slots, ${rounds} rounds of ${ms / 1000} s, machine load ${(loadavg()[0] ?? 0).toFixed(1)}\n`,
);
process.stdout.write(`${' '.repeat(38)}   sales  API each   DB each     both  waiting\n`);
const sandbox = await startSandbox({ ...KEYS, port: 0, webhookUrl: 'http://127.0.0.1:9/', lateMs: 500 });
const provider = connectClient(sandbox.url);
await provider.send('/sandbox/faults', { webhooksOff: true });
provider.disconnect();
const builds = await startBuilds({ durable: true });
try {
  const before = builds.before && (await startShop(builds.before, sandbox.url, false));
  const now = await startShop(builds.now, sandbox.url, true);
  /* In turn, so that other work of the machine meets both. */
  for (let round = 0; round < rounds; round += 1) {
    await before?.measureRound();
    await now.measureRound();
  }
  await before?.finish();
  await now.finish();
  if (before) print('before', before.results);
  print('now', now.results, before?.results);
} finally {
  await builds.stop();
  await sandbox.stop();
}
process.exit();
