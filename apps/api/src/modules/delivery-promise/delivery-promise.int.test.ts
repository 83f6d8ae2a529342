import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '@aabha/db/schema/audit';
import { deliveryLanes, deliveryPromises, dispatchCenters } from '@aabha/db/schema/delivery-promises';
import { orders } from '@aabha/db/schema/orders';
import { pinCodes, serviceAreas } from '@aabha/db/schema/service-areas';
import { only } from '@aabha/db/tx';
import { aProduct, SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { addToCart, payAtProvider, verify } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { reviseLatePromises } from './late-promises.service';

const PORT_BLAIR = '744101';
const WEEK = [1, 2, 3, 4, 5, 6, 7];

let shop: TestShop;
let boss: SignedIn;
let bengaluru: string;
const systemClock = { now: () => new Date() };
const setClock = (at?: string) =>
  Object.assign(shop.deps.ports, { clock: at ? { now: () => new Date(at) } : systemClock });
const desk = () => shop.trpc(boss.token).deliveryPromise;
const ask = async (zipcode: string, items: { product_id: string; quantity?: number }[] = []) =>
  (await shop.trpc().deliveryPromise.get.query({ zipcode, items })).promise;

beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  await someServiceAreas(shop.db);
  await shop.db.insert(serviceAreas).values({
    ...{ zipcode: PORT_BLAIR, dispatchCenter: 'Bengaluru Hub', originCenter: 'Bengaluru Hub' },
    ...{ returnCenter: 'Bengaluru Hub', facilityCity: 'Bengaluru', facilityState: 'Karnataka' },
  });
  await shop.db
    .insert(pinCodes)
    .values({ pinCode: PORT_BLAIR, district: 'South Andaman', state: 'Andaman and Nicobar Islands' });
  boss = await signedInAs(shop, 'SuperAdmin');
  const { center } = await desk().createCenter.mutate({
    ...{ name: 'Bengaluru Hub', pin: '560100', cutoff: '14:00', weekdays: [1, 2, 3, 4, 5, 6] },
    ...{ lead_hours: 0, units_per_day: null },
  });
  bengaluru = center._id;
  const lane = { center_id: bengaluru, weekdays: [1, 2, 3, 4, 5, 6], max_kg: null, two_person: false };
  await desk().createLane.mutate({
    ...{ ...lane, kind: 'district', area: 'Bengaluru', transit_min: 1, transit_max: 2 },
  });
  await desk().createLane.mutate({
    ...{ ...lane, kind: 'state', area: 'Andaman and Nicobar Islands', transit_min: 8, transit_max: 9 },
  });
});
afterEach(() => setClock());
afterAll(() => shop.stop());

describe('a promised date', () => {
  it('differs between Bengaluru and Port Blair, with its reasons, over REST too', async () => {
    setClock('2026-12-05T08:29:00Z');
    expect(await ask('560034')).toMatchObject({
      ...{ served: true, city: 'Bengaluru', center: 'Bengaluru Hub', leaves: '2026-12-05' },
      ...{ earliest: '2026-12-07', latest: '2026-12-08', validUntil: '2026-12-05T08:30:00.000Z' },
    });
    setClock('2026-12-05T08:31:00Z');
    const late = await ask('560034');
    expect(late).toMatchObject({ leaves: '2026-12-07', earliest: '2026-12-08', latest: '2026-12-09' });
    expect(late.reasons.map(({ text }) => text)).toEqual([
      'Bengaluru Hub sends nothing on Sun, 6 Dec.',
      'Ordered after 2:00 pm, so it leaves on Mon, 7 Dec.',
      '1 to 2 working days on the way from Bengaluru Hub.',
    ]);
    const { body, status } = await shop.rest('POST', '/delivery/promise', { zipcode: PORT_BLAIR });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain('"latest":"2026-12-17"');
    expect(await ask('999999')).toMatchObject({ served: false, latest: '', reasons: [] });
  });

  it('is that of the look-up', async () => {
    const { zipcode } = await shop.trpc().serviceAreas.lookUp.query({ zipcode: '560034' });
    const { earliest, latest } = await ask('560034');
    expect([zipcode.earliestDelivery?.slice(0, 10), zipcode.latestDelivery?.slice(0, 10)]).toEqual([
      ...[earliest, latest],
    ]);
  });

  it('depends on the weight of each television', async () => {
    const { lane } = await desk().createLane.mutate({
      ...{ center_id: bengaluru, kind: 'district', area: 'Bengaluru', transit_min: 0, transit_max: 1 },
      ...{ weekdays: WEEK, max_kg: 15, two_person: false },
    });
    const light = await aProduct(shop.db, { cartonWeightKg: 9 });
    const heavy = await aProduct(shop.db, { cartonWeightKg: 32 });
    setClock('2026-12-01T04:30:00Z');
    const { promises } = await shop
      .trpc()
      .deliveryPromise.products.query({ zipcode: '560034', product_ids: [light.id, heavy.id, 'none'] });
    expect(promises).toHaveLength(2);
    expect(promises).toContainEqual({ product_id: light.id, earliest: '2026-12-01', latest: '2026-12-02' });
    expect(promises).toContainEqual({ product_id: heavy.id, earliest: '2026-12-02', latest: '2026-12-03' });
    expect((await ask('560034', [{ product_id: light.id }, { product_id: heavy.id }])).latest).toBe(
      '2026-12-03',
    );
    setClock();
    await desk().removeLane.mutate({ id: lane._id });
  });
});

async function pay(shopper: SignedIn, product: string, more: { zip?: string; promisedBy?: string } = {}) {
  await addToCart(shop, shopper, product);
  const client = shop.trpc(shopper.token);
  const { cartList } = await client.cart.list.query({});
  const amount = cartList[0]?.totals.payable ?? 0;
  return (await client.checkout.createPayment.mutate({ amount, ...SHIP_TO, ...more })).payment;
}

const promisesOf = (orderId: string) =>
  shop.db
    .select({ promise: deliveryPromises })
    .from(deliveryPromises)
    .innerJoin(orders, eq(orders.paymentId, deliveryPromises.paymentId))
    .where(eq(orders.id, orderId))
    .orderBy(deliveryPromises.revision);

async function order(product?: string) {
  const shopper = await signedInAs(shop);
  const payment = await pay(shopper, product ?? (await aProduct(shop.db)).id);
  const { order: placed } = await verify(shop, shopper, await payAtProvider(shop, payment.id));
  const read = async () => (await shop.trpc(shopper.token).orders.get.query({ id: placed._id })).order;
  return { id: placed._id, shopper, read };
}

describe('an order', () => {
  it('has the day that was shown, and is replayed by staff', async () => {
    const { latest } = await ask('560034');
    const { id, read } = await order();
    expect((await read()).expectedDelivery.slice(0, 10)).toBe(latest);
    const { revisions } = await desk().replay.query({ id });
    expect(revisions).toMatchObject([
      { revision: 1, cause: 'payment', zipcode: '560034', units: 1, same: true, promised: { latest } },
    ]);
    const tables = (await desk().listLanes.query({ filters: { search: 'Bengaluru', kind: 'district' } }))
      .laneList;
    const lane = only(tables);
    await shop.db.update(deliveryLanes).set({ transitMax: 6 }).where(eq(deliveryLanes.id, lane._id));
    const [again] = (await desk().replay.query({ id })).revisions;
    expect(again?.same).toBe(true);
    expect((again?.by_present_tables?.latest ?? '') > latest).toBe(true);
    await shop.db.update(deliveryLanes).set({ transitMax: 2 }).where(eq(deliveryLanes.id, lane._id));
    const subAdmin = await signedInAs(shop, 'SubAdmin');
    expect((await shop.trpc(subAdmin.token).deliveryPromise.replay.query({ id })).revisions).toHaveLength(1);
  });

  it('is refused with another day than the one that was shown, and taken with it', async () => {
    const shopper = await signedInAs(shop);
    const { latest } = await ask('560034');
    const { id } = await aProduct(shop.db);
    await expect(pay(shopper, id, { promisedBy: '2026-01-01' })).rejects.toMatchObject({
      data: { reason: 'PROMISE_CHANGED' },
    });
    const client = shop.trpc(shopper.token);
    const { cartList } = await client.cart.list.query({});
    const amount = cartList[0]?.totals.payable ?? 0;
    const input = { amount, ...SHIP_TO, promisedBy: latest };
    expect((await client.checkout.createPayment.mutate(input)).payment.id).not.toBe('');
  });

  it('takes a place in the capacity of its day', async () => {
    const { centerList } = await desk().listCenters.query({});
    const center = only(centerList);
    const product = (await aProduct(shop.db, { stock: 9 })).id;
    await order(product);
    const { leaves } = await ask('560034');
    const { centerDay } = await desk().createDay.mutate({
      ...{ center_id: center._id, day: leaves, units: 1, note: 'Half the team' },
    });
    expect(centerDay.planned).toBeGreaterThanOrEqual(1);
    const full = await ask('560034', [{ product_id: product }]);
    expect(full.reasons.map(({ code }) => code)).toContain('center-full');
    expect(full.leaves > leaves).toBe(true);
    await desk().removeDay.mutate({ id: centerDay._id });
  });

  it('to another PIN code gets no earlier day', async () => {
    const { id, read } = await order();
    const before = (await read()).expectedDelivery;
    await shop.db.insert(deliveryLanes).values({
      ...{ centerId: bengaluru, kind: 'zip', area: '560066', transitMin: 5, transitMax: 7 },
    });
    await shop.trpc(boss.token).orders.correctAddress.mutate({ id, zip: '560066' });
    const after = (await read()).expectedDelivery;
    expect(after > before).toBe(true);
    expect(
      (await promisesOf(id)).map(({ promise }) => [promise.revision, promise.cause, promise.isOpen]),
    ).toEqual([
      [1, 'payment', false],
      [2, 'address', true],
    ]);
    await shop.db.delete(deliveryLanes).where(eq(deliveryLanes.area, '560066'));
  });
});

describe('a late order', () => {
  const shiftDay = (day: string, days: number) =>
    new Date(Date.parse(`${day}T06:30:00Z`) + days * 86_400_000).toISOString();

  it('that did not leave gets a new date and a mail before the old one has passed, once', async () => {
    const { id, read } = await order();
    const [first] = await promisesOf(id);
    const { leaves, latest } = first?.promise ?? { leaves: '', latest: '' };
    expect(await reviseLatePromises(shop.deps)).toBe(0);
    setClock(shiftDay(leaves ?? '', 1));
    await Promise.all([reviseLatePromises(shop.deps), reviseLatePromises(shop.deps)]);
    expect(await reviseLatePromises(shop.deps)).toBe(0);
    const rows = await promisesOf(id);
    expect(rows.map(({ promise }) => promise.cause)).toEqual(['payment', 'not-dispatched']);
    const revised = rows[1]?.promise.latest ?? '';
    expect(revised > latest).toBe(true);
    setClock();
    const now = await read();
    expect(now.expectedDelivery.slice(0, 10)).toBe(revised);
    expect(now.promisedDelivery?.slice(0, 10)).toBe(latest);
    const { revisions } = await desk().replay.query({ id });
    expect(revisions.map(({ same }) => same)).toEqual([true, true]);
    shop.startWorkers();
    const mail = await shop.mail(SHIP_TO.email, /new delivery date/);
    expect(mail.text).toContain('Promised');
    await shop.stopWorkers();
  });

  it('that has left and does not arrive by the evening of its day gets one too; a delivered one does not', async () => {
    const [late, done] = [await order(), await order()];
    for (const { id } of [late, done])
      await shop.trpc(boss.token).orders.updateStatus.mutate({ id, status: 'Shipped' });
    await shop.trpc(boss.token).orders.updateStatus.mutate({ id: done.id, status: 'Delivered' });
    const [first] = await promisesOf(late.id);
    const day = first?.promise.latest ?? '';
    setClock(`${day}T11:29:00Z`);
    await reviseLatePromises(shop.deps);
    expect(await promisesOf(late.id)).toHaveLength(1);
    setClock(`${day}T11:31:00Z`);
    await reviseLatePromises(shop.deps);
    const rows = await promisesOf(late.id);
    expect(rows.map(({ promise }) => promise.cause)).toEqual(['payment', 'not-delivered']);
    expect((rows[1]?.promise.latest ?? '') > day).toBe(true);
    expect((await promisesOf(done.id)).map(({ promise }) => [promise.revision, promise.isOpen])).toEqual([
      [1, false],
    ]);
  });
});

describe('dispatch centres, lanes and days', () => {
  it('are refused where they are there already, where nobody lives, and after another edit', async () => {
    const center = only((await desk().listCenters.query({ filters: { search: 'bengaluru' } })).centerList);
    expect(center).toMatchObject({ lane_count: 2, area_count: 8 });
    const { area_count, lane_count, created_at, updated_at, _id, ...fields } = center;
    await expect(desk().createCenter.mutate(fields)).rejects.toMatchObject({
      data: { reason: 'CENTER_TAKEN' },
    });
    const lane = {
      ...({ center_id: _id, kind: 'district', area: 'Bengaluru', transit_min: 1, transit_max: 2 } as const),
      ...{ weekdays: WEEK, max_kg: null, two_person: false },
    };
    await expect(desk().createLane.mutate(lane)).rejects.toMatchObject({ data: { reason: 'LANE_TAKEN' } });
    await expect(desk().createLane.mutate({ ...lane, area: 'Atlantis' })).rejects.toMatchObject({
      data: { reason: 'LANE_AREA_UNKNOWN' },
    });
    await expect(desk().createLane.mutate({ ...lane, transit_min: 3 })).rejects.toMatchObject({
      data: { httpStatus: 400 },
    });
    await desk().updateCenter.mutate({ ...fields, id: _id, lead_hours: 2, updated_at });
    await expect(
      desk().updateCenter.mutate({ ...fields, id: _id, lead_hours: 3, updated_at }),
    ).rejects.toMatchObject({ data: { httpStatus: 409 } });
    await desk().updateCenter.mutate({ ...fields, id: _id });
    const audits = await shop.db
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'center.update'), eq(auditLog.entityId, _id)));
    expect(audits).toContainEqual({ after: { lead_hours: 2 } });
    expect(await shop.db.select().from(dispatchCenters)).toHaveLength(1);
  });

  it('are of SuperAdmins alone, and exported as CSV', async () => {
    const subAdmin = await signedInAs(shop, 'SubAdmin');
    for (const path of ['/delivery/center/list', '/delivery/lane/list', '/delivery/day/list'])
      expect((await shop.rest('POST', path, {}, subAdmin.token)).status).toBe(403);
    const response = await fetch(`${shop.url}/api/v1/delivery/lane/export`, {
      ...{ method: 'POST', body: JSON.stringify({ filters: { kind: 'state' } }) },
      headers: { 'content-type': 'application/json', authorization: `Bearer ${boss.token}` },
    });
    expect(response.headers.get('x-row-count')).toBe('1');
    expect(await response.text()).toContain(
      'Bengaluru Hub,State,Andaman and Nicobar Islands,8,9,Mon–Sat,,No',
    );
  });
});
