import { join } from 'node:path';
import { root } from '../../scripts/install.mjs';
import type { Call } from '../load/load';
import { findBuyers } from '../harness/buyers';
import { measure, pace, type Row } from '../harness/rounds';
import { startHarness } from '../harness/harness';

const BUYERS = 200;
const BASELINE = 'Fastify, one durable commit';

const harness = await startHarness({ durable: true });
try {
  const { tokens, productIds } = await findBuyers(harness.databaseUrl, BUYERS);
  const api = await harness.api();
  const baseline = await harness.server(join(root, 'benchmarks/cart/baseline.ts'), {});
  const adding = (path: string): Call[] =>
    tokens.map((token, index) => ({
      path,
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({
        cart: {
          items: [{ product: productIds[index % productIds.length], quantity: 1, warranty_months: 0 }],
        },
      }),
    }));
  const looking: Call[] = tokens.map((token) => ({
    path: '/trpc/cart.list?input=%7B%7D',
    headers: { authorization: `Bearer ${token}` },
  }));
  const rows: Row[] = [
    { name: BASELINE, server: baseline, calls: [{ path: '/write', method: 'POST', body: '{}' }] },
    { name: 'add to cart, tRPC', server: api, calls: adding('/trpc/cart.add'), baseline: BASELINE },
    { name: 'add to cart, REST', server: api, calls: adding('/api/v1/cart/new'), baseline: BASELINE },
    { name: 'look at the cart', server: api, calls: looking, baseline: BASELINE },
  ];
  for (const connections of [1, 10, 50]) await measure(harness, rows, { connections, ...pace() });
} finally {
  await harness.stop();
}
