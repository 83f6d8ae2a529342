import { startSandbox } from '@aabha/embedded/sandbox/sandbox';
import { at } from '../load/load';
import { findBuyers } from '../stage/buyers';
import { pace } from '../stage/rounds';
import { cpuMs, setStage, type Server } from '../stage/stage';

const SHOPPERS = 10;
const KEYS = { keyId: 'rzp_test_benchmark', keySecret: 'benchmark', webhookSecret: 'benchmark' };
const ADDRESS = {
  name: 'Asha Rao',
  email: 'asha@bench.example',
  address: '7 Temple Street',
  city: 'Bengaluru',
  zip: '560034',
};

async function ask<T>(url: string, token: string | undefined, body: unknown): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

interface Paid {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** From an empty cart to an order: four calls of the shop, and one of the provider's page. */
async function buy(api: Server, sandboxUrl: string, token: string, product: string): Promise<void> {
  const rest = `${api.url}/api/v1`;
  const item = { product, quantity: 1, warranty_months: 0 };
  type Added = { data: { cart: { totals: { payable: number } } } };
  const added = await ask<Added>(`${rest}/cart/new`, token, { cart: { items: [item] } });
  const amount = added.data.cart.totals.payable;
  type Begun = { data: { payment: { id: string } } };
  const begun = await ask<Begun>(`${rest}/payment/new`, token, { amount, ...ADDRESS });
  const paid = await ask<Paid>(`${sandboxUrl}/sandbox/orders/${begun.data.payment.id}/pay`, undefined, {
    outcome: 'captured',
    method: 'card',
  });
  await ask(`${rest}/payment/verify-payment`, token, {
    orderId: paid.razorpay_order_id,
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
  });
}

const sandbox = await startSandbox({ ...KEYS, port: 0, webhookUrl: 'http://127.0.0.1:9/', lateMs: 500 });
const stage = await setStage({ durable: true });
try {
  const { tokens, productIds } = await findBuyers(stage.databaseUrl, SHOPPERS);
  const api = await stage.api({ RAZORPAY_API_URL: sandbox.url });
  const { ms, rounds } = pace();
  for (let round = 0; round < rounds; round += 1) {
    const took: number[] = [];
    const before = { api: cpuMs(api.pid), database: stage.databaseCpuMs() };
    const until = performance.now() + ms;
    let next = round;
    await Promise.all(
      tokens.map(async (token) => {
        while (performance.now() < until) {
          const from = performance.now();
          await buy(api, sandbox.url, token, productIds[next++ % productIds.length] ?? '');
          took.push(performance.now() - from);
        }
      }),
    );
    took.sort((a, b) => a - b);
    const each = (used: number) => (used / took.length).toFixed(1);
    process.stdout.write(
      `${SHOPPERS} shoppers: ${(took.length / (ms / 1000)).toFixed(0)} purchases/s, p50 ${at(took, 0.5).toFixed(0)} ms, p99 ${at(took, 0.99).toFixed(0)} ms; ` +
        `processor time each: API ${each(cpuMs(api.pid) - before.api)} ms, database ${each(stage.databaseCpuMs() - before.database)} ms\n`,
    );
  }
} finally {
  await stage.stop();
  await sandbox.stop();
}
