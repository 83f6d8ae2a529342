import { setTimeout as wait } from 'node:timers/promises';
import { cpuMs, memoryMb } from '../harness/harness';

const LOOK_EVERY_MS = 50;

/** What some work of a process takes. */
export interface WorkCost {
  seconds: number;
  /** Until the first byte of the response. */
  firstByteMs: number;
  bytes: number;
  processorSeconds: number;
  databaseSeconds: number;
  /** Highest resident memory, in megabytes, and that before the work. */
  peakMb: number;
  idleMb: number;
  /** The longest response time of another request meanwhile. */
  longestDelayMs: number;
}

/** The process that works. */
interface Worker {
  pid: number;
  /** Sends a request that needs the event loop only; left out for a process that serves none. */
  ping?: () => Promise<unknown>;
  databaseCpuMs(): number;
}

/** Looks at a process until stopped. Returns the highest memory and the longest response of `ping`. */
function watch({ pid, ping }: Worker) {
  let isOver = false;
  const seen = { peakMb: 0, longestDelayMs: 0, processorMs: 0 };
  const look = async () => {
    while (!isOver) {
      try {
        seen.peakMb = Math.max(seen.peakMb, memoryMb(pid) || 0);
        seen.processorMs = cpuMs(pid);
      } catch {
        /* The process has ended. */
        return;
      }
      const startedMs = performance.now();
      await ping?.();
      if (ping) seen.longestDelayMs = Math.max(seen.longestDelayMs, performance.now() - startedMs);
      await wait(LOOK_EVERY_MS);
    }
  };
  const looked = look();
  return async () => {
    isOver = true;
    await looked;
    return seen;
  };
}

/** Returns what `work` takes. It calls `onBytes` for each piece of its result. */
export async function measureWork(
  worker: Worker,
  work: (onBytes: (bytes: number) => void) => Promise<void>,
): Promise<WorkCost> {
  const idleMb = memoryMb(worker.pid);
  const before = { processor: cpuMs(worker.pid), database: worker.databaseCpuMs() };
  const startedMs = performance.now();
  const stop = watch(worker);
  let bytes = 0;
  let firstByteMs = 0;
  await work((more) => {
    if (bytes === 0) firstByteMs = performance.now() - startedMs;
    bytes += more;
  });
  const seconds = (performance.now() - startedMs) / 1000;
  const { processorMs, ...seen } = await stop();
  return {
    ...{ seconds, firstByteMs, bytes, idleMb, ...seen },
    processorSeconds: (processorMs - before.processor) / 1000,
    databaseSeconds: (worker.databaseCpuMs() - before.database) / 1000,
  };
}
