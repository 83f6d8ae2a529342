import { DatabaseTimeout } from '@aabha/db/driver/time-limits';

/** Rejects with a DatabaseTimeout when the database has not answered within `ms` milliseconds. */
export function withTimeout<T>(promise: PromiseLike<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new DatabaseTimeout('a statement'));
    /* After one more look at what has come in: it may be this process that was late, and not the answer. */
    timer = setTimeout(() => setImmediate(giveUp), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
