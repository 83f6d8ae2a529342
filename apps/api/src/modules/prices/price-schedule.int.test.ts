import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { users } from '@aabha/db/schema/accounts';
import { priceHistory } from '@aabha/db/schema/prices';
import { movableClock } from '../../testing/clock';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { sendForm } from '../../testing/forms';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { runPriceSchedule } from './run-price-schedule.service';

const HOUR_MS = 3_600_000;

let shop: TestShop;
let clock: ReturnType<typeof movableClock>;
let [boss, partner]: SignedIn[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  clock = movableClock(shop);
  boss = await signedInAs(shop, 'SuperAdmin');
  partner = await signedInAs(shop, 'SuperAdmin');
});
afterEach(() => clock.reset());
afterAll(() => shop.stop());

const prices = (who = boss) => shop.trpc(who?.token).prices;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
/** Schedules a discount from ₹40,000; a discount of 25 % is the present price. */
const schedule = (product: string, discount: number, [from, to]: [number, number?]) =>
  prices()
    .schedule.mutate({
      product,
      price: 40_000,
      discount_percentage: discount,
      starts_at: inHours(from),
      ...(to === undefined ? {} : { ends_at: inHours(to) }),
    })
    .then(({ change }) => change);
const run = (workers = 1) => Promise.all(Array.from({ length: workers }, () => runPriceSchedule(shop.deps)));
const priceNow = async (id: string) =>
  (await shop.rest<{ product: { new_price: number } }>('GET', `/product/${id}`)).body.data.product.new_price;
const stateOf = async (id: string) =>
  (await prices().list.query({ filters: { product: id } })).changeList.map(({ state, isReverted }) =>
    isReverted === undefined ? state : [state, isReverted],
  );
const historyOf = async (id: string) =>
  (
    await shop.db
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.productId, id))
      .orderBy(asc(priceHistory.at), asc(priceHistory.id))
  ).map(({ source, newPricePaise }) => [source, newPricePaise / 100]);
const edit = (id: string, fields: Record<string, string>) =>
  sendForm(shop, `/product/${id}/update/v2`, fields, boss?.token);

describe('a scheduled price', () => {
  it('starts and ends once at its instants, with several workers', async () => {
    const { id } = await aProduct(shop.db);
    expect(await schedule(id, 40, [1, 2])).toMatchObject({ state: 'Scheduled', neededApproval: false });
    await run();
    expect(await priceNow(id)).toBe(30_000);
    clock.advance(HOUR_MS - 30_000);
    await run();
    expect(await priceNow(id)).toBe(30_000);
    clock.advance(30_000 + 1000);
    await run(5);
    expect([await priceNow(id), await stateOf(id)]).toEqual([24_000, ['Active']]);
    clock.advance(HOUR_MS);
    await run(5);
    expect([await priceNow(id), await stateOf(id)]).toEqual([30_000, [['Done', true]]]);
    await run();
    expect(await historyOf(id)).toEqual([
      ['created', 30_000],
      ['schedule', 24_000],
      ['revert', 30_000],
    ]);
  });

  it('stays at the price that staff set meanwhile', async () => {
    const { id } = await aProduct(shop.db);
    await schedule(id, 40, [1, 2]);
    clock.advance(1.5 * HOUR_MS);
    await run();
    await edit(id, { discount_percentage: '35' });
    clock.advance(HOUR_MS);
    await run();
    expect([await priceNow(id), await stateOf(id)]).toEqual([26_000, [['Done', false]]]);
  });

  it('is started late after downtime, and not at all when its end has passed too', async () => {
    const [{ id: late }, { id: missed }] = [await aProduct(shop.db), await aProduct(shop.db)];
    await schedule(late, 40, [1, 9]);
    await schedule(missed, 40, [1, 2]);
    clock.advance(8 * HOUR_MS);
    await run();
    expect([await priceNow(late), await stateOf(late)]).toEqual([24_000, ['Active']]);
    expect([await priceNow(missed), await stateOf(missed)]).toEqual([30_000, ['Missed']]);
  });

  it('is mailed once to who asked for it when it was missed, with the reason', async () => {
    const asker = await signedInAs(shop, 'SuperAdmin', { email: 'asker@example.in' });
    const wanted = { price: 40_000, starts_at: inHours(1), ends_at: inHours(2) };
    const missed = async (discount_percentage: number) => {
      const product = await aProduct(shop.db);
      await prices(asker).schedule.mutate({ ...wanted, discount_percentage, product: product.id });
      return product;
    };
    const [late, unapproved, removed] = [await missed(40), await missed(60), await missed(40)];
    await shop.rest('POST', `/product/${removed.id}/remove`, {}, boss?.token);
    clock.advance(8 * HOUR_MS);
    await run(3);
    shop.startWorkers();
    const mailOf = ({ name }: { name: string }) =>
      shop.mail('asker@example.in', new RegExp(`not set: ${name}$`));
    expect((await mailOf(late)).text).toContain('worker of the shop did not run');
    expect((await mailOf(unapproved)).text).toContain('Nobody approved it before its end.');
    expect((await mailOf(removed)).text).toContain('removed from sale');
    await shop.stopWorkers();
    const mails = await shop.mails('asker@example.in');
    expect(mails.filter(({ subject }) => subject.includes('not set'))).toHaveLength(3);
  });

  it('is mailed to the other SuperAdmins when who asked for it has left', async () => {
    const gone = await signedInAs(shop, 'SuperAdmin');
    const { id: product, name } = await aProduct(shop.db);
    const wanted = { price: 40_000, discount_percentage: 40, starts_at: inHours(1), ends_at: inHours(2) };
    await prices(gone).schedule.mutate({ ...wanted, product });
    await shop.db.update(users).set({ role: 'User' }).where(eq(users.id, gone.id));
    clock.advance(8 * HOUR_MS);
    await run();
    shop.startWorkers();
    await shop.mail(boss?.email ?? '', new RegExp(`not set: ${name}$`));
    await shop.stopWorkers();
  });

  it('follows another at the same instant from the price that has come back', async () => {
    const { id } = await aProduct(shop.db);
    const [first, second] = [inHours(2), inHours(3)];
    const common = { product: id, price: 40_000 };
    await prices().schedule.mutate({
      ...common,
      discount_percentage: 40,
      starts_at: inHours(1),
      ends_at: first,
    });
    await prices().schedule.mutate({ ...common, discount_percentage: 35, starts_at: first, ends_at: second });
    clock.advance(1.5 * HOUR_MS);
    await run();
    clock.advance(HOUR_MS);
    await run(3);
    clock.advance(HOUR_MS);
    await run(3);
    expect(await historyOf(id)).toEqual([
      ['created', 30_000],
      ['schedule', 24_000],
      ['revert', 30_000],
      ['schedule', 26_000],
      ['revert', 30_000],
    ]);
  });

  it('stays without an end', async () => {
    const { id } = await aProduct(shop.db);
    await schedule(id, 10, [1]);
    clock.advance(2 * HOUR_MS);
    await run();
    clock.advance(5 * HOUR_MS);
    await run();
    expect([await priceNow(id), await stateOf(id)]).toEqual([36_000, ['Done']]);
  });

  it('is cancelled before its start, and ended when it has started', async () => {
    const { id } = await aProduct(shop.db);
    const waiting = await schedule(id, 40, [5, 6]);
    await prices().cancel.mutate({ id: waiting._id });
    const running = await schedule(id, 40, [1, 8]);
    clock.advance(2 * HOUR_MS);
    await run();
    expect(await priceNow(id)).toBe(24_000);
    await prices(partner).cancel.mutate({ id: running._id });
    expect([await priceNow(id), await stateOf(id)]).toEqual([30_000, [['Done', true], 'Cancelled']]);
    const again = await shop.rest('POST', `/price/${running._id}/cancel`, {}, boss?.token);
    expect(again.status).toBe(409);
  });

  it('is refused in the past, beside another, without a change, and for none of the televisions', async () => {
    const { id } = await aProduct(shop.db);
    await schedule(id, 40, [2, 4]);
    const reasonOf = async (fields: object, product = id) => {
      const body = { product, price: 40_000, discount_percentage: 30, starts_at: inHours(1), ...fields };
      const { status, body: answer } = await shop.rest('POST', '/price/schedule', body, boss?.token);
      return [status, (answer.data as { reason?: string }).reason];
    };
    expect(await reasonOf({ starts_at: inHours(-1) })).toEqual([400, 'PRICE_SCHEDULE_PAST']);
    expect(await reasonOf({ starts_at: inHours(9999) })).toEqual([400, 'PRICE_SCHEDULE_TOO_FAR']);
    expect(await reasonOf({ ends_at: inHours(3) })).toEqual([409, 'PRICE_SCHEDULE_OVERLAP']);
    expect(await reasonOf({ discount_percentage: 25 })).toEqual([400, 'PRICE_SCHEDULE_SAME']);
    expect(await reasonOf({ ends_at: inHours(0.5) })).toEqual([400, 'INVALID_INPUT']);
    expect(await reasonOf({}, 'none')).toEqual([404, 'PRODUCT_NOT_FOUND']);
    const parallel = await Promise.all(
      Array.from({ length: 4 }, () => reasonOf({ starts_at: inHours(10), ends_at: inHours(11) })),
    );
    expect(parallel.filter(([status]) => status === 200)).toHaveLength(1);
  });

  it('needs a second person for a large drop, also one that the price made large meanwhile', async () => {
    const [{ id }, { id: raised }] = [await aProduct(shop.db), await aProduct(shop.db)];
    const change = await schedule(id, 60, [1, 3]);
    expect(change).toMatchObject({ state: 'Proposed', neededApproval: true });
    await schedule(raised, 40, [1, 3]);
    await edit(raised, { price: '60000' });
    clock.advance(1.5 * HOUR_MS);
    await run();
    await run();
    expect([await stateOf(id), await stateOf(raised)]).toEqual([['Proposed'], ['Proposed']]);
    await prices(partner).approve.mutate({ id: change._id });
    await run();
    expect([await priceNow(id), await stateOf(id)]).toEqual([16_000, ['Active']]);
    clock.advance(9 * HOUR_MS);
    await run();
    expect([await priceNow(id), await stateOf(raised)]).toEqual([30_000, ['Missed']]);
  });

  it('is a conflict for an edit that began before it started', async () => {
    const { id } = await aProduct(shop.db);
    const { product } = await shop.trpc(boss?.token).products.getForStaff.query({ id });
    await schedule(id, 40, [1, 2]);
    clock.advance(1.5 * HOUR_MS);
    await run();
    const { status } = await edit(id, { price: '40000', updated_at: product.updated_at });
    expect(status).toBe(409);
  });
});
