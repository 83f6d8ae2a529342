import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FAST_WITHIN_MS = 8000;
const HARD_WITHIN_MS = 10_000;
const POLL_MS = 50;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function outputOf(program: string, args: readonly string[]): string {
  try {
    return execFileSync(program, args, { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  } catch {
    return '';
  }
}

/** Returns whether a process is a postgres on this data folder, since process ids are reused. */
function isServerOf(pid: number, data: string): boolean {
  if (process.platform === 'win32')
    return outputOf('tasklist', ['/FI', `PID eq ${pid}`]).includes('postgres');
  if (process.platform !== 'linux') {
    const command = outputOf('ps', ['-o', 'command=', '-p', String(pid)]);
    return command.includes('postgres') && command.includes(data);
  }
  try {
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
}

function parentOf(pid: number): number {
  if (process.platform !== 'linux') return Number(outputOf('ps', ['-o', 'ppid=', '-p', String(pid)]));
  /* The name may contain any character and ends at the last bracket; state and parent follow. */
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/s);
  return Number(rest.split(' ')[1]);
}

const ownerFile = (dataDir: string) => join(dataDir, 'owner.pid');

/** Writes down which process runs the server, so that a second one does not take it for a leftover. */
export function claim(dataDir: string): void {
  writeFileSync(ownerFile(dataDir), String(process.pid));
}

export function release(dataDir: string): void {
  rmSync(ownerFile(dataDir), { force: true });
}

interface LiveServer {
  pid: number;
  port: number;
  /** The process that started it, when that is still there to stop it. */
  owner: number | undefined;
}

/** The server that runs on `dataDir` now, whoever started it. */
function findServer(dataDir: string): LiveServer | undefined {
  const data = join(dataDir, 'pg');
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number);
  if (!pid || !Number.isInteger(pid) || pid <= 1 || !isServerOf(pid, data)) return undefined;
  const owner = existsSync(ownerFile(dataDir)) ? Number(readFileSync(ownerFile(dataDir), 'utf8')) : 0;
  const owned = owner > 0 && isAlive(owner) && (process.platform === 'win32' || parentOf(pid) === owner);
  return { pid, port: port ?? 0, owner: owned ? owner : undefined };
}

async function isGoneWithin(pid: number, withinMs: number): Promise<boolean> {
  const until = Date.now() + withinMs;
  while (isAlive(pid)) {
    if (Date.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return true;
}

/**
 * Stops the server that a killed process left running. Throws when its owner lives, or when it does not stop. A stale
 * pid file PostgreSQL removes itself.
 */
export async function stopStale(dataDir: string, log: (line: string) => void): Promise<void> {
  const server = findServer(dataDir);
  if (!server) return;
  if (server.owner !== undefined)
    throw new Error(
      `The database in ${dataDir} is in use by process ${server.owner}. Stop that process first.`,
    );
  log(`Stopping the PostgreSQL (process ${server.pid}) that an earlier run left behind.`);
  process.kill(server.pid, 'SIGINT');
  if (await isGoneWithin(server.pid, FAST_WITHIN_MS)) return;
  process.kill(server.pid, 'SIGQUIT');
  if (!(await isGoneWithin(server.pid, HARD_WITHIN_MS)))
    throw new Error(
      `The PostgreSQL with process number ${server.pid} does not stop. Please stop it yourself.`,
    );
}
