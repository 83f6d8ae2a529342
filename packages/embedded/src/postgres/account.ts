import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** The system account that PostgreSQL runs as; it refuses to run as root. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

function lookUp(name: string): Account | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { name, uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/** The account to switch to, or undefined when this process may run PostgreSQL itself. Throws when root finds none. */
export function accountForPostgres(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const account = lookUp('postgres') ?? lookUp('nobody');
  if (!account)
    throw new Error('PostgreSQL cannot run as root, and there is no account "postgres" or "nobody".');
  return account;
}

/** May the account pass through every folder above `path`? */
function canReach(account: Account, path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const stats = statSync(folder, { throwIfNoEntry: false });
    const open = stats === undefined || stats.uid === account.uid || (stats.mode & 0o001) !== 0;
    if (!open) return false;
    if (dirname(folder) === folder) return true;
  }
}

export interface Places {
  binaries: string;
  dataDir: string;
}

/**
 * Where PostgreSQL finds its programs and keeps its data. A checkout below a folder that is closed to the account
 * (root's home, say) is left in peace: programs are copied and data is kept under /var/tmp, and `log` says so.
 */
export function placesFor(account: Account | undefined, wanted: Places, log: (line: string) => void): Places {
  if (!account) return wanted;
  const reachable = (path: string) => canReach(account, path);
  const hash = createHash('sha256').update(resolve(wanted.dataDir)).digest('hex').slice(0, 12);
  const aside = join('/var/tmp', `aabha-${hash}`);
  const places = { ...wanted };
  if (!reachable(dirname(resolve(wanted.dataDir)))) {
    places.dataDir = join(aside, basename(wanted.dataDir));
    log(`${wanted.dataDir} is closed to the account ${account.name}; the data is kept in ${places.dataDir}.`);
  }
  if (!reachable(join(wanted.binaries, 'bin'))) {
    places.binaries = join(aside, 'postgresql');
    if (!existsSync(join(places.binaries, 'bin', 'postgres'))) {
      mkdirSync(places.binaries, { recursive: true });
      cpSync(wanted.binaries, places.binaries, { recursive: true, verbatimSymlinks: true });
    }
    log(`PostgreSQL's programs were copied to ${places.binaries}, where ${account.name} can run them.`);
  }
  return places;
}
