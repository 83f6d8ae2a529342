import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { orders } from '@aabha/db/schema/orders';
import { refunds } from '@aabha/db/schema/refunds';
import { aProduct, signedInAs, someServiceAreas } from '../testing/builders';
import { buy } from '../testing/shopping-steps';
import { startTestShop, type TestShop } from '../testing/test-shop';

let shop: TestShop;
let silent: Server;
const sockets: Socket[] = [];
beforeAll(async () => {
  /* Accepts connections and never responds. */
  silent = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    sockets.push(socket);
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  shop = await startTestShop({ SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` });
  await someServiceAreas(shop.db);
});
afterAll(async () => {
  /* The workers stop when the mail in progress has failed, which takes the time limit of a connection otherwise. */
  silent.close();
  for (const socket of sockets) socket.destroy();
  await shop.stop();
});

it('a refund is sent while the mail server hangs', { timeout: 60_000 }, async () => {
  const shopper = await signedInAs(shop);
  const order = await buy(shop, shopper, (await aProduct(shop.db)).id);
  /* The mail of the order is claimed and stays so until the server times out. */
  await vi.waitFor(
    async () => {
      const calls = await new Promise((resolve) => silent.getConnections((_error, count) => resolve(count)));
      expect(calls).toBeGreaterThan(0);
    },
    { timeout: 15_000 },
  );
  await shop.trpc(shopper.token).orders.updateStatus.mutate({ id: order._id, status: 'Cancelled' });
  await vi.waitFor(
    async () => {
      const [row] = await shop.db
        .select({ status: refunds.status })
        .from(refunds)
        .innerJoin(orders, eq(orders.paymentId, refunds.paymentId))
        .where(eq(orders.id, order._id));
      expect(row?.status).toBe('processed');
    },
    { timeout: 5000 },
  );
});
