import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deliveryLanes, deliveryPromises } from '@aabha/db/schema/delivery-promises';
import { orders } from '@aabha/db/schema/orders';
import { only } from '@aabha/db/tx';
import { aProduct, SHIP_TO, signedInAs, type SignedIn } from '../../testing/builders';
import { dispatchShop } from '../../testing/dispatch-shop';
import { addToCart, payAtProvider, verify } from '../../testing/shopping-steps';
import { reviseLatePromises } from './late-promises.service';

const demo = dispatchShop();
const { ask, desk, setClock } = demo;

async function pay(shopper: SignedIn, product: string, more: { zip?: string; promisedBy?: string } = {}) {
  await addToCart(demo.shop, shopper, product);
  const client = demo.shop.trpc(shopper.token);
  const { cartList } = await client.cart.list.query({});
  const amount = cartList[0]?.totals.payable ?? 0;
  return (await client.checkout.createPayment.mutate({ amount, ...SHIP_TO, ...more })).payment;
}

const promisesOf = (orderId: string) =>
  demo.shop.db
    .select({ promise: deliveryPromises })
    .from(deliveryPromises)
    .innerJoin(orders, eq(orders.paymentId, deliveryPromises.paymentId))
    .where(eq(orders.id, orderId))
    .orderBy(deliveryPromises.revision);

async function order(product?: string) {
  const shopper = await signedInAs(demo.shop);
  const payment = await pay(shopper, product ?? (await aProduct(demo.shop.db)).id);
  const { order: placed } = await verify(demo.shop, shopper, await payAtProvider(demo.shop, payment.id));
  const read = async () => (await demo.shop.trpc(shopper.token).orders.get.query({ id: placed._id })).order;
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
    await demo.shop.db.update(deliveryLanes).set({ transitMax: 6 }).where(eq(deliveryLanes.id, lane._id));
    const [again] = (await desk().replay.query({ id })).revisions;
    expect(again?.same).toBe(true);
    expect((again?.by_present_tables?.latest ?? '') > latest).toBe(true);
    await demo.shop.db.update(deliveryLanes).set({ transitMax: 2 }).where(eq(deliveryLanes.id, lane._id));
    const subAdmin = await signedInAs(demo.shop, 'SubAdmin');
    expect(
      (await demo.shop.trpc(subAdmin.token).deliveryPromise.replay.query({ id })).revisions,
    ).toHaveLength(1);
  });

  it('is refused with another day than the one that was shown, and taken with it', async () => {
    const shopper = await signedInAs(demo.shop);
    const { latest } = await ask('560034');
    const { id } = await aProduct(demo.shop.db);
    await expect(pay(shopper, id, { promisedBy: '2026-01-01' })).rejects.toMatchObject({
      data: { reason: 'PROMISE_CHANGED' },
    });
    expect(await demo.shop.sql`select from payments where user_id = ${shopper.id}`).toHaveLength(0);
    expect(await demo.shop.sql`select from stock_reservations where user_id = ${shopper.id}`).toHaveLength(0);
    const client = demo.shop.trpc(shopper.token);
    const { cartList } = await client.cart.list.query({});
    const amount = cartList[0]?.totals.payable ?? 0;
    const input = { amount, ...SHIP_TO, promisedBy: latest };
    expect((await client.checkout.createPayment.mutate(input)).payment.id).not.toBe('');
  });

  it('takes a place in the capacity of its day', async () => {
    const { centerList } = await desk().listCenters.query({});
    const center = only(centerList);
    const product = (await aProduct(demo.shop.db, { stock: 9 })).id;
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
    await demo.shop.db.insert(deliveryLanes).values({
      ...{ centerId: demo.bengaluru, kind: 'zip', area: '560066', transitMin: 5, transitMax: 7 },
    });
    await demo.shop.trpc(demo.boss.token).orders.correctAddress.mutate({ id, zip: '560066' });
    const after = (await read()).expectedDelivery;
    expect(after > before).toBe(true);
    expect(
      (await promisesOf(id)).map(({ promise }) => [promise.revision, promise.cause, promise.isOpen]),
    ).toEqual([
      [1, 'payment', false],
      [2, 'address', true],
    ]);
    await demo.shop.db.delete(deliveryLanes).where(eq(deliveryLanes.area, '560066'));
  });
});

describe('a late order', () => {
  const shiftDay = (day: string, days: number) =>
    new Date(Date.parse(`${day}T06:30:00Z`) + days * 86_400_000).toISOString();

  it('that did not leave gets a new date and a mail before the old one has passed, once', async () => {
    const { id, read } = await order();
    const [first] = await promisesOf(id);
    const { leaves, latest } = first?.promise ?? { leaves: '', latest: '' };
    expect(await reviseLatePromises(demo.shop.deps)).toBe(0);
    setClock(shiftDay(leaves ?? '', 1));
    await Promise.all([reviseLatePromises(demo.shop.deps), reviseLatePromises(demo.shop.deps)]);
    expect(await reviseLatePromises(demo.shop.deps)).toBe(0);
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
    demo.shop.startWorkers();
    const mail = await demo.shop.mail(SHIP_TO.email, /new delivery date/);
    expect(mail.text).toContain('Promised');
    await demo.shop.stopWorkers();
  });

  it('that has left and does not arrive by the evening of its day gets one too; a delivered one does not', async () => {
    const [late, done] = [await order(), await order()];
    for (const { id } of [late, done])
      await demo.shop.trpc(demo.boss.token).orders.updateStatus.mutate({ id, status: 'Shipped' });
    await demo.shop.trpc(demo.boss.token).orders.updateStatus.mutate({ id: done.id, status: 'Delivered' });
    const [first] = await promisesOf(late.id);
    const day = first?.promise.latest ?? '';
    setClock(`${day}T11:29:00Z`);
    await reviseLatePromises(demo.shop.deps);
    expect(await promisesOf(late.id)).toHaveLength(1);
    setClock(`${day}T11:31:00Z`);
    await reviseLatePromises(demo.shop.deps);
    const rows = await promisesOf(late.id);
    expect(rows.map(({ promise }) => promise.cause)).toEqual(['payment', 'not-delivered']);
    expect((rows[1]?.promise.latest ?? '') > day).toBe(true);
    expect((await promisesOf(done.id)).map(({ promise }) => [promise.revision, promise.isOpen])).toEqual([
      [1, false],
    ]);
  });
});
