import { eq } from 'drizzle-orm';
import { couponCounts, couponUses } from '@aabha/db/schema/coupon-uses';
import type { coupons } from '@aabha/db/schema/coupons';
import { payments } from '@aabha/db/schema/payments';
import { aCoupon, aProduct, SHIP_TO, signedInAs, someServiceAreas, type SignedIn } from './builders';
import { addToCart, cartOf, payAtProvider, verify } from './shopping-steps';
import { startTestShop } from './test-shop';

/** Returns the reason of a refused call; 'accepted' of one that is not. */
export const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'accepted',
    (error: { data?: { reason?: string } }) => error.data?.reason,
  );

/** Starts a shop with a television, a SuperAdmin, and the steps of shoppers with limited coupons. */
export async function startCouponShop() {
  const shop = await startTestShop();
  await someServiceAreas(shop.db);
  const boss = await signedInAs(shop, 'SuperAdmin');
  const product = (await aProduct(shop.db, { stock: 500 })).id;
  let numbered = 0;
  const limited = (limits: Partial<typeof coupons.$inferInsert>) => {
    numbered += 1;
    return aCoupon(shop.db, { code: `LIMIT${numbered}`, ...limits });
  };
  const use = (shopper: SignedIn, code: string) => shop.trpc(shopper.token).coupons.validate.mutate({ code });
  const aShopperWith = async (code: string) => {
    const shopper = await signedInAs(shop);
    await addToCart(shop, shopper, product);
    await use(shopper, code);
    return shopper;
  };
  const pay = (shopper: SignedIn, amount: number) =>
    shop.rest<{ payment?: { id: string }; reason?: string }>(
      'POST',
      '/payment/new',
      { amount, ...SHIP_TO },
      shopper.token,
    );
  const complete = async (shopper: SignedIn, providerOrderId: string) =>
    verify(shop, shopper, await payAtProvider(shop, providerOrderId));
  return {
    shop,
    boss,
    product,
    limited,
    use,
    aShopperWith,
    cartOf: (shopper: SignedIn) => cartOf(shop, shopper),
    pay,
    complete,
    ...usesIn(shop),
  };
}

/** Steps that read and change the stored uses of coupons. */
function usesIn(shop: Awaited<ReturnType<typeof startTestShop>>) {
  const usesOf = async (couponId: string) => {
    const [counted] = await shop.db.select().from(couponCounts).where(eq(couponCounts.couponId, couponId));
    const rows = await shop.db.select().from(couponUses).where(eq(couponUses.couponId, couponId));
    const taken = rows.filter(({ releasedAt }) => releasedAt === null);
    return {
      counted: counted?.used ?? 0,
      taken: taken.length,
      kept: taken.filter(({ keptAt }) => keptAt).length,
    };
  };
  /** Moves the end of a payment and of its use into the past, as if they had expired. */
  const expire = async (by: { providerOrderId: string } | { couponId: string }) => {
    const expiresAt = new Date(Date.now() - 1000).toISOString();
    const named =
      'couponId' in by
        ? eq(payments.couponId, by.couponId)
        : eq(payments.providerOrderId, by.providerOrderId);
    for (const { id } of await shop.db.update(payments).set({ expiresAt }).where(named).returning())
      await shop.db.update(couponUses).set({ expiresAt }).where(eq(couponUses.paymentId, id));
  };
  return { usesOf, expire };
}
