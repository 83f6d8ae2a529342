import { findPgbouncer } from '@aabha/embedded/pooler/pooler';
import { aptInstall } from './apt-install';

/** Installs PgBouncer where there is none. Resolves with whether there is one now; rejects without one in continuous integration. */
export async function ensurePgbouncer(): Promise<boolean> {
  if (findPgbouncer()) return true;
  process.stdout.write('Installing PgBouncer…\n');
  await aptInstall(['pgbouncer']);
  if (findPgbouncer()) return true;
  if (process.env.CI) throw new Error('There is no PgBouncer. Install it: apt-get install pgbouncer.');
  process.stdout.write('There is no PgBouncer, and it could not be installed: these tests are left out.\n');
  return false;
}
