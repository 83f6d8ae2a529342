import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOW_STOCK_AT_MOST } from '@aabha/contracts/settings/limits';
import { WEBHOOK_PAYLOADS } from '@aabha/contracts/webhooks/webhook-payloads';
import { WEBHOOK_EVENTS, type SentEvent } from '@aabha/contracts/webhooks/webhooks.values';
import { auditLog } from '@aabha/db/schema/audit';
import { products } from '@aabha/db/schema/products';
import { webhookDeliveries } from '@aabha/db/schema/webhook-endpoints';
import { inTx } from '@aabha/db/tx';
import { recordEvent } from '../../outbox/record-event';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { packingIn } from '../../testing/packing';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { webhookDesk } from '../../testing/webhook-desk';
import { startReceiver } from '../../testing/start-receiver';
import { deliver } from './deliver-webhooks.service';
import { claimDueDeliveries } from './due-deliveries.queries';
import { signatureHeader } from './webhook-secret';

const DAY_MS = 86_400_000;

let shop: TestShop;
let boss: SignedIn;
let desk: Awaited<ReturnType<typeof webhookDesk>>;
beforeAll(async () => {
  shop = await startTestShop({ WEBHOOK_LOCAL: 'on' });
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin', { email: 'boss@example.in' });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  desk = await webhookDesk(shop, boss);
  return () => desk.receiver.stop();
});

describe('an event', () => {
  it('is signed, has the documented payload, and reaches who wants it and nobody else', async () => {
    const other = await startReceiver();
    const { webhook, secret } = await desk.hook(['order.placed', 'product.stock_changed']);
    await desk.hook(['complaint.opened'], other.url);
    const shopper = await signedInAs(shop);
    const product = await aProduct(shop.db, { stock: LOW_STOCK_AT_MOST + 1 });
    const order = await buy(shop, shopper, product.id);
    await desk.arrived(2);
    await desk.settled(['delivered', 'delivered']);
    for (const event of desk.receiver.events) {
      expect(() => WEBHOOK_PAYLOADS[event.type as SentEvent].parse(event.data)).not.toThrow();
      const timestamp = Number(event.headers['webhook-timestamp']);
      expect(Math.abs(timestamp - Date.now() / 1000)).toBeLessThan(30);
      const signed = { id: event.id, timestamp, body: event.body };
      expect(event.headers['webhook-signature']).toBe(signatureHeader(signed, [secret]));
    }
    const of = (type: string) => desk.receiver.events.find((event) => event.type === type)?.data;
    expect(of('order.placed')).toEqual({
      ...{ order_id: order._id, status: 'Pending', total: order.totalPrice, draft_order_id: null },
    });
    expect(of('product.stock_changed')).toMatchObject({
      product_id: product.id,
      from: 'in_stock',
      to: 'low',
    });
    expect(other.events).toEqual([]);
    expect((await desk.staff.webhooks.get.query({ id: webhook._id })).webhook).toMatchObject({
      ...{ last_ok: true, last_result: '200', waiting: 0 },
    });
    await other.stop();
  });

  it('of each kind has its documented payload', async () => {
    await desk.hook();
    const shopper = await signedInAs(shop);
    const packing = packingIn(shop, { packer: boss, shopper });
    const first = await packing.bought();
    await desk.staff.orders.correctAddress.mutate({ id: first._id, address: '8 Temple Street' });
    const { _id: parcel } = await packing.open(first._id);
    await desk.staff.shipments.cancel.mutate({ id: parcel, reason: '' });
    const { _id: sent } = await packing.open(first._id);
    await packing.send(sent);
    await desk.staff.shipments.deliver.mutate({ id: sent });
    const client = shop.trpc(shopper.token);
    const { returnRequest } = await client.returns.request.mutate({
      ...{ order_id: first._id, return_reason: 'Changed mind' },
    });
    await desk.staff.returns.update.mutate({ id: returnRequest._id, status: true });
    const second = await packing.bought();
    await desk.staff.orders.updateStatus.mutate({ id: second._id, status: 'Cancelled', reason: 'No stock' });
    await client.complaints.create.mutate({
      ...{ name: 'Asha', email: shopper.email, phone: '9876543210', issue_type: 'Service' },
      description: 'Nobody came.',
    });
    const untold = ['wholesale_order.placed', 'product.stock_changed'];
    const expected = WEBHOOK_EVENTS.filter((type) => !untold.includes(type)).toSorted();
    const types = () => [...new Set(desk.receiver.events.map(({ type }) => type))].toSorted();
    await desk.eventually(() => expect(types()).toEqual(expected));
    for (const { type, data } of desk.receiver.events)
      expect(WEBHOOK_PAYLOADS[type as SentEvent].safeParse(data).error, type).toBeUndefined();
    const ofFirst = desk.receiver.events
      .filter(({ data }) => data.order_id === first._id)
      .map(({ type }) => type);
    expect(ofFirst).toEqual([
      ...['order.placed', 'order.address_changed', 'shipment.cancelled', 'shipment.shipped'],
      ...['order.status_changed', 'shipment.delivered', 'order.status_changed'],
      ...['return.requested', 'return.decided'],
    ]);
  });

  it('of a transaction that is rolled back is not sent, nor one that nobody wants', async () => {
    await desk.hook(['order.placed']);
    const undone = inTx(shop.db, async (tx) => {
      await recordEvent(tx, 'order.placed', 'order/1', {
        ...{ order_id: '1', status: 'Pending', total: 1, draft_order_id: null },
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await inTx(shop.db, (tx) => recordEvent(tx, 'order.address_changed', 'order/1', { order_id: '1' }));
    await desk.placed('2');
    await desk.arrived(1);
    expect(await shop.db.$count(webhookDeliveries)).toBe(1);
    expect(desk.receiver.events[0]?.data.order_id).toBe('2');
  });

  it('of stock tells the crossing of a level only', async () => {
    await desk.hook(['product.stock_changed']);
    const { id } = await aProduct(shop.db, { stock: 12, sku: 'TV-1' });
    for (const stock of [11, 10, 9, 0, 3, 40])
      await shop.db.update(products).set({ stock }).where(eq(products.id, id));
    await desk.arrived(4);
    expect(desk.receiver.events.map(({ data }) => [data.from, data.to, data.stock])).toEqual([
      ['in_stock', 'low', LOW_STOCK_AT_MOST],
      ['low', 'out', 0],
      ['out', 'low', 3],
      ['low', 'in_stock', 40],
    ]);
  });
});

describe('a delivery', () => {
  it('that fails is tried again under the same id, and later events of its subject wait for it', async () => {
    await desk.hook(['order.placed']);
    let fails = true;
    desk.receiver.answerWith((response, { data }) => {
      response.writeHead(fails && data.order_id === 'a' ? 500 : 200).end('oops'.repeat(1000));
    });
    await desk.placed('a');
    await desk.placed('a');
    await desk.placed('b');
    await desk.settled(['delivered', 'pending', 'pending']);
    fails = false;
    await desk.dueNow();
    await desk.settled(['delivered', 'delivered', 'delivered']);
    expect(desk.receiver.events.map(({ data }) => data.order_id).toSorted()).toEqual(['a', 'a', 'a', 'b']);
    const ofA = desk.receiver.events.filter(({ data }) => data.order_id === 'a');
    expect(ofA[1]).toMatchObject({ id: ofA[0]?.id, body: ofA[0]?.body });
    expect(ofA[2]?.id).not.toBe(ofA[0]?.id);
    const [first] = (await desk.deliveries({ search: ofA[0]?.id })).toReversed();
    const { body } = await shop.rest<{ delivery: { attempts: { status: number; answer: string }[] } }>(
      ...(['GET', `/webhook/delivery/${first?._id}`, undefined, boss.token] as const),
    );
    expect(body.data.delivery.attempts.map(({ status }) => status)).toEqual([500, 200]);
    expect(body.data.delivery.attempts[0]?.answer).toHaveLength(1024);
  });

  it('is given up after 12 tries, which lets later ones of its subject go', async () => {
    await desk.hook(['order.placed']);
    desk.receiver.answerWith((response) =>
      response.writeHead(desk.receiver.events.length === 1 ? 500 : 200).end(),
    );
    await shop.stopWorkers();
    await desk.placed('a');
    await desk.placed('a');
    await shop.db
      .update(webhookDeliveries)
      .set({ tries: 11 })
      .where(sql`position = (select min(position) from webhook_deliveries)`);
    shop.startWorkers();
    await desk.settled(['delivered', 'failed']);
  });

  it('of a process that dies is sent again when its lease ends', async () => {
    await shop.stopWorkers();
    await desk.hook(['order.placed']);
    await desk.placed('a');
    const claim = () => claimDueDeliveries(shop.db, { count: 4, leaseMs: 60_000, busy: [] });
    const [lost] = await claim();
    expect(await claim()).toEqual([]);
    await desk.dueNow();
    shop.startWorkers();
    await desk.settled(['delivered']);
    /* The process was only slow: what it has to say counts no more. */
    await deliver(shop.deps, lost!);
    expect(new Set(desk.receiver.events.map(({ id }) => id)).size).toBe(1);
    expect((await desk.deliveries())[0]).toMatchObject({ state: 'delivered', tries: 2 });
  });

  it('is sent again on request, alone or with all since a time, under the same id', async () => {
    const { webhook } = await desk.hook(['order.placed']);
    await desk.placed('a');
    await desk.placed('b');
    await desk.settled(['delivered', 'delivered']);
    const [newest] = await desk.deliveries();
    expect((await desk.post(`/delivery/${newest?._id}/replay`)).status).toBe(200);
    await desk.arrived(3);
    await desk.settled(['delivered', 'delivered']);
    expect(desk.receiver.events[2]?.id).toBe(newest?.event_id);
    const since = (date: Date) =>
      desk.post<{ replayed: number }>(`/${webhook._id}/replay`, { since: date.toISOString() });
    expect((await since(new Date(Date.now() + DAY_MS))).body.data.replayed).toBe(0);
    expect((await since(new Date(Date.now() - DAY_MS))).body.data.replayed).toBe(2);
    await desk.arrived(5);
    expect(new Set(desk.receiver.events.map(({ id }) => id)).size).toBe(2);
    const entries = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, webhook._id));
    expect(entries.map(({ action }) => action)).toEqual([
      'webhook.create',
      'webhook.replay',
      'webhook.replay',
    ]);
  });

  it('to an endpoint that is deleted while it waits is not sent', async () => {
    const { webhook } = await desk.hook(['order.placed']);
    desk.receiver.answerWith((response) => response.writeHead(503).end());
    await desk.placed('a');
    await desk.arrived(1);
    await desk.eventually(async () => expect((await desk.deliveries())[0]?.last_result).not.toBeNull());
    expect((await desk.post(`/${webhook._id}/remove`)).status).toBe(200);
    expect(await desk.deliveries()).toEqual([]);
    expect((await desk.post(`/${webhook._id}/remove`)).status).toBe(404);
    expect(desk.receiver.events).toHaveLength(1);
  });

  it('to a slow receiver holds up no other endpoint', async () => {
    const other = await startReceiver();
    await desk.hook(['order.placed']);
    await desk.hook(['order.placed'], other.url);
    desk.receiver.answerWith(() => undefined);
    for (const order of ['a', 'b', 'c', 'd', 'e', 'f']) await desk.placed(order);
    await desk.eventually(() => expect(other.events).toHaveLength(6));
    expect(desk.receiver.events.length).toBeLessThanOrEqual(4);
    await desk.receiver.stop();
    await other.stop();
  });
});
