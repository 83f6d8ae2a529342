import type { DrillNotice } from './restore-drills.values';

const DAY_MS = 86_400_000;

/** What the notice about restore drills is derived from; instants are ISO-8601. */
export interface DrillHistory {
  /** Whether the last drill that came to a result failed; false without any. */
  isLastFailed: boolean;
  /** When the last successful drill ended; null without any. */
  lastPassedAt: string | null;
  /** When the first SuperAdmin was created; null for a shop without one. */
  shopSince: string | null;
}

/** Returns the age of a backup at an instant in seconds, never negative: clocks of two machines differ. */
export const backupAgeSeconds = (madeAt: string, now: Date): number =>
  Math.max(0, Math.round((now.getTime() - Date.parse(madeAt)) / 1000));

/**
 * Returns why staff have to look at restore drills; null where they need not: the last one failed, the last successful one is older
 * than `days`, or a shop of that age has none. `days` 0 turns the notice off (docs/OPERATIONS.md#restore-drills).
 */
export function drillNotice(
  history: DrillHistory,
  { days, now }: { days: number; now: Date },
): DrillNotice | null {
  if (days === 0) return null;
  if (history.isLastFailed) return 'failed';
  const since = history.lastPassedAt ?? history.shopSince;
  if (since === null || now.getTime() - Date.parse(since) <= days * DAY_MS) return null;
  return history.lastPassedAt === null ? 'never' : 'overdue';
}
