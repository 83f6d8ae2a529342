import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
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

/** May the account pass through `path` and every folder above it? */
function canReach(account: Account, path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const stats = statSync(folder, { throwIfNoEntry: false });
    const open = stats === undefined || stats.uid === account.uid || (stats.mode & 0o001) !== 0;
    if (!open) return false;
    if (dirname(folder) === folder) return true;
  }
}

interface Places {
  binaries: string;
  dataDir: string;
}

/** Returns a folder below /var/tmp that root owns; one of another user is not trusted, since anyone can create it. */
function makeAside(path: string): void {
  mkdirSync(path, { recursive: true });
  const stats = lstatSync(path);
  if (!stats.isDirectory() || stats.uid !== process.getuid?.())
    throw new Error(`${path} belongs to somebody else. Remove it, or set DATABASE_URL.`);
  chmodSync(path, 0o755);
}

/** Gives all users the owner's read permission, since the copy may be made under a strict umask. */
function openToAll(path: string): void {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return;
  chmodSync(path, stats.mode | 0o444 | (stats.mode & 0o100 ? 0o111 : 0));
  if (stats.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}

/** Copies the programs in one step, so that a killed process leaves no half copy; each version has its own. */
function copyPrograms(binaries: string, aside: string): string {
  const about = JSON.parse(readFileSync(join(binaries, '..', 'package.json'), 'utf8')) as { version: string };
  const target = join(aside, `postgresql-${about.version}`);
  if (existsSync(target)) return target;
  const beside = `${target}.${process.pid}.tmp`;
  cpSync(binaries, beside, { recursive: true, verbatimSymlinks: true });
  openToAll(beside);
  try {
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    /* Another process was quicker, and its copy is as good. */
    if (!existsSync(target)) throw error;
  }
  return target;
}

/**
 * Returns the folders of PostgreSQL's programs and data. When the account cannot read the checkout (in root's home, for
 * example), programs are copied and data is stored under /var/tmp, which `log` reports.
 */
export function placesFor(account: Account | undefined, wanted: Places, log: (line: string) => void): Places {
  const places = { ...wanted, dataDir: resolve(wanted.dataDir) };
  if (!account) return places;
  const hash = createHash('sha256').update(places.dataDir).digest('hex').slice(0, 12);
  const aside = join('/var/tmp', `aabha-${hash}`);
  if (!canReach(account, dirname(places.dataDir))) {
    makeAside(aside);
    places.dataDir = join(aside, basename(wanted.dataDir));
    log(
      `${wanted.dataDir} is closed to the account ${account.name}; the data is stored in ${places.dataDir}.`,
    );
  }
  if (!canReach(account, join(wanted.binaries, 'bin'))) {
    makeAside(aside);
    places.binaries = copyPrograms(wanted.binaries, aside);
    log(`PostgreSQL's programs were copied to ${places.binaries}, where ${account.name} can run them.`);
  }
  return places;
}
