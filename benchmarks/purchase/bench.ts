import { startSandbox } from '@aabha/embedded/sandbox/sandbox';
import { at } from '../load/load';
import { findBuyers } from '../harness/buyers';
import { startBuilds, type Build } from '../harness/builds';
import { measurePair, printComparison, type Cost, type Pair } from '../harness/comparison';
import { cpuMs, type Harness, type Server } from '../harness/harness';
import { buy, connectClient } from '../harness/purchases';
import { pace } from '../harness/rounds';

const SHOPPERS = 10;
const KEYS = { keyId: 'rzp_test_benchmark', keySecret: 'benchmark', webhookSecret: 'benchmark' };
const { ms, rounds } = pace();

/** A shop with its shoppers. */
interface Shop {
  harness: Harness;
  api: Server;
  tokens: readonly string[];
  productIds: readonly string[];
}

const sandbox = await startSandbox({ ...KEYS, port: 0, webhookUrl: 'http://127.0.0.1:9/', lateMs: 500 });

async function openShop({ harness, startApi }: Build): Promise<Shop> {
  const buyers = await findBuyers(harness.databaseUrl, SHOPPERS);
  return { harness, api: await startApi({ RAZORPAY_API_URL: sandbox.url }), ...buyers };
}

/** Has all shoppers buy for one round, and prints it. Returns the processor time of a purchase. */
async function purchases(name: string, shop: Shop, round: number): Promise<Cost> {
  const { harness, api, tokens, productIds } = shop;
  const durationsMs: number[] = [];
  const used = () => ({ api: cpuMs(api.pid), database: harness.databaseCpuMs(), here: cpuMs(process.pid) });
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
  durationsMs.sort((a, b) => a - b);
  const after = used();
  const eachMs = (who: keyof typeof after) => (after[who] - before[who]) / durationsMs.length;
  const each = (who: keyof typeof after) => `${eachMs(who).toFixed(1)} ms`;
  process.stdout.write(
    `${name}: ${SHOPPERS} shoppers: ${(durationsMs.length / (ms / 1000)).toFixed(0)} purchases/s, p50 ${at(durationsMs, 0.5).toFixed(0)} ms, p99 ${at(durationsMs, 0.99).toFixed(0)} ms; ` +
      `processor time each: API ${each('api')}, database ${each('database')}, shoppers and sandbox ${each('here')}\n`,
  );
  return { serverUs: eachMs('api') * 1000, databaseUs: eachMs('database') * 1000 };
}

const builds = await startBuilds({ durable: true });
try {
  const provider = connectClient(sandbox.url);
  await provider.send('/sandbox/faults', { webhooksOff: true });
  provider.disconnect();
  const shop = await openShop(builds.now);
  const other = builds.before && (await openShop(builds.before));
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const now = () => purchases('now', shop, round);
    if (other) pairs.push(await measurePair(round, { now, before: () => purchases('before', other, round) }));
    else await now();
  }
  /* The first pair is warm-up. */
  if (other) printComparison([['purchase', pairs.slice(1)]]);
} finally {
  await builds.stop();
  await sandbox.stop();
}
