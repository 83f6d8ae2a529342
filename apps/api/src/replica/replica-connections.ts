import type { DatabaseClient, Db } from '@aabha/db/client';

/** Reads in progress, all of which can be ended at once. */
function endableReads() {
  const enders = new Set<(error: Error) => void>();
  return {
    run<T>(read: Promise<T>): Promise<T> {
      let end: (error: Error) => void = () => undefined;
      const ended = new Promise<never>((_resolve, reject) => {
        end = reject;
      });
      enders.add(end);
      return Promise.race([read, ended]).finally(() => enders.delete(end));
    },
    end(error: Error) {
      for (const end of enders) end(error);
    },
  };
}

/** The connections of a process to a read replica: one for checks, and a pool for reads. */
export interface ReplicaConnections {
  checkDb: Db;
  /** Runs a read, which rejects when connections are replaced meanwhile. */
  run<T>(read: (db: Db) => Promise<T>): Promise<T>;
  /** Ends all reads with an error and opens a new pool: a lost server would occupy the connections until statements time out. */
  replace(error: Error): void;
  close(): Promise<void>;
}

/** Returns the connections of a process to a read replica. `open` opens a pool of some connections. */
export function replicaConnections(
  open: (maxConnections: number) => DatabaseClient,
  maxConnections: number,
): ReplicaConnections {
  const checks = open(1);
  const reads = endableReads();
  const closing = new Set<Promise<void>>();
  let pool = open(maxConnections);
  const close = (client: DatabaseClient) => {
    const closed: Promise<void> = client
      .close()
      .catch(() => undefined)
      .finally(() => closing.delete(closed));
    closing.add(closed);
  };
  return {
    checkDb: checks.db,
    run: (read) => reads.run(read(pool.db)),
    replace(error) {
      reads.end(error);
      close(pool);
      pool = open(maxConnections);
    },
    async close() {
      close(checks);
      close(pool);
      await Promise.all(closing);
    },
  };
}
