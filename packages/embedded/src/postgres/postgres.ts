import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { accountForPostgres, placesFor, type Account } from './account';
import { findBinaries } from './binaries';
import { stopStale } from './stale';

const USER = 'aabha';
const DATABASE = 'aabha';
const READY = 'database system is ready to accept connections';
const START_WITHIN_MS = 60_000;
const KILL_AFTER_MS = 8000;

export interface PostgresOptions {
  dataDir: string;
  /** 0 takes any free port. */
  port: number;
  /** False trades safety against a power cut for speed: for tests only. */
  durable: boolean;
  log?: (line: string) => void;
}

export interface RunningPostgres {
  /** postgres://user:password@127.0.0.1:port/aabha */
  url: string;
  stop(): Promise<void>;
}

interface Cluster {
  binaries: string;
  dataDir: string;
  passwordFile: string;
  account: Account | undefined;
}

const program = (cluster: Cluster, name: string) =>
  join(cluster.binaries, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** What `spawn` needs so that the child runs as the cluster's account, with messages in English. */
function childOptions({ account, dataDir }: Cluster) {
  const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' };
  return { env, cwd: dataDir, ...(account ? { uid: account.uid, gid: account.gid } : {}) };
}

async function freePort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Set PG_PORT to another one.`) : error,
      ),
    );
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

function makeFolder(cluster: Cluster): void {
  try {
    mkdirSync(cluster.dataDir, { recursive: true });
    chmodSync(cluster.dataDir, 0o700);
    if (cluster.account) chownSync(cluster.dataDir, cluster.account.uid, cluster.account.gid);
  } catch (error) {
    throw new Error(`The folder ${cluster.dataDir} cannot be written: ${(error as Error).message}`);
  }
}

/** The password of the database, made once and readable by its owner only. */
function readPassword(cluster: Cluster): string {
  if (!existsSync(cluster.passwordFile)) {
    writeFileSync(cluster.passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
    if (cluster.account) chownSync(cluster.passwordFile, cluster.account.uid, cluster.account.gid);
  }
  return readFileSync(cluster.passwordFile, 'utf8').trim();
}

function run(cluster: Cluster, name: string, args: readonly string[]): Promise<void> {
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

/** Makes the data folder once. One that was left half made by a killed process is made anew. */
async function initialise(cluster: Cluster): Promise<void> {
  const data = join(cluster.dataDir, 'pg');
  const done = join(cluster.dataDir, 'initialised');
  if (existsSync(done)) return;
  rmSync(data, { recursive: true, force: true });
  const encoding = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const access = [`--username=${USER}`, `--pwfile=${cluster.passwordFile}`, '--auth-host=scram-sha-256'];
  await run(cluster, 'initdb', [
    `--pgdata=${data}`,
    ...encoding,
    ...access,
    '--auth-local=reject',
    '--no-sync',
  ]);
  writeFileSync(done, '');
}

function settings(port: number, durable: boolean): string[] {
  const always = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    max_connections: '200',
    shared_buffers: '128MB',
  };
  const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  return Object.entries({ ...always, ...(durable ? {} : fast) }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ]);
}

function waitUntilReady(server: ChildProcess, log: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(
      () => reject(new Error(`PostgreSQL did not get ready. It said: ${said}`)),
      START_WITHIN_MS,
    );
    server.stderr?.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      said = (said + text).slice(-4000);
      log(text.trimEnd());
      if (!text.includes(READY)) return;
      clearTimeout(timer);
      resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL stopped with code ${code}. It said: ${said.trim()}`));
    });
  });
}

function stopper(server: ChildProcess): () => Promise<void> {
  return () =>
    new Promise((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve();
      const timer = setTimeout(() => server.kill('SIGQUIT'), KILL_AFTER_MS);
      server.once('exit', () => {
        clearTimeout(timer);
        resolve();
      });
      server.kill('SIGINT');
    });
}

/** Makes the database on first use. `postgres --single` would need the server down; a template copy does not. */
async function makeDatabase(url: string): Promise<void> {
  const { default: postgres } = await import('postgres');
  const sql = postgres(url.replace(/\/[^/]*$/, '/postgres'), { max: 1, onnotice: () => undefined });
  try {
    const [row] = await sql`select 1 from pg_database where datname = ${DATABASE}`;
    if (!row) await sql`create database ${sql(DATABASE)}`;
  } finally {
    await sql.end();
  }
}

/**
 * Starts a real PostgreSQL from the npm registry on `dataDir`, as another account when this process is root. What a
 * killed process left behind is cleaned up first. Throws with a clear text when a port is taken or the disk is closed.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const log = options.log ?? (() => undefined);
  const account = accountForPostgres();
  const places = placesFor(account, { binaries: findBinaries(), dataDir: options.dataDir }, log);
  const cluster: Cluster = { ...places, account, passwordFile: join(places.dataDir, 'password') };
  makeFolder(cluster);
  const password = readPassword(cluster);
  await initialise(cluster);
  await stopStale(join(cluster.dataDir, 'pg'), log);
  const port = await freePort(options.port);
  const server = spawn(
    program(cluster, 'postgres'),
    ['-D', join(cluster.dataDir, 'pg'), ...settings(port, options.durable)],
    { ...childOptions(cluster), stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const stop = stopper(server);
  await waitUntilReady(server, log);
  server.removeAllListeners('exit');
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`;
  await makeDatabase(url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}
