import { findPgbouncer } from '@aabha/embedded/pooler/pooler';
import { aptInstall } from './apt-install';

/** Installs PgBouncer where there is none. Returns whether there is one now; throws without one in continuous integration. */
export function ensurePgbouncer(): boolean {
  if (findPgbouncer()) return true;
  process.stdout.write('Installing PgBouncer…\n');
  aptInstall(['pgbouncer']);
  if (findPgbouncer()) return true;
  if (process.env.CI) throw new Error('There is no PgBouncer. Install it: apt-get install pgbouncer.');
  process.stdout.write('There is no PgBouncer, and it could not be installed: these tests are left out.\n');
  return false;
}
