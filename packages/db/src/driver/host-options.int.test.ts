import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '@aabha/embedded/postgres/postgres';
import { openDatabase, type DatabaseClient } from '../client';
import { openSession } from './open-session';

const READ_ONLY = '25006';
const WITHIN = { timeout: 10_000, interval: 50 };

const folder = mkdtempSync(join(tmpdir(), 'aabha-hosts-'));
let first: Server;
let second: Server;
let database: DatabaseClient;

/** Runs statements of an operator, also while the sessions of the server are read-only. */
async function operate(url: string, ...statements: readonly string[]): Promise<void> {
  const session = openSession(url);
  await session`set default_transaction_read_only = off`;
  for (const statement of statements) await session.unsafe(statement);
  await session.end();
}

/** Starts a server with the password that all have, as a primary and its standby do. */
async function start(name: string) {
  const { url, stop } = await startPostgres({ dataDir: join(folder, name), port: 0, durable: false });
  await operate(url, 'create table writes (n int)', `alter role aabha password 'same'`);
  const { host, port } = new URL(url);
  return { host, port: Number(port), url: `postgres://aabha:same@${host}/aabha`, stop };
}
type Server = Awaited<ReturnType<typeof start>>;

/** Makes all sessions of a server read-only, those that are open included, or writable again. */
const setReadOnly = (server: Server, isReadOnly: boolean) =>
  operate(
    server.url,
    `alter system set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
    'select pg_reload_conf()',
  );

/** Writes over eight connections at once. Returns the ports of the servers that took the rows. */
const write = () =>
  Promise.all(
    Array.from({ length: 8 }, () =>
      database.sql.begin(async (tx) => {
        await tx`insert into writes select 1 from pg_sleep(0.05)`;
        const [row] = await tx<{ port: number }[]>`select inet_server_port() as port`;
        return row?.port;
      }),
    ),
  );

/** Writes, and returns the code of the error if that fails. */
const refusal = () =>
  write().then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );

beforeAll(async () => {
  chmodSync(folder, 0o755);
  first = await start('first');
  second = await start('second');
  await setReadOnly(first, true);
  database = openDatabase(`postgres://aabha:same@${first.host},${second.host}/aabha`, { maxConnections: 8 });
});
afterAll(async () => {
  await database.close();
  await first.stop();
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a pool with several hosts', () => {
  it('uses the one that accepts writes', async () => {
    expect(new Set(await write())).toEqual(new Set([second.port]));
  });

  it('replaces every connection to a server that became read-only', async () => {
    await setReadOnly(second, true);
    await setReadOnly(first, false);
    await expect
      .poll(() => database.sql`insert into writes values (1)`.catch(String), WITHIN)
      .toMatch(/read-only/);
    await expect
      .poll(() => write().then((ports) => [...new Set(ports)], String), WITHIN)
      .toEqual([first.port]);
  });

  it('waits for a host that accepts writes again', async () => {
    await setReadOnly(first, true);
    /* A server reads its settings again some moments after it was asked to. */
    await expect.poll(refusal, WITHIN).toBe(READ_ONLY);
    await expect.poll(refusal, WITHIN).not.toBe(READ_ONLY);
    await setReadOnly(second, false);
    await expect
      .poll(() => write().then((ports) => [...new Set(ports)], String), WITHIN)
      .toEqual([second.port]);
  });

  it('reports that no host is reachable instead of trying for ever', async () => {
    const nowhere = openDatabase('postgres://aabha:same@127.0.0.1:1,127.0.0.1:2/aabha');
    for (let turn = 0; turn < 3; turn += 1)
      await expect(nowhere.sql`select 1`).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await nowhere.close();
  });
});
