import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@aabha/db/migrate';
import { startPostgres } from '@aabha/embedded/postgres/postgres';
import { signalServer } from './signal-server';

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
    freeze: () => signalServer(server.pid, 'SIGSTOP'),
    thaw: () => signalServer(server.pid, 'SIGCONT'),
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
      signalServer(server.pid, 'SIGCONT');
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type FreezablePostgres = Awaited<ReturnType<typeof startFreezablePostgres>>;
