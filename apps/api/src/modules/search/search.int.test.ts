import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { SEARCH_HITS } from '@aabha/contracts/search/staff-search.schema';
import { ticketNumber } from '@aabha/contracts/complaints/complaints.rules';
import { users } from '@aabha/db/schema/accounts';
import { complaints } from '@aabha/db/schema/complaints';
import { invoices } from '@aabha/db/schema/invoices';
import { orders } from '@aabha/db/schema/orders';
import { payments } from '@aabha/db/schema/payments';
import { products } from '@aabha/db/schema/products';
import { shipmentLines, shipments, shipmentSerials } from '@aabha/db/schema/shipments';
import { wholesaleOrders } from '@aabha/db/schema/wholesale';
import { paise } from '@aabha/contracts/money/money';
import { only } from '@aabha/db/tx';
import { aProduct, SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { MOST_HITS } from './search.hits.queries';

let shop: TestShop;
let boss: SignedIn;
let sub: SignedIn;
let shopper: SignedIn;
let order: Awaited<ReturnType<typeof buy>>;
let productId: string;

beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
  sub = await signedInAs(shop, 'SubAdmin');
  shopper = await signedInAs(shop);
  await shop.db
    .update(users)
    .set({ name: 'Devika Sharma', phone: '9845067890' })
    .where(eq(users.id, shopper.id));
  const product = await aProduct(shop.db, { name: 'Nova Lumen 55 inch', stock: 50 });
  productId = product.id;
  await shop.db.update(products).set({ modelNumber: 'NL-55Q%' }).where(eq(products.id, productId));
  order = await buy(shop, shopper, productId, 1);
});
afterAll(() => shop.stop());

const search = async (text: string, as = boss) =>
  (await shop.trpc(as.token).search.staff.query({ text })).groups;
const found = async (text: string, as = boss) =>
  Object.fromEntries(
    (await search(text, as)).map(({ kind, hits }) => [kind, hits.map(({ title }) => title)]),
  );

describe('one text finds', () => {
  it('an e-mail in any case, and none with another domain; the order of a payment by its id and by a part of it', async () => {
    const at = '@one.example';
    for (const email of [`Tara.Bose${at}`, 'tara.bose@other.example'])
      await shop.db
        .update(users)
        .set({ email })
        .where(eq(users.id, (await signedInAs(shop)).id));
    expect(await found(`tara.BOSE${at}`)).toMatchObject({ customer: [expect.any(String)] });
    expect((await found('tara.bose@')).customer).toHaveLength(2);
    expect(await found('tara.bose@third.example')).toEqual({});
    const [payment] = await shop.db.select().from(payments).where(eq(payments.userId, shopper.id));
    const id = payment?.providerPaymentId ?? '';
    for (const text of [id, id.slice(0, -2)])
      expect(await found(text)).toMatchObject({ order: [orderNumber(order._id)] });
  });

  it('customers who are called so before those whose name only begins so, where these are more than are shown', async () => {
    const call = async (name: string) => {
      const { id } = await signedInAs(shop);
      await shop.db.update(users).set({ name }).where(eq(users.id, id));
    };
    for (let n = 0; n < MOST_HITS - 1; n += 1) await call('Gulab Contractor');
    await call('Gulab Contractorwala');
    const few = (await found('gulab CONTRACTOR')).customer;
    expect(few).toHaveLength(SEARCH_HITS);
    await call('Gulab Contractor');
    expect((await found('gulab contractor')).customer).toEqual(few?.map(() => 'Gulab Contractor'));
    expect((await found('contractorwala')).customer).toEqual(['Gulab Contractorwala']);
  });

  it('an order by its number as it is shown, by its end, and by its whole id', async () => {
    const number = orderNumber(order._id);
    for (const text of [number, `#${number}`, number.slice(-6).toLowerCase(), order._id])
      expect(await found(text)).toMatchObject({ order: [number] });
    const [group] = await search(number);
    expect(group).toEqual({
      kind: 'order',
      has_more: false,
      hits: [
        {
          _id: order._id,
          title: number,
          detail: SHIP_TO.name,
          status: 'Pending',
          amount: order.totalPrice,
          created_at: expect.any(String),
        },
      ],
    });
  });

  it.each(['9845067890', '+91 98450 67890', '098450-67890', '98450 678'])(
    'an order and a customer by the phone number %s',
    async (text) => {
      expect(await found(text)).toMatchObject({
        order: [orderNumber(order._id)],
        customer: ['Devika Sharma'],
      });
    },
  );

  it('a customer by name and by e-mail, and an order by those of its delivery', async () => {
    expect(await found('devika  SHARMA')).toEqual({ customer: ['Devika Sharma'] });
    expect(await found(shopper.email)).toEqual({ customer: ['Devika Sharma'] });
    for (const text of [SHIP_TO.name, SHIP_TO.email])
      expect(await found(text)).toMatchObject({ order: [orderNumber(order._id)] });
  });

  it('an order by a serial number in any form, also after the television came back, and by its PIN code', async () => {
    const number = orderNumber(order._id);
    const shipment = only(
      await shop.db
        .insert(shipments)
        .values({ orderId: order._id, dispatchCenter: 'Bengaluru Hub', createdBy: boss.id })
        .returning(),
    );
    const line = { shipmentId: shipment.id, position: 0 };
    await shop.db.insert(shipmentLines).values({ ...line, orderId: order._id, quantity: 1 });
    const releasedAt = '2026-11-01T00:00:00.000Z';
    await shop.db.insert(shipmentSerials).values({ ...line, serial: 'SN55-A0012', releasedAt });
    for (const text of ['SN55-A0012', ' sn 55-a0012 ']) {
      const [group] = await search(text, sub);
      const detail = `${SHIP_TO.name}, serial number SN55-A0012`;
      expect(group).toMatchObject({ kind: 'order', hits: [{ _id: order._id, title: number, detail }] });
    }
    expect(await found('SN55-A001')).toEqual({});
    const { order: byPinCode } = await found(SHIP_TO.zip);
    expect(byPinCode).toEqual([number]);
    const address = { deliveryName: 'Devika', deliveryPhone: '9845067890', deliveryAddress: '1 Lake Road' };
    const corrected = { ...address, deliveryCity: 'Bengaluru', deliveryZip: '560066' };
    await shop.db.update(orders).set(corrected).where(eq(orders.id, order._id));
    expect((await found(SHIP_TO.zip)).order).toBeUndefined();
    expect((await found('560066')).order).toEqual([number]);
    const original = { deliveryName: null, deliveryPhone: null, deliveryAddress: null };
    await shop.db
      .update(orders)
      .set({ ...original, deliveryCity: null, deliveryZip: null })
      .where(eq(orders.id, order._id));
  });

  it('an invoice by its number and by the end of it', async () => {
    const invoice = only(await shop.db.select().from(invoices).where(eq(invoices.orderId, order._id)));
    const number = invoice.number ?? '';
    expect(await found(number.toLowerCase())).toEqual({ invoice: [number] });
    expect(await found(number.slice(-6))).toMatchObject({ invoice: [number] });
  });

  it('an order by the payment, whichever of the two ids of the provider is known', async () => {
    const payment = only(await shop.db.select().from(payments).where(eq(payments.userId, shopper.id)));
    for (const id of [payment.providerPaymentId, payment.providerOrderId]) {
      const groups = await search(id ?? '');
      expect(groups.find(({ kind }) => kind === 'payment')?.hits).toMatchObject([
        { _id: order._id, title: id, status: 'completed', amount: order.totalPrice },
      ]);
    }
  });

  it('a television by words in any order, and by its model number, each character literal', async () => {
    expect(await found('lumen NOVA')).toEqual({ product: ['Nova Lumen 55 inch'] });
    expect(await found('nl-55q%')).toMatchObject({ product: ['Nova Lumen 55 inch'] });
    expect(await found('nl-_5q')).toEqual({});
  });

  it('a complaint by its ticket, a wholesale order by its company, and the service area of a PIN code', async () => {
    const complaint = only(
      await shop.db
        .insert(complaints)
        .values({
          ...{ userId: shopper.id, name: 'Devika Sharma', email: shopper.email, phone: '9845067890' },
          ...{ issueType: 'Billing', description: 'Wrong bill.' },
        })
        .returning(),
    );
    expect(await found(ticketNumber(complaint.id))).toEqual({ complaint: [ticketNumber(complaint.id)] });
    const bulk = only(
      await shop.db
        .insert(wholesaleOrders)
        .values({
          ...{ email: 'buyer@kaveri.example', contact: '9845011111', companyName: 'Kaveri Displays' },
          ...{ totalPaise: paise(100), shippingAddress: {}, billingAddress: {} },
        } as typeof wholesaleOrders.$inferInsert)
        .returning(),
    );
    expect(await found('kaveri disp')).toEqual({ 'bulk-order': [bulk.id.slice(-6).toUpperCase()] });
    expect((await search('560001')).find(({ kind }) => kind === 'service-area')?.hits).toMatchObject([
      { title: '560001' },
    ]);
  });
});

describe('the search', () => {
  it('shows five hits of a kind, the newest orders first, and says that there are more', async () => {
    for (let n = 0; n < 6; n += 1) await buy(shop, shopper, productId, 1);
    const [group] = await search('98450 67890');
    expect(group).toMatchObject({ kind: 'order', has_more: true });
    expect(group?.hits).toHaveLength(5);
    const times = group?.hits.map(({ created_at }) => created_at ?? '') ?? [];
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('finds for a SubAdmin what they may open only', async () => {
    expect(Object.keys(await found('devika sharma', sub))).toEqual([]);
    expect(Object.keys(await found('98450 67890', sub))).toEqual(['order']);
    expect(await search('lumen', sub)).toEqual([]);
    expect(await search('560001', sub)).toEqual([]);
  });

  it('is for staff, finds nothing by two characters, and takes any text as text', async () => {
    await expect(search('lumen', shopper)).rejects.toMatchObject({ data: { httpStatus: 403 } });
    expect(await search('de')).toEqual([]);
    for (const text of ["o'; drop table orders; --", '%%%', '\\\\\\', '_____', '\u{1f4fa}\u{1f4fa}\u{1f4fa}'])
      expect(await search(text)).toEqual([]);
    const { status, body } = await shop.rest('POST', '/admin/search', { text: 'devika' }, boss.token);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ groups: [{ kind: 'customer' }, { kind: 'complaint' }] });
  });
});
