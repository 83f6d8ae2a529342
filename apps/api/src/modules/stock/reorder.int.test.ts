import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demandOf } from '@aabha/contracts/stock/reorder.rules';
import type { ReorderRow } from '@aabha/contracts/stock/reorder.schema';
import { FORECAST_DAYS } from '@aabha/contracts/stock/stock.values';
import { outbox } from '@aabha/db/schema/outbox';
import { stockForecasts } from '@aabha/db/schema/reorder';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { aHistory, dayAt, noon, stockHistory } from '../../testing/stock-history';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { writeForecasts } from './forecasts.queries';
import { mailReorder } from './reorder.mails';
import { runStockJobs } from './stock-jobs.service';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const today = () => dayAt(0);
const api = () => shop.trpc(boss.token).stock;
const post = (path: string, body: object) => shop.rest<Record<string, never>>('POST', path, body, boss.token);
const forecast = () => shop.db.transaction((tx) => writeForecasts(tx, today()));

const past = () => stockHistory(shop, boss.id);

describe('the forecast', () => {
  it('has the mean and deviation of the days in stock of 28 days in India, for any history', async () => {
    const lives = [];
    for (const one of fc.sample(aHistory, { numRuns: 12, seed: 7 })) lives.push(await past().live(one));
    await forecast();
    const rows = new Map((await shop.db.select().from(stockForecasts)).map((row) => [row.productId, row]));
    for (const { id, counted } of lives) {
      const sold = counted.reduce((sum, units) => sum + units, 0);
      if (sold === 0) expect(rows.has(id)).toBe(false);
      else expect(rows.get(id)).toEqual({ productId: id, sold, days: counted.length, ...demandOf(counted) });
    }
  });

  it('leaves out cancelled and returned orders and this day, and counts a day with sales before the ledger', async () => {
    const { id } = await aProduct(shop.db, { stock: 5, createdAt: noon(100).toISOString() });
    await past().order(id, 3, 4);
    await past().order(id, 3, 9, 'Cancelled');
    await past().order(id, 4, 9, 'Returned');
    await past().order(id, 0, 9);
    await past().order(id, FORECAST_DAYS + 1, 9);
    await forecast();
    const [row] = await shop.db.select().from(stockForecasts).where(eq(stockForecasts.productId, id));
    expect(row).toMatchObject({ sold: 4, days: 28, mean: 4 / 28 });
  });
});

describe('the list', () => {
  const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);
  let all: ReorderRow[];

  it('filters and sorts by what the rules compute of each row, page by page', async () => {
    const soon = await aProduct(shop.db, {
      stock: 2,
      companyName: 'Velora',
      createdAt: noon(60).toISOString(),
    });
    const covered = await aProduct(shop.db, { stock: 2, createdAt: noon(60).toISOString() });
    for (let ago = 1; ago <= 28; ago += 1)
      for (const { id } of [soon, covered]) await past().order(id, ago, 1);
    await forecast();
    await api().addDelivery.mutate({ product: covered.id, quantity: 40, due: dayAt(-1) });
    await api().addDelivery.mutate({ product: soon.id, quantity: 3, due: dayAt(2) });
    await api().setRule.mutate({ brand: 'velora', lead_days: 30, review_days: null, minimum: null });
    const read = (filters: object, sort?: { field: 'cover' | 'sold'; order: 'asc' | 'desc' }) =>
      api().forecast.query({ pageSize: 100, filters, ...(sort && { sort }) });
    /* Two people wait for one of them; a price, and one who has stopped, do not count. */
    await shop.sql`
      insert into product_alerts (kind, state, product_id, email, target_paise, token, active_at, expires_at, ended_at)
      select kind, state, ${covered.id}, n || '@example.in', case kind when 'price' then 100 end, 'token' || n, now(), now(),
        case state when 'stopped' then now() end
      from (values (1, 'stock', 'active'), (2, 'stock', 'active'), (3, 'price', 'active'), (4, 'stock', 'stopped')) a (n, kind, state)`;
    all = (await read({})).reorderList;
    expect(all.filter(({ waiting }) => waiting > 0)).toMatchObject([{ _id: covered.id, waiting: 2 }]);
    const suggestions = all.map(({ suggestion }) => suggestion);
    expect(suggestions).toEqual(suggestions.toSorted((a, b) => b - a));
    expect(all.find(({ _id }) => _id === soon.id)).toMatchObject({
      ...{ free: 2, sold: 28, days: 28, mean: 1, deviation: 0, cover_days: 2, lead_days: 30, review_days: 7 },
      ...{ expected: 3, late: 3, next_due: null, runs_out: true, suggestion: 37 - 2 - 3 },
      own: { lead_days: null, review_days: null, minimum: null },
    });
    expect(all.find(({ _id }) => _id === covered.id)).toMatchObject({ suggestion: 0, runs_out: false });
    for (const [need, is] of [
      ['order', (row: ReorderRow) => row.suggestion > 0],
      ['runs-out', (row: ReorderRow) => row.runs_out],
      ['late', (row: ReorderRow) => row.late > 0],
      ['waited-for', (row: ReorderRow) => row.waiting > 0],
    ] as const) {
      const { reorderList, reorderCount } = await read({ need });
      expect(reorderCount).toBe(all.filter(is).length);
      expect(ids(reorderList)).toEqual(ids(all.filter(is)));
    }
    const covers = (await read({}, { field: 'cover', order: 'asc' })).reorderList.map(
      (row) => row.cover_days,
    );
    expect(covers).toEqual(covers.toSorted((a, b) => (a ?? 1e9) - (b ?? 1e9)));
    expect(ids((await read({ brand: 'VELORA' })).reorderList)).toEqual([soon.id]);
    const second = await api().forecast.query({ pageSize: 2, pageNum: 2 });
    expect(ids(second.reorderList)).toEqual(ids(all.slice(2, 4)));
    expect(second.reorderCount).toBe(all.length);
    expect((await api().forecast.query({ pageNum: 900 })).reorderCount).toBe(all.length);
  });

  it('is exported in the same order', async () => {
    const response = await fetch(`${shop.url}/api/v1/stock/forecast/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${boss.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ filters: { need: 'order' } }),
    });
    const [head, ...lines] = (await response.text())
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
    const named = head?.split(',').indexOf('Id') ?? 0;
    expect(lines.map((line) => line.split(',')[named])).toEqual(
      ids(all.filter(({ suggestion }) => suggestion > 0)),
    );
  });

  it('takes the rule of a television before that of its brand and of the shop, and no empty one', async () => {
    const [row] = (await api().forecast.query({ filters: { brand: 'Velora' } })).reorderList;
    const product = row?._id ?? '';
    const none = { lead_days: null, review_days: null, minimum: null };
    await api().setRule.mutate({ ...none, product, lead_days: 3, minimum: 50 });
    const read = async () => (await api().forecast.query({ filters: { product } })).reorderList[0];
    expect(await read()).toMatchObject({ lead_days: 3, review_days: 7, minimum: 50, own: { lead_days: 3 } });
    expect((await api().brandRules.query()).brandList).toContainEqual({
      ...{ brand: 'Velora', lead_days: 30, review_days: null, minimum: null },
    });
    await api().setRule.mutate({ ...none, product });
    await api().setRule.mutate({ ...none, brand: 'Velora' });
    expect(await read()).toMatchObject({ lead_days: 14, minimum: 0, own: none });
    expect((await post('/stock/rule', { ...none, product: 'nothing' })).status).toBe(404);
    expect((await post('/stock/rule', none)).status).toBe(400);
  });
});

describe('the daily jobs', () => {
  const at = (time: string, ahead = 0) => new Date(`${dayAt(-ahead)}T${time}:00.000+05:30`);
  const depsAt = (now: Date, reorderMailTo = 'stock@aabha.example, buyer@aabha.example') => ({
    ...shop.deps,
    settings: { ...shop.deps.settings, current: { ...shop.deps.settings.current, reorderMailTo } },
    ports: { ...shop.deps.ports, clock: { now: () => now } },
  });
  const mails = async () =>
    (await shop.db.select().from(outbox).where(eq(outbox.kind, 'mail.reorder'))).map(
      ({ payload }) => payload,
    );

  it('queue one mail a day for each address, however many workers there are, and none for nobody', async () => {
    const early = depsAt(at('08:59', 1));
    expect(await runStockJobs(depsAt(at('09:30', 1), ''))).toBeGreaterThan(0);
    await runStockJobs(early);
    expect(await mails()).toEqual([]);
    const due = depsAt(at('09:00', 1));
    await Promise.all(Array.from({ length: 4 }, () => runStockJobs(due)));
    await runStockJobs(depsAt(at('18:00', 1)));
    const day = dayAt(-1);
    expect(await mails()).toEqual([
      { day, position: 0 },
      { day, position: 1 },
    ]);
  });

  it('name in the mail what to order and what is late', async () => {
    const deps = depsAt(new Date());
    const sent: { to: string; subject: string; text: string }[] = [];
    const mail = {
      ...deps.ports.mail,
      send: (one: (typeof sent)[number]) => Promise.resolve(void sent.push(one)),
    };
    await mailReorder(
      { ...deps, ports: { ...deps.ports, mail } },
      { day: today(), position: 1 },
      randomUUID(),
    );
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: 'buyer@aabha.example' });
    expect(sent[0]?.subject).toMatch(/^\d+ televisions? to order, /);
    expect(sent[0]?.text).toMatch(/: order \d+ units? \(\d+ free, covers \d+ days?.*\)/);
    expect(sent[0]?.text).toContain('These deliveries are late:');
  });

  it('raise a television whose movements do not add up, and close it once they do', async () => {
    const { id } = await aProduct(shop.db, { stock: 3 });
    await past().move(id, 0, 2, 'other');
    const differing = async () =>
      (await shop.trpc(boss.token).reconciliation.list.query({ filters: {} })).differenceList.find(
        ({ subject }) => subject === id,
      )?.state;
    await runStockJobs(depsAt(at('03:00', 2)));
    expect(await differing()).toBe('open');
    await past().move(id, 0, -2, 'other');
    await runStockJobs(depsAt(at('03:00', 3)));
    expect(await differing()).toBe('gone');
  });
});
