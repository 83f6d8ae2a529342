import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatCsv } from '@aabha/contracts/csv/csv';
import { paise } from '@aabha/contracts/money/money';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { ageSessions, expectStepUp, outcomeOf } from '../../testing/expect-step-up';
import { sendForm } from '../../testing/forms';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { runPriceSchedule } from './run-price-schedule.service';

const HOUR_MS = 3_600_000;
let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const of = (by = boss) => shop.trpc(by.token);
/** Returns the id of a television of ₹10,000 without a discount. */
const aTelevision = async () =>
  (await aProduct(shop.db, { pricePaise: paise(1_000_000), discountPercent: 0 })).id;
const edit = (id: string, price: number) =>
  sendForm(shop, `/product/${id}/update/v2`, { price: String(price) }, boss.token);
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
/** Schedules a price from the next hour on, until the one after it. */
const schedule = (product: string, price: number) =>
  of().prices.schedule.mutate({
    ...{ product, price, discount_percentage: 0, starts_at: inHours(1), ends_at: inHours(2) },
  });
/** Expects that something is done without a confirmation. */
async function expectFree(act: () => Promise<unknown>) {
  await ageSessions(shop, boss.id);
  expect(await outcomeOf(act())).toBe('done');
}

describe('a price that changes by more than 30 % needs a confirmed session', () => {
  it('in the form, in either direction', async () => {
    for (const price of [6_999, 13_001]) {
      const id = await aTelevision();
      await expectStepUp(shop, boss, () => edit(id, price));
    }
    for (const price of [7_000, 13_000]) {
      const id = await aTelevision();
      await expectFree(() => edit(id, price));
    }
  });

  it('by two smaller changes of one day', async () => {
    const id = await aTelevision();
    await expectFree(() => edit(id, 8_000));
    await expectStepUp(shop, boss, () => edit(id, 6_500));
  });

  it('by a schedule, and by the end of one that has begun', async () => {
    const clock = movableClock(shop);
    const id = await aTelevision();
    await expectStepUp(shop, boss, () => schedule(id, 6_000));
    const { changeList } = await of().prices.list.query({ filters: { product: id } });
    clock.advance(HOUR_MS + 1000);
    await runPriceSchedule(shop.deps);
    await expectStepUp(shop, boss, () => of().prices.cancel.mutate({ id: changeList[0]?._id ?? '' }));
    clock.reset();
    const other = await aTelevision();
    await expectFree(() => schedule(other, 7_500));
  });

  it('by an import, for the sake of one row', async () => {
    const [one, two] = [await aTelevision(), await aTelevision()];
    const csv = formatCsv(
      ['_id', 'price'],
      [
        [one, '9500'],
        [two, '14000'],
      ],
    );
    await expectStepUp(shop, boss, () => of().products.importCsv.mutate({ csv }));
    const small = formatCsv(['_id', 'price'], [[one, '9000']]);
    await expectFree(() => of().products.importCsv.mutate({ csv: small }));
  });

  it('by undoing an import, though the import itself needed none', async () => {
    const [one, two] = [await aTelevision(), await aTelevision()];
    const importAt = async (id: string, price: string) => {
      await ageSessions(shop, boss.id);
      const csv = formatCsv(['_id', 'price'], [[id, price]]);
      return (await of().products.importCsv.mutate({ csv })).importId ?? '';
    };
    const undo = async (id: string) => {
      const { digest } = await of().imports.previewUndo.query({ id });
      return of().imports.undo.mutate({ id, digest });
    };
    const lowered = await importAt(one, '7200');
    await expectStepUp(shop, boss, () => undo(lowered));
    const raised = await importAt(two, '12900');
    await expectFree(() => undo(raised));
  });

  it('by a bulk change of some, and by a job', async () => {
    const id = await aTelevision();
    const raise = (percent: number) => ({ price: { by: 'percent' as const, percent } });
    const apply = async (percent: number) => {
      const { product } = await of().products.getForStaff.query({ id });
      const items = [{ id, updated_at: product.updated_at }];
      return of().products.applyBulk.mutate({ items, change: raise(percent) });
    };
    await expectStepUp(shop, boss, () => apply(31));
    const job = async (name: string, percent: number) => {
      const act = { kind: 'product-change' as const, filters: { name }, change: raise(percent) };
      const { change_count: count, refund } = await of().bulkJobs.preview.query({ act });
      return of().bulkJobs.start.mutate({ act, count, refund });
    };
    await aProduct(shop.db, { name: 'Chandra', pricePaise: paise(1_000_000), discountPercent: 0 });
    await aProduct(shop.db, { name: 'Mangala', pricePaise: paise(1_000_000), discountPercent: 0 });
    await expectStepUp(shop, boss, () => job('Chandra', -40));
    await expectFree(() => job('Mangala', -10));
  });

  it('that a second person approves, who is asked as well', async () => {
    const partner = await signedInAs(shop, 'SuperAdmin');
    const id = await aTelevision();
    await expectStepUp(shop, boss, () => edit(id, 6_000));
    const { changeList } = await of().prices.list.query({ filters: { product: id } });
    expect(changeList).toMatchObject([{ state: 'Proposed' }]);
    const approve = () => of(partner).prices.approve.mutate({ id: changeList[0]?._id ?? '' });
    await expectStepUp(shop, partner, approve);
  });
});
