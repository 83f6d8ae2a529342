import { existsSync } from 'node:fs';
import { findPgbouncer } from '@aabha/embedded/pooler/pooler';
import { findSystemPrograms } from '@aabha/embedded/postgres/system-programs';
import { aptInstall } from '../testing/apt-install';

/** Where Debian, Red Hat and Homebrew put it. */
const HAPROXY = ['/usr/sbin/haproxy', '/usr/bin/haproxy', '/opt/homebrew/bin/haproxy'];

/** The programs of a cluster that come from packages of the system. */
export interface SystemPrograms {
  /** The folder `bin` of PostgreSQL, with the programs for a standby. */
  postgres: string;
  haproxy: string;
}

const findHaproxy = () => HAPROXY.find((path) => existsSync(path));

const PACKAGES: Record<string, () => string | undefined> = {
  postgresql: findSystemPrograms,
  pgbouncer: findPgbouncer,
  haproxy: findHaproxy,
};

const missing = () => Object.keys(PACKAGES).filter((name) => PACKAGES[name]?.() === undefined);

/**
 * Resolves with the programs; installs the packages that are missing through apt-get, and says so. Rejects with how to install
 * them where it cannot.
 */
export async function ensureSystemPackages(say: (line: string) => void): Promise<SystemPrograms> {
  const wanted = missing();
  if (wanted.length > 0) {
    say(`Installing packages of the system: ${wanted.join(', ')} …`);
    await aptInstall(wanted);
  }
  const left = missing();
  const [postgres, haproxy] = [findSystemPrograms(), findHaproxy()];
  if (left.length > 0 || !postgres || !haproxy)
    throw new Error(
      `Missing: ${left.join(', ')}. Install them as root: apt-get install ${left.join(' ')}. ` +
        `Remove them again with: apt-get purge ${left.join(' ')}.`,
    );
  return { postgres, haproxy };
}
