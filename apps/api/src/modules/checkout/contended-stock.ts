/** Thrown to roll back a transaction that could not get its units without locking the stock of its products. */
export class ContendedStock extends Error {
  override name = 'ContendedStock';
}

const ATTEMPTS = 4;

/**
 * Calls `work` with unlocked stock, and again with locked stock where that did not do. Locked stock may not do either
 * while a sale of an expired reservation is in progress; that has ended when the locks are released.
 */
export async function orWithLockedStock<T>(work: (isExclusive: boolean) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt > 1);
    } catch (error) {
      if (!(error instanceof ContendedStock) || attempt >= ATTEMPTS) throw error;
    }
  }
}
