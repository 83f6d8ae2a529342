import { openDatabase as openReal, type DatabaseClient, type Db } from '@aabha/db/client';
import { cross } from './fault-points';

function withCrossings(db: Db): Db {
  const transaction: Db['transaction'] = async (work, options) => {
    const result = await db.transaction(async (tx) => {
      const done = await work(tx);
      cross('commit.before');
      return done;
    }, options);
    cross('commit.after');
    return result;
  };
  return new Proxy(db, {
    get: (target, name) =>
      name === 'transaction' ? transaction : (Reflect.get(target, name, target) as unknown),
  });
}

/** Opens the real database with a fault point on either side of each commit. */
export function openDatabase(...args: Parameters<typeof openReal>): DatabaseClient {
  const database = openReal(...args);
  return { ...database, db: withCrossings(database.db) };
}
