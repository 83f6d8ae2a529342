import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { LOW_STOCK_AT_MOST } from '@aabha/contracts/settings/limits';
import { WEBHOOK_PAYLOADS } from '@aabha/contracts/webhooks/webhook-payloads';
import type { SentEvent } from '@aabha/contracts/webhooks/webhooks.values';
import { products } from '@aabha/db/schema/products';
import { webhookDeliveries } from '@aabha/db/schema/webhook-endpoints';
import { inTx } from '@aabha/db/tx';
import { recordEvent } from '../../outbox/record-event';
import { aProduct, signedInAs } from '../../testing/builders';
import { packingIn } from '../../testing/packing';
import { buy } from '../../testing/shopping-steps';
import { webhookShop } from '../../testing/webhook-shop';
import { startReceiver } from '../../testing/start-receiver';
import { signatureHeader } from './webhook-secret';

const at = webhookShop();

describe('an event', () => {
  it('is signed, has the documented payload, and reaches who wants it and nobody else', async () => {
    const other = await startReceiver();
    const { webhook, secret } = await at.desk.hook(['order.placed', 'product.stock_changed']);
    await at.desk.hook(['complaint.opened'], other.url);
    const shopper = await signedInAs(at.shop);
    const product = await aProduct(at.shop.db, { stock: LOW_STOCK_AT_MOST + 1 });
    const order = await buy(at.shop, shopper, product.id);
    await at.desk.arrived(2);
    await at.desk.settled(['delivered', 'delivered']);
    for (const event of at.desk.receiver.events) {
      expect(() => WEBHOOK_PAYLOADS[event.type as SentEvent].parse(event.data)).not.toThrow();
      const timestamp = Number(event.headers['webhook-timestamp']);
      expect(Math.abs(timestamp - Date.now() / 1000)).toBeLessThan(30);
      const signed = { id: event.id, timestamp, body: event.body };
      expect(event.headers['webhook-signature']).toBe(signatureHeader(signed, [secret]));
    }
    const of = (type: string) => at.desk.receiver.events.find((event) => event.type === type)?.data;
    expect(of('order.placed')).toEqual({
      ...{ order_id: order._id, status: 'Pending', total: order.totalPrice, draft_order_id: null },
    });
    expect(of('product.stock_changed')).toMatchObject({
      product_id: product.id,
      from: 'in_stock',
      to: 'low',
    });
    expect(other.events).toEqual([]);
    expect((await at.desk.staff.webhooks.get.query({ id: webhook._id })).webhook).toMatchObject({
      ...{ last_ok: true, last_result: '200', waiting: 0 },
    });
    await other.stop();
  });

  /** Fails where an event that arrived has another payload than is documented. */
  const assertDocumented = () => {
    for (const { type, data } of at.desk.receiver.events)
      expect(WEBHOOK_PAYLOADS[type as SentEvent].safeParse(data).error, type).toBeUndefined();
  };

  it('of an order comes in its order, from the payment to the return', async () => {
    const shopper = await signedInAs(at.shop);
    const packing = packingIn(at.shop, { packer: at.boss, shopper });
    await at.desk.hook();
    const { _id: order } = await packing.bought();
    await at.desk.staff.orders.correctAddress.mutate({ id: order, address: '8 Temple Street' });
    const { _id: parcel } = await packing.open(order);
    await at.desk.staff.shipments.cancel.mutate({ id: parcel, reason: '' });
    const { _id: sent } = await packing.open(order);
    await packing.send(sent);
    await at.desk.staff.shipments.deliver.mutate({ id: sent });
    const { returnRequest } = await at.shop.trpc(shopper.token).returns.request.mutate({
      ...{ order_id: order, return_reason: 'Changed mind' },
    });
    await at.desk.staff.returns.update.mutate({ id: returnRequest._id, status: true });
    const types = () =>
      at.desk.receiver.events.filter(({ data }) => data.order_id === order).map(({ type }) => type);
    await at.desk.eventually(() => expect(types()).toContain('return.decided'));
    expect(types()).toEqual([
      ...['order.placed', 'order.address_changed', 'shipment.cancelled', 'shipment.shipped'],
      ...['order.status_changed', 'shipment.delivered', 'order.status_changed'],
      ...['return.requested', 'return.decided'],
    ]);
    assertDocumented();
  });

  it('of a cancellation, its refund, a television or a complaint has its documented payload', async () => {
    const shopper = await signedInAs(at.shop);
    await at.desk.hook();
    const { id: television } = await aProduct(at.shop.db);
    const { _id: order } = await buy(at.shop, shopper, television);
    await at.desk.staff.orders.updateStatus.mutate({ id: order, status: 'Cancelled', reason: 'No stock' });
    await at.shop.trpc(shopper.token).complaints.create.mutate({
      ...{ name: 'Asha', email: shopper.email, phone: '9876543210', issue_type: 'Service' },
      description: 'Nobody came.',
    });
    const types = () => [...new Set(at.desk.receiver.events.map(({ type }) => type))].toSorted();
    await at.desk.eventually(() =>
      expect(types()).toEqual([
        ...['complaint.opened', 'order.cancelled', 'order.placed', 'order.status_changed'],
        ...['product.updated', 'refund.completed'],
      ]),
    );
    assertDocumented();
  });

  it('of a transaction that is rolled back is not sent, nor one that nobody wants', async () => {
    await at.desk.hook(['order.placed']);
    const undone = inTx(at.shop.db, async (tx) => {
      await recordEvent(tx, 'order.placed', 'order/1', {
        ...{ order_id: '1', status: 'Pending', total: 1, draft_order_id: null },
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await inTx(at.shop.db, (tx) => recordEvent(tx, 'order.address_changed', 'order/1', { order_id: '1' }));
    await at.desk.placed('2');
    await at.desk.arrived(1);
    expect(await at.shop.db.$count(webhookDeliveries)).toBe(1);
    expect(at.desk.receiver.events[0]?.data.order_id).toBe('2');
  });

  it('of stock tells the crossing of a level only', async () => {
    await at.desk.hook(['product.stock_changed']);
    const { id } = await aProduct(at.shop.db, { stock: 12, sku: 'TV-1' });
    for (const stock of [11, 10, 9, 0, 3, 40])
      await at.shop.db.update(products).set({ stock }).where(eq(products.id, id));
    await at.desk.arrived(4);
    expect(at.desk.receiver.events.map(({ data }) => [data.from, data.to, data.stock])).toEqual([
      ['in_stock', 'low', LOW_STOCK_AT_MOST],
      ['low', 'out', 0],
      ['out', 'low', 3],
      ['low', 'in_stock', 40],
    ]);
  });
});
