import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditLog } from '@aabha/db/schema/audit';
import { payments } from '@aabha/db/schema/payments';
import { refunds } from '@aabha/db/schema/refunds';
import { settlementLines, settlementReads, settlements } from '@aabha/db/schema/settlements';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { runSettlementReads } from './run-settlement-reads.service';

let shop: TestShop;
let boss: SignedIn;
let shopper: SignedIn;
let product: string;

beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  [boss, shopper] = [await signedInAs(shop, 'SuperAdmin'), await signedInAs(shop)];
  product = (await aProduct(shop.db, { stock: 20 })).id;
});
afterAll(() => shop.stop());

const calls = () => shop.trpc(boss.token).settlements;
const settle = (extras: object = {}) => shop.sandbox<{ id: string }>('POST', '/sandbox/settlements', extras);
const order = async () => (await buy(shop, shopper, product))._id;
const openKinds = async () => {
  const { differenceList } = await shop
    .trpc(boss.token)
    .reconciliation.list.query({ filters: { state: 'open' } });
  return differenceList.map(({ kind }) => kind).toSorted();
};

/** Reads settlements as staff do. Returns the reading. */
async function read() {
  await calls().startRead.mutate({});
  await runSettlementReads(shop.deps);
  return (await calls().latestRead.query()).read;
}

const allRows = async () => [
  await shop.db.select().from(settlements).orderBy(asc(settlements.id)),
  await shop.db.select().from(settlementLines).orderBy(asc(settlementLines.id)),
];

describe('a settlement', () => {
  let cancelled: string;
  let delivered: string;
  beforeAll(async () => {
    [cancelled, delivered] = [await order(), await order()];
    await shop.trpc(boss.token).orders.updateStatus.mutate({ id: cancelled, status: 'Cancelled' });
    await vi.waitFor(
      async () => expect(await shop.db.select().from(refunds)).toMatchObject([{ status: 'processed' }]),
      { timeout: 20_000 },
    );
    await shop.stopWorkers();
    await settle();
  });

  it('is read with its lines, each matched, and adds up', async () => {
    expect(await read()).toMatchObject({ state: 'done', new_count: 1, findings: 0 });
    const { settlementList, settlementCount } = await calls().list.query({});
    const [one] = settlementList;
    expect([settlementCount, one?.line_count, one?.open_count, one?.is_whole]).toEqual([1, 3, 0, true]);
    expect(one?.utr).toMatch(/^\d+[0-9a-f]{6}$/);
    const sum = (one?.gross ?? 0) + (one?.refunds ?? 0) - (one?.fees ?? 0) - (one?.tax ?? 0);
    expect(sum).toBeCloseTo(one?.net ?? 0, 2);
    const { lineList } = await calls().lines.query({ id: one?._id ?? '' });
    expect(lineList.map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
      ['payment', 'matched'],
      ['payment', 'matched'],
      ['refund', 'matched'],
    ]);
    expect(new Set(lineList.map(({ order_id: of }) => of))).toEqual(new Set([cancelled, delivered]));
    expect(lineList.every(({ ours, amount }) => ours === amount)).toBe(true);
  });

  it('is read again without changing anything', async () => {
    const before = await allRows();
    expect(await read()).toMatchObject({ state: 'done', new_count: 0 });
    expect(await allRows()).toEqual(before);
  });

  it('is in the money of its orders, of the payment and of the refund', async () => {
    const [one] = (await calls().list.query({})).settlementList;
    const moneyOf = async (id: string) => (await shop.trpc(boss.token).orderMoney.get.query({ id })).money;
    expect((await moneyOf(delivered)).settlement).toMatchObject({ _id: one?._id, utr: one?.utr });
    const { settlement, refunds: back } = await moneyOf(cancelled);
    expect(settlement?.amount).toBeGreaterThan(0);
    expect(back[0]?.settlement).toMatchObject({ utr: one?.utr, settled_at: one?.settled_at });
    expect(back[0]?.settlement?.amount).toBeLessThan(-(settlement?.amount ?? 0));
    expect((await moneyOf(await order())).settlement).toBeNull();
    await settle();
    await read();
  });
});

describe('discrepancies of settlements', () => {
  it('are raised once', async () => {
    await order();
    await settle({ foreign: 4200, adjustment: -1500, shortBy: 100, wrongBy: 50 });
    const kinds = ['settlement-differs', 'settlement-line-differs', 'settlement-line-unknown'];
    expect(await read()).toMatchObject({ findings: 3 });
    expect(await openKinds()).toEqual(kinds);
    expect(await read()).toMatchObject({ findings: 3, new_count: 0 });
    expect(await openKinds()).toEqual(kinds);
    const { settlementList } = await calls().list.query({ filters: { matched: false } });
    expect(settlementList).toMatchObject([{ open_count: 2, is_whole: false, adjustments: -15 }]);
    const id = settlementList[0]?._id ?? '';
    const { lineList, lineCount } = await calls().lines.query({ id, filters: { state: 'unknown' } });
    expect([lineCount, lineList[0]?.ours, lineList[0]?.amount]).toEqual([1, null, 42]);
    const found = await calls().list.query({ filters: { search: lineList[0]?.provider_id } });
    expect(found.settlementList.map(({ _id }) => _id)).toEqual([id]);
  });

  it('include a payment that was not settled within a week, until it is', async () => {
    await order();
    const [late] = await shop.db.select().from(payments).orderBy(desc(payments.id)).limit(1);
    const at = new Date(Date.now() - 10 * 86_400_000).toISOString();
    await shop.db
      .update(payments)
      .set({ createdAt: at })
      .where(eq(payments.id, late?.id ?? ''));
    const before = await openKinds();
    await read();
    expect(await openKinds()).toEqual(['capture-unsettled', ...before]);
    await settle();
    expect(await read()).toMatchObject({ new_count: 1 });
    expect(await openKinds()).toEqual(before);
  });
});

describe('what staff saw in the bank', () => {
  it('is typed, compared, and taken back', async () => {
    const { settlementList } = await calls().list.query({ sort: { field: 'net', order: 'desc' } });
    const [{ _id: id = '', net = 0 } = {}] = settlementList;
    const set = (bank: { amount: number; day: string } | null) => calls().setBank.mutate({ id, bank });
    const seen = { amount: net - 1, day: '2026-11-23' };
    expect((await set(seen)).settlement).toMatchObject({ bank_state: 'differs', bank_amount: net - 1 });
    expect((await calls().list.query({ filters: { bank: 'differs' } })).settlementCount).toBe(1);
    await set(seen);
    expect((await set({ ...seen, amount: net })).settlement.bank_state).toBe('same');
    expect((await set(null)).settlement).toMatchObject({ bank_state: 'missing', bank_day: null });
    const entries = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'settlement.bank'));
    expect(entries).toHaveLength(3);
    await expect(calls().setBank.mutate({ id: 'nobody', bank: null })).rejects.toThrow('not found');
  });

  it('is imported by UTR, all lines or none', async () => {
    const { settlementList } = await calls().list.query({});
    const [first, second] = settlementList;
    const csv = [
      'UTR,Amount,Date',
      `${first?.utr},"${first?.net.toLocaleString('en-IN')}",2026-11-24`,
      `${second?.utr},1,2026-11-24`,
      'nobody,5,2026-11-24',
    ].join('\n');
    const outcome = { changed: 2, unchanged: 0, unknown: ['nobody'], unknown_count: 1 };
    expect(await calls().importBank.mutate({ csv })).toEqual(outcome);
    expect(await calls().importBank.mutate({ csv })).toEqual({ ...outcome, changed: 0, unchanged: 2 });
    const states = (await calls().list.query({})).settlementList.map(({ bank_state: state }) => state);
    expect(states.slice(0, 2)).toEqual(['same', 'differs']);
    const wrong = await shop.rest(
      'POST',
      '/settlement/bank/import',
      { csv: `${csv}\n${first?.utr},much,24/11/2026` },
      boss.token,
    );
    expect(wrong).toMatchObject({
      status: 400,
      body: { message: 'Nothing was imported: 2 lines have errors.' },
    });
    expect(Object.keys(wrong.body.data.fields ?? {})).toEqual(['line.5.amount', 'line.5.date']);
  });
});

describe('readings', () => {
  it('run one at a time, in one process, and are stopped', async () => {
    await calls().startRead.mutate({});
    await expect(calls().startRead.mutate({})).rejects.toThrow('being read already');
    const ran = await Promise.all([1, 2, 3].map(() => runSettlementReads(shop.deps)));
    expect(ran.filter(Boolean)).toHaveLength(1);
    await expect(calls().stopRead.mutate({})).rejects.toThrow('No settlements are being read');
    await calls().startRead.mutate({});
    await calls().stopRead.mutate({});
    expect((await calls().latestRead.query()).read).toMatchObject({ state: 'stopped' });
    const lines = shop.deps.ports.providerRecords.settlementLines;
    const spy = vi
      .spyOn(shop.deps.ports.providerRecords, 'settlementLines')
      .mockImplementation(async (day) => {
        await calls()
          .stopRead.mutate({})
          .catch(() => undefined);
        return lines(day);
      });
    expect(await read()).toMatchObject({ state: 'stopped', days_done: 1 });
    spy.mockRestore();
  });

  it('fail with the provider and start again by themselves once a day', async () => {
    await shop.sandbox('POST', '/sandbox/faults', { failNext: 1 });
    await calls().startRead.mutate({});
    await expect(runSettlementReads(shop.deps)).rejects.toThrow();
    await shop.sandbox('DELETE', '/sandbox/faults');
    expect((await calls().latestRead.query()).read).toMatchObject({ state: 'failed' });
    expect(await runSettlementReads(shop.deps)).toBe(false);
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await shop.db.update(settlementReads).set({ requestedAt: yesterday });
    const ran = await Promise.all([1, 2].map(() => runSettlementReads(shop.deps)));
    expect(ran.filter(Boolean)).toHaveLength(1);
    expect((await calls().latestRead.query()).read).toMatchObject({ state: 'done', requested_by: null });
  });
});

it('are exported as CSV, and refused to others', async () => {
  const response = await fetch(`${shop.url}/api/v1/settlement/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${boss.token}` },
    body: JSON.stringify({ filters: { bank: 'same' } }),
  });
  const [header, row, ...rest] = (await response.text()).trim().split('\r\n');
  expect(header).toMatch(
    /^Settlement,UTR,Status,Date,Gross,Refunds,.*,Net,.*,In the bank,Bank date,Difference$/,
  );
  expect(row).toMatch(/,(Yes|No),\d+\.\d\d,2026-11-24,0\.00$/);
  expect(rest).toEqual([]);
  const packer = await signedInAs(shop, 'SubAdmin');
  expect(await shop.rest('POST', '/settlement/list', {}, packer.token)).toMatchObject({ status: 403 });
});
