import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingFacts } from '@aabha/contracts/products/products.staff.rules';
import type { StaffProduct } from '@aabha/contracts/products/products.staff.schema';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { sendForm, type FormFields } from '../../testing/forms';
import { startTestShop, type TestShop } from '../../testing/test-shop';

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
    expect(missingFacts(made)).toHaveLength(8);

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
    expect((await update({ hsn: '85287212' })).body.data.product.isListed).toBe(true);
    expect(await listed()).toBe(1);
    expect(await countAll()).toBe(before + 1);
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
