import { and, eq, exists, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { orders } from '@aabha/db/schema/orders';
import { paymentLines, payments } from '@aabha/db/schema/payments';
import { products } from '@aabha/db/schema/products';
import {
  aCoupon,
  aProduct,
  SHIP_TO,
  signedInAs,
  someServiceAreas,
  type SignedIn,
} from '../../testing/builders';
import { addToCart, payAtProvider, startPayment, verify } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
});
afterAll(() => shop.stop());

interface Item {
  product: string;
  quantity: number;
  warranty_months?: number;
  coupon?: string;
}
const checkout = ({ token }: SignedIn) => shop.trpc(token).checkout;
const quote = async (shopper: SignedIn, item: Item) =>
  (await checkout(shopper).quoteBuyNow.query({ item })).cart;
const start = async (shopper: SignedIn, item: Item, amount?: number) => {
  const payable = amount ?? (await quote(shopper, item)).totals.payable;
  return (await checkout(shopper).createPayment.mutate({ amount: payable, ...SHIP_TO, buyNow: item }))
    .payment;
};
const pay = async (shopper: SignedIn, paymentId: string) =>
  (await verify(shop, shopper, await payAtProvider(shop, paymentId))).order;
const cartOf = async ({ token }: SignedIn) => (await shop.trpc(token).cart.list.query({})).cartList[0];
const stockOf = async (id: string) =>
  (await shop.db.select().from(products).where(eq(products.id, id)))[0]?.stock;
const refused = (reason: string, httpStatus = 409) => ({ data: { reason, httpStatus } });

describe('buying one television now', () => {
  it('makes an order of it alone, and leaves the cart with the same television and its coupon as it is', async () => {
    const shopper = await signedInAs(shop);
    const wanted = await aProduct(shop.db, { stock: 5 });
    const other = await aProduct(shop.db);
    await addToCart(shop, shopper, wanted.id, 2);
    await addToCart(shop, shopper, other.id);
    const { code } = await aCoupon(shop.db, { code: 'NOW10' });
    await shop.trpc(shopper.token).coupons.validate.mutate({ code });
    const before = await cartOf(shopper);
    const { orderId, totals } = await buyNow(shopper, { product: wanted.id, quantity: 1 });
    const after = await cartOf(shopper);
    expect([after?.items, after?.coupon]).toEqual([
      before?.items.map((item) => lessOne(item, wanted.id)),
      before?.coupon,
    ]);
    const { order } = await shop.trpc(shopper.token).orders.get.query({ id: orderId });
    expect(order.products.map(({ product_id, quantity }) => [product_id._id, quantity])).toEqual([
      [wanted.id, 1],
    ]);
    expect(order.totalPrice).toBe(totals.payable);
  });

  it('counts warranty, coupon and shipping like a cart of it', async () => {
    const shopper = await signedInAs(shop);
    const { id: product } = await aProduct(shop.db, { warrantyPricing: { '12': paise(1_499_00) } });
    const { code } = await aCoupon(shop.db, { code: 'NOW20' });
    const item = { product, quantity: 2, warranty_months: 12, coupon: code.toLowerCase() };
    const quoted = await quote(shopper, item);
    await addToCart(shop, shopper, product, 2, 12);
    await shop.trpc(shopper.token).coupons.validate.mutate({ code });
    expect(quoted.totals.discount).toBeGreaterThan(0);
    expect(quoted.totals).toEqual((await cartOf(shopper))?.totals);
    expect(quoted.items).toEqual((await cartOf(shopper))?.items);
  });

  it('resumes its unchanged payment, and is another purchase than the same goods in the cart', async () => {
    const shopper = await signedInAs(shop);
    const { id: product } = await aProduct(shop.db);
    const item = { product, quantity: 1 };
    const first = await start(shopper, item);
    expect((await start(shopper, item)).id).toBe(first.id);
    await addToCart(shop, shopper, product);
    expect((await startPayment(shop, shopper)).id).not.toBe(first.id);
  });

  it('refuses a total that the shopper did not see, an unknown television and warranty, and too many units', async () => {
    const shopper = await signedInAs(shop);
    const { id: product } = await aProduct(shop.db, { stock: 1 });
    const item = { product, quantity: 1 };
    const { payable } = (await quote(shopper, item)).totals;
    await shop.db
      .update(products)
      .set({ pricePaise: paise(50_000_00), newPricePaise: paise(45_000_00) })
      .where(eq(products.id, product));
    await expect(start(shopper, item, payable)).rejects.toMatchObject(refused('BUY_NOW_CHANGED'));
    await expect(start(shopper, { product, quantity: 2 })).rejects.toMatchObject(refused('CART_OVER_STOCK'));
    for (const unknown of ['no-id', '0193a1e0-0000-7000-8000-000000000001'])
      await expect(quote(shopper, { product: unknown, quantity: 1 })).rejects.toMatchObject(
        refused('PRODUCT_NOT_FOUND', 404),
      );
    await expect(quote(shopper, { ...item, warranty_months: 7 })).rejects.toMatchObject(
      refused('INVALID_INPUT', 400),
    );
    await expect(quote(shopper, { ...item, coupon: 'NOSUCHCODE' })).rejects.toMatchObject(
      refused('COUPON_NOT_FOUND', 404),
    );
    await expect(shop.trpc().checkout.quoteBuyNow.query({ item })).rejects.toMatchObject(
      refused('SIGN_IN_REQUIRED', 401),
    );
  });

  it('sells the last units once, to as many shoppers as there are', async () => {
    const { id: product } = await aProduct(shop.db, { stock: 3 });
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => signedInAs(shop)));
    /* Half of them with the television in the cart. */
    await Promise.all(shoppers.slice(4).map((shopper) => addToCart(shop, shopper, product)));
    const begun = await Promise.allSettled(
      shoppers.map(async (shopper, at) => {
        const item = { product, quantity: 1 };
        const payment = at < 4 ? await start(shopper, item) : await startPayment(shop, shopper);
        return pay(shopper, payment.id);
      }),
    );
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await stockOf(product)).toBe(0);
    expect(await shop.db.$count(paymentLines, sold(product))).toBe(3);
  });

  it('makes one order of one payment that two tabs report', async () => {
    const shopper = await signedInAs(shop);
    const { id: product } = await aProduct(shop.db);
    const payment = await start(shopper, { product, quantity: 1 });
    const paid = await payAtProvider(shop, payment.id);
    const reported = await Promise.all([verify(shop, shopper, paid), verify(shop, shopper, paid)]);
    expect(new Set(reported.map(({ order }) => order._id)).size).toBe(1);
    expect(await shop.db.$count(orders, eq(orders.userId, shopper.id))).toBe(1);
  });
});

/** Matches the lines of a product in payments that became an order. */
const sold = (productId: string) =>
  and(
    eq(paymentLines.productId, productId),
    exists(
      shop.db
        .select({ one: sql`1` })
        .from(payments)
        .where(and(eq(payments.id, paymentLines.paymentId), eq(payments.status, 'completed'))),
    ),
  );

/** Buys a television past the cart. Returns the order's id and what was quoted. */
async function buyNow(shopper: SignedIn, item: Item) {
  const { totals } = await quote(shopper, item);
  const payment = await start(shopper, item);
  return { orderId: (await pay(shopper, payment.id))._id, totals };
}

/** Returns a line of a cart after one unit of a product was sold. */
function lessOne<T extends { product: { _id: string; stock: number } }>(line: T, productId: string): T {
  if (line.product._id !== productId) return line;
  return { ...line, product: { ...line.product, stock: line.product.stock - 1 } };
}
