import { join } from 'node:path';
import { root } from '../../scripts/install.mjs';
import type { Call } from '../load/load';
import { findBuyers } from '../harness/buyers';
import { measure, pace, type Row } from '../harness/rounds';
import { startHarness } from '../harness/harness';

const BUYERS = 200;
const FLOOR = 'Fastify, one durable commit';

const stage = await startHarness({ durable: true });
try {
  const { tokens, productIds } = await findBuyers(stage.databaseUrl, BUYERS);
  const api = await stage.api();
  const floor = await stage.server(join(root, 'benchmarks/cart/baseline.ts'), {});
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
    { name: FLOOR, server: floor, calls: [{ path: '/write', method: 'POST', body: '{}' }] },
    { name: 'add to cart, tRPC', server: api, calls: adding('/trpc/cart.add'), floor: FLOOR },
    { name: 'add to cart, REST', server: api, calls: adding('/api/v1/cart/new'), floor: FLOOR },
    { name: 'look at the cart', server: api, calls: looking, floor: FLOOR },
  ];
  for (const connections of [1, 10, 50]) await measure(stage, rows, { connections, ...pace() });
} finally {
  await stage.stop();
}
