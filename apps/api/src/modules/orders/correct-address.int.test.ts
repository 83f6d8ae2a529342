import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { only } from '@aabha/db/tx';
import { auditLog } from '@aabha/db/schema/audit';
import { outbox } from '@aabha/db/schema/outbox';
import { invoices } from '@aabha/db/schema/invoices';
import { orders } from '@aabha/db/schema/orders';
import { pinCodes, serviceAreas } from '@aabha/db/schema/service-areas';
import { aProduct, SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let shopper: SignedIn;
let staff: SignedIn;
/** In Karnataka, but dispatched from Chennai: without a promised day. */
const FAR = '575001';
/** Served, in Tamil Nadu. */
const OTHER_STATE = '600001';
/** Served, without a known State. */
const NO_STATE = '577777';
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  const chennai = {
    dispatchCenter: 'Chennai Hub',
    originCenter: 'Chennai Hub',
    returnCenter: 'Chennai Hub',
    facilityCity: 'Chennai',
    facilityState: 'Tamil Nadu',
  };
  await shop.db
    .insert(serviceAreas)
    .values([FAR, OTHER_STATE, NO_STATE].map((zipcode) => ({ zipcode, ...chennai })));
  await shop.db.insert(pinCodes).values([
    { pinCode: FAR, district: 'Mangaluru', state: 'Karnataka' },
    { pinCode: OTHER_STATE, district: 'Chennai', state: 'Tamil Nadu' },
  ]);
  shopper = await signedInAs(shop);
  staff = await signedInAs(shop, 'SubAdmin');
});
afterAll(() => shop.stop());

const correct = (id: string, body: object, by = staff) =>
  shop.rest<{ order: Read; current?: object }>('POST', `/order/${id}/address`, body, by.token);
const ship = (id: string) => shop.rest('POST', `/order/${id}/update`, { status: 'Shipped' }, staff.token);
const read = async (id: string) => (await shop.trpc(staff.token).orders.get.query({ id })).order;
type Read = Awaited<ReturnType<typeof read>>;
const anOrder = async () => read((await buy(shop, shopper, (await aProduct(shop.db, { stock: 5 })).id))._id);
const found = async (search: string) =>
  (await shop.trpc(staff.token).orders.list.query({ filters: { search } })).orderList.map(({ _id }) => _id);
const mailsOf = async (id: string) =>
  (await shop.db.select().from(outbox).where(eq(outbox.kind, 'mail.order-address'))).filter(
    ({ payload }) => payload.orderId === id,
  );
const auditOf = (id: string) =>
  shop.db.select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(desc(auditLog.createdAt));
const snapshotOf = async (id: string) =>
  only(await shop.db.select().from(invoices).where(eq(invoices.orderId, id))).snapshot;

const NEW = {
  name: 'Kiran Rao',
  phone: '+91 91234 56789',
  address: '9 Lake View Road',
  city: 'Bengaluru',
  zip: '560066',
};
const STORED = { ...NEW, phone: '9123456789' };

describe('a corrected delivery address', () => {
  it('changes the order, its timeline, its mail and the audit log, but not its invoice', async () => {
    const before = await anOrder();
    const issued = await snapshotOf(before._id);
    const response = await correct(before._id, { ...NEW, updated_at: before.updated_at });
    expect(response.status).toBe(200);
    const after = await read(before._id);
    expect(after.shippingAddress).toMatchObject({ ...STORED, state: 'Karnataka', email: SHIP_TO.email });
    expect(after).toMatchObject({ name: SHIP_TO.name, status: 'Pending' });
    expect(after.expectedDelivery).toBe(before.expectedDelivery);
    const { state, email, country, ...old } = before.shippingAddress;
    expect([state, email, country]).toEqual(['Karnataka', SHIP_TO.email, 'India']);
    expect(after.timeline.at(-1)).toMatchObject({
      from: 'Pending',
      status: 'Pending',
      by: 'staff',
      address_change: { before: old, after: STORED },
    });
    expect(await snapshotOf(before._id)).toEqual(issued);
    expect((await auditOf(before._id))[0]).toMatchObject({
      action: 'order.address',
      staffId: staff.id,
      before: { name: SHIP_TO.name, address: SHIP_TO.address, zip: SHIP_TO.zip },
      after: { name: 'Kiran Rao', phone: '9123456789', address: '9 Lake View Road', zip: '560066' },
    });
    const mail = await shop.mail(SHIP_TO.email, /delivery address corrected/);
    expect(mail.text).toContain('7 Temple Street');
    expect(mail.text).toContain('9 Lake View Road');
    expect(await found('kiran rao')).toEqual([before._id]);
    expect(await found('91234 56789')).toEqual([before._id]);
  });

  it("is still found after the shopper's phone number changed", async () => {
    const { _id } = await anOrder();
    await correct(_id, { name: 'Meena Iyer' });
    await shop.db.execute(sql`update users set phone = '9000000001' where id = ${shopper.id}`);
    expect(await found('meena iyer')).toEqual([_id]);
    expect(await found('9000000001')).toContain(_id);
  });

  it('may be partial, and repeated without a second change', async () => {
    const order = await anOrder();
    const part = { address: '10 Temple Street', updated_at: order.updated_at };
    for (let time = 0; time < 2; time += 1) expect((await correct(order._id, part)).status).toBe(200);
    expect((await read(order._id)).shippingAddress).toEqual({
      ...order.shippingAddress,
      address: '10 Temple Street',
    });
    expect(await mailsOf(order._id)).toHaveLength(1);
    expect((await read(order._id)).timeline).toHaveLength(2);
  });

  it('updates the dispatch centre and the expected day for its new PIN code', async () => {
    const order = await anOrder();
    expect(order.expectedDelivery).not.toBe('');
    await correct(order._id, { city: 'Mangaluru', zip: FAR });
    expect(await read(order._id)).toMatchObject({ dispatchCenter: 'Chennai Hub', expectedDelivery: '' });
    await correct(order._id, { city: 'Bengaluru', zip: '560001' });
    const back = await read(order._id);
    expect(back.dispatchCenter).toBe('Bengaluru Hub');
    expect(back.expectedDelivery).not.toBe('');
  });
});

describe('an address correction is refused', () => {
  it.each([
    [{ zip: '110001' }, 409, 'Service Not Available for this PIN code.'],
    [{ zip: '560010' }, 409, 'Service Not Available for this PIN code.'],
    [{ zip: OTHER_STATE }, 409, /is in Tamil Nadu.*invoiced for Karnataka.*cancel/],
    [{ zip: NO_STATE }, 409, /State of PIN code 577777 is not known/],
    [{ zip: '12' }, 400, 'ZIP code must be a 6-digit number.'],
    [{ name: 'R2' }, 400, 'Name must contain only letters'],
  ])('for %j, and nothing changes', async (wrong, status, message) => {
    const order = await anOrder();
    const response = await correct(order._id, { address: 'Elsewhere', ...wrong });
    expect(response.status).toBe(status);
    expect(response.body.message).toMatch(message);
    expect(await read(order._id)).toEqual(order);
    expect(await mailsOf(order._id)).toEqual([]);
  });

  it('for callers without access, and for an unknown order', async () => {
    const { _id } = await anOrder();
    expect((await correct(_id, NEW, shopper)).status).toBe(403);
    expect((await correct('unknown', NEW)).status).toBe(404);
  });

  it('after the order was shipped, with its status', async () => {
    const { _id } = await anOrder();
    await ship(_id);
    expect(await correct(_id, NEW)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('is now Shipped') },
    });
  });

  it('after a concurrent correction, with the present address', async () => {
    const { _id, updated_at } = await anOrder();
    await correct(_id, { city: 'Mysuru', updated_at });
    const refused = await correct(_id, { ...NEW, updated_at });
    expect(refused).toMatchObject({
      status: 409,
      body: { data: { reason: 'RECORD_CHANGED', current: { city: 'Mysuru', name: SHIP_TO.name } } },
    });
    expect((await read(_id)).shippingAddress).toMatchObject({ city: 'Mysuru', name: SHIP_TO.name });
  });
});

describe('a concurrent correction and change to Shipped', () => {
  it('are serialised: a shipped order is not corrected', async () => {
    const { _id } = await anOrder();
    const { correction } = await shop.db.transaction(async (tx) => {
      await tx.update(orders).set({ status: 'Shipped' }).where(eq(orders.id, _id));
      const pending = correct(_id, NEW);
      await vi.waitFor(async () => {
        const waiting = await shop.db.execute(
          sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(waiting).toHaveLength(1);
      });
      return { correction: pending };
    });
    expect((await correction).status).toBe(409);
    expect((await read(_id)).shippingAddress.address).toBe(SHIP_TO.address);
  });

  it('end in one of the two orders, never a mixture', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { _id } = await anOrder();
      const [corrected, shipped] = await Promise.all([correct(_id, NEW), ship(_id)]);
      expect(shipped.status).toBe(200);
      const { timeline, shippingAddress } = await read(_id);
      const steps = timeline.map(({ status, address_change }) => (address_change ? 'corrected' : status));
      if (corrected.status === 200) expect(steps).toEqual(['Pending', 'corrected', 'Shipped']);
      else expect(steps).toEqual(['Pending', 'Shipped']);
      expect(shippingAddress.address).toBe(corrected.status === 200 ? NEW.address : SHIP_TO.address);
    }
  });
});
