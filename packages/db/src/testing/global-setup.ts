import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPooler } from '@aabha/embedded/pooler/pooler';
import { startPostgres } from '@aabha/embedded/postgres/postgres';
import { migrate } from '../migrate';
import { LOGIN_NAMES, roleUrls } from '../roles/create-logins';
import { setUpRoles } from '../roles/set-up-roles';
import type {} from './test-database';

/**
 * One PostgreSQL for the whole run, with a migrated database to clone; each test file makes its own copy. With
 * `TEST_POOLER=pgbouncer` pools reach it through PgBouncer in transaction mode.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'aabha-test-'));
  chmodSync(folder, 0o755);
  const server = await startPostgres({ dataDir: join(folder, 'data'), port: 0, durable: false });
  await migrate(server.url);
  await setUpRoles(server.url, roleUrls(server.url));
  const isPooled = process.env.TEST_POOLER === 'pgbouncer';
  const pooler = isPooled
    ? await startPooler(server.url, join(folder, 'pooler'), { users: LOGIN_NAMES })
    : undefined;
  project.provide('templateUrl', server.url);
  project.provide('pooledTemplateUrl', pooler?.urlOf(server.url));
  return async () => {
    await pooler?.stop();
    await server.abandon();
    rmSync(folder, { recursive: true, force: true });
  };
}
