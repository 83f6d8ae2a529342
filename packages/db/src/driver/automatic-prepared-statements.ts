import type postgres from 'postgres';
import { usesFastPaths } from './fast-paths';

/** Each prepared statement stays on every connection of the pool, so their number is limited. */
const MAX_STATEMENTS = 400;
/** The set of texts that were sent once is cleared at this size, since texts with lists seldom repeat. */
const MAX_SENT_ONCE = 2000;

type Unsafe = postgres.Sql['unsafe'];

/** The driver sends texts without parameters in the simple protocol, which prepares nothing. Its types leave the option out. */
const EXTENDED = { simple: false } as object;
/** Whether a text may have several statements, which only the simple protocol takes. */
const hasSeveral = (text: string) => text.includes(';');

/** Returns a function that decides whether to prepare a text: from its second use, up to the limit. */
function repeatedStatements(): (text: string) => boolean {
  const sentOnce = new Set<string>();
  const repeated = new Set<string>();
  return (text) => {
    if (repeated.has(text)) return true;
    if (repeated.size >= MAX_STATEMENTS) return false;
    if (!sentOnce.delete(text)) {
      if (sentOnce.size >= MAX_SENT_ONCE) sentOnce.clear();
      sentOnce.add(text);
      return false;
    }
    repeated.add(text);
    return true;
  };
}

/**
 * Returns the pool with every statement prepared whose text is sent again, in transactions too. Drizzle prepares only named
 * statements and none in a transaction; a statement with parameters that is not prepared takes two round trips (describe,
 * then execute) and is planned each time.
 */
export function withAutomaticPreparedStatements(pool: postgres.Sql): postgres.Sql {
  if (!usesFastPaths) return pool;
  const isRepeated = repeatedStatements();
  const preparing =
    (unsafe: Unsafe): Unsafe =>
    (text, parameters, options) => {
      const prepare = options?.prepare === true || isRepeated(text);
      const isPlain = parameters === undefined || parameters.length === 0;
      return unsafe(text, parameters, {
        ...options,
        prepare,
        ...(isPlain && prepare && !hasSeveral(text) ? EXTENDED : {}),
      });
    };
  const begin = pool.begin.bind(pool) as (work: (tx: postgres.TransactionSql) => unknown) => Promise<unknown>;
  const beginPreparing = (work: (tx: postgres.TransactionSql) => unknown) =>
    begin((tx) => work(Object.assign(tx, { unsafe: preparing(tx.unsafe) })));
  const replaced = new Map<string | symbol, unknown>([
    ['unsafe', preparing(pool.unsafe)],
    ['begin', beginPreparing],
  ]);
  return new Proxy(pool, {
    get: (target, name) => replaced.get(name) ?? (Reflect.get(target, name, target) as unknown),
  });
}
