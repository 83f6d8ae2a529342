import { asc, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import type { PriceChange } from '@aabha/contracts/prices/prices.schema';
import { PRICE_HELD_TEXT } from '@aabha/contracts/prices/prices.values';
import { users } from '@aabha/db/schema/accounts';
import { auditLog } from '@aabha/db/schema/audit';
import { priceHistory } from '@aabha/db/schema/prices';
import { products } from '@aabha/db/schema/products';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { sendForm } from '../../testing/forms';
import { signedInWith } from '../../testing/permitted';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let [boss, partner]: SignedIn[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin', { name: 'Anita Rao' });
  partner = await signedInAs(shop, 'SuperAdmin', { name: 'Bala Iyer' });
});
afterAll(() => shop.stop());

const as = (who = boss) => shop.trpc(who?.token).prices;
const staff = () => shop.trpc(boss?.token).products;
const historyOf = (id: string) =>
  shop.db
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.productId, id))
    .orderBy(asc(priceHistory.at), asc(priceHistory.id));
const pricesOf = async (id: string) =>
  (await historyOf(id)).map((row) => [row.source, row.newPricePaise / 100]);
const priceNow = async (id: string) => (await staff().getForStaff.query({ id })).product.new_price;
const edit = (id: string, fields: Record<string, string>, by = boss) =>
  sendForm<{ product: { price: number; new_price: number; description: string } }>(
    shop,
    `/product/${id}/update/v2`,
    fields,
    by?.token,
  );
const openOf = async (product: string) =>
  (await as().list.query({ filters: { product, state: 'Proposed' } })).changeList;
/** A television at ₹30,000, 25 % off ₹40,000. */
const aTelevision = async () => (await aProduct(shop.db)).id;

describe('the history of prices', () => {
  it('has a row for each price, whatever changed it, with who and how', async () => {
    const id = await aTelevision();
    await edit(id, { price: '44000', description: 'New text' });
    await edit(id, { description: 'Newer text', price: '44000' });
    const { rows } = await staff().previewBulk.query({ ids: [id], change: { discount: 20 } });
    await staff().applyBulk.mutate({
      items: rows.map(({ _id, updated_at }) => ({ id: _id, updated_at })),
      change: { discount: 20 },
    });
    const form = new FormData();
    form.append('csv', `_id,price\n${id},45000\n`);
    await staff().importCsv.mutate(form);
    await shop.db
      .update(products)
      .set({ newPricePaise: paise(35_900_00) })
      .where(eq(products.id, id));
    expect(await pricesOf(id)).toEqual([
      ['created', 30_000],
      ['form', 33_000],
      ['bulk', 35_200],
      ['import', 36_000],
      ['other', 35_900],
    ]);
    const { historyList, historyCount } = await as().history.query({
      filters: { product: id, source: 'form' },
    });
    expect(historyList).toMatchObject([
      { new_price: 33_000, price: 44_000, actor: { _id: boss?.id, name: 'Anita Rao' }, product: { _id: id } },
    ]);
    expect(historyCount).toBe(1);
  });

  it('is never changed', async () => {
    const id = await aTelevision();
    const refused = /history of prices is never changed/;
    const cause = (error: unknown) => (error as { cause?: unknown }).cause;
    const outcome = (work: PromiseLike<unknown>) => Promise.resolve(work).then(() => 'done', cause);
    const mine = eq(priceHistory.productId, id);
    expect(
      await outcome(
        shop.db
          .update(priceHistory)
          .set({ newPricePaise: paise(1) })
          .where(mine),
      ),
    ).toMatchObject({
      message: expect.stringMatching(refused),
    });
    expect(await outcome(shop.db.delete(priceHistory).where(mine))).toMatchObject({
      message: expect.stringMatching(refused),
    });
    await shop.db.delete(products).where(eq(products.id, id));
    expect(await historyOf(id)).toEqual([]);
  });

  it('is exported as CSV', async () => {
    const id = await aTelevision();
    const response = await fetch(`${shop.url}/api/v1/price/history/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${boss?.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ filters: { product: id } }),
    });
    const [header, row] = (await response.text()).split('\r\n');
    expect(header).toContain('Since,Television,Id,MRP,Discount %,Selling price,Source');
    expect(row).toContain(`${id},40000.00,25,30000.00,created,no,`);
  });

  it('gives shoppers the lowest price of the 30 days before an offer', async () => {
    const id = await aTelevision();
    const read = async () => {
      const { product } = await shop.trpc().products.get.query({ id });
      const { productList } = await shop.trpc().products.list.query({ fields: ['lowestPriorPrice'] });
      expect(productList.find(({ _id }) => _id === id)?.lowestPriorPrice).toBe(product.lowestPriorPrice);
      return product;
    };
    expect(await read()).not.toHaveProperty('lowestPriorPrice');
    const past = (daysAgo: number, rupees: number) => ({
      productId: id,
      pricePaise: paise(40_000_00),
      discountPercent: 0,
      newPricePaise: paise(rupees * 100),
      at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
      source: 'other' as const,
    });
    await shop.db
      .insert(priceHistory)
      .values([past(90, 20_000), past(50, 32_000), past(20, 29_000), past(10, 40_000)]);
    expect(await read()).toMatchObject({ lowestPriorPrice: 29_000 });
    await edit(id, { discount_percentage: '30' });
    expect(await read()).toMatchObject({ lowestPriorPrice: 29_000, new_price: 28_000 });
    await edit(id, { discount_percentage: '0' });
    expect(await read()).not.toHaveProperty('lowestPriorPrice');
  });
});

describe('a price that falls by more than 30 %', () => {
  it('waits for a second person, while everything else is saved', async () => {
    const id = await aTelevision();
    const { status, body } = await edit(id, { price: '20000', description: 'Saved', stock: '7' });
    expect([status, body.data.message]).toEqual([200, PRICE_HELD_TEXT]);
    expect(body.data.product).toMatchObject({ price: 40_000, new_price: 30_000, description: 'Saved' });
    const [open] = await openOf(id);
    expect(open).toMatchObject({
      wanted: { price: 20_000, discount_percentage: 25, new_price: 15_000 },
      from: { new_price: 30_000 },
      askedBy: { name: 'Anita Rao' },
      source: 'form',
    });
    const mail = await shop.mail(partner?.email ?? '', /^Please check a price/);
    expect(mail.text).toContain('₹30,000');

    const own = await shop.rest('POST', `/price/${open?._id}/approve`, {}, boss?.token);
    expect([own.status, own.body.data]).toMatchObject([403, { reason: 'PRICE_NEEDS_SECOND_PERSON' }]);
    const approved = await shop.rest<{ change: PriceChange }>(
      'POST',
      `/price/${open?._id}/approve`,
      {},
      partner?.token,
    );
    expect(approved.body.data.change).toMatchObject({ state: 'Done', decidedBy: { name: 'Bala Iyer' } });
    expect(await priceNow(id)).toBe(15_000);
    expect((await historyOf(id)).at(-1)).toMatchObject({
      source: 'approval',
      isApproved: true,
      actorId: boss?.id,
    });
    await shop.mail(boss?.email ?? '', /was approved$/);
    const again = await shop.rest('POST', `/price/${open?._id}/approve`, {}, partner?.token);
    expect(again.status).toBe(409);
    const entries = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'price.approve',
      'price.propose',
      'product.update',
    ]);
  });

  it('is one also in two steps of a day, and by a bulk change or an import', async () => {
    const ids = [await aTelevision(), await aTelevision()];
    const items = async () =>
      (await staff().previewBulk.query({ ids, change: { discount: 20 } })).rows.map(
        ({ _id, updated_at }) => ({
          id: _id,
          updated_at,
        }),
      );
    const discount = async (percent: number) =>
      staff().applyBulk.mutate({ items: await items(), change: { discount: percent } });
    expect(await discount(45)).toEqual({ changedCount: 2 });
    expect(await discount(60)).toEqual({ changedCount: 0, pendingPriceCount: 2 });
    const form = new FormData();
    form.append('csv', `_id,price,stock\n${ids[0]},39000,9\n${ids[1]},100,9\n`);
    expect(await staff().importCsv.mutate(form)).toMatchObject({ updateCount: 2, pendingPriceCount: 1 });
    expect(await priceNow(ids[0] ?? '')).toBe(21_450);
    expect(await staff().getForStaff.query({ id: ids[1] ?? '' })).toMatchObject({
      product: { price: 40_000, onHand: 9 },
    });
    expect((await openOf(ids[1] ?? '')).map(({ wanted }) => wanted.price)).toEqual([100]);
    const all = await as().list.query({ filters: { product: ids[1] ?? '', kind: 'approval' } });
    expect(all.changeList.map(({ state }) => state)).toEqual(['Proposed', 'Replaced']);
  });

  it('is rejected with a reason, withdrawn by who asked, and not carried out on another price', async () => {
    const id = await aTelevision();
    await edit(id, { price: '10000' });
    const [first] = await openOf(id);
    await as(partner).reject.mutate({ id: first?._id ?? '', note: 'Too low' });
    const mail = await shop.mail(boss?.email ?? '', /was rejected$/);
    expect(mail.text).toContain('Too low');
    await edit(id, { price: '11000' });
    const [second] = await openOf(id);
    expect(await as().reject.mutate({ id: second?._id ?? '' })).toMatchObject({
      change: { state: 'Cancelled' },
    });
    await edit(id, { price: '12000' });
    const [third] = await openOf(id);
    await edit(id, { price: '41000' });
    const stale = await shop.rest('POST', `/price/${third?._id}/approve`, {}, partner?.token);
    expect([stale.status, stale.body.data]).toMatchObject([409, { reason: 'PRICE_CHANGED_SINCE' }]);
    expect(await priceNow(id)).toBe(30_750);
  });

  it('of a SubAdmin waits for a SuperAdmin, whose decision is mailed to them', async () => {
    const clerk = await signedInWith(shop, ['products', 'prices']);
    const id = await aTelevision();
    await edit(id, { price: '15000' }, clerk);
    const [open] = await openOf(id);
    const path = `/price/${open?._id}/approve`;
    expect((await shop.rest('POST', path, {}, clerk.token)).status).toBe(403);
    expect((await shop.rest('POST', path, {}, boss?.token)).status).toBe(200);
    await shop.mail(clerk.email, /was approved$/);
  });

  it('is approved once by parallel clicks', async () => {
    const id = await aTelevision();
    await edit(id, { price: '15000' });
    const [open] = await openOf(id);
    const clicks = await Promise.all(
      Array.from({ length: 6 }, () => shop.rest('POST', `/price/${open?._id}/approve`, {}, partner?.token)),
    );
    expect(clicks.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await pricesOf(id)).toHaveLength(2);
  });

  it('is set at once where nobody else could approve it', async () => {
    const id = await aTelevision();
    const others = sql`${users.role} = 'SuperAdmin' and ${ne(users.id, boss?.id ?? '')}`;
    await shop.db.update(users).set({ disabledAt: new Date().toISOString() }).where(others);
    const { body } = await edit(id, { price: '10000' });
    await shop.db.update(users).set({ disabledAt: null }).where(others);
    expect(body.data).not.toHaveProperty('message');
    expect(body.data.product).toMatchObject({ price: 10_000 });
    expect(await openOf(id)).toEqual([]);
  });
});
