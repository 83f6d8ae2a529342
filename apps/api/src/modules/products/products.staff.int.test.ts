import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffProduct } from '@aabha/contracts/products/products.staff.schema';
import { SAMPLE_DECLARATION_TEXTS } from '@aabha/contracts/products/testing/sample-product';
import { auditLog } from '@aabha/db/schema/audit';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { aPicture, sendForm, type FormFields } from '../../testing/forms';
import { addToCart, buy, startPayment } from '../../testing/shopping-steps';
import { startTestShop, type RestResponse, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const products = () => shop.trpc(boss.token).products;
/** A created television, or its present state after a conflict. */
interface OfProduct {
  product: StaffProduct;
  current: StaffProduct;
}
const productOf = (response: RestResponse<OfProduct>) => response.body.data.product;
const entries = (id: string) =>
  shop.db.select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(desc(auditLog.createdAt));

/** The product form as a browser sends it (docs/spec/products.md#staff-form). */
const FORM: FormFields = {
  name: 'Nakshatra 55 inch 4K QLED',
  price: '60000',
  discount_percentage: '25',
  stock: '7',
  warranty_months: '12',
  highlights: JSON.stringify(['120 Hz panel', '5 star', '']),
  warranty_pricing: JSON.stringify({ 12: 1999.5, 24: 3499 }),
  specificationSchema: JSON.stringify([
    {
      title: 'Picture',
      data: [
        { key: 'Panel', value: 'VA' },
        { key: '', value: 'x' },
      ],
    },
    { title: ' ', data: [{ key: 'a', value: 'b' }] },
  ]),
  description: 'Bright. 130 kWh a year. Made in India.',
  companyName: 'Nakshatra',
  category: 'Smart TV',
  ...SAMPLE_DECLARATION_TEXTS,
};
const add = (over: FormFields = {}) =>
  sendForm<OfProduct>(shop, '/product/add-product', { ...FORM, ...over }, boss.token);
const update = (id: string, fields: FormFields) =>
  sendForm<OfProduct>(shop, `/product/${id}/update/v2`, fields, boss.token);

describe('a new television', () => {
  it('is on sale with its pictures and computed price, without empty rows, with facts read from its text', async () => {
    const response = await add({
      img: [await aPicture({ colour: '#a00' }), await aPicture({ colour: '#0a0' })],
    });
    expect(response.body.status).toBe('SUCCESS');
    const product = productOf(response);
    expect(product).toMatchObject({
      price: 60_000,
      discount_percentage: 25,
      new_price: 45_000,
      onHand: 7,
      held: 0,
      highlights: ['120 Hz panel', '5 star'],
      warranty_pricing: { 12: 1999.5, 24: 3499 },
      specificationSchema: [{ title: 'Picture', data: [{ key: 'Panel', value: 'VA' }] }],
      screenInches: 55,
      resolution: '4K Ultra HD',
      technology: 'QLED',
      refreshHz: 120,
      beeStars: 5,
      hsn: '85287217',
    });
    expect(product.image).toHaveLength(2);
    const shown = await shop.trpc().products.get.query({ id: product._id });
    expect(shown.product.image).toEqual(product.image);
    expect((await entries(product._id))[0]).toMatchObject({
      staffId: boss.id,
      action: 'product.create',
      before: null,
      after: { name: FORM.name, price: 60_000, stock: 7 },
    });
  });

  it('is refused with an error at each field, and is not created', async () => {
    const before = (await shop.trpc().products.list.query({})).productCount;
    const response = await add({
      name: ' ',
      price: '0',
      discount_percentage: '101',
      stock: '1.5',
      warranty_pricing: JSON.stringify({ one: 5 }),
      specificationSchema: '{',
      highlights: '{not json',
    });
    expect(response.status).toBe(400);
    expect(response.body.data.fields).toMatchObject({
      name: 'Name is required',
      price: 'The price must be more than 0.',
      discount_percentage: 'The discount must be from 0 to 100 percent.',
      stock: 'Stock must be a whole number, 0 or more.',
      specificationSchema: 'This must be valid JSON.',
      highlights: 'This must be valid JSON.',
    });
    for (const highlights of ['{"a":1}', '"x"'])
      expect((await add({ highlights })).body.data.fields).toEqual({ highlights: 'This must be a list.' });
    expect(JSON.stringify(response.body.data.fields)).toContain('Please enter a valid month.');
    const eleven = await Promise.all(Array.from({ length: 11 }, () => aPicture({ width: 8, height: 8 })));
    expect((await add({ img: eleven })).body.data.fields).toEqual({
      img: 'You can only upload a maximum of 10 images.',
    });
    expect((await shop.trpc().products.list.query({})).productCount).toBe(before);
  });
});

describe('an edit of a television', () => {
  it('changes the fields that were sent, recomputes the price, and orders pictures', async () => {
    const made = productOf(
      await add({ img: [await aPicture({ colour: '#111' }), await aPicture({ colour: '#222' })] }),
    );
    const [first = '', second = ''] = made.image;
    const response = await update(made._id, {
      price: '50000',
      existingImages: JSON.stringify([second]),
      img: await aPicture({ colour: '#333' }),
      updated_at: made.updated_at,
    });
    const changed = productOf(response);
    expect(changed).toMatchObject({ price: 50_000, discount_percentage: 25, new_price: 37_500, onHand: 7 });
    expect(changed.image[0]).toBe(second);
    expect(changed.image).toHaveLength(2);
    expect(changed.image).not.toContain(first);
    const [entry] = await entries(made._id);
    expect(entry).toMatchObject({
      action: 'product.update',
      before: { price: 60_000, image: [first, second] },
      after: { price: 50_000 },
    });
    expect(Object.keys(entry?.after as object).toSorted()).toEqual(['image', 'price']);
    expect((await update('nothing', { price: '1' })).status).toBe(404);
    expect((await update(made._id, { existingImages: JSON.stringify(['/media/other.jpg']) })).status).toBe(
      400,
    );
  });

  it('of anything but the stock succeeds despite concurrent sales, and keeps the sold units sold', async () => {
    const { id } = await aProduct(shop.db, { stock: 5 });
    const seen = (await products().getForStaff.query({ id })).product;
    await buy(shop, await signedInAs(shop), id, 2);
    const response = await update(id, { description: 'Brighter words.', updated_at: seen.updated_at });
    expect(productOf(response)).toMatchObject({ description: 'Brighter words.', onHand: 3 });
    /* Another member of staff opened the form at the same time. */
    expect((await update(id, { description: 'Others.', updated_at: seen.updated_at })).status).toBe(409);
  });

  it('of the stock is refused after a sale since it was opened, with the present television', async () => {
    const { id } = await aProduct(shop.db, { stock: 5 });
    const seen = (await products().getForStaff.query({ id })).product;
    await buy(shop, await signedInAs(shop), id, 2);
    const response = await update(id, { stock: '5', updated_at: seen.updated_at });
    expect(response.status).toBe(409);
    expect(response.body.data).toMatchObject({ current: { _id: id, onHand: 3, new_price: 30_000 } });
    const again = response.body.data.current;
    expect(productOf(await update(id, { stock: '13', updated_at: again.updated_at })).onHand).toBe(13);
  });
});

describe('the staff list', () => {
  it('shows units on hand and reserved, and finds low stock', async () => {
    const { id } = await aProduct(shop.db, { companyName: 'Heldco', name: 'Held', stock: 4 });
    await aProduct(shop.db, { companyName: 'Heldco', name: 'Plenty', stock: 11 });
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, id, 3);
    await startPayment(shop, shopper);
    const list = (filters: object) =>
      products().listForStaff.query({
        filters: { companyName: ['Heldco'], ...filters },
        sort: { field: 'name' },
      });
    const all = await list({});
    expect(all.productList.map(({ name, onHand, held, stock }) => [name, onHand, held, stock])).toEqual([
      ['Held', 4, 3, 1],
      ['Plenty', 11, 0, 11],
    ]);
    expect((await list({ maxOnHand: 10 })).productList.map(({ name }) => name)).toEqual(['Held']);
  });
});

describe('removing televisions', () => {
  it('hides them from the shop, keeps their rows, and is all or none', async () => {
    const [a, b] = [await aProduct(shop.db), await aProduct(shop.db)];
    await expect(products().removeMany.mutate({ ids: [a.id, 'nothing'] })).rejects.toMatchObject({
      data: { httpStatus: 404 },
    });
    await shop.trpc().products.get.query({ id: a.id });
    expect(await products().removeMany.mutate({ ids: [a.id, b.id] })).toMatchObject({ removedCount: 2 });
    for (const { id } of [a, b]) expect((await shop.rest('GET', `/product/${id}`)).status).toBe(404);
    const c = await aProduct(shop.db);
    const response = await shop.rest('POST', `/product/${c.id}/remove`, undefined, boss.token);
    expect(response.body.data.message).toBe('Product deleted successfully.');
    expect((await shop.rest('POST', `/product/${c.id}/remove`, undefined, boss.token)).status).toBe(404);
    expect((await entries(c.id))[0]).toMatchObject({ action: 'product.remove', after: null });
  });
});

describe('a bulk change', () => {
  it('matches its preview, is all or none, and is audited', async () => {
    const [a, b] = [await aProduct(shop.db, { stock: 5 }), await aProduct(shop.db, { stock: 2 })];
    const ids = [a.id, b.id];
    const change = { price: { by: 'percent', percent: 10 }, stock: { by: 'add', units: -2 } } as const;
    const { rows } = await products().previewBulk.query({ ids, change });
    expect(rows.find(({ _id }) => _id === a.id)).toMatchObject({
      before: { price: 40_000, new_price: 30_000, stock: 5 },
      after: { price: 44_000, new_price: 33_000, stock: 3 },
      problem: null,
    });
    const items = rows.map(({ _id, updated_at }) => ({ id: _id, updated_at }));
    expect(await products().applyBulk.mutate({ items, change })).toEqual({ changedCount: 2 });
    expect((await products().getForStaff.query({ id: a.id })).product).toMatchObject({
      price: 44_000,
      new_price: 33_000,
      onHand: 3,
    });
    expect((await entries(b.id))[0]).toMatchObject({
      action: 'product.bulk',
      before: { stock: 2 },
      after: { stock: 0 },
    });
    await expect(products().applyBulk.mutate({ items, change })).rejects.toMatchObject({
      data: { reason: 'BULK_STALE' },
    });
    const next = await products().previewBulk.query({ ids, change });
    expect(next.rows.map(({ problem }) => problem).toSorted()).toEqual([
      'There are not enough units in stock.',
      null,
    ]);
    const again = next.rows.map(({ _id, updated_at }) => ({ id: _id, updated_at }));
    await expect(products().applyBulk.mutate({ items: again, change })).rejects.toMatchObject({
      data: { reason: 'BULK_IMPOSSIBLE' },
    });
    expect((await products().getForStaff.query({ id: a.id })).product.onHand).toBe(3);
    await expect(products().previewBulk.query({ ids, change: {} })).rejects.toMatchObject({
      data: { httpStatus: 400 },
    });
  });
});
