import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TrackedOrder } from '@aabha/contracts/order-tracking/order-tracking.schema';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { packingIn } from '../../testing/packing';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { trackingToken } from './tracking-token';

const DAY_MS = 86_400_000;

let shop: TestShop;
let packer: SignedIn;
let shopper: SignedIn;
let packing: ReturnType<typeof packingIn>;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  [packer, shopper] = [await signedInAs(shop, 'SuperAdmin'), await signedInAs(shop)];
  packing = packingIn(shop, { packer, shopper });
});
afterAll(() => shop.stop());

const tokenOf = (id: string) => trackingToken(shop.deps.config, id);
const read = (token: string, as?: SignedIn) =>
  shop.rest<{ tracking: TrackedOrder; reason?: string }>(
    'GET',
    `/order/track/${token}`,
    undefined,
    as?.token,
  );
const track = async (id: string, as?: SignedIn) => (await read(tokenOf(id), as)).body.data.tracking;

/** Returns every key within a value. */
const keysOf = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [
        ...(Array.isArray(value) ? [] : [key]),
        ...keysOf(inner),
      ]);

describe('the link of a mail', () => {
  it('shows where the order is without signing in, and is stored by nobody', async () => {
    const { _id: id } = await packing.bought(2);
    const mail = await shop.mail(SHIP_TO.email, new RegExp(`^Your order ${orderNumber(id)} is placed`));
    const token = /\/track\/(\S+)/.exec(mail.text)?.[1] ?? '';
    expect(token).toBe(tokenOf(id));
    expect(mail.text).toContain('It works until 90 days after the last change of the order.');
    const response = await read(token);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toMatch(/no-store/);
    const { created_at: placed, products } = await packing.orderOf(id);
    expect(response.body.data.tracking).toEqual({
      number: orderNumber(id),
      status: 'Pending',
      city: SHIP_TO.city,
      expectedDelivery: (await packing.orderOf(id)).expectedDelivery,
      steps: [{ status: 'Pending', at: placed }],
      items: [
        {
          ...{ position: 0, name: products[0]?.product_id.name, quantity: 2, waiting_quantity: 2 },
          picture: null,
        },
      ],
      parcels: [],
      valid_until: new Date(Date.parse(placed) + 90 * DAY_MS).toISOString(),
      order_id: '',
    });
    const copies = await shop.sql`select html from mail_copies`;
    expect(copies.length).toBeGreaterThan(0);
    expect(JSON.stringify([...copies])).not.toContain(token.split('.')[1]);
  });

  it('has no personal data and no money, by its keys and by its values', async () => {
    const { _id: id } = await packing.bought();
    const order = await packing.orderOf(id);
    const { shipment } = await packing.staff().shipments.create.mutate({ order_id: id });
    const serial = `SN${Date.now()}`;
    await packing.staff().shipments.scan.mutate({ id: shipment._id, code: serial });
    await packing.send(shipment._id);
    const tracking = await track(id);
    expect(new Set(keysOf(tracking))).toEqual(
      new Set([
        ...['number', 'status', 'city', 'expectedDelivery', 'steps', 'at', 'items', 'position', 'quantity'],
        ...['name', 'waiting_quantity', 'picture', 'parcels', 'state', 'courier', 'courierName', 'awb'],
        ...['trackingUrl', 'dispatchCenter', 'packed_at', 'shipped_at', 'delivered_at', 'lines'],
        ...['valid_until', 'order_id'],
      ]),
    );
    /* `name` is that of a television only. */
    expect(tracking.items.map(({ name }) => name)).toEqual([order.products[0]?.product_id.name]);
    const told = JSON.stringify(tracking);
    const secrets = [
      ...[SHIP_TO.name, SHIP_TO.email, SHIP_TO.address, SHIP_TO.zip, 'Karnataka'],
      ...[shopper.name, shopper.email, shopper.phone, shopper.address, shopper.id],
      ...[packer.name, order.payment_id, order.invoiceNumber, serial, id],
      ...[order.totalPrice, order.subtotal, order.products[0]?.price].map(String),
    ];
    for (const secret of secrets.filter(Boolean)) expect(told).not.toContain(secret);
  });

  it('follows an order that leaves in parts, with courier, AWB number and what each parcel has', async () => {
    const { id, first, second } = await packing.boughtTwoKinds();
    const sent = await packing.send((await packing.open(id, [{ position: first.at, quantity: 1 }]))._id);
    const one = await track(id);
    expect(one).toMatchObject({ status: 'Pending', steps: [{ status: 'Pending' }] });
    expect(one.parcels).toMatchObject([
      {
        ...{ state: 'shipped', courier: 'delhivery', courierName: 'Delhivery', awb: sent.awb },
        trackingUrl: `https://www.delhivery.com/track-v2/package/${sent.awb}`,
        ...{ dispatchCenter: 'Bengaluru Hub', packed_at: sent.packed_at, shipped_at: sent.shipped_at },
        ...{ delivered_at: null, lines: [{ position: first.at, quantity: 1 }] },
      },
    ]);
    const waiting = ({ items }: TrackedOrder) =>
      Object.fromEntries(items.map(({ position, waiting_quantity }) => [position, waiting_quantity]));
    expect(waiting(one)).toEqual({ [first.at]: 1, [second.at]: 1 });

    const rest = await packing.open(id);
    expect((await track(id)).parcels).toHaveLength(1);
    await packing.send(rest._id);
    await packing.staff().shipments.deliver.mutate({ id: sent._id });
    await packing.staff().shipments.deliver.mutate({ id: rest._id });
    const all = await track(id);
    expect(all.steps.map(({ status }) => status)).toEqual(['Pending', 'Shipped', 'Delivered']);
    expect(all.parcels.map(({ state }) => state)).toEqual(['delivered', 'delivered']);
    expect(waiting(all)).toEqual({ [first.at]: 0, [second.at]: 0 });
  });

  it('shows that an order was cancelled, and when', async () => {
    const { _id: id } = await packing.bought();
    await shop.trpc(shopper.token).orders.updateStatus.mutate({ id, status: 'Cancelled' });
    const mail = await shop.mail(SHIP_TO.email, new RegExp(`^Your order ${orderNumber(id)}: Cancelled`));
    expect(mail.text).toContain(`/track/${tokenOf(id)}`);
    const tracking = await track(id);
    expect(tracking.steps.map(({ status }) => status)).toEqual(['Pending', 'Cancelled']);
    expect(tracking).toMatchObject({ status: 'Cancelled', parcels: [], items: [{ waiting_quantity: 0 }] });
  });

  it('is told to the owner with the order, and not to staff', async () => {
    const { _id: id } = await packing.bought();
    const tokenFor = async (as: SignedIn) =>
      (await shop.trpc(as.token).orders.get.query({ id })).tracking_token;
    expect(await tokenFor(shopper)).toBe(tokenOf(id));
    expect(await tokenFor(packer)).toBe('');
  });

  it('names the order itself to its owner only', async () => {
    const { _id: id } = await packing.bought();
    expect((await track(id, shopper)).order_id).toBe(id);
    for (const other of [undefined, await signedInAs(shop), packer])
      expect((await track(id, other)).order_id).toBe('');
  });
});
