import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

const WAIT_MS = 10_000;
const POLL_MS = 100;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Is this process a postgres on this very data folder? Elsewhere than on Linux only its being alive can be told. */
function isServerOf(pid: number, dataDir: string): boolean {
  if (process.platform !== 'linux') return isAlive(pid);
  try {
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(dataDir);
  } catch {
    return false;
  }
}

/** Stops the server that a killed supervisor left running on a data folder. A stale pid file PostgreSQL removes itself. */
export async function stopStale(dataDir: string, log: (line: string) => void): Promise<void> {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isServerOf(pid, dataDir)) return;
  log(`Stopping the PostgreSQL (process ${pid}) that an earlier run left behind.`);
  process.kill(pid, 'SIGINT');
  const until = Date.now() + WAIT_MS;
  while (isAlive(pid)) {
    if (Date.now() > until) {
      process.kill(pid, 'SIGQUIT');
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
