import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { missingForListing } from '@aabha/contracts/products/missing-for-listing.rules';
import { DECLARATION_FIELDS } from '@aabha/contracts/products/product-declarations.values';
import { FACT_FIELDS } from '@aabha/contracts/products/product-facts.values';
import {
  SAMPLE_DECLARATION_TEXTS,
  SAMPLE_DECLARATIONS,
  SAMPLE_FACTS,
} from '@aabha/contracts/products/testing/sample-product';
import type { StaffProduct } from '@aabha/contracts/products/products.staff.schema';
import { products } from '@aabha/db/schema/products';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { sendForm, type FormFields } from '../../testing/forms';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { unlistOverdue } from './unlist-overdue.service';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

interface OfProduct {
  product: StaffProduct;
}

describe('a television without facts', () => {
  it('is not listed until each of its facts is set', async () => {
    const bare = { name: 'Plain', companyName: 'Plainco', price: '9000', stock: '3' };
    const { body } = await sendForm<OfProduct>(shop, '/product/add-product', bare, boss.token);
    const { _id, ...made } = body.data.product;
    const absent = { screenInches: null, resolution: null, technology: null, refreshHz: null, hsn: null };
    expect(made).toMatchObject({
      ...absent,
      beeStars: null,
      energyKwhYear: null,
      countryOfOrigin: null,
      isListed: false,
    });
    expect(made.missing).toEqual(missingForListing({}));

    const shopper = await signedInAs(shop);
    const filters = { companyName: ['Plainco'] };
    const listed = async () => (await shop.trpc().products.list.query({ filters })).productCount;
    const countAll = async () => (await shop.trpc().products.list.query({})).productCount;
    const before = await countAll();
    expect(await listed()).toBe(0);
    expect((await shop.trpc().products.facets.query({ filters: {} })).companyName).not.toContainEqual({
      value: 'Plainco',
      count: 1,
    });
    expect((await shop.rest('GET', `/product/${_id}`)).status).toBe(404);
    const items = [{ product: _id, quantity: 1, warranty_months: 0 }];
    const added = await shop.rest('POST', '/cart/new', { cart: { items } }, shopper.token);
    expect(added.status).toBe(404);
    expect((await shop.trpc(boss.token).products.listForStaff.query({ filters })).productList).toMatchObject([
      { isListed: false },
    ]);

    const update = (fields: FormFields) =>
      sendForm<OfProduct>(shop, `/product/${_id}/update/v2`, fields, boss.token);
    const facts = { screenInches: '24', resolution: 'HD Ready', technology: 'LED', refreshHz: '60' };
    await update({ ...facts, beeStars: '1', energyKwhYear: '0', countryOfOrigin: 'India' });
    expect(await listed()).toBe(0);
    expect((await update({ hsn: '85287212' })).body.data.product.isListed).toBe(false);
    const done = await update(SAMPLE_DECLARATION_TEXTS);
    expect(done.body.data.product).toMatchObject({ ...SAMPLE_DECLARATIONS, isListed: true, missing: [] });
    expect(await listed()).toBe(1);
    const whole = await shop.rest<OfProduct>('GET', `/product/${_id}`);
    expect(whole.body.data.product).toMatchObject(SAMPLE_DECLARATIONS);
    expect(await countAll()).toBe(before + 1);
  });
});

describe('the database', () => {
  const imported = { countryOfOrigin: 'Vietnam', importerName: 'A', importerAddress: 'B' };
  const complete = { ...SAMPLE_FACTS, ...SAMPLE_DECLARATIONS };
  const cases = [
    complete,
    { ...complete, countryOfOrigin: ' INDIA ' },
    { ...complete, ...imported },
    { ...complete, ...imported, importerName: null },
    { ...complete, countryOfOrigin: 'Vietnam' },
    { ...complete, packerName: 'A' },
    { ...complete, packerName: 'A', packerAddress: 'B' },
    ...[...FACT_FIELDS, ...DECLARATION_FIELDS].map((field) => ({ ...complete, [field]: null })),
  ];

  it('decides by the same rule what is listed, whatever a row says', async () => {
    for (const given of cases) {
      const { isListed, listedUntil } = await aProduct(shop.db, {
        ...given,
        listedUntil: null,
        isListed: true,
      });
      expect([isListed, listedUntil], JSON.stringify(given)).toEqual([
        missingForListing(given).length === 0,
        null,
      ]);
    }
  });

  it('lists a television of before declarations until its period ends, and staff see what it lacks', async () => {
    const { id } = await aProduct(shop.db, { makerName: null, companyName: 'Oldco' });
    const staffRows = async () => {
      const filters = { incomplete: true as const, companyName: ['Oldco'] };
      return (await shop.trpc(boss.token).products.listForStaff.query({ filters })).productList;
    };
    const now = Date.now();
    const [before] = await staffRows();
    expect(before).toMatchObject({ isListed: true, missing: ['makerName'] });
    expect(Date.parse(before?.listedUntil ?? '') - now).toBeGreaterThan(89 * 86_400_000);
    expect((await shop.rest('GET', `/product/${id}`)).status).toBe(200);

    /* A period that is over ends with the next look, even where no one edits the row. */
    await shop.db.execute(
      sql`update products set listed_until = now() + interval '1 second' where id = ${id}`,
    );
    const log = { warn: () => undefined } as unknown as Parameters<typeof unlistOverdue>[0]['log'];
    await expect.poll(() => unlistOverdue({ db: shop.db, log }), { timeout: 10_000 }).toBe(1);
    await expect.poll(async () => (await shop.rest('GET', `/product/${id}`)).status).toBe(404);
    expect(await staffRows()).toMatchObject([{ isListed: false, listedUntil: null, missing: ['makerName'] }]);

    await shop.db.update(products).set({ makerName: 'Maker' }).where(eq(products.id, id));
    await expect.poll(async () => (await shop.rest('GET', `/product/${id}`)).status).toBe(200);
    expect(await staffRows()).toEqual([]);
  });
});

describe('the long fields of a list', () => {
  beforeAll(async () => {
    const specifications = [{ title: 'Sound', data: [{ key: 'Watts', value: '20' }] }];
    await aProduct(shop.db, {
      companyName: 'Longco',
      name: 'Long',
      highlights: ['Bright'],
      description: 'Long text.',
      specifications,
    });
  });
  const filters = { companyName: ['Longco'] };
  const long = ['highlights', 'description', 'specificationSchema'] as const;

  it('are left out unless requested, each by itself', async () => {
    const [card = {}] = (await shop.trpc().products.list.query({ filters })).productList;
    for (const field of long) expect(card).not.toHaveProperty(field);
    const [one = {}] = (await shop.trpc().products.list.query({ filters, fields: ['description'] }))
      .productList;
    expect(one).toMatchObject({ name: 'Long', description: 'Long text.' });
    expect(one).not.toHaveProperty('highlights');
  });

  it('equal those of the product itself, over REST too', async () => {
    const { body } = await shop.rest<{ productList: object[] }>('POST', '/product/list', {
      filters,
      fields: [...long],
    });
    expect(body.data.productList).toMatchObject([
      {
        highlights: ['Bright'],
        description: 'Long text.',
        specificationSchema: [{ title: 'Sound', data: [{ key: 'Watts', value: '20' }] }],
      },
    ]);
    expect((await shop.rest('POST', '/product/list', { fields: ['slug'] })).status).toBe(400);
  });
});

describe('the last change of a listed television', () => {
  it('is requested, and moves with an edit but not with a sale', async () => {
    const { id } = await aProduct(shop.db, { companyName: 'Changeco' });
    const changed = async () => {
      const { productList } = await shop.trpc().products.list.query({
        ...{ filters: { companyName: ['Changeco'] }, fields: ['changed_at'] },
      });
      return productList[0]?.changed_at ?? '';
    };
    const { product } = await shop.trpc().products.get.query({ id });
    expect(await changed()).toBe(product.created_at);
    await shop.db
      .update(products)
      .set({ stock: 3, updatedAt: sql`clock_timestamp()` })
      .where(eq(products.id, id));
    expect(await changed()).toBe(product.created_at);
    await shop.trpc(boss.token).products.update.mutate({ id, name: 'Changed', img: [] });
    await vi.waitFor(async () => expect((await changed()) > product.created_at).toBe(true));
  });
});

describe('a removed television', () => {
  const staff = () => shop.trpc(boss.token).products;
  const removed = async (search: string) =>
    (await staff().listRemoved.query({ filters: { search } })).removedList;

  it('is listed again as it was, however many restore it at once', async () => {
    const { id, name } = await aProduct(shop.db, { companyName: 'Phoenix', stock: 4 });
    await staff().removeMany.mutate({ ids: [id] });
    expect(await removed('phoenix')).toMatchObject([{ _id: id, name, onHand: 4, removed_by: boss.name }]);
    expect((await shop.rest('GET', `/product/${id}`)).status).toBe(404);
    const restore = () => shop.rest<OfProduct>('POST', `/product/${id}/restore`, undefined, boss.token);
    const outcomes = await Promise.all([restore(), restore(), restore()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(outcomes.find(({ status }) => status === 200)?.body).toMatchObject({
      data: { message: 'Product restored.', product: { isListed: true, onHand: 4 } },
    });
    expect(await removed('phoenix')).toEqual([]);
    expect((await shop.rest('GET', `/product/${id}`)).status).toBe(200);
    const { productList } = await shop.trpc().products.list.query({ filters: { companyName: ['Phoenix'] } });
    expect(productList.map(({ _id, stock }) => [_id, stock])).toEqual([[id, 4]]);
    const { companyName } = await shop.trpc().products.facets.query({});
    expect(companyName).toContainEqual({ value: 'Phoenix', count: 1 });
    const entries = await shop.trpc(boss.token).audit.list.query({ filters: { entityId: id } });
    expect(entries.auditList[0]).toMatchObject({ action: 'product.restore', staff: { _id: boss.id } });
  });

  it('without every fact stays unlisted when it is restored, and the message says so', async () => {
    const { id } = await aProduct(shop.db, { modelNumber: null, listedUntil: null });
    await staff().removeMany.mutate({ ids: [id] });
    const { product, message } = await staff().restore.mutate({ id });
    expect(product).toMatchObject({ isListed: false, missing: ['modelNumber'] });
    expect(message).toContain('Shoppers do not see it yet');
    expect((await shop.rest('POST', '/product/nothing/restore', undefined, boss.token)).status).toBe(404);
    const sub = await signedInAs(shop, 'SubAdmin');
    expect((await shop.rest('POST', '/product/removed/list', {}, sub.token)).status).toBe(403);
  });
});
