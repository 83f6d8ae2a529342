import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '@aabha/embedded/postgres/postgres';
import { migrate } from '../migrate';
import type {} from './test-database';

/** One PostgreSQL for the whole run, with a migrated database to clone; each test file makes its own copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'aabha-test-'));
  chmodSync(folder, 0o755);
  const server = await startPostgres({ dataDir: join(folder, 'data'), port: 0, durable: false });
  await migrate(server.url);
  project.provide('templateUrl', server.url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
