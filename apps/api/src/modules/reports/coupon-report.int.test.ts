import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { endOfIndiaDay, indiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import { payments } from '@aabha/db/schema/payments';
import { aCoupon, signedInAs, type SignedIn } from '../../testing/builders';
import { startCouponShop } from '../../testing/coupon-shop';
import { addToCart, payAtProvider, startPayment, verify } from '../../testing/shopping-steps';

let at: Awaited<ReturnType<typeof startCouponShop>>;
beforeAll(async () => {
  at = await startCouponShop();
});
afterAll(() => at.shop.stop());

const today = indiaDay(new Date());
const days = { from: today, to: today };
const placed = {
  placedFrom: startOfIndiaDay(today).toISOString(),
  placedBefore: new Date(endOfIndiaDay(today).getTime() + 1).toISOString(),
};
const boss = () => at.shop.trpc(at.boss.token);

async function buyWith(shopper: SignedIn, code: string | undefined, quantity = 1): Promise<string> {
  await addToCart(at.shop, shopper, at.product, quantity);
  if (code) await at.use(shopper, code);
  const payment = await startPayment(at.shop, shopper);
  return (await verify(at.shop, shopper, await payAtProvider(at.shop, payment.id))).order._id;
}

it('coupons add up to the coupon figure of the sales report, less what credit notes took back', async () => {
  await aCoupon(at.shop.db, { code: 'Welcome10' });
  await aCoupon(at.shop.db, { code: 'FESTIVE33', discountPercent: 33.33 });
  const [asha, ravi] = [await signedInAs(at.shop), await signedInAs(at.shop)];
  const first = await buyWith(asha, 'Welcome10', 2);
  await buyWith(asha, 'Welcome10');
  await buyWith(asha, 'FESTIVE33');
  await buyWith(ravi, undefined);
  await buyWith(ravi, 'FESTIVE33');
  await buyWith(await signedInAs(at.shop), 'FESTIVE33', 3);
  await boss().orders.refund.mutate({
    ...{ id: first, reason: 'It arrived broken.', lines: [{ position: 0, quantity: 1 }] },
  });
  await vi.waitFor(async () => {
    const { order } = await boss().orders.get.query({ id: first });
    expect(order.refunds[0]?.creditNoteNumber).toMatch(/./);
  }, 20_000);

  const { rows, total } = await boss().reports.coupons.query(days);
  const sales = await boss().reports.sales.query({ ...days, by: 'day' });
  expect(total.coupon).toBe(sales.total.coupon);
  const cents = (pick: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + Math.round(pick(row) * 100), 0) / 100;
  expect(cents(({ coupon }) => coupon)).toBe(sales.total.coupon);
  expect(cents(({ given }) => given)).toBe(total.given);
  expect(cents(({ net }) => net)).toBe(total.net);

  const byCode = Object.fromEntries(rows.map((row) => [row.code, row]));
  const [stored] = await at.shop.db
    .select({ discount: sql<string>`sum(discount_paise)` })
    .from(payments)
    .where(sql`coupon_code = 'Welcome10'`);
  const welcome = byCode['Welcome10'];
  expect(welcome).toMatchObject({ orders: 2, first_orders: 1, coupon: Number(stored?.discount) / 100 });
  /* One of the three units came back. */
  expect(welcome?.taken_back).toBeCloseTo((welcome?.coupon ?? 0) / 3, 1);
  expect(welcome?.given).toBeCloseTo((welcome?.coupon ?? 0) - (welcome?.taken_back ?? 0), 2);
  expect(welcome?.average).toBeCloseTo((welcome?.coupon ?? 0) / 2, 1);
  expect(byCode['FESTIVE33']).toMatchObject({ orders: 3, first_orders: 1, taken_back: 0 });
  expect(total).toMatchObject({ orders: 5, first_orders: 2 });

  for (const [coupon, count] of [
    ['welcome10', 2],
    ['FESTIVE33', 3],
    ['NOSUCH', 0],
  ] as const)
    expect((await boss().orders.list.query({ filters: { coupon, ...placed } })).orderCount).toBe(count);
});

it('a credit note of a later day takes the discount back on its day, and is of no order of that day', async () => {
  await at.shop.db.execute(sql`update invoices set created_at = created_at - interval '40 days'`);
  const { rows, total } = await boss().reports.coupons.query(days);
  expect(rows.map(({ code, orders, coupon }) => [code, orders, coupon])).toEqual([['Welcome10', 0, 0]]);
  expect(total.average).toBeNull();
  expect(total.taken_back).toBeGreaterThan(0);
  expect(total.given).toBe(-total.taken_back);
  expect(total.net).toBeLessThan(0);
  const earlier = { from: indiaDay(new Date(Date.now() - 41 * 86_400_000)), to: today };
  const whole = await boss().reports.coupons.query(earlier);
  const sales = await boss().reports.sales.query({ ...earlier, by: 'state' });
  expect(whole.total.coupon).toBe(sales.total.coupon);
  expect(await boss().reports.coupons.query({ from: '2024-01-01', to: '2024-01-31' })).toMatchObject({
    ...{ rows: [], total: { orders: 0, average: null } },
  });
});

it('credit notes of all units, one by one, take back the whole discount', async () => {
  await aCoupon(at.shop.db, { code: 'ODD7', discountPercent: 7.77 });
  const order = await buyWith(await signedInAs(at.shop), 'ODD7', 3);
  for (const count of [1, 2, 3]) {
    await boss().orders.refund.mutate({
      ...{ id: order, reason: 'It arrived broken.', lines: [{ position: 0, quantity: 1 }] },
    });
    await vi.waitFor(async () => {
      const notes = (await boss().orders.get.query({ id: order })).order.refunds;
      expect(notes.filter(({ creditNoteNumber }) => creditNoteNumber !== '')).toHaveLength(count);
    }, 20_000);
  }
  const { rows } = await boss().reports.coupons.query(days);
  const odd = rows.find(({ code }) => code === 'ODD7');
  expect(odd?.coupon).toBeGreaterThan(0);
  expect(odd).toMatchObject({ orders: 1, taken_back: odd?.coupon, given: 0 });
});

it('the report is a CSV file with the share of first orders', async () => {
  await at.shop.db.execute(sql`update invoices set created_at = created_at + interval '40 days'`);
  const response = await fetch(`${at.shop.url}/api/v1/report/coupons/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${at.boss.token}` },
    body: JSON.stringify({ filters: days }),
  });
  expect(response.headers.get('content-disposition')).toContain(`coupon-report-${today}-${today}.csv`);
  const [head, ...rows] = (await response.text()).trimEnd().split('\r\n');
  expect(head).toContain('Coupon,Orders,Discount on invoices,Taken back by credit notes,Discount given');
  expect(rows.find((row) => row.startsWith('FESTIVE33'))).toMatch(/,1,33\.33$/);
});
