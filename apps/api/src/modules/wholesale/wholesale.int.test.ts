import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import type { WholesaleProduct } from '@aabha/contracts/wholesale/wholesale.schema';
import { auditLog } from '@aabha/db/schema/audit';
import { products } from '@aabha/db/schema/products';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const BREAKS = [
  { minQuantity: 10, discount: 900 },
  { minQuantity: 5, maxQuantity: 9, discount: 500 },
];
const create = (product_id: string, priceBreaks: unknown = BREAKS) =>
  shop.rest('POST', '/wholesale/new', { product_id, priceBreaks }, boss.token);
const update = (id: string, body: object) => shop.rest('POST', `/wholesale/${id}/update`, body, boss.token);
const remove = (id: string) => shop.rest('POST', `/wholesale/${id}/remove`, {}, boss.token);
const list = async (filters: object = {}) =>
  (await shop.trpc().wholesale.list.query({ filters, pageSize: 100 })).wholesaleProductsList;
const madeBy = ({ body }: { body: { data: object } }) =>
  (body.data as { wholesaleProduct: WholesaleProduct }).wholesaleProduct;

/** Creates a television for 20,000 rupees with a wholesale listing. */
async function anOffer(priceBreaks: unknown = BREAKS) {
  const product = await aProduct(shop.db, { pricePaise: paise(20_000_00), discountPercent: 0 });
  return { product, offer: madeBy(await create(product.id, priceBreaks)) };
}

describe('the list', () => {
  it('is public: products with prices in rupees and their breaks by minimum, each once', async () => {
    const { product, offer } = await anOffer();
    expect(offer).toMatchObject({
      product_id: { _id: product.id, name: product.name, price: 20_000, new_price: 20_000, image: [] },
      priceBreaks: [
        { minQuantity: 5, maxQuantity: 9, discount: 500 },
        { minQuantity: 10, discount: 900 },
      ],
    });
    expect(await list({ product_id: product.id })).toMatchObject([{ _id: offer._id }]);
    expect(await list({ search: product.name })).toMatchObject([{ _id: offer._id }]);
    expect(await list({ search: '%' })).toEqual([]);
    expect(await create(product.id)).toMatchObject({
      status: 409,
      body: { message: 'This product is already in the wholesale list.' },
    });
    const unknown = { filters: { name: 'x' } };
    expect((await shop.rest('POST', '/wholesale/list', unknown)).status).toBe(400);
  });

  it('leaves out a removed product', async () => {
    const { product, offer } = await anOffer();
    await shop.db
      .update(products)
      .set({ removedAt: '2026-01-01T00:00:00Z' })
      .where(eq(products.id, product.id));
    expect(await list({ product_id: product.id })).toEqual([]);
    expect((await update(offer._id, { priceBreaks: BREAKS })).status).toBe(404);
  });

  it('is sorted by size and by the least quantity with a lower price, across pages', async () => {
    const make = async (screenInches: number, minQuantity: number) => {
      const product = await aProduct(shop.db, {
        name: 'Kram TV',
        screenInches,
        pricePaise: paise(20_000_00),
      });
      await create(product.id, [{ minQuantity, discount: 100 }]);
      return product.id;
    };
    const [large, small, overtaken] = [await make(65, 10), await make(24, 20), await make(43, 5)];
    // Its break has come to reach the price, so it gives nothing.
    await shop.db
      .update(products)
      .set({ newPricePaise: paise(90_00) })
      .where(eq(products.id, overtaken));
    const sorted = async (sort: { field: 'size' | 'minQuantity'; order: 'asc' | 'desc' }) => {
      const page = (pageNum: number) =>
        shop.trpc().wholesale.list.query({ filters: { search: 'Kram' }, sort, pageNum, pageSize: 2 });
      const pages = await Promise.all([page(1), page(2)]);
      return pages.flatMap((one) => one.wholesaleProductsList.map(({ product_id }) => product_id._id));
    };
    expect(await sorted({ field: 'size', order: 'asc' })).toEqual([small, overtaken, large]);
    expect(await sorted({ field: 'size', order: 'desc' })).toEqual([large, overtaken, small]);
    expect(await sorted({ field: 'minQuantity', order: 'asc' })).toEqual([large, small, overtaken]);
    expect(await sorted({ field: 'minQuantity', order: 'desc' })).toEqual([small, large, overtaken]);
    expect(await list({ product_id: small })).toMatchObject([{ product_id: { screenInches: 24 } }]);
  });

  it('accepts one product once, even from concurrent calls', async () => {
    const { id } = await aProduct(shop.db);
    const responses = await Promise.all(Array.from({ length: 4 }, () => create(id)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await list({ product_id: id })).toHaveLength(1);
  });
});

describe('price breaks', () => {
  it('are refused with the specified messages, each for its field', async () => {
    const { id } = await aProduct(shop.db);
    const fieldsFor = async (breaks: unknown, product = id) =>
      (await create(product, breaks)).body.data.fields;
    expect(await fieldsFor([])).toEqual({ priceBreaks: 'Please add at least one price break.' });
    expect(await fieldsFor(BREAKS, '')).toEqual({ product_id: 'Please select a product.' });
    expect(await fieldsFor([{ discount: -1 }])).toEqual({
      'priceBreaks.0.minQuantity': 'Min Quantity is required and must be at least 1.',
      'priceBreaks.0.discount': 'Discount is required and cannot be negative and cannot be 0.',
    });
    expect(await fieldsFor([...BREAKS, { minQuantity: 5, discount: 10 }])).toEqual({
      'priceBreaks.2.minQuantity': 'Two price breaks cannot start at the same quantity.',
    });
    expect((await create(crypto.randomUUID())).status).toBe(404);
  });

  it('may not reach the price of the product', async () => {
    const { product, offer } = await anOffer();
    const breaks = [BREAKS[1], { minQuantity: 50, discount: 20_000 }];
    const message = 'The discount must be less than the price of ₹20,000.';
    expect(await update(offer._id, { priceBreaks: breaks })).toMatchObject({
      status: 400,
      body: { data: { fields: { 'priceBreaks.1.discount': message } } },
    });
    expect((await list({ product_id: product.id }))[0]?.priceBreaks).toHaveLength(2);
  });

  it('are replaced as a whole; an outdated edit is refused and changes nothing', async () => {
    const { offer } = await anOffer();
    const changed = await update(offer._id, {
      priceBreaks: [{ minQuantity: 3, discount: 100 }],
      updated_at: offer.updated_at,
    });
    expect(madeBy(changed).priceBreaks).toEqual([{ minQuantity: 3, discount: 100 }]);
    const late = await update(offer._id, { priceBreaks: BREAKS, updated_at: offer.updated_at });
    expect(late.status).toBe(409);
    expect((await list({ product_id: offer.product_id._id }))[0]?.priceBreaks).toHaveLength(1);
  });

  it('are removed with the listing, and each action is in the audit log', async () => {
    const { product, offer } = await anOffer();
    await update(offer._id, { priceBreaks: [{ minQuantity: 3, discount: 100 }] });
    expect(await remove(offer._id)).toMatchObject({
      status: 200,
      body: { data: { message: 'Wholesale product deleted successfully.' } },
    });
    expect(await list({ product_id: product.id })).toEqual([]);
    expect(await remove(offer._id)).toMatchObject({
      status: 404,
      body: { message: 'Wholesale product not found.' },
    });
    const acts = await shop.db
      .select({ action: auditLog.action, staffId: auditLog.staffId })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'wholesale'), eq(auditLog.entityId, offer._id)))
      .orderBy(asc(auditLog.createdAt));
    expect(acts.map(({ action }) => action)).toEqual([
      'wholesale.create',
      'wholesale.update',
      'wholesale.remove',
    ]);
    expect((await create(product.id)).status).toBe(200);
  });
});
