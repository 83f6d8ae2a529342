import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from './postgres';

const folder = mkdtempSync(join(tmpdir(), 'aabha-pg-'));
const dataDir = join(folder, 'data');
/* Open to the account that PostgreSQL runs as when the tests run as root. */
chmodSync(folder, 0o755);

async function ask(url: string, query: string) {
  const sql = postgres(url, { max: 1 });
  try {
    return await sql.unsafe(query);
  } finally {
    await sql.end();
  }
}

beforeAll(async () => {
  const first = await startPostgres({ dataDir, port: 0, durable: false });
  await ask(first.url, 'create table numbers (n int); insert into numbers values (7)');
  await first.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the embedded PostgreSQL', () => {
  it('preserves data over a restart and has the extension of the schema', async () => {
    const server = await startPostgres({ dataDir, port: 0, durable: true });
    expect(await ask(server.url, 'select n from numbers')).toEqual([{ n: 7 }]);
    await ask(server.url, 'create extension if not exists pg_trgm');
    await server.stop();
  });

  it('names the port in use and the variable that sets it', async () => {
    const blocker = createServer();
    const port = await new Promise<number>((resolve) =>
      blocker.listen(0, '127.0.0.1', () => resolve((blocker.address() as { port: number }).port)),
    );
    await expect(startPostgres({ dataDir, port, durable: false })).rejects.toThrow(
      `Port ${port} is taken. Set PG_PORT`,
    );
    await new Promise((resolve) => blocker.close(resolve));
  });

  it('starts again after the process that ran it was killed', async () => {
    const script = `import { startPostgres } from ${JSON.stringify(fileURLToPath(new URL('./postgres.ts', import.meta.url)))};
      const s = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, port: 0, durable: true });
      process.stdout.write(s.url); setInterval(() => undefined, 1000);`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await new Promise<string>((resolve) =>
      child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString())),
    );
    await ask(url, 'insert into numbers values (8)');
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    const server = await startPostgres({ dataDir, port: 0, durable: true });
    expect(await ask(server.url, 'select count(*)::int as n from numbers')).toEqual([{ n: 2 }]);
    await server.stop();
    expect(readdirSync(join(dataDir, 'pg'))).not.toContain('postmaster.pid');
  });
});
