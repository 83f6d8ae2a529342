import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { auditLog } from '@aabha/db/schema/audit';
import { coupons } from '@aabha/db/schema/coupons';
import { products } from '@aabha/db/schema/products';
import { aProduct, type SignedIn } from '../../testing/builders';
import { startCouponShop } from '../../testing/coupon-shop';
import { startPayment } from '../../testing/shopping-steps';

let at: Awaited<ReturnType<typeof startCouponShop>>;
beforeAll(async () => {
  at = await startCouponShop();
});
afterAll(() => at.shop.stop());
afterEach(() => at.shop.db.update(coupons).set({ isShown: false }));

const shown = (limits: Parameters<typeof at.limited>[0] = {}) => at.limited({ isShown: true, ...limits });
const ask = async (shopper?: SignedIn, items = [{ product: at.product, quantity: 1 }]) =>
  (await at.shop.trpc(shopper?.token).coupons.shown.query({ items })).coupons;
const codes = async (...by: Parameters<typeof ask>) => (await ask(...by)).map(({ code }) => code);
const priceOf = async (id: string) =>
  (
    await at.shop.db.select({ pricePaise: products.newPricePaise }).from(products).where(eq(products.id, id))
  )[0]?.pricePaise ?? expect.fail('There is no product.');
const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

it('only coupons that staff show are named, with their conditions and the price that the cart would have', async () => {
  await at.limited({});
  const { code } = await shown({
    ...{ discountPercent: 12.5, maxUses: 9, maxUsesPerPerson: 1, minGoodsPaise: paise(100_00) },
    isForFirstOrder: true,
  });
  const [coupon, ...others] = await ask();
  expect(others).toEqual([]);
  expect(coupon).toMatchObject({
    ...{ code, discountPercentage: 12.5, expiryDate: '2099-12-31T18:29:59.999Z', minimumGoods: 100 },
    ...{ maxUsesPerPerson: 1, firstOrderOnly: true, isLimited: true },
  });
  const shopper = await at.aShopperWith(code);
  const { totals } = await at.cartOf(shopper);
  expect(totals.discount).toBeGreaterThan(0);
  expect(coupon).toMatchObject({ discount: totals.discount, price_after: totals.subtotal - totals.discount });
});

it('a coupon that does not apply to the items is not named', async () => {
  const price = await priceOf(at.product);
  const other = await aProduct(at.shop.db, { category: 'Elsewhere' });
  const { code: both } = await shown({ minGoodsPaise: paise(price + 1) });
  const { code: otherOnly } = await shown({ productIds: [other.id] });
  const { code: elsewhere } = await shown({ categories: ['Elsewhere'] });
  await shown({ startsAt: hour(1) });
  await shown({ expiresAt: hour(-1) });
  expect(await codes()).toEqual([]);
  expect(await codes(undefined, [{ product: at.product, quantity: 2 }])).toEqual([both]);
  expect((await codes(undefined, [{ product: other.id, quantity: 1 }])).toSorted()).toEqual(
    [otherOnly, elsewhere].toSorted(),
  );
});

it('a television that is not sold, and one that is unknown, have none', async () => {
  await shown();
  const gone = await aProduct(at.shop.db, { removedAt: new Date().toISOString() });
  expect(await codes(undefined, [{ product: gone.id, quantity: 1 }])).toEqual([]);
  expect(await codes(undefined, [{ product: 'nothing', quantity: 1 }])).toEqual([]);
});

it('a coupon is not named to whom it is used up for, and to nobody once all uses are taken', async () => {
  const { code: once } = await shown({ maxUsesPerPerson: 1 });
  const { code: first } = await shown({ isForFirstOrder: true });
  const { code: last } = await shown({ maxUses: 1 });
  const [buyer, other] = [await at.aShopperWith(once), await at.aShopperWith(first)];
  expect((await codes(buyer)).toSorted()).toEqual([once, first, last].toSorted());
  const { id } = await startPayment(at.shop, buyer);
  await at.complete(buyer, id);
  expect(await codes(buyer)).toEqual([last]);
  expect((await codes(other)).toSorted()).toEqual([once, first, last].toSorted());
  await at.use(other, last);
  await startPayment(at.shop, other);
  expect((await codes()).toSorted()).toEqual([once, first].toSorted());
  expect((await codes(other)).toSorted()).toEqual([once, first, last].toSorted());
});

it('the largest discount is first, and at most five are named', async () => {
  for (const discountPercent of [3, 9, 5, 7, 2, 8]) await shown({ discountPercent });
  expect((await ask()).map(({ discountPercentage }) => discountPercentage)).toEqual([9, 8, 7, 5, 3]);
});

it('staff switch it with the other terms, and the audit log has who did', async () => {
  const staff = at.shop.trpc(at.boss.token).coupons;
  const { coupon } = await staff.create.mutate({
    ...{ code: 'TELLALL', discountPercentage: 5, expiryDate: '2099-12-31', shownInShop: true },
  });
  expect(coupon.shownInShop).toBe(true);
  expect(await codes()).toEqual(['TELLALL']);
  const changed = await staff.update.mutate({ id: coupon._id, shownInShop: false });
  expect(changed.coupon).toMatchObject({ shownInShop: false, discountPercentage: 5 });
  expect(await codes()).toEqual([]);
  const log = await at.shop.db
    .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.entityId, coupon._id))
    .orderBy(auditLog.id);
  expect(log).toMatchObject([
    { action: 'coupon.create', after: { shownInShop: true } },
    { action: 'coupon.update', before: { shownInShop: true }, after: { shownInShop: false } },
  ]);
});
