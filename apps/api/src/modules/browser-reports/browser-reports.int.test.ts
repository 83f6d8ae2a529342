import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BROWSER_REPORT_ROWS_A_DAY } from '@aabha/contracts/browser-reports/browser-reports.values';
import { indiaDay } from '@aabha/contracts/time/india-time';
import { auditLog } from '@aabha/db/schema/audit';
import { cspReports } from '@aabha/db/schema/csp-reports';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { startSecondApi } from '../../testing/second-api';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { purgeExpired } from '../retention/retention.service';
import { openBrowserReports } from './browser-reports';
import { addReports, type CountedReport } from './browser-reports.queries';

let shop: TestShop;
let boss: SignedIn;
beforeAll(async () => {
  shop = await startTestShop({ TRUSTED_PROXIES: 'loopback' });
  boss = await signedInAs(shop, 'SuperAdmin');
});
afterAll(() => shop.stop());
beforeEach(() => shop.db.delete(cspReports).then(() => undefined));

const today = indiaDay(new Date());
const csp = (fields: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://shop.example/television/0199?from=asha@example.com',
    'effective-directive': 'img-src',
    'blocked-uri': 'https://pixel.example/a.gif?u=1',
    disposition: 'enforce',
    ...fields,
  },
});
const violation = (body: object = {}) => ({
  type: 'csp-violation',
  age: 1,
  url: 'https://shop.example/cart',
  user_agent: 'x',
  body: {
    documentURL: 'https://shop.example/cart',
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    disposition: 'report',
    sample: 'Element innerHTML|<b>Asha</b>',
    ...body,
  },
});
let network = 0;
/** Sends a body as a browser does, of a network of its own unless one is given. */
function send(
  body: unknown,
  type = 'application/csp-report',
  more: { at?: string; path?: string; from?: string } = {},
) {
  const { at = shop.url, path = 'store', from = `203.0.${(network += 1)}.1` } = more;
  return fetch(`${at}/api/v1/browser-reports/${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': from },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
const rows = async () => {
  await shop.deps.browserReports.flush();
  return shop.db.select().from(cspReports).orderBy(cspReports.directive, cspReports.page);
};

it('reports in both formats are counted by kind and page, without a session', async () => {
  expect((await send(csp())).status).toBe(204);
  expect((await send(csp({ 'document-uri': 'https://shop.example/hi/television/7' }))).status).toBe(204);
  expect((await send([violation(), violation()], 'application/reports+json; charset=utf-8')).status).toBe(
    204,
  );
  const [picture, sink, ...more] = await rows();
  expect(more).toEqual([]);
  expect(picture).toMatchObject({
    ...{ day: today, app: 'store', disposition: 'enforce', directive: 'img-src', reports: 2, sample: '' },
    ...{ blocked: 'https://pixel.example', page: '/television/$id' },
  });
  expect(sink).toMatchObject({
    ...{ disposition: 'report', directive: 'require-trusted-types-for', blocked: 'trusted-types-sink' },
    ...{ page: '/cart', reports: 2, sample: 'Element innerHTML' },
  });
});

it('what code wrote to is counted apart, in whatever order the reports come', async () => {
  const sinks = ['HTMLScriptElement text', 'Element innerHTML', 'HTMLScriptElement text'];
  const sendAll = () =>
    send(
      sinks.map((sink) => violation({ sample: `${sink}|x` })),
      'application/reports+json',
    );
  await sendAll();
  await rows();
  await sendAll();
  const counts = (await rows()).map(({ sample, reports }) => [sample, reports]);
  expect(Object.fromEntries(counts)).toEqual({ 'Element innerHTML': 2, 'HTMLScriptElement text': 4 });
});

it('another type, form, app or method is refused, and stores nothing', async () => {
  expect((await send(csp(), 'application/json')).status).toBe(415);
  expect((await send(csp(), 'text/plain')).status).toBe(415);
  expect((await send('{')).status).toBe(400);
  expect((await send([violation()])).status).toBe(400);
  expect((await send(csp(), 'application/reports+json')).status).toBe(400);
  expect((await send(csp(), undefined, { path: 'api' })).status).toBe(404);
  const large = csp({ 'original-policy': 'x'.repeat(65 * 1024) });
  expect((await send(large)).status).toBe(413);
  expect((await fetch(`${shop.url}/api/v1/browser-reports/store`)).status).toBe(404);
  expect(await rows()).toEqual([]);
});

it('reports of extensions and of other kinds are accepted and not counted', async () => {
  const noise = [
    violation({ blockedURL: 'chrome-extension://abc/x.js' }),
    violation({ sourceFile: 'moz-extension://abc/x.js' }),
    { type: 'deprecation', body: { id: 'x' } },
  ];
  expect((await send(noise, 'application/reports+json')).status).toBe(204);
  expect(await rows()).toEqual([]);
});

it('a network may send sixty requests a minute, and others go on', async () => {
  const flood = await Promise.all(
    Array.from({ length: 80 }, () => send(csp(), undefined, { from: '198.51.100.7' })),
  );
  expect(flood.filter(({ status }) => status === 204)).toHaveLength(60);
  const refused = flood.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(csp())).status).toBe(204);
  expect(await rows()).toMatchObject([{ reports: 61 }]);
});

it('a flood of different reports stores a bounded number of rows, written in few statements', async () => {
  const report = (index: number): Parameters<typeof shop.deps.browserReports.count>[0] => ({
    ...{ app: 'store', disposition: 'enforce', directive: 'img-src', page: '/', sample: '' },
    blocked: `https://a${index}.example`,
  });
  const statements = await shop.statementsOf(async () => {
    for (let index = 0; index < 5000; index += 1) shop.deps.browserReports.count(report(index));
    await shop.deps.browserReports.flush();
    for (let index = 5000; index < 10_000; index += 1) shop.deps.browserReports.count(report(index));
    shop.deps.browserReports.count(report(1));
    await shop.deps.browserReports.flush();
  });
  expect(statements.filter((text) => text.includes('into csp_reports'))).toHaveLength(2);
  const stored = await rows();
  expect(stored.length).toBeGreaterThanOrEqual(BROWSER_REPORT_ROWS_A_DAY);
  expect(stored.length).toBeLessThanOrEqual(BROWSER_REPORT_ROWS_A_DAY + 1);
  expect(stored.reduce((sum, { reports }) => sum + reports, 0)).toBe(10_001);
  expect(stored.filter(({ directive }) => directive === 'other')).toMatchObject([
    { blocked: 'other', page: 'other', disposition: 'enforce' },
  ]);
});

it('counts of several processes add up, and stay within the rows of a day together', async () => {
  const second = await startSecondApi(shop);
  await Promise.all([
    ...Array.from({ length: 20 }, () => send(csp())),
    ...Array.from({ length: 20 }, () => send(csp(), undefined, { at: second.url })),
  ]);
  await Promise.all([shop.deps.browserReports.flush(), second.deps.browserReports.flush()]);
  expect(await rows()).toMatchObject([{ reports: 40 }]);
  const at = new Date().toISOString();
  const many = (start: string): CountedReport[] =>
    Array.from({ length: 400 }, (_, index) => ({
      ...{ app: 'admin', disposition: 'report', directive: 'img-src', page: '/admin-login', sample: '' },
      ...{
        blocked: `https://${start}${index}.example`,
        day: today,
        reports: 1,
        firstSeenAt: at,
        lastSeenAt: at,
      },
    }));
  await Promise.all([addReports(shop.deps.db, many('a')), addReports(second.deps.db, many('b'))]);
  const stored = await rows();
  expect(stored).toHaveLength(BROWSER_REPORT_ROWS_A_DAY + 1);
  expect(stored.reduce((sum, { reports }) => sum + reports, 0)).toBe(840);
  await second.stop();
});

it('a failed write loses counts without a failure', async () => {
  const broken = openBrowserReports(
    { transaction: () => Promise.reject(new Error('gone')) } as unknown as typeof shop.db,
    () => new Date(),
    shop.deps.log,
  );
  broken.count({
    ...{
      app: 'store',
      disposition: 'enforce',
      directive: 'img-src',
      page: '/',
      blocked: 'inline',
      sample: '',
    },
  });
  await broken.stop();
  expect(await rows()).toEqual([]);
});

it('the table has no column about a person', async () => {
  const columns = await shop.sql<{ column_name: string }[]>`
    select column_name from information_schema.columns where table_name = 'csp_reports' order by 1`;
  expect(columns.map((column) => column.column_name)).toEqual([
    ...['app', 'blocked', 'day', 'directive', 'disposition', 'first_seen_at', 'id', 'last_seen_at', 'page'],
    ...['reports', 'sample'],
  ]);
});

it('a SuperAdmin lists, filters, sorts and exports them, and nobody else', async () => {
  await send(csp());
  await send(csp());
  await send([violation()], 'application/reports+json', { path: 'admin' });
  await shop.deps.browserReports.flush();
  const list = (input: object = {}) => shop.trpc(boss.token).browserReports.list.query(input);
  expect((await list()).reportList.map(({ app, reports }) => [app, reports])).toEqual([
    ['admin', 1],
    ['store', 2],
  ]);
  expect(await list({ filters: { app: 'store', from: today, to: today } })).toMatchObject({ reportCount: 1 });
  expect(await list({ filters: { disposition: 'report' } })).toMatchObject({
    reportList: [{ app: 'admin' }],
  });
  expect(await list({ filters: { directive: 'img-src' } })).toMatchObject({ reportCount: 1 });
  expect(await list({ filters: { to: '2020-01-01' } })).toEqual({ reportList: [], reportCount: 0 });
  const second = await list({ sort: { field: 'reports', order: 'desc' }, pageNum: 2, pageSize: 1 });
  expect(second).toMatchObject({ reportCount: 2, reportList: [{ app: 'admin' }] });
  const file = await fetch(`${shop.url}/api/v1/admin/browser-reports/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${boss.token}` },
    body: JSON.stringify({ filters: { app: 'store' } }),
  });
  const lines = (await file.text()).trimEnd().split('\r\n');
  expect(lines[0]).toContain('Day,App,Result,Directive,Blocked,Page,Sample,Reports,First Seen,Last Seen');
  expect(lines[1]).toContain(`${today},Shop,Blocked,img-src,https://pixel.example,/television/$id,,2,`);
  const audited = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'browser-reports.export'));
  expect(audited).toHaveLength(1);
  for (const role of ['SubAdmin', 'User'] as const) {
    const other = await signedInAs(shop, role);
    await expect(shop.trpc(other.token).browserReports.list.query({})).rejects.toMatchObject({
      data: { reason: 'FORBIDDEN' },
    });
  }
});

it('reports are deleted after 30 days', async () => {
  const at = new Date().toISOString();
  const of = (daysAgo: number): CountedReport => ({
    ...{
      app: 'store',
      disposition: 'enforce',
      directive: 'img-src',
      page: '/',
      blocked: 'inline',
      sample: '',
    },
    ...{ reports: 1, firstSeenAt: at, lastSeenAt: at },
    day: indiaDay(new Date(Date.now() - daysAgo * 86_400_000)),
  });
  await addReports(shop.deps.db, [of(29), of(31)]);
  while ((await purgeExpired(shop.deps)) > 0);
  expect((await shop.db.select({ n: sql<number>`count(*)::int` }).from(cspReports))[0]?.n).toBe(1);
});
