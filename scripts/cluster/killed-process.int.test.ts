import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aProduct, SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from '@aabha/api/testing/builders';
import { addToCart, buy, payAtProvider, startPayment } from '@aabha/api/testing/shopping-steps';
import { startTestShop, type TestShop } from '@aabha/api/testing/test-shop';
import { TOKEN_STORAGE_KEY } from '@aabha/contracts/settings/limits';
import type { Tx } from '@aabha/db/client';
import { idempotencyKeys } from '@aabha/db/schema/idempotency';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { apiProxy } from '@aabha/web/api-proxy';
import { makeBrowserClient, type ApiClient } from '../../apps/store/src/lib/trpc';
import { startApiProcess } from './start-api-process';

/*
 * What a shopper sees whose API process is killed during a call: their browser's client, through the storefront's proxy, to
 * a process that is killed and one that goes on.
 */
let shop: TestShop;
let balancer: Server;
let proxy: FastifyInstance;
let killed: ChildProcess;
let upstream: number;
let client: ApiClient;
let shopper: SignedIn;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Starts another API process on the shop's database. Returns its port when it is ready. */
async function startProcess(): Promise<number> {
  const started = startApiProcess(shop, { API_ROLE: 'web' });
  killed = started.child;
  const port = await started.port;
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200), {
    timeout: 60_000,
    interval: 100,
  });
  return port;
}

beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  await shop.sandbox('POST', '/sandbox/faults', { webhooksOff: true });
  await someServiceAreas(shop.db);
  /* New connections go to one process, as a load balancer that knows which one is ready. */
  balancer = createServer((socket) => {
    const to = connect(upstream, '127.0.0.1');
    socket.pipe(to).pipe(socket);
    for (const [one, other] of [
      [socket, to],
      [to, socket],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  }).listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  proxy = Fastify();
  await proxy.register(apiProxy, { apiUrl: `http://127.0.0.1:${portOf(balancer)}`, trustedProxies: [] });
  await proxy.listen({ port: 0, host: '127.0.0.1' });
  /* The first order of the year creates the series of its invoices. */
  await buy(shop, await signedInAs(shop), (await aProduct(shop.db)).id);
}, 120_000);

beforeEach(async () => {
  upstream = await startProcess();
  shopper = await signedInAs(shop);
  const real = fetch;
  const page = `http://127.0.0.1:${portOf(proxy.server)}`;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => real(new URL(url, page), init));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (name === TOKEN_STORAGE_KEY ? shopper.token : null),
  });
  client = makeBrowserClient();
}, 120_000);
afterEach(() => {
  vi.unstubAllGlobals();
  killed.kill('SIGKILL');
});
afterAll(async () => {
  await proxy.close();
  balancer.close();
  await shop.stop();
});

const hasWaiting = async () => {
  const [row] = await shop.sql<{ n: number }[]>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return (row?.n ?? 0) > 0;
};

/** Runs a call, kills its process when `isInside` and lets the call's next attempt reach the other process. */
async function killDuring<T>(
  call: () => Promise<T>,
  lock: (tx: Tx) => Promise<unknown>,
  isInside: () => Promise<boolean>,
): Promise<T> {
  let result: Promise<T> | undefined;
  await shop.db.transaction(async (tx) => {
    await lock(tx);
    result = call();
    result.catch(() => undefined);
    await expect.poll(isInside, { timeout: 10_000, interval: 5 }).toBe(true);
    upstream = Number(new URL(shop.url).port);
    const exit = once(killed, 'exit');
    killed.kill('SIGKILL');
    await exit;
  });
  if (!result) throw new Error('Nothing was called.');
  return result;
}

const ordersOf = () => shop.db.select().from(orders).where(eq(orders.userId, shopper.id));
const lockCart = (tx: Tx) => tx.execute(sql`select from carts where user_id = ${shopper.id} for update`);

it('starts one payment when the process is killed before the commit', async () => {
  await addToCart(shop, shopper, (await aProduct(shop.db)).id);
  const amount = (await shop.trpc(shopper.token).cart.list.query({})).cartList[0]?.totals.payable ?? 0;
  const start = () => client.checkout.createPayment.mutate({ amount, ...SHIP_TO });
  const { payment } = await killDuring(start, lockCart, hasWaiting);
  expect(payment.amount).toBe(amount * 100);
  expect(await shop.db.$count(payments, eq(payments.userId, shopper.id))).toBe(1);
});

it.each([
  ['before', lockCart, hasWaiting],
  [
    'after',
    /* The response waits for the invoice number. */
    (tx: Tx) => tx.execute(sql`select from invoice_series for update`),
    async () => (await ordersOf()).length > 0,
  ],
] as const)('completes one order when the process is killed %s the commit', async (_when, lock, isInside) => {
  await addToCart(shop, shopper, (await aProduct(shop.db)).id);
  const paid = await payAtProvider(shop, (await startPayment(shop, shopper)).id);
  const verify = () =>
    client.checkout.verifyPayment.mutate({
      orderId: paid.razorpay_order_id,
      paymentId: paid.razorpay_payment_id,
      signature: paid.razorpay_signature,
    });
  const { order } = await killDuring(verify, lock, isInside);
  expect((await ordersOf()).map(({ id }) => id)).toEqual([order._id]);
});

it('cancels an order once under its key', async () => {
  const { _id: id } = await buy(shop, shopper, (await aProduct(shop.db)).id);
  const cancel = () => client.orders.updateStatus.mutate({ id, status: 'Cancelled' });
  const lock = (tx: Tx) => tx.execute(sql`select from orders where id = ${id} for update`);
  const { order } = await killDuring(cancel, lock, hasWaiting);
  expect(order.status).toBe('Cancelled');
  const keys = await shop.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.scope, shopper.id));
  expect(keys).toHaveLength(1);
});
