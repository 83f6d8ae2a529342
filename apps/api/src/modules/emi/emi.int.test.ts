import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lowestInstalment } from '@aabha/contracts/emi/emi-plans.rules';
import { paise } from '@aabha/contracts/money/money';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { auditLog } from '@aabha/db/schema/audit';
import { emiPlans } from '@aabha/db/schema/emi';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { markShown } from './emi-plans.queries';

const DAY_MS = 86_400_000;
const inDays = (days: number) => indiaDay(new Date(Date.now() + days * DAY_MS));

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());
beforeEach(() => shop.db.delete(emiPlans));

const plans = () => shop.trpc(boss.token).emi;
const fields = (over: object = {}) => ({
  ...{ bank: 'HDFC Bank', kind: 'card' as const, months: 6, annual_rate: 15, minimum: 3000 },
  ...{ processing_fee: 199, no_cost: false, offer_id: null, valid_from: inDays(0) },
  ...{ valid_to: inDays(30), checked_on: inDays(0), terms_url: 'https://bank.example/emi', ...over },
});
const refusedWith = (reason: string, fieldErrors?: object) => ({
  data: { reason, ...(fieldErrors && { fields: fieldErrors }) },
});

describe('the table of plans', () => {
  it('is added to, changed and deleted by a SuperAdmin, with entries in the audit log', async () => {
    const { plan } = await plans().create.mutate(fields());
    expect(plan).toMatchObject({ ...fields(), state: 'current' });
    const changed = fields({ annual_rate: 15.99, processing_fee: 99.5 });
    const saved = await plans().update.mutate({ ...changed, id: plan._id, updated_at: plan.updated_at });
    expect(saved.plan).toMatchObject({ annual_rate: 15.99, processing_fee: 99.5 });
    await expect(
      plans().update.mutate({ ...fields(), id: plan._id, updated_at: plan.updated_at }),
    ).rejects.toMatchObject(refusedWith('RECORD_CHANGED'));
    await plans().remove.mutate({ id: plan._id });
    await expect(plans().remove.mutate({ id: plan._id })).rejects.toMatchObject(
      refusedWith('EMI_PLAN_NOT_FOUND'),
    );
    const log = await shop.db
      .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.entityId, plan._id))
      .orderBy(auditLog.id);
    expect(log.map(({ action }) => action)).toEqual([
      'emi-plan.create',
      'emi-plan.update',
      'emi-plan.remove',
    ]);
    expect(log[1]).toMatchObject({
      before: { annual_rate: 15, processing_fee: 199 },
      after: { annual_rate: 15.99, processing_fee: 99.5 },
    });
  });

  it('refuses a no-cost plan without an offer, a rate of 0 and a period that ends before it starts', async () => {
    await expect(plans().create.mutate(fields({ no_cost: true }))).rejects.toMatchObject(
      refusedWith('INVALID_INPUT', {
        offer_id: 'A no-cost plan needs the offer that takes the interest off.',
      }),
    );
    await expect(plans().create.mutate(fields({ annual_rate: 0 }))).rejects.toMatchObject(
      refusedWith('INVALID_INPUT', {
        annual_rate: 'Enter the yearly rate of the lender: more than 0 and at most 60 percent.',
      }),
    );
    await expect(plans().create.mutate(fields({ valid_to: inDays(-1) }))).rejects.toMatchObject(
      refusedWith('INVALID_INPUT', { valid_to: 'The last day is before the first.' }),
    );
  });

  it('has the same plan of a bank once a day, also when it is added twice at once', async () => {
    await plans().create.mutate(fields());
    const tries = [{ bank: 'hdfc bank', valid_from: inDays(30), valid_to: null }, { valid_to: null }];
    for (const over of tries)
      await expect(plans().create.mutate(fields(over))).rejects.toMatchObject(
        refusedWith('EMI_PLAN_OVERLAPS'),
      );
    await plans().create.mutate(fields({ valid_from: inDays(31), valid_to: null }));
    await plans().create.mutate(fields({ kind: 'debit' }));
    await plans().create.mutate(fields({ no_cost: true, offer_id: 'offer_Abc123' }));
    const both = await Promise.allSettled(
      Array.from({ length: 8 }, () => plans().create.mutate(fields({ months: 9 }))),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is filtered, sorted and paged, and exported', async () => {
    await plans().create.mutate(fields());
    await plans().create.mutate(fields({ months: 3 }));
    await plans().create.mutate(fields({ bank: 'Axis Bank', valid_from: inDays(5) }));
    await plans().create.mutate(
      fields({ bank: 'Axio', kind: 'cardless', valid_from: inDays(-9), valid_to: inDays(-1) }),
    );
    await plans().create.mutate(fields({ no_cost: true, offer_id: 'offer_Abc123' }));
    const banks = async (input: Parameters<ReturnType<typeof plans>['list']['query']>[0]) => {
      const { planList, planCount } = await plans().list.query(input);
      return [
        planCount,
        planList.map(
          ({ bank, months, no_cost: isNoCost }) => `${bank} ${months}${isNoCost ? ' no-cost' : ''}`,
        ),
      ];
    };
    expect(await banks({})).toEqual([
      5,
      ['Axio 6', 'Axis Bank 6', 'HDFC Bank 3', 'HDFC Bank 6 no-cost', 'HDFC Bank 6'],
    ]);
    expect(await banks({ filters: { search: 'axi' }, sort: { field: 'bank', order: 'desc' } })).toEqual([
      2,
      ['Axis Bank 6', 'Axio 6'],
    ]);
    expect(await banks({ filters: { state: 'past' } })).toEqual([1, ['Axio 6']]);
    expect(await banks({ filters: { state: 'scheduled' } })).toEqual([1, ['Axis Bank 6']]);
    expect(await banks({ filters: { state: 'current', noCost: false }, pageSize: 1, pageNum: 2 })).toEqual([
      2,
      ['HDFC Bank 6'],
    ]);
    expect(await banks({ filters: { search: 'offer_Abc' } })).toEqual([1, ['HDFC Bank 6 no-cost']]);
    const response = await fetch(`${shop.url}/api/v1/emi/plan/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${boss.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ filters: { kind: 'cardless' } }),
    });
    expect((await response.text()).trim().split('\r\n').slice(1)).toEqual([
      `Axio,Cardless,6,15,3000.00,199.00,No,,${inDays(-9)},${inDays(-1)},${inDays(0)},https://bank.example/emi,Over`,
    ]);
  });
});

describe('the shop', () => {
  it('shows plans that are offered today or later, without their offers', async () => {
    await plans().create.mutate(fields({ no_cost: true, offer_id: 'offer_Abc123' }));
    await plans().create.mutate(fields({ bank: 'Axis Bank', valid_from: inDays(5), valid_to: null }));
    await plans().create.mutate(fields({ bank: 'Axio', valid_from: inDays(-9), valid_to: inDays(-1) }));
    const { planList } = await shop.trpc().emi.plans.query();
    expect(planList.map(({ bank }) => bank)).toEqual(['Axis Bank', 'HDFC Bank']);
    expect(planList[1]).not.toHaveProperty('offer_id');
  });

  it('says from how much a month a television can be had, as the rule does', async () => {
    const terms = [
      { months: 6, no_cost: true, offer_id: 'offer_Abc123' },
      { months: 24, annual_rate: 16.25, minimum: 20_000 },
      { months: 9, annual_rate: 13.37 },
      { months: 60, annual_rate: 9, valid_from: inDays(1), valid_to: null },
      { months: 48, annual_rate: 9, valid_from: inDays(-9), valid_to: inDays(-1) },
    ];
    for (const over of terms) await plans().create.mutate(fields(over));
    const { planList } = await shop.trpc().emi.plans.query();
    for (const price of [2999, 3000, 19_999, 20_000, 48_000, 49_990, 1_24_990]) {
      const { id } = await aProduct(shop.db, { pricePaise: paise(price * 100), discountPercent: 0 });
      const { product } = await shop.trpc().products.get.query({ id });
      const expected = lowestInstalment(planList, paise(price * 100), inDays(0)) ?? null;
      expect([price, product.emi_from]).toEqual([price, expected]);
    }
    const { productList } = await shop.trpc().products.list.query({ filters: { minPrice: 48_000 } });
    expect(productList.map(({ emi_from: from }) => from)).not.toContain(null);
  });

  it('marks plans that begin and that are over, once each, which invalidates what shows them', async () => {
    await plans().create.mutate(fields());
    await plans().create.mutate(fields({ bank: 'Axis Bank', valid_from: inDays(1) }));
    const tags = () => shop.db.execute<{ tag: string }>(sql`select * from cache_invalidations`);
    expect(await markShown(shop.db)).toBe(1);
    await shop.db.execute(sql`delete from cache_invalidations`);
    expect(await markShown(shop.db)).toBe(0);
    expect(await tags()).toHaveLength(0);
    await shop.db
      .update(emiPlans)
      .set({ validFrom: inDays(-9), validTo: inDays(-1) })
      .where(eq(emiPlans.bank, 'HDFC Bank'));
    await shop.db.execute(sql`delete from cache_invalidations`);
    expect(await markShown(shop.db)).toBe(1);
    expect(await tags()).toHaveLength(1);
  });
});
