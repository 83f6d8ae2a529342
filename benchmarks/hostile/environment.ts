import { startSandbox } from '@aabha/embedded/sandbox/sandbox';
import { findBuyers } from '../harness/buyers';
import { startHarness } from '../harness/harness';
import type { Target } from './attacks';
import { runShoppers, type RoundResult, type ShopperOptions } from './shoppers';

const SHOPPERS = 4;
const KEYS = { keyId: 'rzp_test_benchmark', keySecret: 'benchmark', webhookSecret: 'benchmark' };

/** An API and a storefront as built, each a process of its own. */
export interface ShopUnderTest extends Target {
  /** Has four shoppers buy for `ms` milliseconds. */
  run(ms: number): Promise<RoundResult>;
}

/** Starts a database and a payment sandbox, on which builds can be started one after the other. */
export async function startEnvironment() {
  const sandbox = await startSandbox({ ...KEYS, port: 0, webhookUrl: 'http://127.0.0.1:9/', lateMs: 500 });
  await fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ webhooksOff: true }),
  });
  const harness = await startHarness();
  const { tokens, productIds } = await findBuyers(harness.databaseUrl, SHOPPERS);
  return {
    /** Starts the build of another checkout, or of this one. */
    async start(checkout?: string): Promise<ShopUnderTest> {
      /* Attackers and shoppers share one address: without a trusted proxy they would be one network, with one limit. */
      const api = await harness.api({ RAZORPAY_API_URL: sandbox.url, TRUSTED_PROXIES: 'loopback' }, checkout);
      const store = await harness.store(api, checkout);
      const options: ShopperOptions = {
        storeUrl: store.url,
        sandboxUrl: sandbox.url,
        tokens,
        productIds,
      };
      return { api: api.url, store: store.url, run: (ms) => runShoppers(options, ms) };
    },
    async stop() {
      await harness.stop();
      await sandbox.stop();
    },
  };
}
