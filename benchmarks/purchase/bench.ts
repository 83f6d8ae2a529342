import { startSandbox } from '@aabha/embedded/sandbox/sandbox';
import { at } from '../load/load';
import { findBuyers } from '../harness/buyers';
import { buy, connectClient } from '../harness/purchases';
import { pace } from '../harness/rounds';
import { cpuMs, startHarness } from '../harness/harness';

const SHOPPERS = 10;
const KEYS = { keyId: 'rzp_test_benchmark', keySecret: 'benchmark', webhookSecret: 'benchmark' };

const sandbox = await startSandbox({ ...KEYS, port: 0, webhookUrl: 'http://127.0.0.1:9/', lateMs: 500 });
const harness = await startHarness({ durable: true });
try {
  const { tokens, productIds } = await findBuyers(harness.databaseUrl, SHOPPERS);
  const api = await harness.api({ RAZORPAY_API_URL: sandbox.url });
  const provider = connectClient(sandbox.url);
  await provider.send('/sandbox/faults', { webhooksOff: true });
  provider.disconnect();
  const { ms, rounds } = pace();
  for (let round = 0; round < rounds; round += 1) {
    const durationsMs: number[] = [];
    const used = () => ({ api: cpuMs(api.pid), database: harness.databaseCpuMs(), here: cpuMs(process.pid) });
    const before = used();
    const until = performance.now() + ms;
    let next = round;
    await Promise.all(
      tokens.map(async (token) => {
        const [shop, pay] = [connectClient(api.url, token), connectClient(sandbox.url)];
        while (performance.now() < until) {
          const from = performance.now();
          await buy(shop.send, pay.send, productIds[next++ % productIds.length] ?? '');
          durationsMs.push(performance.now() - from);
        }
        shop.disconnect();
        pay.disconnect();
      }),
    );
    durationsMs.sort((a, b) => a - b);
    const after = used();
    const each = (who: keyof typeof after) =>
      `${((after[who] - before[who]) / durationsMs.length).toFixed(1)} ms`;
    process.stdout.write(
      `${SHOPPERS} shoppers: ${(durationsMs.length / (ms / 1000)).toFixed(0)} purchases/s, p50 ${at(durationsMs, 0.5).toFixed(0)} ms, p99 ${at(durationsMs, 0.99).toFixed(0)} ms; ` +
        `processor time each: API ${each('api')}, database ${each('database')}, shoppers and sandbox ${each('here')}\n`,
    );
  }
} finally {
  await harness.stop();
  await sandbox.stop();
}
