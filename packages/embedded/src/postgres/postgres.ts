import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import postgres from 'postgres';
import {
  childOptions,
  initialise,
  locateCluster,
  makeFolder,
  program,
  readPassword,
  USER,
  type Cluster,
  type ClusterOptions,
} from './cluster';
import { freePort } from './free-port';
import { claim, release, stopStale } from './stale';

const DATABASE = 'aabha';
const READY = /database system is ready to accept (read-only )?connections/;
const START_WITHIN_MS = 60_000;
const QUIT_AFTER_MS = 8000;
const MAX_OUTPUT_CHARACTERS = 4000;

export interface PostgresOptions extends ClusterOptions {
  /** 0 takes any free port. */
  port: number;
  /** False trades safety against a power cut for speed: for tests only. */
  durable: boolean;
  /** Memory of the server for pages, as PostgreSQL writes it; 128MB by default. */
  sharedBuffers?: string | undefined;
}

export interface RunningPostgres {
  /** postgres://user:password@127.0.0.1:port/aabha */
  url: string;
  /** The process that all others of the server descend from. */
  pid: number;
  stop(): Promise<void>;
  /** Stops at once and loses data: writing hundreds of databases before their folder is deleted takes seconds. */
  abandon(): Promise<void>;
}

function settings(port: number, { durable, sharedBuffers = '128MB' }: PostgresOptions): string[] {
  const always = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    max_connections: '200',
    shared_buffers: sharedBuffers,
  };
  const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  return Object.entries({ ...always, ...(durable ? {} : fast) }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ]);
}

function waitUntilReady(server: ChildProcess, log: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const settle = (error?: Error) => {
      clearTimeout(timer);
      server.off('exit', onExit);
      if (error) reject(error);
      else resolve();
    };
    const onExit = (code: number | null) =>
      settle(new Error(`PostgreSQL stopped with code ${code}. Output: ${output.trim()}`));
    const timer = setTimeout(
      () => settle(new Error(`PostgreSQL did not get ready in a minute. Output: ${output.trim()}`)),
      START_WITHIN_MS,
    );
    server.stderr?.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      output = (output + text).slice(-MAX_OUTPUT_CHARACTERS);
      log(text.trimEnd());
      if (READY.test(output)) settle();
    });
    server.once('error', settle);
    server.once('exit', onExit);
  });
}

/** Stops the server with a fast shutdown, then with an immediate one, which needs crash recovery at the next start. */
function stopServer(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
  return new Promise((resolve) => {
    if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return resolve();
    const timer = setTimeout(() => server.kill('SIGQUIT'), QUIT_AFTER_MS);
    server.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    server.kill(signal);
  });
}

async function makeDatabase(url: string): Promise<void> {
  const sql = postgres(url.replace(/\/[^/]*$/, '/postgres'), { max: 1, onnotice: () => undefined });
  try {
    const [row] = await sql`select 1 from pg_database where datname = ${DATABASE}`;
    if (!row) await sql`create database ${sql(DATABASE)}`;
  } finally {
    await sql.end();
  }
}

function spawnServer(cluster: Cluster, port: number, options: PostgresOptions): ChildProcess {
  return spawn(
    program(cluster, 'postgres'),
    ['-D', join(cluster.dataDir, 'pg'), ...settings(port, options)],
    /* Its own group: Ctrl-C in the terminal is for the process that stops things in their order. */
    { ...childOptions(cluster), stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
}

const addressOf = (password: string, port: number) =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`;

/**
 * Starts a real PostgreSQL from the npm registry on `dataDir`, as another account when this process is root. What a
 * killed process left behind is cleaned up first. Throws with a clear text when the port is taken, the disk is closed,
 * or a living process runs a server on this folder.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const log = options.log ?? (() => undefined);
  const cluster = locateCluster(options);
  makeFolder(cluster);
  await stopStale(cluster.dataDir, log);
  const password = readPassword(cluster);
  await initialise(cluster, options.durable);
  const port = await freePort(options.port);
  const server = spawnServer(cluster, port, options);
  claim(cluster.dataDir);
  const stop = async (signal?: 'SIGQUIT') => {
    await stopServer(server, signal);
    release(cluster.dataDir);
  };
  const url = addressOf(password, port);
  try {
    await waitUntilReady(server, log);
    await makeDatabase(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: server.pid ?? 0, stop: () => stop(), abandon: () => stop('SIGQUIT') };
}
