import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres, type RunningPostgres } from '../postgres/postgres';
import { findPgbouncer, startPooler } from './pooler';

describe.runIf(findPgbouncer())('PgBouncer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aabha-pooler-'));
  chmodSync(folder, 0o755);
  let first: RunningPostgres;
  let second: RunningPostgres;
  beforeAll(async () => {
    const start = (name: string) => startPostgres({ dataDir: join(folder, name), port: 0, durable: false });
    await (await start('first')).stop();
    /* A copy has the same role and password, as a standby has. */
    execFileSync('cp', ['-a', join(folder, 'first'), join(folder, 'second')]);
    first = await start('first');
    second = await start('second');
  }, 120_000);
  afterAll(async () => {
    await Promise.all([first.stop(), second.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const portOf = async (sql: postgres.Sql) => {
    const [row] = await sql<{ port: number }[]>`select inet_server_port() as port`;
    return row?.port;
  };
  const portIn = (url: string) => Number(new URL(url).port);

  it('sends the sessions of connected clients to another server, and starts again at its port', async () => {
    const places = join(folder, 'pooler');
    const pooler = await startPooler(first.url, places);
    const options = { max: 1, prepare: false, idle_timeout: 1, max_pipeline: 0 };
    const sql = postgres(pooler.urlOf(first.url), options);
    expect(await portOf(sql)).toBe(portIn(first.url));
    pooler.pointTo(second.url);
    await vi.waitFor(async () => expect(await portOf(sql)).toBe(portIn(second.url)), 10_000);
    await sql.end();
    await pooler.stop();

    const again = await startPooler(second.url, places, { port: pooler.port });
    expect(again.port).toBe(pooler.port);
    const later = postgres(again.urlOf(second.url), options);
    expect(await portOf(later)).toBe(portIn(second.url));
    await later.end();
    await again.stop();
  });
});
