import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCoupon, aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { addToCart } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let shopper: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  shopper = await signedInAs(shop);
});
afterAll(() => shop.stop());

const look = () => shop.trpc(shopper.token).cart.list.query({});

it('adding one television takes three statements: the caller, the line, and the resulting cart', async () => {
  const { id } = await aProduct(shop.db);
  for (const _time of ['first', 'again'])
    expect(await shop.statementsOf(() => addToCart(shop, shopper, id))).toHaveLength(3);
});

it('reading a cart takes two, whatever its size, its coupon included', async () => {
  expect(await shop.statementsOf(look)).toHaveLength(2);
  for (let n = 0; n < 3; n += 1) await addToCart(shop, shopper, (await aProduct(shop.db)).id, 1, 12);
  const { code } = await aCoupon(shop.db);
  await shop.trpc(shopper.token).coupons.validate.mutate({ code });
  expect(await shop.statementsOf(look)).toHaveLength(2);
  const [cart] = (await look()).cartList;
  expect(cart?.items.map(({ quantity, warranty_months }) => [quantity, warranty_months])).toEqual([
    [2, 0],
    [1, 12],
    [1, 12],
    [1, 12],
  ]);
  expect(cart?.coupon).toMatchObject({ code, expired: false });
});
