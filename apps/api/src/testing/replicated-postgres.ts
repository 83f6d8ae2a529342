import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { openSession } from '@aabha/db/driver/open-session';
import { migrate } from '@aabha/db/migrate';
import { startPostgres } from '@aabha/embedded/postgres/postgres';
import { startStandby } from '@aabha/embedded/postgres/standby';
import { signalServer } from './signal-server';

/** Starts a migrated primary and its standby, of the programs in a folder. The URL names both. */
export async function startReplicatedPostgres(programs: string) {
  const folder = mkdtempSync(join(tmpdir(), 'aabha-replicated-'));
  chmodSync(folder, 0o755);
  const optionsOf = (name: string) => ({ dataDir: join(folder, name), port: 0, durable: false, programs });
  const primary = await startPostgres(optionsOf('primary'));
  await migrate(primary.url);
  const standby = await startStandby(
    { url: primary.url, dataDir: join(folder, 'primary') },
    optionsOf('standby'),
  );
  const { host } = new URL(primary.url);
  return {
    url: primary.url.replace(host, `${host},${new URL(standby.url).host}`),
    primaryUrl: primary.url,
    standbyUrl: standby.url,
    standbyPort: Number(new URL(standby.url).port),
    /** Freezes the primary once the standby has everything, as if its machine was gone: connections stay open. */
    async losePrimary() {
      const session = openSession(primary.url);
      await vi.waitFor(async () => {
        const [row] =
          await session`select pg_current_wal_lsn() = replay_lsn as done from pg_stat_replication`;
        if (!row?.done) throw new Error('The standby is behind.');
      }, 20_000);
      await session.end();
      signalServer(primary.pid, 'SIGSTOP');
    },
    /** Freezes the standby, as if its machine was gone, or lets it go on. */
    freezeStandby: () => signalServer(standby.pid, 'SIGSTOP'),
    thawStandby: () => signalServer(standby.pid, 'SIGCONT'),
    async promoteStandby() {
      const session = openSession(standby.url);
      await session`select pg_promote()`;
      await session.end();
    },
    async stop() {
      signalServer(primary.pid, 'SIGKILL');
      await standby.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
