import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitingPlaces, waitingRooms } from '@aabha/db/schema/waiting-rooms';
import { only } from '@aabha/db/tx';
import { aProduct, signedInAs } from '../../testing/builders';
import { movableClock } from '../../testing/clock';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { serveRooms } from './serve-rooms.service';
import { openWaitingRooms } from './waiting-rooms';

const MINUTE_MS = 60_000;

let shop: TestShop;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.stopWorkers();
  clock = movableClock(shop);
});
afterAll(() => shop.stop());

it('20,000 people are admitted in order, at most at the rate, nobody twice, and keep their places when all processes restart', async () => {
  const people = 20_000;
  const ratePerMinute = 60_000;
  const { id } = await aProduct(shop.db, { stock: 30_000, stockSlots: 16 });
  const startsAt = new Date(shop.deps.ports.clock.now().getTime() + MINUTE_MS).toISOString();
  const boss = await signedInAs(shop, 'SuperAdmin');
  await shop.trpc(boss.token).waitingRoom.open.mutate({ id, startsAt, ratePerMinute });
  await shop.db.execute(sql`insert into users (name, email, password_hash, role)
    select 'Simulated', 'simulated' || n || '@example.in', 'none', 'User' from generate_series(1, ${people}::int) n`);
  const rows = await shop.db.execute<{ id: string }>(
    sql`select id from users where email like 'simulated%' order by email`,
  );
  const ids = [...rows].map((row) => row.id);
  const room = shop.deps.waitingRooms.roomOf(id)?.id ?? '';
  const joinAll = (some: string[], rooms = shop.deps.waitingRooms) =>
    Promise.all(some.map((userId) => rooms.join(room, userId)));

  const statements = await shop.statementsOf(() => joinAll(ids.slice(0, people / 2)));
  expect(statements.length).toBeLessThan(100);
  clock.advance(MINUTE_MS);
  await joinAll(ids.slice(people / 2));
  /* A process that starts now computes the same places. */
  await shop.deps.waitingRooms.refresh();
  const restarted = openWaitingRooms(shop.db, () => shop.deps.ports.clock.now(), shop.deps.log);
  await restarted.refresh();
  const drawn = (from: typeof restarted) => ids.map((_, n) => from.roomOf(id)?.placeOf(n + 1) ?? 0);
  const places = drawn(restarted);
  expect(places).toEqual(drawn(shop.deps.waitingRooms));
  expect(places.slice(0, people / 2).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: people / 2 }, (_, n) => n + 1),
  );
  expect(places.slice(people / 2)).toEqual(Array.from({ length: people / 2 }, (_, n) => people / 2 + n + 1));
  /* Joining again changes nothing, also in the process that restarted. */
  expect((await joinAll(ids.slice(0, 500), restarted)).map((place) => place?.number)).toEqual(
    (await joinAll(ids.slice(0, 500))).map((place) => place?.number),
  );

  const admittedOf = () =>
    shop.db
      .select({ number: waitingPlaces.number, until: waitingPlaces.admittedUntil })
      .from(waitingPlaces)
      .where(and(eq(waitingPlaces.roomId, room), isNotNull(waitingPlaces.admittedUntil)));
  let before = 0;
  const untilOf = new Map<number, string | null>();
  for (let second = 1; second <= 25; second += 1) {
    clock.advance(1000);
    /* Two workers at the same moment. */
    await Promise.all([serveRooms(shop.deps), serveRooms(shop.deps)]);
    const admitted = await admittedOf();
    const sinceStartMs = shop.deps.ports.clock.now().getTime() - Date.parse(startsAt);
    expect(admitted.length).toBeLessThanOrEqual((sinceStartMs * ratePerMinute) / MINUTE_MS);
    before = admitted.length;
    const { nowServing } = only(await shop.db.select().from(waitingRooms).where(eq(waitingRooms.id, room)));
    expect(admitted.length).toBe(nowServing);
    const isWrong = ({ number, until }: (typeof admitted)[number]) =>
      (places[number - 1] ?? 0) > nowServing || (untilOf.get(number) ?? until) !== until;
    expect(admitted.filter(isWrong)).toEqual([]);
    for (const { number, until } of admitted) untilOf.set(number, until);
  }
  expect(before).toBe(people);
}, 120_000);
