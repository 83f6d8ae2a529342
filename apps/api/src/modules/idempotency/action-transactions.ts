import type { Db, Tx } from '@aabha/db/client';

export type Answer = Record<string, unknown>;

/** The database as a keyed act sees it, and how the act ends. */
export interface ActionDatabase {
  db: Db;
  /** Ends an act that succeeded. True when its answer was stored in the transaction of the act. */
  commit(answer: Answer): Promise<boolean>;
  /** Ends an act that failed: what it has not committed is rolled back. */
  rollBack(error: unknown): Promise<void>;
}

/** The pool with another `transaction`; everything else goes where `target` says. */
function withTransaction(db: Db, transaction: Db['transaction'], target: () => object = () => db): Db {
  return new Proxy(db, {
    get: (_pool, name) =>
      name === 'transaction' ? transaction : (Reflect.get(target(), name, target()) as unknown),
  });
}

interface OpenTransaction {
  tx: Tx;
  end(answer: Answer): void;
  abandon(error: unknown): void;
  committed: Promise<void>;
}

/**
 * For an act whose writes are one transaction: that transaction stays open until the answer is there, and `store` writes
 * the answer into it, so that act and answer are committed together or not at all. What is read for the answer is read in
 * it too, so that an act never waits for a second connection.
 */
export function singleTransaction(
  pool: Db,
  store: (tx: Tx, answer: Answer) => Promise<void>,
): ActionDatabase {
  let open: OpenTransaction | undefined;
  const begin: Db['transaction'] = (work, options) =>
    new Promise((resolve, reject) => {
      const committed = pool.transaction(async (tx) => {
        const result = await work(tx);
        const answer = await new Promise<Answer>((end, abandon) => {
          open = { tx, end, abandon, committed: Promise.resolve().then(() => committed) };
          resolve(result);
        });
        await store(tx, answer);
      }, options);
      committed.catch(reject);
    });
  const transaction: Db['transaction'] = (work, options) =>
    open ? open.tx.transaction(work) : begin(work, options);
  return {
    db: withTransaction(pool, transaction, () => open?.tx ?? pool),
    async commit(answer) {
      if (!open) return false;
      open.end(answer);
      await open.committed;
      return true;
    },
    async rollBack(error) {
      if (!open) return;
      open.abandon(error);
      /* It rejects with the error that the caller has already. */
      await open.committed.catch(() => undefined);
    },
  };
}

const takingBack = new WeakMap<Db, () => void>();

/**
 * For an act of several transactions, with calls to others between them: `note` is run at the end of each and notes that
 * the act is done, or, when the transaction took back what was done before it, that it is not.
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
 * Says, within a transaction on this database, that it takes back all that the act has done, so that the act may be
 * done under the same key later. Does nothing for an act without a key.
 */
export function undoAction(db: Db): void {
  takingBack.get(db)?.();
}
