import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { periodAfter, periodName, periodOf, returnPeriodCode } from '@aabha/contracts/gstr1/return-period';
import { auditLog } from '@aabha/db/schema/audit';
import { gstReturns } from '@aabha/db/schema/gst-returns';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { buy } from '../../testing/shopping-steps';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const MONTH_MS = 32 * 86_400_000;
const GSTIN = '29AABCU9603R1ZJ';

let shop: TestShop;
let boss: SignedIn;
let shopper: SignedIn;
let product: string;
let clock: ReturnType<typeof movableClock>;
/** The month of the sales. */
const period = periodOf(new Date());
beforeAll(async () => {
  shop = await startTestShop();
  await someServiceAreas(shop.db);
  boss = await signedInAs(shop, 'SuperAdmin');
  shopper = await signedInAs(shop);
  clock = movableClock(shop);
  product = (await aProduct(shop.db, { stock: 9 })).id;
  for (let sales = 0; sales < 3; sales += 1) await buy(shop, shopper, product);
  /* The first to a business of the shop's own State. */
  await shop.db.execute(sql`
    update invoices set snapshot = jsonb_set(snapshot, '{buyer,gstin}', to_jsonb(${GSTIN}::text)) where serial = 1`);
  await shop.stopWorkers();
});
afterAll(() => shop.stop());

const returns = () => shop.trpc(boss.token).gstReturns;
const overview = (of = period) => returns().get.query({ period: of });
const download = (format: 'json' | 'csv', of = period) =>
  fetch(`${shop.url}/api/v1/gst/gstr1/${format}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${boss.token}` },
    body: JSON.stringify({ filters: { period: of } }),
  });
/** The lines of a call that reports its progress; its refusal where it is refused before the first. */
async function linesOf(call: 'preview' | 'filed', of = period): Promise<unknown[]> {
  const response = await fetch(`${shop.url}/api/v1/gst/gstr1/${call}/progress`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${boss.token}` },
    body: JSON.stringify({ period: of }),
  });
  const text = await response.text();
  if (!response.ok) return [response.status, JSON.parse(text)];
  expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  return text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}
const refusedWith = (reason: string) => ({ data: { reason } });
const documentsOf = ({ sections }: Awaited<ReturnType<typeof overview>>) =>
  Object.fromEntries(sections.map(({ section, documents }) => [section, documents]));

describe('the GSTR-1 of a running month', () => {
  it('has its documents by section, and passes its self-check', async () => {
    const gstr1 = await overview();
    expect(gstr1).toMatchObject({ state: 'running', first_period: period, findings: [], filed: null });
    expect(documentsOf(gstr1)).toEqual({ b2b: 1, b2cl: 0, b2cs: 2, cdnr: 0, cdnur: 0 });
    expect(gstr1.numbers).toMatchObject([{ kind: 'invoice', documents: 3 }]);
    const { invoiceList } = await shop.trpc(boss.token).invoices.list.query({});
    const invoiced = invoiceList.reduce((sum, { amount }) => sum + amount, 0);
    expect(gstr1.sections.reduce((sum, { value }) => sum + value, 0)).toBe(invoiced);
    expect(gstr1.hsn.map(({ buyers, quantity }) => [buyers, quantity])).toEqual([
      ['b2b', 1],
      ['b2c', 2],
    ]);
  });

  it('is a JSON file and a CSV file over REST', async () => {
    const response = await download('json');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="GSTR1-${period}.json"`);
    const json = (await response.json()) as { b2b: { ctin: string; inv: unknown[] }[] };
    expect(json).toMatchObject({ fp: returnPeriodCode(period), b2cs: [{ typ: 'OE' }], hsn: {} });
    expect(json.b2b).toMatchObject([{ ctin: GSTIN, inv: [{ inv_typ: 'R', itms: [{ num: 1801 }] }] }]);
    const csv = await download('csv');
    expect(csv.headers.get('x-row-count')).toBe('3');
    expect((await csv.text()).split('\r\n')[1]).toMatch(/^B2B,Invoice,TV\//);
    await expect(returns().downloadJson.mutate({ filters: { period } })).rejects.toThrow('over REST');
  });

  it('reports its progress line by line, and at last what the preview returns', async () => {
    const lines = await linesOf('preview');
    expect(lines).toEqual([{ checked: 3, documents: 3 }, { result: await overview() }]);
    expect(await linesOf('filed')).toMatchObject([409, { message: 'This month has not ended yet.' }]);
    await expect(returns().preview.query({ period })).rejects.toThrow('over REST');
    await expect(returns().startFiling.mutate({ period })).rejects.toThrow('over REST');
  });

  it('names what the portal would refuse, with the document', async () => {
    const change = (gstin: string) =>
      shop.db.execute(sql`
        update invoices set snapshot = jsonb_set(snapshot, '{buyer,gstin}', to_jsonb(${gstin}::text)) where serial = 1`);
    await change('29AABCU9603R1ZK');
    const { findings, finding_count } = await overview();
    expect([finding_count, findings[0]?.document?.kind]).toEqual([1, 'invoice']);
    expect(findings[0]?.text).toBe('The buyer\'s GSTIN "29AABCU9603R1ZK" is none.');
    await change(GSTIN);
  });

  it('is not marked as filed before the month has ended, or while an invoice has no number', async () => {
    await expect(returns().markFiled.mutate({ period })).rejects.toMatchObject(refusedWith('GSTR1_RUNNING'));
    clock.advance(MONTH_MS);
    /* Sessions are shorter than a month. */
    boss = await signedInAs(shop, 'SuperAdmin');
    await shop.db.execute(sql`update invoices set number = null, serial = null where serial = 3`);
    await expect(returns().markFiled.mutate({ period })).rejects.toMatchObject(refusedWith('GSTR1_WAITING'));
    expect((await overview()).findings).toMatchObject([{ document: null }]);
    await shop.db.execute(sql`
      update invoices set serial = 3, number = left(o.number, 8) || '000003'
      from (select number from invoices where serial = 1) o where serial is null`);
  });
});

describe('a filed GSTR-1', () => {
  it('is stored once, as it was downloaded, and cannot be changed', async () => {
    const text = await (await download('json')).text();
    const results = await Promise.allSettled([1, 2].map(() => returns().markFiled.mutate({ period })));
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    expect(reasons).toMatchObject([refusedWith('GSTR1_FILED')]);
    expect(await (await download('json')).text()).toBe(text);
    const sha256 = createHash('sha256').update(text).digest('hex');
    expect(await overview()).toMatchObject({ state: 'filed', findings: [], filed: { sha256 } });
    const entries = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'gst-return.file'));
    expect(entries).toMatchObject([{ entityId: period, after: { documents: 3, sha256, late: 0 } }]);
    await expect(shop.db.delete(gstReturns)).rejects.toThrow();
    await expect(shop.db.update(gstReturns).set({ documents: 0 })).rejects.toThrow();
  });

  it('does not take up a later invoice of its month, which the next open month reports', async () => {
    clock.reset();
    boss = await signedInAs(shop, 'SuperAdmin');
    await buy(shop, shopper, product);
    const filed = await overview();
    expect(documentsOf(filed).b2cs).toBe(2);
    expect(filed.findings).toMatchObject([{ document: { kind: 'invoice' } }]);
    const next = await overview(periodAfter(period, 1));
    expect(next).toMatchObject({ state: 'running', findings: [], late: [{ kind: 'invoice', period }] });
    expect(documentsOf(next).b2cs).toBe(1);
    expect(next.numbers).toMatchObject([{ kind: 'invoice', documents: 1 }]);
    expect((await overview(periodAfter(period, 2))).late).toEqual([]);
    const { status, headers } = await download('csv');
    expect([status, headers.get('x-row-count')]).toEqual([200, '3']);
  });

  it('of the next month keeps the late invoice, and no later month has it again', async () => {
    const next = periodAfter(period, 1);
    clock.advance(2 * MONTH_MS);
    boss = await signedInAs(shop, 'SuperAdmin');
    const lines = await linesOf('filed', next);
    expect(lines.slice(0, -1)).toContainEqual({ checked: 1, documents: 1 });
    const { filed } = await overview(next);
    expect(lines.at(-1)).toMatchObject({ result: { sha256: filed?.sha256 } });
    expect(await linesOf('filed', next)).toMatchObject([409, {}]);
    expect(await overview(next)).toMatchObject({ state: 'filed', findings: [], late: [{ period }] });
    expect((await overview(periodAfter(next, 1))).late).toEqual([]);
    expect((await overview()).findings[0]?.text).toContain(`It is in the GSTR-1 of ${periodName(next)}.`);
    expect((await download('csv', next)).headers.get('x-row-count')).toBe('1');
  });
});
