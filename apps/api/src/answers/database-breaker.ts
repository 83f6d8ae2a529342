/** After a failure the database is asked by one request at a time, each so long after the last. */
const RETRY_MS = 2000;
/** A request that asks and never says what came of it, since its caller hung up, is not waited for longer. */
const TRIAL_MS = 10_000;

/** A circuit breaker: whether a read that could be answered otherwise should ask the database. */
export function databaseBreaker(now: () => number = Date.now) {
  let nextTryMs = 0;
  let isOpen = false;
  return {
    /** Whether to ask. While the database is away, one caller every two seconds is told to. */
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
