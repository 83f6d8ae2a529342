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

type Ask = <T>(path: string, body: unknown) => Promise<T>;

/** Asks one server over a connection that is kept, as a browser keeps it. */
function visitor(base: string, token?: string): { ask: Ask; leave(): void } {
  const url = new URL(base);
  const caller = new Caller(url);
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return {
    async ask<T>(path: string, body: unknown) {
      const call = { path, method: 'POST' as const, body: JSON.stringify(body), headers };
      const answer = await caller.ask(bytesOf(call, url.host));
      if (!answer.ok) throw new Error(`${base}${path}: ${answer.text()}`);
      return JSON.parse(answer.text()) as T;
    },
    leave: () => caller.end(),
  };
}

interface Paid {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** From an empty cart to an order: three calls of the shop, and one of the provider's page. */
async function buy(shop: Ask, provider: Ask, product: string): Promise<void> {
  const item = { product, quantity: 1, warranty_months: 0 };
  type Added = { data: { cart: { totals: { payable: number } } } };
  const added = await shop<Added>('/api/v1/cart/new', { cart: { items: [item] } });
  const amount = added.data.cart.totals.payable;
  type Begun = { data: { payment: { id: string } } };
  const begun = await shop<Begun>('/api/v1/payment/new', { amount, ...ADDRESS });
  const paid = await provider<Paid>(`/sandbox/orders/${begun.data.payment.id}/pay`, {
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
const stage = await startHarness({ durable: true });
try {
  const { tokens, productIds } = await findBuyers(stage.databaseUrl, SHOPPERS);
  const api = await stage.api({ RAZORPAY_API_URL: sandbox.url });
  const provider = visitor(sandbox.url);
  await provider.ask('/sandbox/faults', { webhooksOff: true });
  provider.leave();
  const { ms, rounds } = pace();
  for (let round = 0; round < rounds; round += 1) {
    const took: number[] = [];
    const used = () => ({ api: cpuMs(api.pid), database: stage.databaseCpuMs(), here: cpuMs(process.pid) });
    const before = used();
    const until = performance.now() + ms;
    let next = round;
    await Promise.all(
      tokens.map(async (token) => {
        const [shop, pay] = [visitor(api.url, token), visitor(sandbox.url)];
        while (performance.now() < until) {
          const from = performance.now();
          await buy(shop.ask, pay.ask, productIds[next++ % productIds.length] ?? '');
          took.push(performance.now() - from);
        }
        shop.leave();
        pay.leave();
      }),
    );
    took.sort((a, b) => a - b);
    const after = used();
    const each = (who: keyof typeof after) => `${((after[who] - before[who]) / took.length).toFixed(1)} ms`;
    process.stdout.write(
      `${SHOPPERS} shoppers: ${(took.length / (ms / 1000)).toFixed(0)} purchases/s, p50 ${at(took, 0.5).toFixed(0)} ms, p99 ${at(took, 0.99).toFixed(0)} ms; ` +
        `processor time each: API ${each('api')}, database ${each('database')}, shoppers and sandbox ${each('here')}\n`,
    );
  }
} finally {
  await stage.stop();
  await sandbox.stop();
}
