import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Started } from './started';

/** What was started in a temporary folder. */
export interface InFolder {
  folder: string;
  /** Stops everything; `keepLogs` keeps the folder with the log files. */
  stop(keepLogs: boolean): Promise<void>;
}

const LAST_CHARACTERS = 1000;

/** Returns the ends of the log files, since the folder with them is removed. */
const lastLogLines = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.log'))
    .map((name) => readFileSync(join(folder, name), 'utf8').slice(-LAST_CHARACTERS))
    .join('\n');

/**
 * Starts things in a new temporary folder, which has a folder `media`. When one of them does not start, stops the others,
 * removes the folder and rejects with the reason.
 */
export async function startInFolder<T extends object>(
  start: (folder: string, started: Started) => Promise<T>,
): Promise<T & InFolder> {
  const folder = mkdtempSync(join(tmpdir(), 'aabha-faults-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'media'));
  const started = new Started();
  const stop = async (keepLogs: boolean) => {
    await started.endAll();
    if (!keepLogs) rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await start(folder, started)), folder, stop };
  } catch (error) {
    const logs = lastLogLines(folder);
    await stop(false);
    throw new Error(`The test environment did not start. ${logs}`.trim(), { cause: error });
  }
}
