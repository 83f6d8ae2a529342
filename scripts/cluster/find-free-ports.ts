import { wholeBetween, type Random } from '@aabha/db/seed/random';
import { isTaken } from '../stack/ports';

/** Below the ports that systems give to outgoing connections, which would take the port of a process that restarts. */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const MOST_TRIES = 1000;

/** Free ports that were looked for at once, so that no two parts get the same. */
export interface FreePorts {
  /** Returns the next port; throws when there is none left. */
  next(): number;
}

/** Finds that many different free ports of this machine. */
export async function findFreePorts(count: number, random: Random = Math.random): Promise<FreePorts> {
  const found = new Set<number>();
  for (let tries = 0; tries < MOST_TRIES && found.size < count; tries += 1) {
    const port = wholeBetween(random, LOWEST, HIGHEST);
    if (!(await isTaken(port))) found.add(port);
  }
  if (found.size < count) throw new Error(`There are no ${count} free ports.`);
  const left = [...found];
  return {
    next() {
      const port = left.pop();
      if (port === undefined) throw new Error('Too few ports were looked for.');
      return port;
    },
  };
}
