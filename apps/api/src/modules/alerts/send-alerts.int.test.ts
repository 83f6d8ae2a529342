import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AlertKind } from '@aabha/contracts/alerts/alerts.values';
import { paise } from '@aabha/contracts/money/money';
import { outbox } from '@aabha/db/schema/outbox';
import { productAlerts } from '@aabha/db/schema/product-alerts';
import { products } from '@aabha/db/schema/products';
import { stockReservations } from '@aabha/db/schema/stock';
import { aProduct, signedInAs, someServiceAreas } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { addToCart, startPayment } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { deleteExpired } from '../retention/retention.queries';
import { expireReservations } from '../stock/stock.rollup.service';
import { sendAlerts } from './send-alerts.service';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let shop: TestShop;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  clock = movableClock(shop);
  /* Each test sends by itself; mails are sent again where one waits for them. */
  await shop.stopWorkers();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  clock.reset();
  await shop.db.delete(productAlerts);
});

const send = () => sendAlerts(shop.deps);
const setStock = (id: string, stock: number) =>
  shop.db.update(products).set({ stock }).where(eq(products.id, id));
const setPrice = (id: string, rupees: number) =>
  shop.db
    .update(products)
    .set({ pricePaise: paise(rupees * 100), discountPercent: 0, newPricePaise: paise(rupees * 100) })
    .where(eq(products.id, id));
const stateOf = async (id: string) =>
  (await shop.db.select().from(productAlerts).where(eq(productAlerts.id, id)))[0]?.state;

/** Returns the alerts that were mailed, in the order of their mails. */
const mailed = async (kind: AlertKind) =>
  (
    await shop.db
      .select({ payload: outbox.payload })
      .from(outbox)
      .where(eq(outbox.kind, `mail.alert-${kind}`))
      .orderBy(outbox.id)
  ).map(({ payload }) => payload.alertId);

/** Adds visitors who wait for a television, one after the other. Returns their alerts in this order. */
async function aLine(productId: string, count: number): Promise<string[]> {
  const rows = await shop.sql<{ id: string }[]>`
    insert into product_alerts (kind, state, product_id, email, token, active_at, expires_at)
    select 'stock', 'active', ${productId}, 'line' || n || '@example.in', ${productId} || n,
      now() - interval '1 day' + n * interval '1 second', now() + interval '80 days'
    from generate_series(1, ${count}) n order by random() returning id`;
  await shop.sql`insert into stock_alert_watches values (${productId}, now()) on conflict do nothing`;
  expect(rows).toHaveLength(count);
  const sorted = await shop.db
    .select({ id: productAlerts.id })
    .from(productAlerts)
    .where(eq(productAlerts.productId, productId))
    .orderBy(productAlerts.activeAt);
  return sorted.map(({ id }) => id);
}

/** Returns an alert of a signed-in customer. */
async function anAlert(productId: string, more: object = {}) {
  const person = await signedInAs(shop);
  const input = { product: productId, kind: 'stock' as const, ...more };
  const { alert } = await shop.trpc(person.token).alerts.create.mutate(input);
  return { person, id: alert?._id ?? '' };
}

describe('a television that is back', () => {
  it('is told to 30 of 1,000 people for 10 units in the first hour, first come first served', async () => {
    const { id } = await aProduct(shop.db, { stock: 0 });
    const line = await aLine(id, 1000);
    expect(await send()).toBe(0);
    await setStock(id, 10);
    const base = (await mailed('stock')).length;
    for (let n = 0; n < 3; n += 1) await send();
    clock.advance(59 * MINUTE_MS);
    await send();
    expect((await mailed('stock')).slice(base)).toEqual(line.slice(0, 30));
    /* One of the units is sold: three more would be too many. */
    await setStock(id, 9);
    clock.advance(2 * MINUTE_MS);
    await send();
    expect((await mailed('stock')).slice(base)).toEqual(line.slice(0, 57));
    await setStock(id, 0);
    clock.advance(61 * MINUTE_MS);
    expect(await send()).toBe(0);
  });

  it('is told to nobody twice by workers at once', async () => {
    const { id } = await aProduct(shop.db, { stock: 0 });
    const line = await aLine(id, 100);
    await setStock(id, 20);
    const base = (await mailed('stock')).length;
    await Promise.all(Array.from({ length: 6 }, send));
    await Promise.all(Array.from({ length: 6 }, send));
    expect((await mailed('stock')).slice(base)).toEqual(line.slice(0, 60));
  });

  it('counts units that others reserve as not free', async () => {
    const { id } = await aProduct(shop.db, { stock: 1 });
    const buyer = await signedInAs(shop);
    await addToCart(shop, buyer, id);
    await startPayment(shop, buyer);
    const waiting = await anAlert(id);
    await send();
    expect(await stateOf(waiting.id)).toBe('active');
    await setStock(id, 2);
    await send();
    expect(await stateOf(waiting.id)).toBe('sent');
  });

  it('is not told to who let the reservation of its units expire, but to the next', async () => {
    const { id } = await aProduct(shop.db, { stock: 0 });
    const own = await anAlert(id);
    await setStock(id, 1);
    await addToCart(shop, own.person, id);
    await startPayment(shop, own.person);
    const next = await anAlert(id);
    await send();
    await shop.db
      .update(stockReservations)
      .set({ expiresAt: sql`now()` })
      .where(eq(stockReservations.userId, own.person.id));
    await send();
    expect([await stateOf(own.id), await stateOf(next.id)]).toEqual(['active', 'sent']);
    await expireReservations(shop.db);
    clock.advance(61 * MINUTE_MS);
    await send();
    expect(await stateOf(own.id)).toBe('active');
    await setStock(id, 2);
    await send();
    expect(await stateOf(own.id)).toBe('sent');
  });

  it('is not told about one that is not listed, nor by an alert that was stopped or erased', async () => {
    const { id } = await aProduct(shop.db, { stock: 0 });
    const stopped = await anAlert(id);
    const hidden = await anAlert(id);
    await shop.trpc(stopped.person.token).alerts.stop.mutate({ id: stopped.id });
    await shop.db.update(products).set({ stock: 5, isDraft: true }).where(eq(products.id, id));
    await send();
    expect([await stateOf(stopped.id), await stateOf(hidden.id)]).toEqual(['stopped', 'active']);
    await shop.db.update(products).set({ isDraft: false }).where(eq(products.id, id));
    await send();
    expect([await stateOf(stopped.id), await stateOf(hidden.id)]).toEqual(['stopped', 'sent']);
    await shop.db.delete(productAlerts).where(eq(productAlerts.id, hidden.id));
    shop.startWorkers();
    const last = await anAlert((await aProduct(shop.db, { stock: 0 })).id);
    await shop.trpc(last.person.token).alerts.stop.mutate({ id: last.id });
    await expect
      .poll(() => shop.db.$count(outbox, and(eq(outbox.kind, 'mail.alert-stock'), sql`done_at is null`)), {
        timeout: 20_000,
      })
      .toBe(0);
    await shop.stopWorkers();
    expect(await shop.mails(stopped.person.email)).toEqual([]);
    expect(await shop.mails(hidden.person.email)).toEqual([]);
  });
});

describe('a price', () => {
  it('is told once it has been at or below the target for 15 minutes', async () => {
    const { id } = await aProduct(shop.db);
    const [due, lower] = [
      await anAlert(id, { kind: 'price', target: 25_000 }),
      await anAlert(id, { kind: 'price', target: 24_999 }),
    ];
    await setPrice(id, 25_000);
    await send();
    clock.advance(14 * MINUTE_MS);
    await send();
    expect(await stateOf(due.id)).toBe('active');
    clock.advance(2 * MINUTE_MS);
    await Promise.all([send(), send(), send()]);
    expect([await stateOf(due.id), await stateOf(lower.id)]).toEqual(['sent', 'active']);
    expect((await mailed('price')).filter((one) => one === due.id)).toHaveLength(1);
  });

  it('that flaps within 15 minutes tells nobody', async () => {
    const { id } = await aProduct(shop.db);
    const waiting = await anAlert(id, { kind: 'price', target: 25_000 });
    await setPrice(id, 24_000);
    await setPrice(id, 30_000);
    await setPrice(id, 24_000);
    clock.advance(14 * MINUTE_MS);
    await send();
    await setPrice(id, 30_000);
    clock.advance(3 * MINUTE_MS);
    await send();
    expect(await stateOf(waiting.id)).toBe('active');
  });
});

describe('the mails', () => {
  it('have picture, name, price and links, in the language of the person, and end the alert', async () => {
    const { id, name } = await aProduct(shop.db, { stock: 0 });
    const english = await anAlert(id);
    const hindi = await anAlert(id);
    await shop.sql`update users set language = 'hi' where id = ${hindi.person.id}`;
    await setStock(id, 5);
    await send();
    shop.startWorkers();
    const mail = await shop.mail(english.person.email, /^Back in stock: /);
    expect(mail.text).toContain(name);
    expect(mail.text).toContain('Price, inclusive of all taxes: ₹30,000');
    expect(mail.text).toContain(`/television/${id}`);
    expect(mail.text).toMatch(/Stop this alert: http.+\/alert\/stop\?token=[\w-]{32}/);
    const translated = await shop.mail(hindi.person.email, /^फिर से स्टॉक में: /);
    expect(translated.text).toContain(`/hi/television/${id}`);
    await shop.stopWorkers();
    expect((await shop.trpc(english.person.token).alerts.list.query({})).alertList).toEqual([]);
  });
});

it('expires after 90 days, and is deleted 30 days after it ended', async () => {
  const { id } = await aProduct(shop.db, { stock: 0 });
  const waiting = await anAlert(id);
  clock.advance(90 * DAY_MS + MINUTE_MS);
  await send();
  expect(await stateOf(waiting.id)).toBe('expired');
  const before = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  expect(await deleteExpired(shop.db, 'product_alerts', before(90), 10)).toBe(0);
  expect(await deleteExpired(shop.db, 'product_alerts', before(91), 10)).toBe(1);
});
