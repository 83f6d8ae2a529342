import type postgres from 'postgres';

/** Each prepared statement stays on every connection of the pool, so there is an end to them. */
const MOST_STATEMENTS = 400;
/** Texts that were sent once only, as those with a list of any length are, are forgotten from time to time. */
const MOST_SEEN_ONCE = 2000;

type Unsafe = postgres.Sql['unsafe'];

/** Says of each text whether to prepare it: from the second time on that it is sent, as long as there is room. */
function repeatedStatements(): (text: string) => boolean {
  const seenOnce = new Set<string>();
  const repeated = new Set<string>();
  return (text) => {
    if (repeated.has(text)) return true;
    if (repeated.size >= MOST_STATEMENTS) return false;
    if (!seenOnce.delete(text)) {
      if (seenOnce.size >= MOST_SEEN_ONCE) seenOnce.clear();
      seenOnce.add(text);
      return false;
    }
    repeated.add(text);
    return true;
  };
}

/**
 * The pool, with every statement prepared whose text is sent again, in transactions too. The query builder prepares only
 * what it is told to and nothing in a transaction; a statement with parameters that is not prepared goes to the database
 * twice, first to be described and then to be run, and is planned anew each time.
 */
export function withAutomaticPreparedStatements(pool: postgres.Sql): postgres.Sql {
  const repeats = repeatedStatements();
  const preparing =
    (unsafe: Unsafe): Unsafe =>
    (text, parameters, options) =>
      unsafe(text, parameters, { ...options, prepare: options?.prepare === true || repeats(text) });
  const begin = pool.begin.bind(pool) as (work: (tx: postgres.TransactionSql) => unknown) => Promise<unknown>;
  const beginPreparing = (work: (tx: postgres.TransactionSql) => unknown) =>
    begin((tx) => work(Object.assign(tx, { unsafe: preparing(tx.unsafe) })));
  const changed = new Map<string | symbol, unknown>([
    ['unsafe', preparing(pool.unsafe)],
    ['begin', beginPreparing],
  ]);
  return new Proxy(pool, {
    get: (target, name) => changed.get(name) ?? (Reflect.get(target, name, target) as unknown),
  });
}
