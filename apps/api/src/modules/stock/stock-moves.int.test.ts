import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '@aabha/db/schema/audit';
import { stockMoves } from '@aabha/db/schema/stock-moves';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { addToCart, buy, payAtProvider, startPayment, verify } from '../../testing/shopping-steps';
import { dayAt } from '../../testing/stock-history';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { selectUnbalancedStock } from './stock-moves.queries';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(async () => {
  expect(await selectUnbalancedStock(shop.db)).toEqual([]);
  await shop.stop();
});

const movesOf = (id: string) =>
  shop.db.select().from(stockMoves).where(eq(stockMoves.productId, id)).orderBy(asc(stockMoves.id));
const list = (filters: object) => shop.trpc(boss.token).stock.moves.query({ filters });
const count = (body: object) =>
  shop.rest<{ delta: number; before: number; reason?: string }>('POST', '/stock/count', body, boss.token);

describe('every movement', () => {
  it('of a sale and its cancellation names the order', async () => {
    const { id } = await aProduct(shop.db, { stock: 5 });
    const shopper = await signedInAs(shop);
    const order = await buy(shop, shopper, id, 2);
    await shop.rest('POST', `/order/${order._id}/update`, { status: 'Cancelled' }, boss.token);
    const { moveList } = await list({ product: id });
    expect(moveList).toMatchObject([
      { delta: 2, after: 5, reason: 'cancel', order_id: order._id, actor: { _id: boss.id } },
      { delta: -2, after: 3, reason: 'sale', order_id: order._id, actor: null },
      { delta: 5, after: 5, reason: 'created', order_id: null },
    ]);
    expect((await list({ product: id, reason: 'sale' })).moveList).toMatchObject([{ after: 3 }]);
  });

  it('is one of a television on a sale day too, and dividing its units is none', async () => {
    const { id } = await aProduct(shop.db, { stock: 40 });
    await shop.db.execute(sql`select set_stock_slots(${id}, 16)`);
    await buy(shop, await signedInAs(shop), id, 1);
    await count({ product: id, counted: 100 });
    await shop.db.execute(sql`select set_stock_slots(${id}, 1)`);
    expect((await movesOf(id)).map(({ reason, delta }) => [reason, delta])).toEqual([
      ['created', 40],
      ['sale', -1],
      ['count', 61],
    ]);
  });

  it('of concurrent sales adds up', async () => {
    const { id } = await aProduct(shop.db, { stock: 20 });
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => signedInAs(shop)));
    await Promise.all(shoppers.map((shopper) => buy(shop, shopper, id, 1)));
    const sales = (await movesOf(id)).filter(({ reason }) => reason === 'sale');
    expect(sales).toHaveLength(12);
    expect(new Set(sales.map(({ refId }) => refId)).size).toBe(12);
  });

  it('by hand in the database is recorded as such, and no movement can be changed', async () => {
    const { id } = await aProduct(shop.db, { stock: 3 });
    await shop.db.execute(sql`update products set stock = 9 where id = ${id}`);
    expect((await movesOf(id)).at(-1)).toMatchObject({ delta: 6, reason: 'other', refId: null });
    await expect(shop.db.delete(stockMoves).where(eq(stockMoves.productId, id))).rejects.toThrow();
  });

  it('of a payment that expires is none', async () => {
    const { id } = await aProduct(shop.db, { stock: 2 });
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, id);
    const payment = await startPayment(shop, shopper);
    expect(await movesOf(id)).toHaveLength(1);
    await verify(shop, shopper, await payAtProvider(shop, payment.id));
    expect(await movesOf(id)).toHaveLength(2);
  });
});

describe('the list', () => {
  const days = (from: string, to: string) => ({ from, to });

  it('filters by day and reason, and exports the same rows as CSV', async () => {
    const { id, name } = await aProduct(shop.db, { stock: 7 });
    await count({ product: id, counted: 4, reason: 'damage', note: '=Broken' });
    const today = indiaDay(new Date());
    const filters = { product: id, reason: 'damage' as const, ...days(today, today) };
    expect(await list(filters)).toMatchObject({ moveCount: 1, moveList: [{ delta: -3 }] });
    expect((await list({ product: id, ...days('2020-01-01', '2020-12-31') })).moveCount).toBe(0);
    expect((await list({ search: name.toLowerCase(), reason: 'damage' })).moveList).toHaveLength(1);
    const response = await fetch(`${shop.url}/api/v1/stock/moves/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${boss.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ filters }),
    });
    const [head, line = ''] = (await response.text())
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
    expect(head).toBe('Time,Television,Id,Units,Reason,Order,By,Note');
    expect(line).toContain(`,${id},-3,Damage,,`);
    expect(line).toContain("'=Broken");
  });
});

describe('a count', () => {
  it('sets the units, with the difference as a movement and an audit entry', async () => {
    const { id } = await aProduct(shop.db, { stock: 7 });
    const counted = await count({
      product: id,
      counted: 4,
      expected: 7,
      reason: 'damage',
      note: 'Broken panel',
    });
    expect(counted.body.data).toMatchObject({ before: 7, delta: -3 });
    expect((await movesOf(id)).at(-1)).toMatchObject({
      ...{ delta: -3, reason: 'damage', actorId: boss.id, note: 'Broken panel' },
    });
    const entries = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(entries).toMatchObject([{ action: 'stock.count', before: { stock: 7 }, after: { stock: 4 } }]);
    expect((await count({ product: id, counted: 4 })).body.data).toMatchObject({ delta: 0 });
    expect(await movesOf(id)).toHaveLength(2);
  });

  it('is refused when the stock changed since it began, for an unknown television, and for SubAdmins', async () => {
    const { id } = await aProduct(shop.db, { stock: 7 });
    expect(await count({ product: id, counted: 4, expected: 8 })).toMatchObject({
      status: 409,
      body: { data: { reason: 'STOCK_CHANGED' } },
    });
    expect((await count({ product: 'nothing', counted: 4 })).status).toBe(404);
    expect((await count({ product: id, counted: -1 })).status).toBe(400);
    const sub = await signedInAs(shop, 'SubAdmin');
    expect((await shop.rest('POST', '/stock/moves', {}, sub.token)).status).toBe(403);
  });
});

describe('a delivery', () => {
  const api = () => shop.trpc(boss.token).stock;
  const post = (path: string, body: object) =>
    shop.rest<Record<string, never>>('POST', path, body, boss.token);

  it('comes in part by part as purchases, never more than was ordered, however many receive it at once', async () => {
    const { id: product } = await aProduct(shop.db, { stock: 1 });
    const { delivery } = await api().addDelivery.mutate({
      ...{ product, quantity: 10, due: dayAt(-5), supplier: 'Tara Traders' },
    });
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => post(`/stock/delivery/${delivery._id}/receive`, { units: 3 })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409]);
    const last = await api().receiveDelivery.mutate({ id: delivery._id, units: 1, note: 'By hand' });
    expect(last.delivery).toMatchObject({ state: 'received', received: 10, is_late: false });
    const moves = await movesOf(product);
    expect(moves.map(({ reason, delta }) => [reason, delta])).toEqual([
      ...[
        ['created', 1],
        ['purchase', 3],
        ['purchase', 3],
        ['purchase', 3],
        ['purchase', 1],
      ],
    ]);
    expect(moves.at(-1)).toMatchObject({ note: 'Delivery of Tara Traders: By hand', actorId: boss.id });
    expect((await post(`/stock/delivery/${delivery._id}/cancel`, {})).status).toBe(409);
  });

  it('can be changed and its rest given up, not below what has come, nor over the change of somebody else', async () => {
    const { id: product } = await aProduct(shop.db);
    const { delivery } = await api().addDelivery.mutate({ product, quantity: 10, due: dayAt(1) });
    const change = (body: object) =>
      post(`/stock/delivery/${delivery._id}/update`, { quantity: 8, due: dayAt(-9), ...body });
    await api().receiveDelivery.mutate({ id: delivery._id, units: 4 });
    expect((await change({ quantity: 3 })).body.data).toMatchObject({ reason: 'DELIVERY_BELOW_RECEIVED' });
    expect((await change({ updated_at: delivery.updated_at })).body.data).toMatchObject({
      reason: 'RECORD_CHANGED',
    });
    expect((await change({})).body.data).toMatchObject({ delivery: { quantity: 8, is_late: false } });
    const cancelled = await api().cancelDelivery.mutate({ id: delivery._id });
    expect(cancelled.delivery).toMatchObject({ state: 'cancelled', received: 4 });
    const count = async (state: 'open' | 'cancelled') =>
      (await api().deliveries.query({ filters: { product, state } })).deliveryCount;
    expect([await count('open'), await count('cancelled')]).toEqual([0, 1]);
    expect((await post('/stock/delivery/new', { product, quantity: 0, due: 'soon' })).status).toBe(400);
    expect((await post('/stock/delivery/nothing/receive', { units: 1 })).status).toBe(404);
    const sub = await signedInAs(shop, 'SubAdmin');
    expect((await shop.rest('POST', '/stock/delivery/list', {}, sub.token)).status).toBe(403);
  });

  it('is a purchase beside sales of the same television', async () => {
    const { id: product } = await aProduct(shop.db, { stock: 4 });
    const { delivery } = await api().addDelivery.mutate({ product, quantity: 6, due: dayAt(0) });
    const shoppers = await Promise.all(Array.from({ length: 3 }, () => signedInAs(shop)));
    await Promise.all([
      ...shoppers.map((shopper) => buy(shop, shopper, product, 1)),
      api().receiveDelivery.mutate({ id: delivery._id, units: 6 }),
    ]);
    const { product: after } = await shop.trpc(boss.token).products.getForStaff.query({ id: product });
    expect(after.onHand).toBe(4 - 3 + 6);
  });
});
