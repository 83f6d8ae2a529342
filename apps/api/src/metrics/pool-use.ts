import type { ObservedStatement, PoolObserver } from '@aabha/db/driver/observed-pool';

/** Who uses or waits for the connections of a pool now. */
interface PoolUse extends PoolObserver {
  /** Transactions that have a connection, statements of their own that were sent, and those of both that wait. */
  now(): { transactions: number; statements: number; waiting: number };
}

/** Counts the users of a pool. The driver sends several statements over one connection, so they can be more than connections. */
export function poolUse(): PoolUse {
  const statements = new Set<ObservedStatement>();
  let transactions = 0;
  let waiting = 0;
  return {
    onStatement(statement) {
      if (!statement.isInTransaction) statements.add(statement);
      return () => void statements.delete(statement);
    },
    onTransaction() {
      let hasStarted = false;
      waiting += 1;
      return {
        started() {
          hasStarted = true;
          waiting -= 1;
          transactions += 1;
        },
        ended() {
          if (hasStarted) transactions -= 1;
          else waiting -= 1;
        },
      };
    },
    now() {
      const sent = [...statements].filter(({ isSent }) => isSent).length;
      return { transactions, statements: sent, waiting: waiting + statements.size - sent };
    },
  };
}
