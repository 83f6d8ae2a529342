import type { FastifyBaseLogger } from 'fastify';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { Db } from '@aabha/db/client';
import type { RefusedPins } from '../../context/refused-pins.types';
import { addChecks } from './refused-pins.queries';

/** How long counts are collected before they are written. */
const FLUSH_MS = 1000;
/** Different codes of a day that are held at once; checks of others are not counted until the next write. */
const PINS_MAX = 5000;

/**
 * Returns the counter of a process. It holds a day and a PIN code with a number, nothing else, and writes a second after the
 * first of them; what it holds is lost when the process is killed (docs/spec/reports.md#refused-pin-codes).
 */
export function openRefusedPins(db: Db, now: () => Date, log: FastifyBaseLogger): RefusedPins {
  let counts = new Map<string, { day: string; pin: string; checks: number }>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...counts.values()];
    counts = new Map();
    if (rows.length === 0) return;
    await addChecks(db, rows).catch((error: unknown) =>
      log.warn({ err: error, pins: rows.length }, 'refused PIN checks lost, could not be written'),
    );
  }
  return {
    count(pin) {
      if (isStopped) return;
      const day = indiaDay(now());
      const held = counts.get(`${day} ${pin}`);
      if (held) held.checks += 1;
      else if (counts.size < PINS_MAX) counts.set(`${day} ${pin}`, { day, pin, checks: 1 });
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    flush,
    async stop() {
      isStopped = true;
      await flush();
    },
  };
}
