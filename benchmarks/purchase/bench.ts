import { startSandbox } from '@aabha/embedded/sandbox/sandbox';
import { at, bytesOf, Caller } from '../load/load';
import { findBuyers } from '../harness/buyers';
import { pace } from '../harness/rounds';
import { cpuMs, startHarness } from '../harness/harness';

const SHOPPERS = 10;
const KEYS = { keyId: 'rzp_test_benchmark', keySecret: 'benchmark', webhookSecret: 'benchmark' };
const ADDRESS = {
  name: 'Asha Rao',
  email: 'asha@bench.example',
  address: '7 Temple Street',
  city: 'Bengaluru',
  zip: '560034',
};

type SendCall = <T>(path: string, body: unknown) => Promise<T>;

/** Returns a client with one keep-alive connection to a server, as a browser has. */
function connectClient(base: string, token?: string): { send: SendCall; disconnect(): void } {
  const url = new URL(base);
  const caller = new Caller(url);
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return {
    async send<T>(path: string, body: unknown) {
      const call = { path, method: 'POST' as const, body: JSON.stringify(body), headers };
      const response = await caller.send(bytesOf(call, url.host));
      if (!response.ok) throw new Error(`${base}${path}: ${response.text()}`);
      return JSON.parse(response.text()) as T;
    },
    disconnect: () => caller.end(),
  };
}

interface Paid {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** Buys a product with an empty cart: three calls to the shop and one to the provider. */
async function buy(shop: SendCall, provider: SendCall, product: string): Promise<void> {
  const item = { product, quantity: 1, warranty_months: 0 };
  type Added = { data: { cart: { totals: { payable: number } } } };
  const added = await shop<Added>('/api/v1/cart/new', { cart: { items: [item] } });
  const amount = added.data.cart.totals.payable;
  type NewPayment = { data: { payment: { id: string } } };
  const created = await shop<NewPayment>('/api/v1/payment/new', { amount, ...ADDRESS });
  const paid = await provider<Paid>(`/sandbox/orders/${created.data.payment.id}/pay`, {
    outcome: 'captured',
    method: 'card',
  });
  await shop('/api/v1/payment/verify-payment', {
    orderId: paid.razorpay_order_id,
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
  });
}

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
