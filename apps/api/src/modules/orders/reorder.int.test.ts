import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { products } from '@aabha/db/schema/products';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { addToCart, buy, payAtProvider, startPayment, verify } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
});
afterAll(() => shop.stop());

const reorder = ({ token }: SignedIn, id: string) => shop.trpc(token).orders.reorder.mutate({ id });
const change = (id: string, values: Partial<typeof products.$inferInsert>) =>
  shop.db.update(products).set(values).where(eq(products.id, id));
const remove = async (id: string) => {
  const boss = await signedInAs(shop, 'SuperAdmin');
  await shop.trpc(boss.token).products.remove.mutate({ id });
};

describe('ordering again', () => {
  it('puts what is still sold into the cart with its protection, and names the rest with its reason', async () => {
    const shopper = await signedInAs(shop);
    const warrantyPricing = { '12': paise(1_499_00) };
    const [kept, gone, plain, empty] = [
      await aProduct(shop.db, { warrantyPricing, stock: 9 }),
      await aProduct(shop.db, { name: 'Gone 43' }),
      await aProduct(shop.db, { name: 'Plain 43', warrantyPricing }),
      await aProduct(shop.db, { name: 'Empty 43', stock: 1 }),
    ];
    await addToCart(shop, shopper, kept.id, 2, 12);
    await addToCart(shop, shopper, gone.id);
    await addToCart(shop, shopper, plain.id, 1, 12);
    await addToCart(shop, shopper, empty.id);
    const payment = await startPayment(shop, shopper);
    const { order } = await verify(shop, shopper, await payAtProvider(shop, payment.id));
    await remove(gone.id);
    await change(plain.id, { warrantyPricing: {} });
    const { cart, left } = await reorder(shopper, order._id);
    expect(
      cart.items.map(({ product, quantity, warranty_months }) => [product._id, quantity, warranty_months]),
    ).toEqual(
      expect.arrayContaining([
        [kept.id, 2, 12],
        [plain.id, 1, 0],
      ]),
    );
    expect(cart.items).toHaveLength(2);
    expect(left).toEqual([
      { product: gone.id, name: 'Gone 43', reason: 'not-sold', wanted: 1, quantity: 0 },
      { product: plain.id, name: 'Plain 43', reason: 'no-protection', wanted: 1, quantity: 1 },
      { product: empty.id, name: 'Empty 43', reason: 'sold-out', wanted: 1, quantity: 0 },
    ]);
    /* A second press, or one whose response was lost, changes nothing. */
    expect((await reorder(shopper, order._id)).cart.items.map(({ quantity }) => quantity)).toEqual(
      cart.items.map(({ quantity }) => quantity),
    );
  });

  it('takes as many units as there are, and keeps a larger quantity that the cart has', async () => {
    const shopper = await signedInAs(shop);
    const { id } = await aProduct(shop.db, { stock: 5 });
    const order = await buy(shop, shopper, id, 3);
    const short = await reorder(shopper, order._id);
    expect(short.left).toMatchObject([{ reason: 'fewer', wanted: 3, quantity: 2 }]);
    const other = await aProduct(shop.db, { stock: 9 });
    const again = await buy(shop, await signedInAs(shop), other.id);
    expect(again._id).toBeTruthy();
    const own = await buy(shop, shopper, other.id, 1);
    await addToCart(shop, shopper, other.id, 4);
    const { cart } = await reorder(shopper, own._id);
    expect(cart.items.find(({ product }) => product._id === other.id)?.quantity).toBe(4);
  });

  it('is for the shopper’s own orders: others are unknown, staff and visitors refused', async () => {
    const { id } = await aProduct(shop.db);
    const order = await buy(shop, await signedInAs(shop), id);
    await expect(reorder(await signedInAs(shop), order._id)).rejects.toMatchObject({
      data: { httpStatus: 404 },
    });
    await expect(reorder(await signedInAs(shop, 'SuperAdmin'), order._id)).rejects.toMatchObject({
      data: { httpStatus: 403 },
    });
    await expect(shop.trpc().orders.reorder.mutate({ id: order._id })).rejects.toMatchObject({
      data: { httpStatus: 401 },
    });
  });

  it('never puts more into two carts than each may hold, under parallel presses', async () => {
    const shopper = await signedInAs(shop);
    const { id } = await aProduct(shop.db, { stock: 6 });
    const order = await buy(shop, shopper, id, 2);
    await Promise.all(Array.from({ length: 6 }, () => reorder(shopper, order._id)));
    const { cartList } = await shop.trpc(shopper.token).cart.list.query({});
    expect(cartList[0]?.items.map(({ quantity }) => quantity)).toEqual([2]);
  });
});

describe('merging the cart of a visitor', () => {
  it('adds its lines once, keeps larger quantities, and names what is not there', async () => {
    const shopper = await signedInAs(shop);
    const [a, b] = [await aProduct(shop.db, { stock: 9 }), await aProduct(shop.db, { stock: 9 })];
    await addToCart(shop, shopper, a.id, 3);
    const items = [
      { product: a.id, quantity: 1 },
      { product: b.id, quantity: 2 },
      { product: 'no-such-id', quantity: 1 },
    ];
    const merge = () => shop.trpc(shopper.token).cart.merge.mutate({ items });
    await merge();
    const { cart, left } = await merge();
    expect(cart.items.map(({ product, quantity }) => [product._id, quantity])).toEqual([
      [a.id, 3],
      [b.id, 2],
    ]);
    expect(left).toEqual([{ product: 'no-such-id', name: '', reason: 'not-sold', wanted: 1, quantity: 0 }]);
  });
});
