import { execFileSync } from 'node:child_process';

/** Returns the process ids of a PostgreSQL server, one per session. */
function processesOf(pid: number): number[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return [pid, ...all.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []))];
}

/** Sends a signal to every process of a PostgreSQL server. */
export function signalServer(pid: number, name: NodeJS.Signals): void {
  for (const one of processesOf(pid)) {
    try {
      process.kill(one, name);
    } catch (error) {
      /* A session may end meanwhile. */
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
