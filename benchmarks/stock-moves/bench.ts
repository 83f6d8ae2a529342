import postgres from 'postgres';
import { startSandbox } from '@aabha/embedded/sandbox/sandbox';
import { findBuyers } from '../harness/buyers';
import { startBuilds } from '../harness/builds';
import { measurePair, printComparison, type Cost, type Pair } from '../harness/comparison';
import { cpuMs } from '../harness/harness';
import { buy, connectClient } from '../harness/purchases';
import { median } from '../load/load';
import { pace } from '../harness/rounds';

const SHOPPERS = 10;
const KEYS = { keyId: 'rzp_test_benchmark', keySecret: 'benchmark', webhookSecret: 'benchmark' };
const { ms, rounds } = pace();

const sandbox = await startSandbox({ ...KEYS, port: 0, webhookUrl: 'http://127.0.0.1:9/', lateMs: 500 });
const builds = await startBuilds({ durable: true });
const { harness, startApi } = builds.now;
const sql = postgres(harness.databaseUrl, { max: 1, onnotice: () => undefined });

const switchTriggers = (to: 'enable' | 'disable') =>
  sql.unsafe(
    `alter table stock_slots ${to} trigger stock_slots_record_added, ${to} trigger stock_slots_record_changed`,
  );

try {
  const provider = connectClient(sandbox.url);
  await provider.send('/sandbox/faults', { webhooksOff: true });
  provider.disconnect();
  const { tokens, productIds } = await findBuyers(harness.databaseUrl, SHOPPERS);
  const api = await startApi({ RAZORPAY_API_URL: sandbox.url });
  const p50s = { before: [] as number[], now: [] as number[] };

  /** Has all shoppers buy for one round. Returns the processor time of a purchase. */
  const purchases = async (which: keyof typeof p50s, round: number): Promise<Cost> => {
    await switchTriggers(which === 'now' ? 'enable' : 'disable');
    const used = () => ({ api: cpuMs(api.pid), database: harness.databaseCpuMs() });
    const durationsMs: number[] = [];
    const before = used();
    const until = performance.now() + ms;
    let next = round;
    await Promise.all(
      tokens.map(async (token) => {
        const [client, pay] = [connectClient(api.url, token), connectClient(sandbox.url)];
        while (performance.now() < until) {
          const from = performance.now();
          await buy(client.send, pay.send, productIds[next++ % productIds.length] ?? '');
          durationsMs.push(performance.now() - from);
        }
        client.disconnect();
        pay.disconnect();
      }),
    );
    const after = used();
    if (round > 0) p50s[which].push(median(durationsMs));
    const eachUs = (who: keyof typeof after) => ((after[who] - before[who]) * 1000) / durationsMs.length;
    return { serverUs: eachUs('api'), databaseUs: eachUs('database') };
  };

  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round += 1)
    pairs.push(
      await measurePair(round, {
        now: () => purchases('now', round),
        before: () => purchases('before', round),
      }),
    );
  printComparison([['purchase', pairs.slice(1)]]);
  const shown = (which: keyof typeof p50s) => `${median(p50s[which]).toFixed(1)} ms`;
  process.stdout.write(`p50 of a purchase: before ${shown('before')}, now ${shown('now')}\n`);
} finally {
  await sql.end();
  await builds.stop();
  await sandbox.stop();
}
