import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '@aabha/db/schema/audit';
import { taxRates } from '@aabha/db/schema/tax-rates';
import { periodOf } from '@aabha/contracts/gstr1/return-period';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const DAY_MS = 86_400_000;

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const rates = () => shop.trpc(boss.token).taxRates;
const inDays = (days: number) => indiaDay(new Date(Date.now() + days * DAY_MS));
const fields = { hsn: '8528', rate_percent: 12.5, notification: 'Notification 1/2027-Central Tax (Rate)' };
const refusedWith = (reason: string) => ({ data: { reason } });

it('lists the rates that the shop comes with', async () => {
  const { taxRateList } = await rates().list.query({});
  expect(taxRateList).toMatchObject([
    { hsn: '8528', rate_percent: 18, valid_from: '2025-09-22', state: 'current' },
    { hsn: '', rate_percent: 18, state: 'current' },
  ]);
});

it('adds a rate of a later day with its notification, and removes it until that day', async () => {
  const created = await rates().create.mutate({ ...fields, valid_from: inDays(1) });
  expect(created.taxRate).toMatchObject({
    rate_percent: 12.5,
    state: 'scheduled',
    createdBy: { _id: boss.id },
  });
  await expect(rates().create.mutate({ ...fields, valid_from: inDays(1) })).rejects.toMatchObject(
    refusedWith('TAX_RATE_EXISTS'),
  );
  await rates().remove.mutate({ id: created.taxRate._id });
  expect((await rates().list.query({})).taxRateCount).toBe(2);
  const log = await shop.db.select().from(auditLog).where(eq(auditLog.entity, 'tax-rate'));
  expect(log.map(({ action }) => action)).toEqual(['tax-rate.create', 'tax-rate.remove']);
});

it('keeps rates that have begun, also from statements', async () => {
  const { taxRateList } = await rates().list.query({});
  const [{ _id: id } = { _id: '' }] = taxRateList;
  await expect(rates().remove.mutate({ id })).rejects.toMatchObject(refusedWith('TAX_RATE_BEGUN'));
  await expect(rates().create.mutate({ ...fields, valid_from: inDays(-1) })).rejects.toMatchObject(
    refusedWith('TAX_RATE_PAST'),
  );
  await expect(shop.db.delete(taxRates).where(eq(taxRates.id, id))).rejects.toThrow();
  await expect(shop.db.update(taxRates).set({ rateBasisPoints: 1 })).rejects.toThrow();
});

it('sales have the rate of their day, and the GSTR-1 has both', async () => {
  const shopper = await signedInAs(shop);
  const product = (await aProduct(shop.db, { stock: 9, hsn: '85287217' })).id;
  await buy(shop, shopper, product);
  await expect(rates().create.mutate({ ...fields, valid_from: inDays(0) })).rejects.toMatchObject(
    refusedWith('TAX_RATE_USED'),
  );
  /* As if midnight had passed since the sale. */
  await shop.db.execute(sql`update invoices set created_at = created_at - interval '1 day'`);
  await rates().create.mutate({ ...fields, valid_from: inDays(0) });
  await buy(shop, shopper, product);
  const months = [...new Set([inDays(-1), inDays(0)].map((day) => periodOf(new Date(day))))];
  const returns = await Promise.all(
    months.map((period) => shop.trpc(boss.token).gstReturns.get.query({ period })),
  );
  expect(returns.flatMap(({ hsn }) => hsn.map(({ rate }) => rate)).toSorted()).toEqual([12.5, 18]);
});
