import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountForPostgres } from '../postgres/account';
import { freePort } from '../postgres/free-port';

/** Where Debian, Red Hat and Homebrew put it. */
const KNOWN = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];
const READY = 'process up';
const START_WITHIN_MS = 20_000;

/** Returns the path of PgBouncer; undefined where it is not installed. */
export const findPgbouncer = (): string | undefined => KNOWN.find((path) => existsSync(path));

interface RunningPooler {
  /** Returns a connection URL of the server, through the pooler. */
  urlOf(url: string): string;
  stop(): Promise<void>;
}

/** Returns the settings: any database of the server, and none of the start-up parameters that PgBouncer refuses. */
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
`;

function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`PgBouncer ${why}. Output: ${output.trim()}`));
    const timer = setTimeout(fail, START_WITHIN_MS, 'did not get ready');
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes(READY)) return;
      clearTimeout(timer);
      child.stderr?.removeAllListeners('data').resume();
      resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => fail(`stopped with code ${code}`));
  });
}

/** Starts PgBouncer in transaction mode before the server of `serverUrl`, with its files in a new folder. */
export async function startPooler(serverUrl: string, folder: string): Promise<RunningPooler> {
  const program = findPgbouncer();
  if (!program) throw new Error('PgBouncer is not installed.');
  const server = new URL(serverUrl);
  const account = accountForPostgres();
  const port = await freePort(0);
  mkdirSync(folder);
  const userList = join(folder, 'users.txt');
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(userList, `"${server.username}" "${server.password}"\n`, { mode: 0o600 });
  writeFileSync(file, settings(server, port, userList));
  chmodSync(folder, 0o700);
  if (account) for (const path of [folder, userList, file]) chownSync(path, account.uid, account.gid);
  const child = spawn(program, [file], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  });
  await waitUntilReady(child);
  return {
    urlOf: (url) => Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
