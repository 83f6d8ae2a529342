import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { auditLog } from '@aabha/db/schema/audit';
import { orders } from '@aabha/db/schema/orders';
import { shipmentSerials } from '@aabha/db/schema/shipments';
import { SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { CARRIAGE, packingIn } from '../../testing/packing';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let packer: SignedIn;
let shopper: SignedIn;
let packing: ReturnType<typeof packingIn>;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  [packer, shopper] = [await signedInAs(shop, 'SubAdmin'), await signedInAs(shop)];
  packing = packingIn(shop, { packer, shopper });
});
afterAll(() => shop.stop());

const staff = () => packing.staff();
const refused = (reason: string) => ({ data: { reason } });
const statusOf = async (id: string) => (await packing.orderOf(id)).status;

it('packs, ships and delivers an order in parts: its status follows, and mails name courier and AWB number', async () => {
  const { id, first, second } = await packing.boughtTwoKinds();
  const one = await packing.open(id, [{ position: first.at, quantity: 1 }]);
  expect(one).toMatchObject({ state: 'packing', dispatchCenter: 'Bengaluru Hub', packedBy: packer.name });
  expect((await packing.orderOf(id)).shipments).toEqual([]);
  const sent = await packing.send(one._id);
  expect(sent).toMatchObject({
    ...{ state: 'shipped', courierName: 'Delhivery', boxes: 1 },
    trackingUrl: `https://www.delhivery.com/track-v2/package/${sent.awb}`,
  });
  expect(await statusOf(id)).toBe('Pending');
  const part = await shop.mail(
    SHIP_TO.email,
    new RegExp(`^A part of your order ${orderNumber(id)} is on its way`),
  );
  for (const text of ['Delhivery', sent.awb, sent.trackingUrl, first.name]) expect(part.text).toContain(text);
  expect(part.text).not.toContain(second.name);

  const rest = await packing.open(id);
  expect(rest.lines.map(({ position, quantity }) => [position, quantity]).toSorted()).toEqual(
    [
      [first.at, 1],
      [second.at, 1],
    ].toSorted(),
  );
  const last = await packing.send(rest._id);
  expect(await statusOf(id)).toBe('Shipped');
  const mail = await shop.mail(SHIP_TO.email, new RegExp(`^Your order ${orderNumber(id)}: Shipped`));
  for (const awb of [sent.awb, last.awb]) expect(mail.text).toContain(awb);
  expect((await packing.orderOf(id)).shipments.map(({ awb, courierName }) => [awb, courierName])).toEqual([
    [sent.awb, 'Delhivery'],
    [last.awb, 'Delhivery'],
  ]);

  await staff().shipments.deliver.mutate({ id: one._id });
  expect(await statusOf(id)).toBe('Shipped');
  await staff().shipments.deliver.mutate({ id: rest._id });
  expect(await statusOf(id)).toBe('Delivered');
  await expect(staff().shipments.deliver.mutate({ id: rest._id })).rejects.toMatchObject(
    refused('SHIPMENT_STATE'),
  );
  const log = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, one._id));
  expect(log.map(({ action }) => action)).toEqual([
    ...['shipment.create', 'shipment.packed', 'shipment.shipped', 'shipment.delivered'],
  ]);
});

it('gives a unit to one of two packers, and hands it over once', async () => {
  const { _id: id } = await packing.bought();
  const tries = await Promise.allSettled([packing.open(id), packing.open(id), packing.open(id)]);
  const won = tries.filter(({ status }) => status === 'fulfilled');
  expect(won).toHaveLength(1);
  for (const lost of tries.filter(({ status }) => status === 'rejected'))
    expect(lost).toMatchObject({ reason: refused('SHIPMENT_NOTHING_LEFT') });
  const [shipment] = (await staff().shipments.list.query({ filters: { order_id: id } })).shipmentList;
  await staff().shipments.pack.mutate({ id: shipment!._id });
  const hand = (awb: string) => staff().shipments.ship.mutate({ id: shipment!._id, ...CARRIAGE, awb });
  const sent = await Promise.allSettled([hand('7001'), hand('7002')]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: refused('SHIPMENT_STATE'),
  });
});

it('two packers of a part get no more than there is', async () => {
  const { _id: id } = await packing.bought(3);
  const two = [{ position: 0, quantity: 2 }];
  const tries = await Promise.allSettled([packing.open(id, two), packing.open(id, two)]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: refused('SHIPMENT_UNITS_GONE'),
  });
});

it('cancels a shipment: its units are to be packed again, its serial numbers free; one that had left reopens the order', async () => {
  const { _id: id } = await packing.bought();
  const one = await packing.open(id);
  await staff().shipments.scan.mutate({ id: one._id, code: 'BACK-1' });
  await staff().shipments.cancel.mutate({ id: one._id });
  const two = await packing.open(id);
  await staff().shipments.scan.mutate({ id: two._id, code: 'BACK-1' });
  await packing.send(two._id);
  expect(await statusOf(id)).toBe('Shipped');
  await expect(staff().shipments.cancel.mutate({ id: two._id })).rejects.toMatchObject(
    refused('SHIPMENT_REASON_REQUIRED'),
  );
  await staff().shipments.cancel.mutate({ id: two._id, reason: 'Refused at the door' });
  const order = await packing.orderOf(id);
  expect([order.status, order.timeline.at(-1)?.reason]).toEqual(['Pending', 'Refused at the door']);
  expect((await packing.open(id)).lines).toMatchObject([{ position: 0, quantity: 1 }]);
});

it('an order that is cancelled by hand cancels what is packed; one of which a part has left is not cancelled by its shopper', async () => {
  const { _id: id } = await packing.bought(2);
  const one = await packing.open(id, [{ position: 0, quantity: 1 }]);
  await staff().shipments.scan.mutate({ id: one._id, code: 'HAND-1' });
  const cancel = (token: string) => shop.trpc(token).orders.updateStatus.mutate({ id, status: 'Cancelled' });
  await packing.send(one._id);
  const two = await packing.open(id);
  await expect(cancel(shopper.token)).rejects.toMatchObject(refused('ORDER_PARTLY_SHIPPED'));
  const [preview] = (await staff().orders.previewStatus.query({ ids: [id] })).previews;
  expect(preview?.offers.find(({ status }) => status === 'Cancelled')?.asksForGoods).toBe(true);
  await staff().orders.updateStatus.mutate({ id, status: 'Cancelled', goods_returned: true });
  const { shipmentList } = await staff().shipments.list.query({ filters: { order_id: id } });
  expect(new Map(shipmentList.map(({ _id, state }) => [_id, state]))).toEqual(
    new Map([
      [one._id, 'shipped'],
      [two._id, 'cancelled'],
    ]),
  );
  const [serial] = await shop.db.select().from(shipmentSerials).where(eq(shipmentSerials.serial, 'HAND-1'));
  expect(serial?.releasedAt).not.toBeNull();
  await expect(packing.open(id)).rejects.toMatchObject(refused('SHIPMENT_ORDER_STATUS'));
});

it('refunded units are not packed, and packed ones are not refunded', async () => {
  const { _id: id } = await packing.bought(2);
  const refund = (quantity: number) =>
    staff().orders.refund.mutate({ id, lines: [{ position: 0, quantity }], reason: 'Ordered too many.' });
  await packing.open(id, [{ position: 0, quantity: 1 }]);
  await expect(refund(2)).rejects.toMatchObject(refused('ORDER_UNITS_PACKED'));
  await refund(1);
  await expect(packing.open(id)).rejects.toMatchObject(refused('SHIPMENT_NOTHING_LEFT'));
});

it('a status set by hand keeps working: Delivered delivers what is on its way', async () => {
  const { _id: id } = await packing.bought();
  const one = await packing.open(id);
  await packing.send(one._id);
  await staff().orders.updateStatus.mutate({ id, status: 'Delivered' });
  const { shipmentList } = await staff().shipments.list.query({ filters: { search: orderNumber(id) } });
  expect(shipmentList).toMatchObject([{ _id: one._id, state: 'delivered' }]);
});

it('an AWB number is that of one shipment of a courier; another courier needs a name', async () => {
  const [one, two] = [
    await packing.open((await packing.bought())._id),
    await packing.open((await packing.bought())._id),
  ];
  for (const { _id: id } of [one, two])
    await staff().shipments.pack.mutate({ id, boxes: 2, weight_kg: 14.5 });
  const ship = staff().shipments.ship;
  await expect(ship.mutate({ id: one._id, ...CARRIAGE, awb: '' })).rejects.toMatchObject(
    refused('SHIPMENT_AWB_REQUIRED'),
  );
  await ship.mutate({ id: one._id, ...CARRIAGE, awb: 'AA1' });
  await expect(ship.mutate({ id: two._id, ...CARRIAGE, awb: 'AA1' })).rejects.toMatchObject({
    data: { reason: 'SHIPMENT_AWB_USED', fields: { awb: expect.any(String) as string } },
  });
  const other = { id: two._id, courier: 'other', courierName: '', awb: 'AA1' } as const;
  await expect(ship.mutate(other)).rejects.toMatchObject(refused('SHIPMENT_COURIER_REQUIRED'));
  const { shipment } = await ship.mutate({
    ...other,
    courierName: 'Anand',
    trackingUrl: 'https://anand.example.in/AA1',
  });
  expect(shipment).toMatchObject({
    courierName: 'Anand',
    trackingUrl: 'https://anand.example.in/AA1',
    weight_kg: 14.5,
  });
});

it('lists what is to be packed, those promised first at the top, by centre', async () => {
  const { _id: id } = await packing.bought(2);
  await packing.open(id, [{ position: 0, quantity: 1 }]);
  const list = (filters: { dispatchCenter?: string; search?: string; promisedUntil?: string }) =>
    staff().shipments.listToPack.query({ filters, pageSize: 100 });
  const { orderList, orderCount, centers } = await list({ dispatchCenter: 'Bengaluru Hub' });
  expect(centers).toEqual([{ name: 'Bengaluru Hub', count: orderCount }]);
  expect(orderList).toHaveLength(orderCount);
  const promised = orderList.map(({ expectedDelivery }) => expectedDelivery || '9999');
  expect(promised).toEqual(promised.toSorted());
  expect(orderList.find(({ _id }) => _id === id)).toMatchObject({
    ...{ units: 1, beingPackedBy: packer.name, items: [{ quantity: 1 }] },
  });
  expect((await list({ dispatchCenter: 'Elsewhere' })).orderCount).toBe(0);
  expect((await list({ promisedUntil: '2020-01-01' })).orderCount).toBe(0);
  expect((await list({ search: orderNumber(id) })).orderList.map(({ _id }) => _id)).toEqual([id]);
});

it('lists all shipments, late ones apart, by courier, state and day, and exports them', async () => {
  const [late, early] = [await packing.bought(), await packing.bought()];
  const [one, two] = [await packing.open(late._id), await packing.open(early._id)];
  await packing.send(one._id);
  await shop.db
    .update(orders)
    .set({ expectedDelivery: '2026-01-02T06:00:00.000Z' })
    .where(eq(orders.id, late._id));
  const list = async (filters: object, more: object = {}) =>
    (await staff().shipments.list.query({ pageSize: 100, ...more, filters })).shipmentList;
  const ids = async (filters: object) => (await list(filters)).map(({ _id }) => _id);
  expect(await list({ late: true })).toMatchObject([
    { _id: one._id, isLate: true, city: SHIP_TO.city, zip: SHIP_TO.zip, name: SHIP_TO.name },
  ]);
  expect(await ids({ late: false })).toContain(two._id);
  expect(await ids({ late: false })).not.toContain(one._id);
  expect(await ids({ courier: 'delhivery', state: 'shipped' })).toContain(one._id);
  expect(await ids({ courier: 'own' })).toEqual([]);
  expect(await ids({ to: '2020-01-01' })).toEqual([]);
  const oldest = await list({}, { sort: { field: 'created_at', order: 'asc' } });
  expect(oldest.map(({ _id }) => _id)).toEqual((await ids({})).toReversed());

  const boss = await signedInAs(shop, 'SuperAdmin');
  const exportAs = ({ token }: SignedIn) =>
    fetch(`${shop.url}/api/v1/shipment/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ filters: { late: true } }),
    });
  const [, line, ...rest] = (await (await exportAs(boss)).text()).trimEnd().split('\r\n');
  expect(line).toContain(`#${orderNumber(late._id)},Shipped,yes,2026-01-02,`);
  expect(rest).toEqual([]);
  expect((await exportAs(packer)).status).toBe(403);
});

it('is for staff only', async () => {
  await expect(shop.trpc(shopper.token).shipments.list.query({})).rejects.toMatchObject({
    data: { httpStatus: 403 },
  });
});
