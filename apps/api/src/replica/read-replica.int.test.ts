import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSession } from '@aabha/db/driver/open-session';
import { findSystemPrograms } from '@aabha/embedded/postgres/system-programs';
import { openReplica } from '../databases';
import { aProduct, signedInAs, someServiceAreas, type SignedIn } from '../testing/builders';
import { startReplicatedPostgres } from '../testing/replicated-postgres';
import { buy } from '../testing/shopping-steps';
import { startTestShop, type TestShop } from '../testing/test-shop';
import type { ReadReplica } from './read-replica';
import type { LossReason } from './replica-loss';

/** A standby is made by pg_basebackup, which the embedded PostgreSQL lacks. */
const programs = findSystemPrograms();
const WITHIN = { timeout: 40_000, interval: 50 };

const log: string[] = [];
const logTo = new Writable({
  write(chunk, _encoding, done) {
    log.push(String(chunk));
    done();
  },
});

/** Runs a statement of an operator on one server. */
async function operate(url: string, statement: string): Promise<void> {
  const session = openSession(url);
  await session.unsafe(statement);
  await session.end();
}

describe.runIf(programs)('a read replica', () => {
  let database: Awaited<ReturnType<typeof startReplicatedPostgres>>;
  let shop: TestShop;
  let replica: ReadReplica;
  let boss: SignedIn;
  let shopper: SignedIn;
  let productId: string;
  let orders = 0;
  beforeAll(async () => {
    database = await startReplicatedPostgres(programs ?? '');
    shop = await startTestShop(
      {
        DATABASE_REPLICA_URL: database.url,
        DATABASE_REPLICA_LAG_SECONDS: '3',
        METRICS_PORT: '0',
        LOG_LEVEL: 'info',
      },
      logTo,
      database.primaryUrl,
    );
    if (!shop.deps.replica) throw new Error('There is no replica.');
    replica = shop.deps.replica;
    await someServiceAreas(shop.db);
    boss = await signedInAs(shop, 'SuperAdmin');
    shopper = await signedInAs(shop);
    productId = (await aProduct(shop.db, { stock: 50 })).id;
  }, 120_000);
  afterAll(async () => {
    await shop.stop();
    await database.stop();
  });

  /* A frozen server could not be stopped, nor respond to the tests after. */
  afterEach(() => database.thawStandby());

  const placeOrder = async () => {
    await buy(shop, shopper, productId);
    orders += 1;
  };
  const untilUsed = (isUsed: boolean) => vi.waitFor(() => expect(replica.isUsed).toBe(isUsed), WITHIN);
  const readDashboard = async () => {
    const { dashboard_data: data } = await shop.trpc(boss.token).dashboard.get.query({});
    return { card: data.order_count, chart: data.funnel.orders };
  };
  const readMetric = async (name: string) => {
    const text = await (await fetch(shop.deps.metrics?.url ?? '')).text();
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(name))
        ?.split(' ')
        .at(-1),
    );
  };
  const exportOrders = async () => {
    const response = await fetch(`${shop.url}/api/v1/order/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${boss.token}` },
      body: '{}',
    });
    return (await response.text()).trim().split('\r\n').length - 1;
  };
  /** Returns how many reads the replica made, and how many the primary made instead, for whatever reason, while `work` ran. */
  const readsOf = async (work: () => Promise<unknown>) => {
    const fallbacks = () => [...replica.counts.fallbacks.values()].reduce((sum, n) => sum + n, 0);
    const before = [replica.counts.replica, fallbacks()] as const;
    await work();
    return [replica.counts.replica - before[0], fallbacks() - before[1]];
  };
  /**
   * Waits until the primary made a read of the dashboard for this reason. On a busy machine the standby may for a moment
   * be taken to be away as well.
   */
  const untilReadFor = (reason: LossReason) =>
    vi.waitFor(async () => {
      const before = replica.counts.fallbacks.get(reason) ?? 0;
      await readDashboard();
      expect(replica.counts.fallbacks.get(reason)).toBe(before + 1);
    }, WITHIN);

  /** Waits until the replica is used and `work` makes these reads: on a busy machine it may be behind for a moment. */
  const untilReads = (work: () => Promise<unknown>, reads: readonly number[]) =>
    vi.waitFor(async () => {
      await untilUsed(true);
      expect(await readsOf(work)).toEqual(reads);
    }, WITHIN);

  it('gets the charts of the dashboard and the pages of an export', async () => {
    await untilUsed(true);
    await placeOrder();
    await vi.waitFor(async () => expect(await readDashboard()).toEqual({ card: 1, chart: 1 }), WITHIN);
    await untilReads(readDashboard, [1, 0]);
    /* The ids, and one page. */
    await untilReads(async () => expect(await exportOrders()).toBe(1), [2, 0]);
    await vi.waitFor(
      async () => expect(await readMetric('aabha_replica_lag_seconds')).toBeLessThan(3),
      WITHIN,
    );
    expect(await readMetric('aabha_replica_reads_total')).toBe(replica.counts.replica);
  });

  it('is used by a worker, too, for the reports that it mails', async () => {
    const config = { ...shop.deps.config, API_ROLE: 'worker' as const };
    const ofWorker = openReplica(config, { primary: shop.db, log: shop.deps.log });
    await vi.waitFor(() => expect(ofWorker?.isUsed).toBe(true), WITHIN);
    await ofWorker?.stop();
  });

  it('is not written by a report, nor read by another procedure', async () => {
    const read = replica.openReport(shop.db);
    await expect(read((db) => db.execute(sql`update users set name = name`))).rejects.toMatchObject({
      cause: { code: '25006' },
    });
    const others = async () => {
      await shop.trpc(boss.token).orders.list.query({});
      await shop.trpc(boss.token).products.exportCsv.query();
    };
    expect(await readsOf(others)).toEqual([0, 0]);
  });

  it('is used as it is within the limit, and no longer once it is behind', async () => {
    await operate(database.standbyUrl, 'select pg_wal_replay_pause()');
    await placeOrder();
    let seen: Awaited<ReturnType<typeof readDashboard>> | undefined;
    const [byReplica = 0] = await readsOf(async () => (seen = await readDashboard()));
    /* On a busy machine the limit may be over by now. */
    expect(seen).toEqual({ card: orders, chart: orders - byReplica });
    await untilUsed(false);
    expect(
      await readsOf(async () => expect(await readDashboard()).toEqual({ card: orders, chart: orders })),
    ).toEqual([0, 1]);
    await untilReadFor('behind');
    expect(await exportOrders()).toBe(orders);
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
    expect(await readMetric('aabha_replica_used')).toBe(0);
    /* Without a value while a busy machine lets the standby's answer wait. */
    await vi.waitFor(
      async () => expect(await readMetric('aabha_replica_lag_seconds')).toBeGreaterThan(3),
      WITHIN,
    );
    expect(await readMetric('aabha_replica_fallbacks_total{reason="behind"}')).toBeGreaterThan(1);
    expect(log.join('')).toMatch(/"reason":"behind".*read replica not used, reports read from the primary/);
    await operate(database.standbyUrl, 'select pg_wal_replay_resume()');
    await untilReads(readDashboard, [1, 0]);
  }, 120_000);

  it('is left for the rest of a report that began on the primary', async () => {
    await operate(database.standbyUrl, 'select pg_wal_replay_pause()');
    await placeOrder();
    await untilUsed(false);
    const read = replica.openReport(shop.db);
    const count = () => read((db) => db.execute<{ n: number }>(sql`select count(*)::int as n from orders`));
    expect([...(await count())]).toEqual([{ n: orders }]);
    await operate(database.standbyUrl, 'select pg_wal_replay_resume()');
    await untilUsed(true);
    expect(await readsOf(count)).toEqual([0, 1]);
  }, 120_000);

  it('passes a read to the primary that it cancels to go on repeating', async () => {
    await operate(database.standbyUrl, 'alter system set max_standby_streaming_delay = 0');
    await operate(database.standbyUrl, 'select pg_reload_conf()');
    let columns = 0;
    await vi.waitFor(async () => {
      await untilUsed(true);
      let runs = 0;
      const before = replica.counts.fallbacks.get('conflict') ?? 0;
      const read = replica.openReport(shop.db)(async (db) => {
        runs += 1;
        await db.execute(sql`select count(*) from subscribers`);
        if (runs === 1) {
          columns += 1;
          await operate(database.primaryUrl, `alter table subscribers add column report_${columns} text`);
          await db.execute(sql`select pg_sleep(60)`);
        }
        return 'read';
      });
      expect(await read).toBe('read');
      /* On a busy machine the standby may be taken to be away before it cancels the read. */
      expect([runs, replica.counts.fallbacks.get('conflict')]).toEqual([2, before + 1]);
    }, WITHIN);
  }, 120_000);

  it('is away when it does not respond, and reads in progress are repeated on the primary', async () => {
    await untilUsed(true);
    database.freezeStandby();
    const from = performance.now();
    expect(await readsOf(readDashboard)).toEqual([0, 1]);
    expect(performance.now() - from).toBeLessThan(15_000);
    await untilUsed(false);
    await untilReadFor('away');
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
    expect(log.join('')).toMatch(/"reason":"away".*read replica not used/);
    database.thawStandby();
    await untilReads(readDashboard, [1, 0]);
  }, 120_000);

  it('is not used once it accepts writes, since it may have another history', async () => {
    await database.promoteStandby();
    await untilUsed(false);
    expect(await readsOf(readDashboard)).toEqual([0, 1]);
    await untilReadFor('no-standby');
  }, 120_000);
});
