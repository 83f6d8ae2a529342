import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatCsv } from '@aabha/contracts/csv/csv';
import { auditAnchors } from '@aabha/db/schema/audit';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { runBulkJobs } from '../bulk-jobs/run-bulk-jobs.service';
import { parseCsv } from '../imports/parse-csv';
import { sealAudit } from './seal-audit.service';
import { verifyAudit } from './verify-audit.service';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());

const api = () => shop.trpc(boss.token);
const listed = (filters: object) => api().audit.list.query({ filters });
/** Returns the batch of the newest entry of a record. */
const batchOf = async (entityId: string) => (await listed({ entityId })).auditList[0]?.batch;
const someProducts = async (count: number) => {
  const made = [];
  for (let n = 0; n < count; n += 1) made.push(await aProduct(shop.db, { stock: 5 }));
  return made;
};
const exported = async (path: string, filters: object) => {
  const response = await fetch(`${shop.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${boss.token}` },
    body: JSON.stringify({ filters }),
  });
  return parseCsv((await response.text()).replace(/^\uFEFF/, '')).records.map(({ cells }) => cells);
};

it('the rows of an import are one batch under the id of the import, and those of its undoing another', async () => {
  const made = await someProducts(3);
  const csv = formatCsv(
    ['_id', 'stock'],
    made.map(({ id }) => [id, '50']),
  );
  const { importId = '' } = await api().products.importCsv.mutate({ csv, fileName: 'tvs.csv' });
  const [first] = made;
  expect(await batchOf(first?.id ?? '')).toMatchObject({
    ...{ _id: importId, entries: 3 },
    kinds: [{ action: 'product.import-update', entity: 'product', entries: 3 }],
  });
  const { auditList, auditCount } = await listed({ batchId: importId });
  expect(auditCount).toBe(3);
  expect(new Set(auditList.map(({ entityId }) => entityId))).toEqual(new Set(made.map(({ id }) => id)));
  expect(
    (await exported('/admin/audit/export', { batchId: importId })).slice(1).map((row) => row.at(-1)),
  ).toEqual([importId, importId, importId]);

  const { digest } = await api().imports.previewUndo.query({ id: importId });
  await api().imports.undo.mutate({ id: importId, digest });
  const undone = await batchOf(first?.id ?? '');
  expect(undone?.entries).toBe(3);
  expect(undone?._id).not.toBe(importId);
});

it('the records of a job are one batch under its id', async () => {
  const made = await someProducts(2);
  const name = `Batch ${made[0]?.id.slice(-6)}`;
  await shop.sql`update products set name = ${name} where id in ${shop.sql(made.map(({ id }) => id))}`;
  const act = { kind: 'product-remove' as const, filters: { search: name } };
  const { change_count: count, refund } = await api().bulkJobs.preview.query({ act });
  expect(count).toBe(2);
  const { job } = await api().bulkJobs.start.mutate({ act, count, refund });
  while ((await runBulkJobs(shop.deps)) > 0);
  expect(await batchOf(made[0]?.id ?? '')).toMatchObject({ _id: job._id, entries: 2 });
});

it('a change alone has no batch, also as the only row of an import, and an unknown batch is empty', async () => {
  const [made] = await someProducts(1);
  await api().products.importCsv.mutate({ csv: formatCsv(['_id', 'stock'], [[made?.id ?? '', '7']]) });
  expect(await batchOf(made?.id ?? '')).toBeNull();
  await api().products.remove.mutate({ id: made?.id ?? '' });
  expect(await batchOf(made?.id ?? '')).toBeNull();
  expect((await listed({ batchId: 'nothing' })).auditCount).toBe(0);
});

it('a batch cannot be changed, and entries with one are sealed as others', async () => {
  await expect(shop.sql`update audit_log set batch_id = null where batch_id is not null`).rejects.toThrow(
    'only added to',
  );
  while ((await sealAudit(shop.deps.workDb)) > 0);
  expect(await verifyAudit(shop.db, {})).toMatchObject({ findingCount: 0 });
});

it('the anchors are listed by day and result, newest first, and exported', async () => {
  const finding = { serial: 3, entry: null, detail: 'Its entry is not what was sealed.' };
  await shop.db.insert(auditAnchors).values([
    { day: '2026-11-01', serial: 10, chainHash: 'a'.repeat(64), findingCount: 0, findings: [] },
    { day: '2026-11-02', serial: 20, chainHash: 'b'.repeat(64), findingCount: 1, findings: [finding] },
    { day: '2026-11-03', serial: 30, chainHash: 'c'.repeat(64), findingCount: 0, findings: [] },
  ]);
  const days = async (filters: object, page: object = {}) => {
    const { anchorList, anchorCount } = await api().audit.anchors.query({ filters, ...page });
    return [anchorCount, ...anchorList.map(({ day }) => day)];
  };
  expect(await days({})).toEqual([3, '2026-11-03', '2026-11-02', '2026-11-01']);
  expect(await days({}, { pageNum: 2, pageSize: 2 })).toEqual([3, '2026-11-01']);
  expect(await days({ result: 'changed' })).toEqual([1, '2026-11-02']);
  expect(await days({ result: 'clean', to: '2026-11-02' })).toEqual([1, '2026-11-01']);
  expect(await days({ from: '2026-11-03' })).toEqual([1, '2026-11-03']);
  const [header, ...rows] = await exported('/admin/audit/anchors/export', { from: '2026-11-02' });
  expect(header).toEqual(['Day', 'Last Seal', 'Chain Hash', 'Checked', 'Findings', 'First Findings']);
  expect(rows.map((row) => [row[0], row[1], row[4], row[5]])).toEqual([
    ['2026-11-03', '30', '0', ''],
    ['2026-11-02', '20', '1', '3: Its entry is not what was sealed.'],
  ]);
  const sub = await signedInAs(shop, 'SubAdmin');
  expect((await shop.rest('POST', '/admin/audit/anchors', {}, sub.token)).status).toBe(403);
});
