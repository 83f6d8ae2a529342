import { count } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReportVitalsInput } from '@aabha/contracts/analytics/web-vitals.schema';
import { webVitals } from '@aabha/db/schema/web-vitals';
import { signedInAs, type SignedIn } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

let shop: TestShop;
let sub: SignedIn;
beforeAll(async () => {
  shop = await startTestShop();
  sub = await signedInAs(shop, 'SubAdmin');
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.db.delete(webVitals);
});

const report = (over: Partial<ReportVitalsInput> = {}): ReportVitalsInput => ({
  route: '/',
  device: 'phone',
  values: { LCP: 1000, INP: 80, CLS: 0, FCP: 900, TTFB: 200 },
  ...over,
});
const groups = async (days?: '7' | '30' | '90') =>
  (await shop.trpc(sub.token).analytics.getVitals.query(days ? { days } : {})).web_vitals.groups;
const storedCount = async () => (await shop.db.select({ n: count() }).from(webVitals))[0]?.n;

describe('web vitals', () => {
  it('are accepted over REST without a session, as a page sends them when it is left', async () => {
    const response = await shop.rest('POST', '/analytics/web-vitals', report());
    expect(response.status).toBe(200);
    const [row] = await shop.db.select().from(webVitals);
    expect(row).toMatchObject({
      route: '/',
      device: 'phone',
      lcpMs: 1000,
      inpMs: 80,
      cls: 0,
      fcpMs: 900,
      ttfbMs: 200,
    });
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      'cls',
      'createdAt',
      'device',
      'fcpMs',
      'id',
      'inpMs',
      'lcpMs',
      'route',
      'ttfbMs',
    ]);
  });

  it('are refused when implausible, for an unknown route, or with further fields', async () => {
    for (const wrong of [
      { ...report(), route: '/television/1' },
      { ...report(), values: { LCP: 9e9 } },
      { ...report(), values: {} },
      { ...report(), email: 'kavya@shoppers.example' },
    ])
      expect((await shop.rest('POST', '/analytics/web-vitals', wrong)).status).toBe(400);
    expect(await storedCount()).toBe(0);
  });

  it('are shown by route and device: the 75th percentile, and the numbers of good, poor and middling visits', async () => {
    const { mutate } = shop.trpc().analytics.reportVitals;
    for (const LCP of [1000, 2000, 3000, 5000]) await mutate(report({ values: { LCP } }));
    await mutate(report({ device: 'desktop', values: { LCP: 800, CLS: 0.1 } }));
    await mutate(report({ route: '/televisions', device: 'desktop', values: { CLS: 0.3, INP: 150 } }));

    const all = await groups();
    const of = (route: string | null, device: string | null) =>
      all.find((group) => group.route === route && group.device === device);
    expect(all[0]).toMatchObject({ route: null, device: null, visits: 6 });
    expect(of('/', 'phone')).toEqual({
      route: '/',
      device: 'phone',
      visits: 4,
      values: {
        LCP: { p75: 3500, good: 2, needs_work: 1, poor: 1 },
        INP: null,
        CLS: null,
        FCP: null,
        TTFB: null,
      },
    });
    expect(of('/', null)?.values).toMatchObject({
      LCP: { p75: 3000, good: 3, needs_work: 1, poor: 1 },
      CLS: { p75: 0.1, good: 1, needs_work: 0, poor: 0 },
    });
    expect(of(null, 'desktop')?.values).toMatchObject({
      CLS: { p75: 0.25, good: 1, needs_work: 0, poor: 1 },
      INP: { p75: 150, good: 1, needs_work: 0, poor: 0 },
    });
    expect(of('/televisions', 'phone')).toBeUndefined();
    expect(all).toHaveLength(8);
  });

  it('are shown over the requested days, and empty without measurements', async () => {
    expect(await groups('90')).toEqual([]);
    const row = { route: '/', device: 'phone', lcpMs: 1 } as const;
    await shop.db.insert(webVitals).values([5, 20, 60].map((days) => ({ ...row, createdAt: ago(days) })));
    const visits = async (days: '7' | '30' | '90') => (await groups(days))[0]?.visits;
    expect([await visits('7'), await visits('30'), await visits('90')]).toEqual([1, 2, 3]);
    const response = await shop.rest('GET', '/admin/web-vitals?days=7', undefined, sub.token);
    expect(response.body.data).toMatchObject({ web_vitals: { sample: 0.25 } });
    expect((await shop.rest('GET', '/admin/web-vitals?days=8', undefined, sub.token)).status).toBe(400);
    expect((await shop.rest('GET', '/admin/web-vitals')).status).toBe(401);
  });

  it('are deleted by the job after the longest span that staff can view', async () => {
    const row = { route: '/', device: 'phone', lcpMs: 1 } as const;
    await shop.db.insert(webVitals).values([
      { ...row, createdAt: ago(91) },
      { ...row, createdAt: ago(88) },
    ]);
    await shop.restartWorkers();
    await vi.waitFor(async () => expect(await storedCount()).toBe(1), { timeout: 10_000 });
  });
});

it('of one address cannot fill the table', async () => {
  const small = await startTestShop({ RATE_LIMIT_ADDRESS_FACTOR: '0.005' });
  try {
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1)
      statuses.push((await small.rest('POST', '/analytics/web-vitals', report())).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  } finally {
    await small.stop();
  }
});
