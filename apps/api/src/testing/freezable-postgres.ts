import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@aabha/db/migrate';
import { startPostgres } from '@aabha/embedded/postgres/postgres';

/** Returns the process ids of a PostgreSQL server, one per session. */
function processesOf(pid: number): number[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return [pid, ...all.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []))];
}

function signal(pid: number, name: NodeJS.Signals): void {
  for (const one of processesOf(pid)) {
    try {
      process.kill(one, name);
    } catch (error) {
      /* A session may end meanwhile. */
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** Starts a migrated PostgreSQL that can be frozen, and stopped and started again at the same address. */
export async function startFreezablePostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'aabha-freezable-'));
  chmodSync(folder, 0o755);
  const start = (port: number) => startPostgres({ dataDir: join(folder, 'data'), port, durable: false });
  let server = await start(0);
  const { url } = server;
  await migrate(url);
  return {
    url,
    /** Freezes every process of the server: connections stay open without responses. */
    freeze: () => signal(server.pid, 'SIGSTOP'),
    thaw: () => signal(server.pid, 'SIGCONT'),
    halt: () => server.stop(),
    /** Ends every process of the server at once, so that the next start recovers from a crash. */
    async crash() {
      process.kill(server.pid, 'SIGQUIT');
      await server.stop();
    },
    async restart() {
      server = await start(Number(new URL(url).port));
    },
    async stop() {
      signal(server.pid, 'SIGCONT');
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type FreezablePostgres = Awaited<ReturnType<typeof startFreezablePostgres>>;
