import type { Db, Tx } from '@aabha/db/client';

export type ActionResponse = Record<string, unknown>;

/** The database of an action with an idempotency key, and the ways in which the action ends. */
export interface ActionDatabase {
  db: Db;
  /** Commits a successful action. Returns whether its response was stored in the action's own transaction. */
  commit(response: ActionResponse): Promise<boolean>;
  /** Rolls back the uncommitted writes of a failed action. */
  rollBack(error: unknown): Promise<void>;
}

/** Returns the pool with another `transaction`; everything else goes to `target`. */
function withTransaction(db: Db, transaction: Db['transaction'], target: () => object = () => db): Db {
  return new Proxy(db, {
    get: (_pool, name) =>
      name === 'transaction' ? transaction : (Reflect.get(target(), name, target()) as unknown),
  });
}

interface OpenTransaction {
  tx: Tx;
  end(response: ActionResponse): void;
  abandon(error: unknown): void;
  committed: Promise<void>;
}

/**
 * Returns a database for an action in one transaction, which stays open until the response is known; `store`
 * writes the response into it, so that action and response are committed atomically. Reads for the response
 * use the same transaction, so that an action never waits for a second connection.
 */
export function singleTransaction(
  pool: Db,
  store: (tx: Tx, response: ActionResponse) => Promise<void>,
): ActionDatabase {
  let open: OpenTransaction | undefined;
  const begin: Db['transaction'] = (work, options) =>
    new Promise((resolve, reject) => {
      const committed = pool.transaction(async (tx) => {
        const result = await work(tx);
        const response = await new Promise<ActionResponse>((end, abandon) => {
          open = { tx, end, abandon, committed: Promise.resolve().then(() => committed) };
          resolve(result);
        });
        await store(tx, response);
      }, options);
      committed.catch(reject);
    });
  const transaction: Db['transaction'] = (work, options) =>
    open ? open.tx.transaction(work) : begin(work, options);
  return {
    db: withTransaction(pool, transaction, () => open?.tx ?? pool),
    async commit(response) {
      if (!open) return false;
      open.end(response);
      await open.committed;
      return true;
    },
    async rollBack(error) {
      if (!open) return;
      open.abandon(error);
      /* It rejects with the error that the caller already has. */
      await open.committed.catch(() => undefined);
    },
  };
}

const takingBack = new WeakMap<Db, () => void>();

/**
 * Returns a database for an action in several transactions, with external calls between them: `note` runs at
 * the end of each and records that the action is done, or, when the transaction undid it, that it is not.
 */
export function severalTransactions(
  pool: Db,
  note: (tx: Tx, isDone: boolean) => Promise<void>,
): ActionDatabase {
  let isTakenBack = false;
  const transaction: Db['transaction'] = (work, options) =>
    pool.transaction(async (tx) => {
      isTakenBack = false;
      const result = await work(tx);
      await note(tx, !isTakenBack);
      return result;
    }, options);
  const db = withTransaction(pool, transaction);
  takingBack.set(db, () => {
    isTakenBack = true;
  });
  return { db, commit: () => Promise.resolve(false), rollBack: () => Promise.resolve() };
}

/**
 * Marks, within a transaction on this database, that it undoes the whole action, so that the action may be
 * repeated with the same key. Does nothing for an action without a key.
 */
export function undoAction(db: Db): void {
  takingBack.get(db)?.();
}
