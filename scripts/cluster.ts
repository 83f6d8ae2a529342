import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster, type Cluster } from './cluster/start-cluster';
import { ensureSystemPackages } from './cluster/system-packages';
import { root } from './install.mjs';
import { buildApps } from './stack/build-apps';
import { Steps } from './stack/steps';

const say = (line: string) => process.stdout.write(`${line}\n`);

function announce({ addresses, inbox, logs, pooler, database }: Cluster, elapsed: string): void {
  const { store, admin, api, sandbox } = addresses;
  const withoutPassword = (url: string) => url.replace(/\/\/([^:]+):[^@]*@/, '//$1@');
  const places = [
    ['Shop', store],
    ['Back office', `${admin}/admin-login`],
    ['API', `${api}/api/v1/openapi.json`],
    ['Mails', inbox.url],
    ['Payments', `${sandbox}/sandbox/state`],
    ['PostgreSQL', withoutPassword(database.url)],
    ['PgBouncer', withoutPassword(pooler.urlOf(database.primaryUrl))],
    ['Logs', logs],
  ] as const;
  say(`\nready after ${elapsed}\n`);
  for (const [name, place] of places) say(`  ${name.padEnd(12)}${place}`);
  say('\nThe accounts are those of npm start. Stop with Ctrl-C, which removes all data and logs.');
}

function complain(error: unknown): void {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
}

/** Runs a cluster in a temporary folder until a signal or the end of one of its processes. */
async function main(): Promise<void> {
  const programs = await ensureSystemPackages(say);
  const folder = mkdtempSync(join(tmpdir(), 'aabha-cluster-'));
  chmodSync(folder, 0o755);
  const steps = new Steps();
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    say('\nStopping…');
    const cluster = await starting.catch(() => undefined);
    await cluster?.stop().catch(complain);
    rmSync(folder, { recursive: true, force: true });
    process.exit(code);
  };
  const start = async () => {
    await steps.run('Building the three apps', () => buildApps(root));
    return startCluster({
      root,
      folder,
      programs,
      steps,
      hasDemo: true,
      settings: { SHOP_PICTURES_ARE_DRAWINGS: 'true' },
      onDeath: (message) => {
        complain(message);
        void stop(1);
      },
    });
  };
  const starting = start();
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  try {
    announce(await starting, steps.elapsed());
  } catch (error) {
    complain(error);
    await stop(1);
  }
}

await main().catch((error: unknown) => {
  complain(error);
  process.exitCode = 1;
});
