import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { readPorts } from './ports';

/**
 * Returns the database that commands work on: `DATABASE_OWNER_URL`, `DATABASE_DIRECT_URL`, `DATABASE_URL`, or the one that a running `npm start`
 * keeps in `.data/`. Throws without any of them.
 */
export function databaseUrl(env: NodeJS.ProcessEnv = process.env): string {
  if (env.DATABASE_OWNER_URL) return env.DATABASE_OWNER_URL;
  if (env.DATABASE_DIRECT_URL) return env.DATABASE_DIRECT_URL;
  if (env.DATABASE_URL) return env.DATABASE_URL;
  const dataDir = env.DATA_DIR || join(root, '.data');
  const passwordFile = join(dataDir, 'postgres', 'password');
  if (!existsSync(passwordFile))
    throw new Error('Set DATABASE_URL, or start the shop with npm start to use its own database.');
  const password = readFileSync(passwordFile, 'utf8').trim();
  return `postgres://aabha:${password}@127.0.0.1:${readPorts(env).PG_PORT}/aabha`;
}
