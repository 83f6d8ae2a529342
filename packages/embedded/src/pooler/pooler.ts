import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountForPostgres } from '../postgres/account';
import { freePort } from '../postgres/free-port';

/** Where Debian, Red Hat and Homebrew put it. */
const KNOWN = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];
const READY = 'process up';
const START_WITHIN_MS = 20_000;
const MAX_OUTPUT_CHARACTERS = 4000;

/** Returns the path of PgBouncer; undefined where it is not installed. */
export const findPgbouncer = (): string | undefined => KNOWN.find((path) => existsSync(path));

export interface RunningPooler {
  port: number;
  /** Returns a connection URL of the server, through the pooler. */
  urlOf(url: string): string;
  /** Sends all sessions to another server from now on, such as a promoted standby; clients stay connected. */
  pointTo(serverUrl: string): void;
  stop(): Promise<void>;
}

interface PoolerOptions {
  /** 0 takes any free port. */
  port?: number;
  /** Other roles that may connect, with the password of the server's address. */
  users?: readonly string[];
  log?: (text: string) => void;
}

/**
 * Returns the settings: any database of the server, and none of the start-up parameters that PgBouncer refuses. By default it
 * would try a server that refused a connection again after 15 seconds only.
 */
const settings = (server: URL, port: number, userList: string) => `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${userList}
pool_mode = transaction
max_client_conn = 2000
default_pool_size = 20
server_idle_timeout = 3
server_login_retry = 1
server_connect_timeout = 2
`;

function waitUntilReady(child: ChildProcess, log: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`PgBouncer ${why}. Output: ${output.trim()}`));
    const timer = setTimeout(fail, START_WITHIN_MS, 'did not get ready');
    child.stderr?.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      log(text);
      output = (output + text).slice(-MAX_OUTPUT_CHARACTERS);
      if (!output.includes(READY)) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => fail(`stopped with code ${code}`));
  });
}

/** Writes the files of a pooler, closed to all but its account. */
function writeFiles(server: URL, folder: string, port: number, users: readonly string[]): string {
  const account = accountForPostgres();
  mkdirSync(folder, { recursive: true });
  const userList = join(folder, 'users.txt');
  const file = join(folder, 'pgbouncer.ini');
  const lines = [server.username, ...users].map((user) => `"${user}" "${server.password}"\n`);
  writeFileSync(userList, lines.join(''), { mode: 0o600 });
  writeFileSync(file, settings(server, port, userList));
  chmodSync(folder, 0o700);
  if (account) for (const path of [folder, userList, file]) chownSync(path, account.uid, account.gid);
  return file;
}

function stopPooler(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Starts PgBouncer in transaction mode before the server of `serverUrl`, with its files in a folder of its own. */
export async function startPooler(
  serverUrl: string,
  folder: string,
  options: PoolerOptions = {},
): Promise<RunningPooler> {
  const program = findPgbouncer();
  if (!program) throw new Error('PgBouncer is not installed.');
  const account = accountForPostgres();
  const port = await freePort(options.port ?? 0);
  const { users = [] } = options;
  const file = writeFiles(new URL(serverUrl), folder, port, users);
  const child = spawn(program, [file], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  });
  await waitUntilReady(child, options.log ?? (() => undefined));
  return {
    port,
    urlOf: (url) => Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    pointTo(otherUrl) {
      writeFiles(new URL(otherUrl), folder, port, users);
      /* It reads its file again, and closes each session with the earlier server after its transaction. */
      child.kill('SIGHUP');
    },
    stop: () => stopPooler(child),
  };
}
