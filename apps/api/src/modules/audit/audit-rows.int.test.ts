import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '@aabha/db/ids';
import { auditBatches, auditLog } from '@aabha/db/schema/audit';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let boss: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  boss = await signedInAs(shop, 'SuperAdmin');
  other = await signedInAs(shop, 'SubAdmin');
});
afterAll(() => shop.stop());

interface Written {
  action?: string;
  entity?: string;
  staffId?: string;
  batchId?: string;
}

/** Adds entries of one minute of 1 March 2020 in India, or of another day. */
async function write(count: number, minute: number, written: Written = {}, day = '2020-03-01') {
  const createdAt = new Date(Date.parse(`${day}T00:00:00+05:30`) + minute * 60_000).toISOString();
  const entry = {
    staffId: boss.id,
    action: 'row.update',
    entity: 'row',
    entityId: 'r',
    createdAt,
    ...written,
  };
  await shop.db.insert(auditLog).values(Array.from({ length: count }, () => entry));
}

const list = (filters: object, page: object = {}) =>
  shop.trpc(boss.token).audit.list.query({ filters, ...page });
/** Returns the total and each row: its action, and the size of its batch where it stands for one. */
async function rows(filters: object, page: object = {}) {
  const { auditList, auditCount } = await list({ grouped: true, ...filters }, page);
  return [
    auditCount,
    ...auditList.map(({ action, batch }) => `${action}${batch ? ` ${batch.entries}` : ''}`),
  ];
}

const [prices, imported, alone] = [newId(), newId(), newId()];

beforeAll(async () => {
  await write(1, 1, { action: 'row.first' });
  await write(40, 2, { action: 'price.propose', entity: 'price', batchId: prices });
  await write(2, 3, { action: 'row.between', staffId: other.id });
  await write(40, 4, { action: 'price.propose', entity: 'price', batchId: prices });
  await write(1, 5, { action: 'row.alone', batchId: alone });
  await write(3, 6, { action: 'row.import-create', staffId: other.id, batchId: imported });
  await write(5, 6, { action: 'row.import-update', staffId: other.id, batchId: imported });
  await write(1, 7, { action: 'row.last' });
});

const OF_THAT_DAY = { from: '2020-03-01', to: '2020-03-01' };

describe('the audit log with a row for each batch', () => {
  it('has one where its newest entry is, among entries that were written alone', async () => {
    const all = [
      'row.last',
      'row.import-update 8',
      'row.alone',
      'price.propose 80',
      'row.between',
      'row.between',
    ];
    const expected = [...all, 'row.first'];
    const found = await rows(OF_THAT_DAY);
    expect(found[0]).toBe(7);
    /* Both kinds of the import were written at once: either is its newest. */
    expect(found.slice(1).map((row) => String(row).replace('import-create', 'import-update'))).toEqual(
      expected,
    );
    const oldest = await rows(OF_THAT_DAY, { sort: { field: 'created_at', order: 'asc' }, pageSize: 4 });
    expect(oldest).toEqual([7, 'row.first', 'row.between', 'row.between', 'price.propose 80']);
  });

  it('says what a batch consists of, the most frequent first, and since when', async () => {
    const { auditList } = await list({ grouped: true, ...OF_THAT_DAY, staffId: other.id }, { pageSize: 1 });
    expect(auditList[0]?.batch).toEqual({
      ...{ _id: imported, entries: 8, first_at: '2020-02-29T18:36:00.000Z' },
      kinds: [
        { action: 'row.import-update', entity: 'row', entries: 5 },
        { action: 'row.import-create', entity: 'row', entries: 3 },
      ],
    });
    const single = await list({ batchId: prices }, { pageSize: 1 });
    expect(single.auditCount).toBe(80);
    expect(single.auditList[0]?.batch).toMatchObject({ entries: 80, first_at: '2020-02-29T18:32:00.000Z' });
  });

  it('pages without a row twice or left out', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNum) => list({ grouped: true, ...OF_THAT_DAY }, { pageNum, pageSize: 2 })),
    );
    const ids = pages.flatMap(({ auditList }) => auditList.map(({ _id }) => _id));
    expect(new Set(ids).size).toBe(7);
    expect(ids).toEqual((await list({ grouped: true, ...OF_THAT_DAY })).auditList.map(({ _id }) => _id));
  });

  it.each([
    ['a person', { staffId: true }, [3, 'row.import 8', 'row.between', 'row.between']],
    ['an action that a part of a batch has', { action: 'row.import-create' }, [1, 'row.import 8']],
    ['a noun', { entity: 'price' }, [1, 'price.propose 80']],
    ['changes', { about: 'changes', action: 'row.first' }, [1, 'row.first']],
    ['opened records', { about: 'reads' }, [0]],
  ])('shows the batches and entries of %s', async (_what, filters, expected) => {
    const staff = 'staffId' in filters ? { staffId: other.id } : {};
    const found = await rows({ ...filters, ...staff, ...OF_THAT_DAY });
    expect(found.map((row) => (typeof row === 'string' ? row.replace(/import-\w+/, 'import') : row))).toEqual(
      expected,
    );
  });

  it('counts by kinds without reading entries, as exactly', async () => {
    expect(await rows({ entity: 'price' })).toEqual([1, 'price.propose 80']);
    expect((await rows({ action: 'row.import-create' }))[0]).toBe(1);
    expect((await rows({ entity: 'row' }))[0]).toBe(6);
  });

  it('shows a batch that was written over midnight on both days', async () => {
    const batchId = newId();
    await write(2, 23 * 60 + 59, { action: 'night.work', batchId }, '2020-04-01');
    await write(3, 1, { action: 'night.work', batchId }, '2020-04-02');
    for (const day of ['2020-04-01', '2020-04-02'])
      expect(await rows({ from: day, to: day })).toEqual([1, 'night.work 5']);
    expect(await rows({ from: '2020-04-03', to: '2020-04-03' })).toEqual([0]);
  });

  it('shows the entries of one batch, and what was done to one record, one by one', async () => {
    expect((await rows({ batchId: imported }))[0]).toBe(8);
    expect((await rows({ entityId: 'r', ...OF_THAT_DAY }))[0]).toBe(93);
    expect((await list(OF_THAT_DAY)).auditCount).toBe(93);
  });

  it('reads a deep page from the end, as any other', async () => {
    const batchId = newId();
    const deep = { action: 'deep.page' };
    for (let n = 0; n < 3; n += 1) await write(400, n, deep, '2020-05-01');
    await write(2, 1, { ...deep, batchId }, '2020-05-01');
    expect((await rows(deep, { pageNum: 11, pageSize: 100 }))[0]).toBe(1201);
    const ids = new Set<string>();
    for (let pageNum = 1; pageNum <= 13; pageNum += 1)
      for (const { _id } of (await list({ grouped: true, ...deep }, { pageNum, pageSize: 100 })).auditList)
        ids.add(_id);
    expect(ids.size).toBe(1201);
  });
});

it('sums of batches are of what the log has, and the application cannot change them', async () => {
  const [wrong] = await shop.sql`
    select count(*)::int as n from (
      (select batch_id, staff_id, action, entity, count(*)::int, min(created_at), max(created_at) from audit_log
        where batch_id is not null group by 1, 2, 3, 4
       except select batch_id, staff_id, action, entity, entries, first_at, last_at from audit_batches)
    ) differences`;
  expect(wrong?.n).toBe(0);
  await expect(shop.deps.db.delete(auditBatches)).rejects.toThrow();
  await expect(shop.deps.db.update(auditBatches).set({ entries: 1 })).rejects.toThrow();
});

it('the list has a REST path for a SuperAdmin only', async () => {
  const answer = await shop.rest(
    'POST',
    '/admin/audit/list',
    { filters: { grouped: true, entity: 'price' } },
    boss.token,
  );
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { auditCount: 1, auditList: [{ batch: { entries: 80 } }] } },
  });
  expect((await shop.rest('POST', '/admin/audit/list', {}, other.token)).status).toBe(403);
  const refused = await shop.rest('POST', '/admin/audit/export', { filters: { grouped: true } }, boss.token);
  expect(refused.status).toBe(400);
});
