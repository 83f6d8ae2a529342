import type { FastifyBaseLogger } from 'fastify';
import { OTHER } from '@aabha/contracts/browser-reports/browser-reports.values';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { Db } from '@aabha/db/client';
import type { ReadReport } from '@aabha/contracts/browser-reports/read-report';
import type { BrowserReports } from '../../context/browser-reports.types';
import { events } from '../../core/events';
import { addReports, type CountedReport } from './browser-reports.queries';

/** How long reports are collected before they are written. */
const FLUSH_MS = 1000;
/** Different reports that are held at once; further ones are counted as `other`. */
const HELD_MAX = 500;

const keyOf = ({ app, disposition, directive, blocked, page, sample }: ReadReport, day: string) =>
  [day, app, disposition, directive, blocked, page, sample].join(' ');

/**
 * Returns the counter of a process. It writes a second after the first report, in one statement; what it holds is lost when the
 * process is killed (docs/spec/sessions-and-access.md#browser-reports).
 */
export function openBrowserReports(db: Db, now: () => Date, log: FastifyBaseLogger): BrowserReports {
  let held = new Map<string, CountedReport>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...held.values()];
    held = new Map();
    if (rows.length === 0) return;
    await addReports(db, rows).catch((error: unknown) =>
      log.warn({ err: error, reports: rows.length }, 'browser reports lost, could not be written'),
    );
  }

  function add(report: ReadReport, day: string, at: string): void {
    const key = keyOf(report, day);
    const before = held.get(key);
    if (!before && held.size >= HELD_MAX && report.page !== OTHER)
      return add({ ...report, directive: OTHER, blocked: OTHER, page: OTHER, sample: '' }, day, at);
    if (before) Object.assign(before, { reports: before.reports + 1, lastSeenAt: at });
    else held.set(key, { ...report, day, reports: 1, firstSeenAt: at, lastSeenAt: at });
  }

  return {
    count(report) {
      if (isStopped) return;
      events.reported.publish({ app: report.app, disposition: report.disposition });
      const at = now();
      add(report, indiaDay(at), at.toISOString());
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    flush,
    async stop() {
      isStopped = true;
      await flush();
    },
  };
}
