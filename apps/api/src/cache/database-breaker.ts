/** After a failure one request per interval reads from the database. */
const RETRY_MS = 2000;
/** Timeout for the outcome of such a read, whose caller may have disconnected. */
const TRIAL_MS = 10_000;

/** Returns a circuit breaker: whether a read that has a stale response should try the database. */
export function databaseBreaker(now: () => number = Date.now) {
  let nextTryMs = 0;
  let isOpen = false;
  return {
    /** Returns whether to read. While the database is unavailable, one caller every two seconds may. */
    mayAsk(): boolean {
      if (!isOpen) return true;
      if (now() < nextTryMs) return false;
      nextTryMs = now() + TRIAL_MS;
      return true;
    },
    failed(): void {
      isOpen = true;
      nextTryMs = now() + RETRY_MS;
    },
    succeeded(): void {
      isOpen = false;
    },
  };
}
export type DatabaseBreaker = ReturnType<typeof databaseBreaker>;
