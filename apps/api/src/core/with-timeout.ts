import { DatabaseTimeout } from '@aabha/db/driver/time-limits';

/** Rejects with a DatabaseTimeout when the database has not responded within `ms` milliseconds. */
export function withTimeout<T>(promise: PromiseLike<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const rejectLate = () => reject(new DatabaseTimeout('a statement'));
    /* Wait one event-loop turn: the response may have arrived while this process was busy. */
    timer = setTimeout(() => setImmediate(rejectLate), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
