import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '@aabha/db/schema/products';
import {
  aCoupon,
  aProduct,
  SHIP_TO,
  signedInAs,
  someServiceAreas,
  type SignedIn,
} from '../../testing/builders';
import { aShopperWith, cartOf } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  await aCoupon(shop.db);
});
afterAll(() => shop.stop());

const post = (by: SignedIn, path: string, body: object) => shop.rest('POST', path, body, by.token);
const add = (by: SignedIn, product: string, quantity: number, warranty_months: number | null = 0) =>
  post(by, '/cart/new', { cart: { items: [{ product, quantity, warranty_months }] } });
const EXCEEDED = { status: 409, body: { message: 'Available Stock Quantity Exceeded.' } };

const setQuantity = async (by: SignedIn, productId: string, quantity: number) =>
  post(by, `/cart/${(await cartOf(shop, by))._id}/update-quantity`, { cart: { productId, quantity } });

describe('adding', () => {
  it('makes one line per product: quantities add up and the newest warranty counts', async () => {
    const { shopper, product } = await aShopperWith(shop, 1);
    await add(shopper, product.id, 2, 24);
    expect((await cartOf(shop, shopper)).items).toMatchObject([
      { quantity: 3, warranty_months: 24, warranty_price: 3_499, line_total: 93_499 },
    ]);
    await add(shopper, product.id, 1, null);
    expect((await cartOf(shop, shopper)).items).toMatchObject([
      { quantity: 4, warranty_months: 0, warranty_price: 0 },
    ]);
  });

  it('keeps all units when several tabs add concurrently', async () => {
    const { shopper, product } = await aShopperWith(shop, 1, { stock: 100 });
    await Promise.all(Array.from({ length: 10 }, () => add(shopper, product.id, 1)));
    expect((await cartOf(shop, shopper)).items).toMatchObject([{ quantity: 11 }]);
  });

  it('never exceeds the stock, including units already in the cart', async () => {
    const { shopper, product } = await aShopperWith(shop, 3);
    expect(await add(shopper, product.id, 3)).toMatchObject(EXCEEDED);
    expect((await add(shopper, product.id, 2)).status).toBe(200);
    expect(await add(shopper, product.id, 1)).toMatchObject(EXCEEDED);
    const soldOut = await aProduct(shop.db, { stock: 0 });
    expect(await add(shopper, soldOut.id, 1)).toMatchObject({
      status: 409,
      body: { message: 'Product is out of stock.' },
    });
  });

  it('sells the last units to one of several concurrent tabs', async () => {
    const { shopper, product } = await aShopperWith(shop, 1, { stock: 4 });
    const responses = await Promise.all(Array.from({ length: 6 }, () => add(shopper, product.id, 2)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await cartOf(shop, shopper)).items).toMatchObject([{ quantity: 3 }]);
  });

  it('creates no cart when it is refused', async () => {
    const [shopper, product] = await Promise.all([signedInAs(shop), aProduct(shop.db, { stock: 1 })]);
    expect(await add(shopper, product.id, 2)).toMatchObject(EXCEEDED);
    expect(await shop.trpc(shopper.token).cart.list.query({})).toEqual({ cartList: [], cartCount: 0 });
  });

  it('counts once when repeated with its idempotency key', async () => {
    const { shopper, product } = await aShopperWith(shop, 1, { stock: 9 });
    const keyed = () =>
      fetch(`${shop.url}/api/v1/cart/new`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${shopper.token}`,
          'idempotency-key': 'two-more',
        },
        body: JSON.stringify({ cart: { items: [{ product: product.id, quantity: 2, warranty_months: 0 }] } }),
      });
    expect((await keyed()).status).toBe(200);
    expect((await keyed()).status).toBe(200);
    expect((await cartOf(shop, shopper)).items).toMatchObject([{ quantity: 3 }]);
  });

  it('adds all or nothing, and says which choice was wrong', async () => {
    const { shopper, product } = await aShopperWith(shop, 1);
    const other = await aProduct(shop.db);
    const items = [
      { product: other.id, quantity: 1, warranty_months: 12 },
      { product: product.id, quantity: 1, warranty_months: 13 },
    ];
    expect(await post(shopper, '/cart/new', { cart: { items } })).toMatchObject({
      status: 400,
      body: { data: { fields: { 'cart.items.1.warranty_months': 'Please select a warranty' } } },
    });
    expect((await cartOf(shop, shopper)).items).toHaveLength(1);
  });

  it('refuses invalid quantities and products that are not on sale', async () => {
    const { shopper, product } = await aShopperWith(shop, 1);
    for (const quantity of [0, -1, 1.5]) expect((await add(shopper, product.id, quantity)).status).toBe(400);
    await shop.db
      .update(products)
      .set({ removedAt: '2026-01-01T00:00:00Z' })
      .where(eq(products.id, product.id));
    for (const id of [product.id, crypto.randomUUID(), 'nothing'])
      expect(await add(shopper, id, 1)).toMatchObject({
        status: 404,
        body: { message: 'Product not found.' },
      });
  });
});

describe('a line', () => {
  it('gets the quantity that is set, up to the last unit', async () => {
    const { shopper, product } = await aShopperWith(shop, 1);
    expect((await setQuantity(shopper, product.id, 5)).status).toBe(200);
    expect((await cartOf(shop, shopper)).items[0]?.quantity).toBe(5);
    expect(await setQuantity(shopper, product.id, 6)).toMatchObject(EXCEEDED);
    expect((await setQuantity(shopper, product.id, 2)).status).toBe(200);
    expect((await setQuantity(shopper, product.id, 0)).status).toBe(400);
    expect((await setQuantity(shopper, crypto.randomUUID(), 1)).status).toBe(404);
  });

  it('can be removed, alone or with all others', async () => {
    const { shopper, product } = await aShopperWith(shop, 1);
    await add(shopper, (await aProduct(shop.db)).id, 1);
    const path = `/cart/${(await cartOf(shop, shopper))._id}`;
    await post(shopper, '/coupon/validate-coupon', { code: 'WELCOME10' });
    await post(shopper, `${path}/remove-single-product`, { productId: product.id });
    expect((await cartOf(shop, shopper)).items).toHaveLength(1);
    expect((await post(shopper, `${path}/remove-single-product`, { productId: product.id })).status).toBe(
      404,
    );
    await post(shopper, `${path}/remove`, {});
    expect(await cartOf(shop, shopper)).toMatchObject({ items: [], coupon: null, totals: { payable: 0 } });
  });

  it('of a product that sold out or was removed stays, marked, and blocks checkout with the specified message', async () => {
    const { shopper, product } = await aShopperWith(shop, 3);
    const pay = async () =>
      post(shopper, '/payment/new', { amount: (await cartOf(shop, shopper)).totals.payable, ...SHIP_TO });
    await shop.db.update(products).set({ stock: 2 }).where(eq(products.id, product.id));
    expect(await pay()).toMatchObject({
      status: 409,
      body: { message: `Only 2 units of ${product.name} are available in stock.` },
    });
    await shop.db
      .update(products)
      .set({ removedAt: '2026-01-01T00:00:00Z' })
      .where(eq(products.id, product.id));
    expect((await cartOf(shop, shopper)).items).toMatchObject([
      { quantity: 3, product: { onSale: false, stock: 0 } },
    ]);
    expect(await pay()).toMatchObject({
      status: 409,
      body: { message: `Only 0 units of ${product.name} are available in stock.` },
    });
  });

  it('that exceeds the stock can be reduced step by step', async () => {
    const { shopper, product } = await aShopperWith(shop, 5);
    await shop.db.update(products).set({ stock: 2 }).where(eq(products.id, product.id));
    expect((await setQuantity(shopper, product.id, 4)).status).toBe(200);
    expect(await setQuantity(shopper, product.id, 5)).toMatchObject(EXCEEDED);
  });
});

describe('another person’s cart', () => {
  it('is unknown by its id, and refused by its owner’s', async () => {
    const { shopper, product } = await aShopperWith(shop, 1);
    const { shopper: stranger } = await aShopperWith(shop, 1);
    const { _id } = await cartOf(shop, shopper);
    const { id: productId } = product;
    for (const [act, body] of [
      ['update-quantity', { cart: { productId, quantity: 2 } }],
      ['remove-single-product', { productId }],
      ['remove', {}],
    ] as const)
      expect((await post(stranger, `/cart/${_id}/${act}`, body)).status, act).toBe(404);
    const items = [{ product: productId, quantity: 1 }];
    for (const refused of [
      await post(stranger, '/cart/list', { filters: { user: shopper.id } }),
      await post(stranger, '/cart/new', { cart: { user: shopper.id, items } }),
    ])
      expect(refused).toMatchObject({ status: 403, body: { message: 'You can only see your own records.' } });
    expect((await cartOf(shop, shopper)).items).toMatchObject([{ quantity: 1 }]);
  });
});
