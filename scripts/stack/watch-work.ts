import type { WorkControl, WorkProgress } from '@aabha/db/backup/work-control';

const EVERY_MS = 1000;
const BYTES_PER_MB = 1_000_000;

function textOf({ rows, totalRows, bytes }: WorkProgress, seconds: number): string {
  const all = Math.max(rows, Math.round(totalRows));
  const number = (value: number) => Math.round(value).toLocaleString('en');
  const percent = Math.floor((rows * 100) / Math.max(all, 1));
  return `${number(rows)} of ${number(all)} rows (${percent}%), ${number(bytes / BYTES_PER_MB)} MB, ${number(rows / seconds)} rows/s`;
}

/**
 * Prints the progress of a backup or restore once a second, on a terminal in one line, and stops it at the first Ctrl-C;
 * a second one ends the process at once.
 */
export function watchWork(): WorkControl {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stop.abort(new Error('Stopped. Nothing was left half done.')));
  const startedMs = performance.now();
  let printedMs = startedMs;
  return {
    signal: stop.signal,
    onProgress(progress) {
      const now = performance.now();
      if (now - printedMs < EVERY_MS) return;
      printedMs = now;
      const text = textOf(progress, (now - startedMs) / 1000);
      process.stderr.write(process.stderr.isTTY ? `\r${text}\u001B[K` : `${text}\n`);
    },
  };
}
