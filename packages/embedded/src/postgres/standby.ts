import { chownSync, copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locateCluster, makeFolder, runProgram } from './cluster';
import { startPostgres, type PostgresOptions, type RunningPostgres } from './postgres';

/** Copies a running server and starts the copy as its standby, which repeats all that is written (streaming replication). */
export async function startStandby(
  primary: { url: string; dataDir: string },
  options: PostgresOptions & { programs: string },
): Promise<RunningPostgres> {
  const cluster = locateCluster(options);
  makeFolder(cluster);
  copyFileSync(join(primary.dataDir, 'password'), cluster.passwordFile);
  if (cluster.account) chownSync(cluster.passwordFile, cluster.account.uid, cluster.account.gid);
  await runProgram(cluster, 'pg_basebackup', [
    `--pgdata=${join(cluster.dataDir, 'pg')}`,
    `--dbname=${primary.url}`,
    '--write-recovery-conf',
    '--checkpoint=fast',
    '--no-sync',
  ]);
  writeFileSync(join(cluster.dataDir, 'initialised'), '');
  return startPostgres(options);
}
