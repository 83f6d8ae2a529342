import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';
import { stockReservations } from '@aabha/db/schema/stock';
import { aProduct, SHIP_TO, signedInAs, someServiceAreas } from '../../testing/builders';
import { addToCart, buy, payAtProvider, startPayment, verify } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { lockCart } from '../cart/cart.contents.service';
import { reconcilePayments } from './reconcile-payments.service';

/* Rare orders of concurrent events, each produced on purpose. */
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
});
afterAll(() => shop.stop());

const paymentOf = async (providerOrderId: string) =>
  (await shop.db.select().from(payments).where(eq(payments.providerOrderId, providerOrderId)))[0];

describe('the job that releases old payments', () => {
  it('leaves a payment alone that completes while the job queries the provider', async () => {
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, (await aProduct(shop.db)).id);
    const payment = await startPayment(shop, shopper);
    await shop.stopWorkers();
    await shop.db
      .update(payments)
      .set({ createdAt: new Date(Date.now() - 5 * 86_400_000).toISOString(), checkedAt: null })
      .where(eq(payments.providerOrderId, payment.id));
    const provider = shop.deps.ports.payments;
    await reconcilePayments({
      ...shop.deps,
      ports: {
        ...shop.deps.ports,
        payments: {
          ...provider,
          async listPayments(orderId) {
            const none = await provider.listPayments(orderId);
            if (orderId === payment.id) await verify(shop, shopper, await payAtProvider(shop, orderId));
            return none;
          },
        },
      },
    });
    shop.startWorkers();
    expect((await paymentOf(payment.id))?.status).toBe('completed');
  });

  it('releases the reservation of an old payment', async () => {
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, (await aProduct(shop.db)).id);
    const payment = await startPayment(shop, shopper);
    await shop.db
      .update(payments)
      .set({ createdAt: new Date(Date.now() - 5 * 86_400_000).toISOString(), checkedAt: null })
      .where(eq(payments.providerOrderId, payment.id));
    await vi.waitFor(async () => expect((await paymentOf(payment.id))?.status).toBe('released'), {
      timeout: 10_000,
    });
    const row = await paymentOf(payment.id);
    const reservations = await shop.db
      .select()
      .from(stockReservations)
      .where(eq(stockReservations.paymentId, row?.id ?? ''));
    expect(reservations.every(({ settledAt }) => settledAt !== null)).toBe(true);
  });
});

describe('a payment that becomes an order while the shopper pays again', () => {
  it('waits for the cart before it locks the payment, since a payment that starts locks them in this order', async () => {
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, (await aProduct(shop.db)).id);
    const payment = await startPayment(shop, shopper);
    const { settling } = await shop.db.transaction(async (tx) => {
      await lockCart(tx, shopper.id);
      const paid = await payAtProvider(shop, payment.id);
      const verified = verify(shop, shopper, paid);
      await vi.waitFor(async () => {
        const waiting = await shop.db.execute(sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%"carts"%'`);
        expect(waiting.length).toBeGreaterThan(0);
      }, 10_000);
      const free = await tx.execute(sql`select id from payments
        where provider_order_id = ${payment.id} for update skip locked`);
      expect(free).toHaveLength(1);
      return { settling: verified };
    });
    await settling;
    expect((await paymentOf(payment.id))?.status).toBe('completed');
  });
});

describe('two calls that start the same payment', () => {
  it('never return a payment that the other one released, since no job would check it', async () => {
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, (await aProduct(shop.db)).id);
    const begin = () => shop.rest('POST', '/payment/new', { amount: 30_099, ...SHIP_TO }, shopper.token);
    await shop.sandbox('POST', '/sandbox/faults', { slowMs: 5000 });
    const slow = begin();
    await vi.waitFor(async () => {
      const { met } = await shop.sandbox<{ met: { slowed: number } }>('GET', '/sandbox/faults');
      expect(met.slowed).toBe(1);
    }, 15_000);
    const rows = await shop.db.select().from(payments).where(eq(payments.userId, shopper.id));
    expect(rows).toMatchObject([{ status: 'starting' }]);
    await shop.sandbox('POST', '/sandbox/faults', { slowMs: 0, failNext: 1 });
    const quick = await begin();
    await shop.sandbox('DELETE', '/sandbox/faults');
    const responses = [quick, await slow];
    const [row] = await shop.db.select().from(payments).where(eq(payments.userId, shopper.id));
    const handedOut = responses.some(({ status }) => status === 200);
    expect({ handedOut, status: row?.status }).toEqual({ handedOut: false, status: 'released' });
    expect((await begin()).status).toBe(200);
  });
});

describe('a payment that is released while its cart starts it again', () => {
  it('is waited for, and a new one starts with the units reserved', async () => {
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, (await aProduct(shop.db)).id);
    const first = await startPayment(shop, shopper);
    const waiting = async () => {
      const [row] = await shop.sql<{ n: number }[]>`
        select count(*)::int as n from pg_stat_activity
        where wait_event = 'transactionid' and query like '%begun as%'`;
      return row?.n;
    };
    const second = await shop.sql.begin(async (giving) => {
      await giving`update payments set status = 'released' where provider_order_id = ${first.id}`;
      const started = startPayment(shop, shopper);
      await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 5000 });
      return { started };
    });
    const { id } = await second.started;
    expect(id).not.toBe(first.id);
    expect((await paymentOf(first.id))?.status).toBe('released');
    const reservations = await shop.db
      .select({ paymentId: stockReservations.paymentId })
      .from(stockReservations)
      .where(and(eq(stockReservations.userId, shopper.id), isNull(stockReservations.settledAt)));
    expect(reservations).toEqual([{ paymentId: (await paymentOf(id))?.id }]);
  });
});

describe('a refund that the provider accepted and then failed', () => {
  it('is sent again when staff retry, and the money goes back once', async () => {
    const shopper = await signedInAs(shop);
    const owner = await signedInAs(shop, 'SuperAdmin');
    const order = await buy(shop, shopper, (await aProduct(shop.db)).id);
    await shop.sandbox('POST', '/sandbox/faults', { refundsEnd: 'failed' });
    await shop.trpc(shopper.token).orders.updateStatus.mutate({ id: order._id, status: 'Cancelled' });
    const refund = async () => {
      const [row] = await shop.db
        .select({ id: refunds.id, status: refunds.status, providerRefundId: refunds.providerRefundId })
        .from(refunds)
        .innerJoin(orders, eq(orders.paymentId, refunds.paymentId))
        .where(eq(orders.id, order._id));
      return row;
    };
    await vi.waitFor(async () => expect((await refund())?.status).toBe('failed'), { timeout: 15_000 });
    await shop.sandbox('DELETE', '/sandbox/faults');
    await shop.trpc(owner.token).dashboard.retryFailure.mutate({ id: (await refund())?.id ?? '' });
    await vi.waitFor(async () => expect((await refund())?.status).toBe('processed'), { timeout: 15_000 });
    const state = await shop.sandbox<{
      refunds: { id: string; status: string; amount: number }[];
    }>('GET', '/sandbox/state');
    expect(state.refunds.map(({ status, amount }) => [status, amount]).toSorted()).toEqual([
      ['failed', 30_099_00],
      ['processed', 30_099_00],
    ]);
  });
});
