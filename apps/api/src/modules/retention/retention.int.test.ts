import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { indiaDay, startOfIndiaMonth } from '@aabha/contracts/time/india-time';
import { codes, emailChanges } from '@aabha/db/schema/accounts';
import { analyticsEvents } from '@aabha/db/schema/analytics';
import { priceHistory } from '@aabha/db/schema/prices';
import { outbox } from '@aabha/db/schema/outbox';
import { installationSlots, technicianZones } from '@aabha/db/schema/installations';
import { pickupSlots } from '@aabha/db/schema/return-pickups';
import { waitingPlaces, waitingRooms } from '@aabha/db/schema/waiting-rooms';
import { webVitals } from '@aabha/db/schema/web-vitals';
import { webhookEvents } from '@aabha/db/schema/webhooks';
import { only } from '@aabha/db/tx';
import { aProduct, signedInAs } from '../../testing/builders';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { deleteExpired } from './retention.queries';
import { maintainPartitions, purgeExpired } from './retention.service';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ RETAIN_CODES_DAYS: '3', RESPONSE_CACHE_MB: '4' });
  await shop.stopWorkers();
});
afterAll(() => shop.stop());

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
/** Returns an id that the database generated some days ago. */
const idOf = (days: number, n = 0) => {
  const time = (Date.now() - days * DAY_MS).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${n.toString(16).padStart(12, '0')}`;
};

const purgeAll = async () => {
  while ((await purgeExpired(shop.deps)) > 0);
};

describe('the retention job', () => {
  it('deletes codes, changes of e-mail and counts that are older than their retention', async () => {
    const { id: userId } = await signedInAs(shop);
    const code = { emailKey: 'a@example.in', nonce: 'n', triesLeft: 5, expiresAt: daysAgo(0) };
    const replacedAt = daysAgo(1);
    await shop.db.insert(codes).values([
      { ...code, id: idOf(4), purpose: 'signup', createdAt: daysAgo(4), replacedAt },
      { ...code, id: idOf(2), purpose: 'signup', createdAt: daysAgo(2) },
    ]);
    const change = { userId, oldEmail: 'a@example.in', newEmail: 'b@example.in', nonce: 'n' };
    await shop.db.insert(emailChanges).values([
      { ...change, expiresAt: daysAgo(0.1) },
      { ...change, expiresAt: daysAgo(-1) },
    ]);
    await shop.db.insert(analyticsEvents).values([
      { id: idOf(401), name: 'page_view', path: '/old', createdAt: daysAgo(401) },
      { id: idOf(399), name: 'page_view', path: '/young', createdAt: daysAgo(399) },
    ]);
    await purgeAll();
    expect((await shop.db.select().from(codes)).map(({ replacedAt: gone }) => gone)).toEqual([null]);
    expect(await shop.db.$count(emailChanges)).toBe(1);
    expect((await shop.db.select().from(analyticsEvents)).map(({ path }) => path)).toEqual(['/young']);
  });

  it('deletes the counts of pickups 400 days after their day in India', async () => {
    const slot = { center: 'Hub', part: '9-12' as const, taken: 1 };
    const days = [402, 398].map((age) => indiaDay(new Date(daysAgo(age))));
    await shop.db.insert(pickupSlots).values(days.map((day) => ({ ...slot, day })));
    await purgeAll();
    expect((await shop.db.select().from(pickupSlots)).map(({ day }) => day)).toEqual([days[1]]);
  });

  it('deletes the counts of installations 400 days after their day in India', async () => {
    const [zone] = await shop.db
      .insert(technicianZones)
      .values({ name: 'Bengaluru', places: Array.from({ length: 21 }, () => 1) })
      .returning();
    const slot = { zoneId: zone?.id ?? '', part: '9-12' as const, taken: 1 };
    const days = [402, 398].map((age) => indiaDay(new Date(daysAgo(age))));
    await shop.db.insert(installationSlots).values(days.map((day) => ({ ...slot, day })));
    await purgeAll();
    expect((await shop.db.select().from(installationSlots)).map(({ day }) => day)).toEqual([days[1]]);
  });

  it('counts beforehand what it deletes, deletes nothing by that, and never counts documents', async () => {
    const code = {
      emailKey: 'dry@example.in',
      nonce: 'n',
      triesLeft: 5,
      expiresAt: daysAgo(0),
      purpose: 'signup' as const,
    };
    await shop.db.insert(codes).values({ ...code, id: idOf(9), createdAt: daysAgo(9) });
    const boss = await signedInAs(shop, 'SuperAdmin');
    const preview = async () => (await shop.trpc(boss.token).retention.preview.query()).rows;
    const before = await preview();
    const countOf = (name: string, rows: typeof before) => rows.find((row) => row.name === name)?.row_count;
    expect(countOf('codes', before)).toBe(1);
    expect(await shop.db.$count(codes)).toBeGreaterThan(0);
    expect(before.filter(({ deletes }) => !deletes).map(({ name }) => name)).toContain('invoices');
    expect(before.find(({ name }) => name === 'codes')?.kept_for).toBe('3 days');
    expect(before.find(({ name }) => name === 'web_vitals')?.kept_for).toBe(
      '90 days, then with its month: within 4 months',
    );
    await purgeAll();
    expect(countOf('codes', await preview())).toBe(0);
  });

  it('deletes completed effects, but not pending or failed ones, nor the events that these refer to', async () => {
    const old = daysAgo(200);
    const event = (eventId: string) => ({ eventId, kind: 'payment.captured', payload: {}, receivedAt: old });
    await shop.db.insert(webhookEvents).values(['done', 'waiting', 'failed', 'alone'].map(event));
    const effect = (n: number, eventId: string, over: object) => ({
      ...{ id: idOf(200, n), kind: 'payments.webhook', payload: { eventId }, createdAt: old, ...over },
    });
    await shop.db
      .insert(outbox)
      .values([
        effect(1, 'done', { doneAt: old }),
        effect(2, 'waiting', { runAt: daysAgo(-1) }),
        effect(3, 'failed', { failedAt: old }),
        effect(4, 'young', { doneAt: daysAgo(29) }),
      ]);
    await purgeAll();
    const left = (await shop.db.select().from(outbox)).map(({ payload }) => payload.eventId);
    expect(left.toSorted()).toEqual(['failed', 'waiting', 'young']);
    const events = (await shop.db.select().from(webhookEvents)).map(({ eventId }) => eventId);
    expect(events.toSorted()).toEqual(['failed', 'waiting']);
  });

  it('deletes the places of waiting rooms that closed, also of one without an end, and of none that is open', async () => {
    const { id: userId } = await signedInAs(shop);
    const now = daysAgo(0);
    const roomOf = async (over: { endsAt?: string; closedAt?: string }) => {
      const { id: productId } = await aProduct(shop.db);
      const rate = { ratePerMinute: 60, currentRate: 60 };
      const room = {
        productId,
        startsAt: daysAgo(20),
        seed: 's',
        servedAt: now,
        adjustedAt: now,
        ...rate,
        ...over,
      };
      const { id: roomId } = only(
        await shop.db
          .insert(waitingRooms)
          .values({ ...room, nextNumber: 2 })
          .returning(),
      );
      await shop.db.insert(waitingPlaces).values({ roomId, userId, number: 1 });
      return roomId;
    };
    await roomOf({ closedAt: daysAgo(8) });
    await roomOf({ endsAt: daysAgo(8) });
    const left = [
      await roomOf({ closedAt: daysAgo(6) }),
      await roomOf({ endsAt: daysAgo(-1) }),
      await roomOf({}),
    ];
    await purgeAll();
    const places = await shop.db.select().from(waitingPlaces);
    expect(places.map(({ roomId }) => roomId).toSorted()).toEqual(left.toSorted());
  });

  it('deletes prices of long ago, but not one that is in force or was in the time that is retained', async () => {
    const { id: productId } = await aProduct(shop.db);
    const row = { productId, pricePaise: paise(100_00), discountPercent: 0, newPricePaise: paise(100_00) };
    const ages = [2000, 1500, 1200, 1000];
    await shop.db
      .insert(priceHistory)
      .values(ages.map((days) => ({ ...row, at: daysAgo(days), source: 'other' as const })));
    await purgeAll();
    const left = await shop.db.select().from(priceHistory).where(eq(priceHistory.productId, productId));
    const days = left.map(({ at }) => Math.round((Date.now() - Date.parse(at)) / DAY_MS));
    expect(days.toSorted((a, b) => a - b)).toEqual([0, 1000, 1200]);
  });

  it('limits its batches, and concurrent workers delete different rows', async () => {
    await shop.db.insert(analyticsEvents).values(
      Array.from({ length: 25 }, (_, n) => ({
        ...{ id: idOf(500, n), name: 'page_view' as const, path: '/', createdAt: daysAgo(500) },
      })),
    );
    const take = () => deleteExpired(shop.db, 'analytics_events_before', daysAgo(400), 10);
    const taken = await Promise.all([take(), take()]);
    expect(Math.max(...taken)).toBeLessThanOrEqual(10);
    expect(taken.reduce((sum, n) => sum + n, 0)).toBe(20);
    expect([await take(), await take()]).toEqual([5, 0]);
  });
});

describe('the job of the partitions', () => {
  /* The tables of a new database have months from the one after next on. */
  const monthOf = (later: number) => startOfIndiaMonth(new Date(), later);
  const inMonth = (later: number, day = 10) =>
    new Date(monthOf(later).getTime() + day * DAY_MS).toISOString();
  const maintainAt = (now: Date) =>
    maintainPartitions({ ...shop.deps, ports: { ...shop.deps.ports, clock: { now: () => now } } });
  const pathsAndRoutes = async () => [
    (await shop.db.select().from(analyticsEvents)).map(({ path }) => path).toSorted(),
    (await shop.db.select().from(webVitals)).map(({ route }) => route).toSorted(),
  ];

  it('drops the months that are beyond the retention of their table', async () => {
    const event = (path: string, createdAt: string) => ({ name: 'page_view' as const, path, createdAt });
    const visit = (route: string, createdAt: string) => ({ route, device: 'phone' as const, createdAt });
    /* The relay of the cache holds its advisory lock for as long as it lives. */
    const locks = () => shop.sql`select from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and l.granted and d.datname = current_database()`;
    await expect.poll(async () => (await locks()).length).toBe(1);
    await shop.db.delete(analyticsEvents);
    await shop.db
      .insert(analyticsEvents)
      .values([event('/now', inMonth(0)), event('/2', inMonth(2)), event('/3', inMonth(3))]);
    await shop.db
      .insert(webVitals)
      .values([visit('/now', inMonth(0)), visit('/2', inMonth(2)), visit('/3', inMonth(3))]);
    /* The last day of the third month is the 89th before this one: staff still view it. */
    await maintainAt(new Date(monthOf(4).getTime() + 88.5 * DAY_MS));
    expect(await pathsAndRoutes()).toEqual([['/2', '/3', '/now'], ['/3']]);
    await maintainAt(new Date(monthOf(4).getTime() + 89.5 * DAY_MS));
    expect(await pathsAndRoutes()).toEqual([['/2', '/3', '/now'], []]);
    await maintainAt(new Date(monthOf(3).getTime() + 400 * DAY_MS));
    expect(await pathsAndRoutes()).toEqual([['/3'], []]);
    await purgeAll();
    expect(await pathsAndRoutes()).toEqual([['/3'], []]);
  });
});
