import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { formatCsv } from '@aabha/contracts/csv/csv';
import { EMI_PLAN_COLUMNS } from '@aabha/contracts/emi/emi.csv';
import { paise } from '@aabha/contracts/money/money';
import { auditLog } from '@aabha/db/schema/audit';
import { emiPlans } from '@aabha/db/schema/emi';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const COLUMNS = Object.keys(EMI_PLAN_COLUMNS);
let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.db.delete(emiPlans);
  await shop.db.insert(emiPlans).values([
    { ...STORED, months: 6 },
    { ...STORED, months: 9, isNoCost: true, offerId: 'offer_A9m1500', termsUrl: null },
  ]);
});

const STORED = {
  ...{ bank: 'Axis, Bank', kind: 'card' as const, rateBasisPoints: 1599, minPaise: paise(3_000_00) },
  ...{ processingFeePaise: paise(199_50), validFrom: '2026-11-01', validTo: '2099-12-31' },
  ...{ isNoCost: false, checkedOn: '2026-11-20', termsUrl: 'https://bank.example/emi' },
};
const row = (months: number, over: Record<string, string> = {}) => {
  const cells: Record<string, string> = {
    ...{ Bank: 'Axis, Bank', Kind: 'Credit card', Months: String(months), 'Rate a year (%)': '15.99' },
    ...{ 'Minimum (₹)': '3000.00', 'Processing fee without GST (₹)': '199.50', 'No-cost': 'No', Offer: '' },
    ...{ From: '2026-11-01', To: '2099-12-31', 'Checked on': '2026-11-20' },
    ...{ Terms: 'https://bank.example/emi', Status: '', ...over },
  };
  return COLUMNS.map((column) => cells[column] ?? '');
};
const file = (...rows: string[][]) => formatCsv(COLUMNS, rows);
const emi = () => shop.trpc(boss.token).emi;
const exported = async () => {
  const response = await fetch(`${shop.url}/api/v1/emi/plan/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${boss.token}`, 'content-type': 'application/json' },
    body: '{"filters":{}}',
  });
  return response.text();
};
const count = async () => (await emi().list.query({})).planCount;

it('an exported file changes nothing when it is imported again', async () => {
  const csv = await exported();
  const preview = await emi().previewImport.mutate({ csv });
  expect(preview).toMatchObject({ rowCount: 2, unchangedCount: 2, errorCount: 0 });
  expect(await emi().importCsv.mutate({ csv, digest: preview.digest })).toEqual({
    ...{ createCount: 0, updateCount: 0, unchangedCount: 2 },
  });
  expect(await exported()).toBe(csv);
});

it('changes and adds plans as the preview says, with an entry for each', async () => {
  const csv = file(row(6, { 'Rate a year (%)': '14' }), row(12));
  const preview = await emi().previewImport.mutate({ csv });
  expect(preview).toMatchObject({ updateCount: 1, createCount: 1, errorCount: 0, kind: 'update' });
  expect(preview.changes).toEqual([
    {
      ...{ line: 2, kind: 'update', label: 'Axis, Bank, 6 months' },
      fields: [{ field: 'Rate a year (%)', before: '15.99', after: '14' }],
    },
  ]);
  expect(await count()).toBe(2);
  await emi().importCsv.mutate({ csv, digest: preview.digest });
  const { planList } = await emi().list.query({});
  expect(planList.map((plan) => [plan.months, plan.annual_rate])).toEqual([
    [6, 14],
    [9, 15.99],
    [12, 15.99],
  ]);
  const changed = planList[0]?._id ?? '';
  const log = await shop.db.select().from(auditLog).where(eq(auditLog.entityId, changed));
  expect(log).toMatchObject([
    {
      ...{ action: 'emi-plan.import-update', before: { 'Rate a year (%)': '15.99' } },
      after: { 'Rate a year (%)': '14' },
    },
  ]);
});

it.each([
  ['an error', [row(12), row(6, { Months: '1' })], 'line.3.Months'],
  ['the same plan twice', [row(12), row(12)], 'line.3'],
  ['plans of a bank on the same days', [row(12), row(12, { From: '2026-12-01' })], 'line.3.From'],
  ['a plan on days of a stored one', [row(6, { From: '2026-12-01', To: '' })], 'line.2.From'],
])('imports nothing of a file with %s', async (_what, rows, field) => {
  const csv = file(...rows);
  expect((await emi().previewImport.mutate({ csv })).errorCount).toBeGreaterThan(0);
  await expect(emi().importCsv.mutate({ csv })).rejects.toMatchObject({
    data: { reason: 'IMPORT_INVALID', fields: { [field]: expect.any(String) } },
  });
  expect(await count()).toBe(2);
});

it('refuses unknown columns and missing ones', async () => {
  const { errors } = await emi().previewImport.mutate({ csv: 'Bank,Colour\r\nAxis,Red\r\n' });
  expect(errors[0]).toEqual({ line: 1, field: 'Colour', message: 'Unknown column "Colour".' });
  expect(errors).toContainEqual({ line: 1, field: 'Kind', message: 'The column "Kind" is missing.' });
});

it('has at most 500 plans', async () => {
  const rows = Array.from({ length: 499 }, (_, n) => row(6, { Bank: `Bank ${n}` }));
  const { errorCount, errors } = await emi().previewImport.mutate({ csv: file(...rows) });
  expect(errorCount).toBe(1);
  expect(errors[0]).toMatchObject({ line: 500, message: expect.stringMatching(/^There are 500 EMI plans/) });
});

it('imports nothing where a plan was changed since the preview, and each file once when sent many times', async () => {
  const csv = file(row(6, { 'Rate a year (%)': '14' }), row(12));
  const { digest } = await emi().previewImport.mutate({ csv });
  const all = await Promise.allSettled(
    Array.from({ length: 5 }, () => emi().importCsv.mutate({ csv, digest })),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(emi().importCsv.mutate({ csv, digest })).rejects.toMatchObject({
    data: { reason: 'IMPORT_STALE' },
  });
});
