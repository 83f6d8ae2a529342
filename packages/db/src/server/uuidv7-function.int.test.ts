import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../driver/open-session';
import { newId } from '../ids';
import { emptyDatabase, type TestDatabase } from '../testing/test-database';
import { UUIDV7_FUNCTION } from './uuidv7-function';

/** Version 7 and variant 10 of RFC 9562. */
const UUIDV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const FRACTION_BITS = 12;

let database: TestDatabase;
let session: ReturnType<typeof openSession>;
beforeAll(async () => {
  database = await emptyDatabase();
  session = openSession(database.directUrl);
  await session.unsafe(UUIDV7_FUNCTION);
});
afterAll(async () => {
  await session.end();
  await database.close();
});

const millisOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
const fractionOf = (id: string) => Number.parseInt(id.slice(15, 18), 16) / 2 ** FRACTION_BITS;
const idsOf = async (count: number) =>
  (await session<{ id: string }[]>`select public.uuidv7() as id from generate_series(1, ${count}::int)`).map(
    ({ id }) => id,
  );

describe('uuidv7() of an older server', () => {
  it('returns version 7 of RFC 9562 with the time of the call, to the microsecond', async () => {
    const [row] = await session<{ id: string; micros: number }[]>`
      select public.uuidv7() as id, (extract(epoch from clock_timestamp()) * 1000000)::float8 as micros`;
    const { id = '', micros = 0 } = row ?? {};
    expect(id).toMatch(UUIDV7);
    const madeAt = (millisOf(id) + fractionOf(id)) * 1000;
    expect(micros - madeAt).toBeGreaterThan(-2);
    expect(micros - madeAt).toBeLessThan(50_000);
  });

  it('ascends within a statement, between statements, and after a rollback', async () => {
    const first = await idsOf(20_000);
    await session
      .begin(async (tx) => {
        await tx`select public.uuidv7() from generate_series(1, 1000)`;
        throw new Error('not today');
      })
      .catch(() => undefined);
    const ids = [...first, ...(await idsOf(1000))];
    expect(ids).toEqual([...ids].sort());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is random where it is not time', async () => {
    const tails = (await idsOf(1000)).map((id) => id.slice(19));
    expect(new Set(tails).size).toBe(1000);
  });

  it('shifts the time by an interval', async () => {
    const [row] = await session<{ id: string; millis: number }[]>`
      select public.uuidv7(interval '-366 days') as id,
        (extract(epoch from clock_timestamp() - interval '366 days') * 1000)::float8 as millis`;
    expect(Math.abs(millisOf(row?.id ?? '') - (row?.millis ?? 0))).toBeLessThan(1000);
  });

  it('is in order with ids of the process and of a newer server', async () => {
    const [newer] = await session`select to_regprocedure('pg_catalog.uuidv7()') is not null as there`;
    const sources = [
      async () => newId(),
      async () => (await idsOf(1))[0] ?? '',
      ...(newer?.there ? [async () => String((await session`select pg_catalog.uuidv7() as id`)[0]?.id)] : []),
    ];
    const ids: string[] = [];
    for (let turn = 0; turn < 30; turn += 1) {
      ids.push((await sources[turn % sources.length]?.()) ?? '');
      const last = millisOf(ids.at(-1) ?? '');
      await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(last);
    }
    expect(ids).toEqual([...ids].sort());
  });
});
