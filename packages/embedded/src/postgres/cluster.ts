import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { accountForPostgres, placesFor, type Account } from './account';
import { findBinaries } from './binaries';

export const USER = 'aabha';

/** One PostgreSQL on disk: its programs, its folder, and the account it runs as. */
export interface Cluster {
  binaries: string;
  /** Holds `pg`, the password, and marks of our own. */
  dataDir: string;
  passwordFile: string;
  account: Account | undefined;
}

const cannotWrite = (folder: string, error: unknown) =>
  new Error(`The folder ${folder} cannot be written: ${(error as Error).message}`);

export interface ClusterOptions {
  dataDir: string;
  /** The folder `bin` of the PostgreSQL to run; by default that of `POSTGRES_BIN`, else the embedded one. */
  programs?: string;
  log?: (line: string) => void;
}

/** Returns the folder of the cluster for `dataDir`; creates only its parent, to check that it is reachable. */
export function locateCluster({ dataDir, programs, log = () => undefined }: ClusterOptions): Cluster {
  const account = accountForPostgres();
  const above = dirname(resolve(dataDir));
  try {
    mkdirSync(above, { recursive: true });
  } catch (error) {
    throw cannotWrite(above, error);
  }
  const places = placesFor(account, { binaries: findBinaries(programs), dataDir }, log);
  return { ...places, account, passwordFile: join(places.dataDir, 'password') };
}

export const program = (cluster: Cluster, name: string) =>
  join(cluster.binaries, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** What `spawn` needs so that the child runs as the cluster's account, with messages in English. */
export function childOptions({ account, dataDir }: Cluster) {
  const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' };
  return { env, cwd: dataDir, ...(account ? { uid: account.uid, gid: account.gid } : {}) };
}

/** Makes the cluster's own folder, closed to all but its account. Throws with a clear text on a read-only disk. */
export function makeFolder({ dataDir, account }: Cluster): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    chmodSync(dataDir, 0o700);
    if (account) chownSync(dataDir, account.uid, account.gid);
  } catch (error) {
    throw cannotWrite(dataDir, error);
  }
}

/** The password of the database, made once and readable by its owner only. */
export function readPassword({ passwordFile, account }: Cluster): string {
  if (!existsSync(passwordFile)) {
    writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
    if (account) chownSync(passwordFile, account.uid, account.gid);
  }
  return readFileSync(passwordFile, 'utf8').trim();
}

/** Runs one of the cluster's programs to its end, as the cluster's account. Throws with what it printed when it fails. */
export function runProgram(cluster: Cluster, name: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program(cluster, name), args, {
      ...childOptions(cluster),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} failed: ${complaint.trim()}`)),
    );
  });
}

/** Returns the major version of the cluster's programs. */
function majorVersion(cluster: Cluster): number {
  const text = execFileSync(program(cluster, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(text)?.[1]);
}

/** From version 17 PostgreSQL has a UTF-8 locale of its own, the same on each platform. */
const localeOptions = (version: number) =>
  version < 17
    ? ['--locale=C.UTF-8']
    : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

/** Makes the data folder once. One that was left half made by a killed process is made anew. */
export async function initialise(cluster: Cluster, durable: boolean): Promise<void> {
  const data = join(cluster.dataDir, 'pg');
  const done = join(cluster.dataDir, 'initialised');
  if (existsSync(done)) return;
  rmSync(data, { recursive: true, force: true });
  await runProgram(cluster, 'initdb', [
    `--pgdata=${data}`,
    '--encoding=UTF8',
    ...localeOptions(majorVersion(cluster)),
    `--username=${USER}`,
    `--pwfile=${cluster.passwordFile}`,
    '--auth-host=scram-sha-256',
    '--auth-local=reject',
    ...(durable ? [] : ['--no-sync']),
  ]);
  writeFileSync(done, '');
}
