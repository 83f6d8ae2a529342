import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { openLog } from '../core/log';
import { INVALIDATION_CHANNEL, PUBLISHED_CHANNEL } from './cache-tags';
import { openInvalidationFeed } from './invalidation-feed';
import { openInvalidationListener } from './invalidation-listener';

let database: TestDatabase;
let receiver: postgres.Sql;
const received: string[] = [];
const published: string[] = [];

/** Opens a connection of its own, as another process has; past a pooler, which passes on no notifications. */
const connect = (options: object = {}) =>
  postgres(database.directUrl, { max: 1, onnotice: () => undefined, ...options });

beforeAll(async () => {
  database = await cloneDatabase();
  receiver = connect({
    onnotify: (channel: string, payload: string) =>
      channel === INVALIDATION_CHANNEL ? received.push(payload) : published.push(payload),
  });
  await receiver`listen ${receiver(INVALIDATION_CHANNEL)}`;
  await receiver`listen ${receiver(PUBLISHED_CHANNEL)}`;
});
afterAll(async () => {
  await receiver.end();
  await database.close();
});
beforeEach(async () => {
  await database.sql`truncate cache_invalidations, cache_relays`;
  await settle();
  received.length = 0;
  published.length = 0;
});

/** Resolves when every notification sent so far was received. */
const settle = async () => receiver`select 1`;
const aRelayIsThere = () => database.sql`insert into cache_relays (seen_at) values (now())`;
const invalidate = (sql: postgres.Sql, tag: string) => sql`select invalidate_cache(${tag}, null)`;
const publish = (from = '0') => database.sql`select publish_cache_invalidations(${from}, true)`;
const pendingTags = async () =>
  (await database.sql<{ tag: string }[]>`select tag from cache_invalidations order by tag`).map(
    ({ tag }) => tag,
  );
const ignore = () => undefined;
const NO_EVENTS = { onConnected: ignore, onInvalidations: ignore, onPublished: ignore, onLost: ignore };
/** Opens a feed until the test is over, also when it fails. */
function openFeed() {
  const feed = openInvalidationFeed(database.directUrl, openLog('silent'), NO_EVENTS);
  onTestFinished(() => feed.stop());
  return feed;
}
const relayPids = async () =>
  (
    await database.sql<{ pid: number }[]>`
      select l.pid from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and l.granted and d.datname = current_database()`
  ).map(({ pid }) => pid);

describe('a transaction that changes what is cached', () => {
  it('notifies nothing at its commit while a relay publishes; the relay publishes its tags in one notification', async () => {
    await aRelayIsThere();
    await database.sql.begin(async (sql) => {
      for (const tag of ['stock:a', 'stock:b', 'stock:a']) await sql`select invalidate_cache(${tag}, null)`;
      for (const topic of ['orders', 'orders', 'reviews']) await sql`select invalidate_topic(${topic})`;
    });
    await settle();
    expect(received).toEqual([]);
    expect(await pendingTags()).toEqual(['orders', 'reviews', 'stock:a', 'stock:a', 'stock:b']);
    await publish();
    await settle();
    expect(received.map((payload) => payload.split('\n').toSorted())).toEqual([
      ['orders', 'reviews', 'stock:a', 'stock:b'],
    ]);
    expect(await pendingTags()).toEqual([]);
  });

  it('writes a topic again after a savepoint with it was rolled back', async () => {
    await aRelayIsThere();
    await database.sql.begin(async (sql) => {
      await sql
        .savepoint(async (inner) => {
          await inner`select invalidate_topic('orders')`;
          throw new Error('rolled back');
        })
        .catch(ignore);
      await sql`select invalidate_topic('orders')`;
    });
    expect(await pendingTags()).toEqual(['orders']);
  });

  it.each([
    ['there never was one', ''],
    [
      'it published half a minute ago',
      `insert into cache_relays (seen_at) values (now() - interval '31 seconds')`,
    ],
  ])('notifies by itself without a relay: %s', async (_when, before) => {
    await database.sql.unsafe(before);
    await invalidate(database.sql, 'stock:a');
    await settle();
    expect(received).toEqual(['stock:a']);
    expect(await pendingTags()).toEqual([]);
  });

  it('is the only one that notifies: no function or trigger besides', async () => {
    const rows = await database.sql<{ name: string }[]>`
      select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~* 'notify' order by 1`;
    expect(rows.map(({ name }) => name)).toEqual(['invalidate_cache', 'publish_cache_invalidations']);
  });
});

describe('a publication', () => {
  it('reports the time until a reservation expires as of now', async () => {
    await aRelayIsThere();
    await database.sql`select invalidate_cache('held:a', now() + interval '1 hour')`;
    await publish();
    await settle();
    expect(received).toHaveLength(1);
    const [kind, product, ms] = received[0]?.split(':') ?? [];
    expect([kind, product]).toEqual(['held', 'a']);
    expect(Number(ms)).toBeGreaterThan(3_500_000);
    expect(Number(ms)).toBeLessThanOrEqual(3_600_000);
  });

  it('fits into notifications, however many products changed', async () => {
    await aRelayIsThere();
    await database.sql`select invalidate_cache('stock:' || gen_random_uuid(), null) from generate_series(1, 1000)`;
    await publish();
    await settle();
    expect(received).toHaveLength(10);
    expect(new Set(received.flatMap((payload) => payload.split('\n'))).size).toBe(1000);
  });

  it('includes what an older transaction commits after younger ones were published', async () => {
    await aRelayIsThere();
    const [older, younger] = [connect(), connect()];
    await older`begin`;
    await invalidate(older, 'stock:older');
    await invalidate(younger, 'stock:younger');
    await publish();
    await settle();
    expect(received).toEqual(['stock:younger']);
    await older`commit`;
    await publish(published.at(-1));
    await settle();
    expect(received).toEqual(['stock:younger', 'stock:older']);
    await Promise.all([older.end(), younger.end()]);
  });

  it('that is rolled back leaves its rows to the next', async () => {
    await aRelayIsThere();
    await invalidate(database.sql, 'stock:a');
    const dying = connect();
    await dying`begin`;
    await dying`select publish_cache_invalidations('0', true)`;
    const next = publish();
    await dying`rollback`;
    await next;
    await settle();
    expect(received).toEqual(['stock:a']);
    await dying.end();
  });
});

describe('under load', () => {
  /** More than so many are changed, however slow changing is beside publishing. */
  const MANY = 50;
  /** Changes many tags in transactions that commit out of order, until they are many and `isOver`. Returns them. */
  async function changeMany(isOver: () => boolean): Promise<string[]> {
    const tags: string[] = [];
    await Promise.all(
      Array.from({ length: 8 }, async (_, worker) => {
        const sql = connect();
        while (!isOver() || tags.length <= MANY) {
          const tag = `stock:${randomUUID()}`;
          await sql.begin(async (tx) => {
            await tx`select invalidate_cache(${tag}, null)`;
            for (let round = 0; round < worker; round += 1) await tx`select 1`;
          });
          tags.push(tag);
        }
        await sql.end();
      }),
    );
    return tags;
  }
  const receivedTags = () => new Set(received.flatMap((payload) => payload.split('\n')));
  const expectAllReceived = async (tags: readonly string[]) => {
    await vi.waitFor(async () => expect(await pendingTags()).toEqual([]), { timeout: 10_000 });
    await settle();
    const seen = receivedTags();
    expect(tags.length).toBeGreaterThan(MANY);
    expect(tags.filter((tag) => !seen.has(tag))).toEqual([]);
  };

  it('nothing is lost when the relay is killed again and again, and another one is elected each time', async () => {
    const feeds = [openFeed(), openFeed(), openFeed()];
    await vi.waitFor(async () => expect(await relayPids()).toHaveLength(1), { timeout: 10_000 });
    let killed = 0;
    const changed = changeMany(() => killed >= 10);
    const relays = new Set<number>();
    while (killed < 10) {
      const [pid] = await relayPids();
      if (pid === undefined || relays.has(pid)) continue;
      relays.add(pid);
      await database.sql`select pg_terminate_backend(${pid})`;
      killed += 1;
    }
    await expectAllReceived(await changed);
    await vi.waitFor(async () => expect(await relayPids()).toHaveLength(1), { timeout: 10_000 });
    await Promise.all(feeds.map((feed) => feed.stop()));
  });

  it('nothing is lost or published twice by several that believe to be elected', async () => {
    await aRelayIsThere();
    const rivals = await Promise.all(
      [1, 2, 3].map(() => openInvalidationListener(database.directUrl, NO_EVENTS, ignore)),
    );
    let changes = 0;
    let isOver = false;
    const publishing = rivals.map(async (rival) => {
      while (!isOver) {
        await rival.publish(true);
        changes += 1;
      }
    });
    const tags = await changeMany(() => changes > 300);
    isOver = true;
    await Promise.all(publishing);
    await publish();
    await expectAllReceived(tags);
    expect(received.flatMap((payload) => payload.split('\n'))).toHaveLength(receivedTags().size);
    await Promise.all(rivals.map((rival) => rival.close()));
  });
});

describe('the relay', () => {
  it('is one of all processes, and another one when it stops', async () => {
    const [first, second] = [openFeed(), openFeed()];
    await vi.waitFor(async () => expect(await relayPids()).toHaveLength(1), { timeout: 10_000 });
    await first.stop();
    await vi.waitFor(async () => expect(await relayPids()).toHaveLength(1), { timeout: 10_000 });
    await second.stop();
    await vi.waitFor(async () => expect(await relayPids()).toHaveLength(0), { timeout: 10_000 });
  });

  it('is replaced when its process hangs: the server ends a session that sends nothing', async () => {
    const hanging = await openInvalidationListener(database.directUrl, NO_EVENTS, ignore);
    await hanging.elect();
    expect(hanging.isRelay).toBe(true);
    const [before] = await relayPids();
    const other = openFeed();
    await vi.waitFor(async () => expect(await relayPids()).not.toEqual([before]), { timeout: 10_000 });
    await vi.waitFor(async () => expect(await relayPids()).toHaveLength(1), { timeout: 10_000 });
    expect(hanging.isRelay).toBe(false);
    await other.stop();
    await hanging.close();
  });

  it('consumes no transaction id while nothing changes, besides its heartbeats', async () => {
    await aRelayIsThere();
    const assigned = async () =>
      (
        await database.sql<{ xid: string | null }[]>`
        select pg_current_xact_id_if_assigned()::text as xid from publish_cache_invalidations('0', false)`
      )[0]?.xid;
    expect(await assigned()).toBeNull();
  });
});
