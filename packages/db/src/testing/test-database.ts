import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../client';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated database that every test file clones. */
    templateUrl: string;
  }
}

export interface TestDatabase extends Database {
  url: string;
}

const onDatabase = (url: string, name: string) => url.replace(/\/[^/]*$/, `/${name}`);

/** A database of one's own, cloned from the migrated template in some tens of milliseconds. Drop it with `drop()`. */
export async function cloneDatabase(): Promise<TestDatabase & { drop(): Promise<void> }> {
  const template = inject('templateUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = postgres(onDatabase(template, 'postgres'), { max: 1, onnotice: () => undefined });
  /* Only one clone at a time: PostgreSQL refuses to copy a template that another session is connected to. */
  await admin`select pg_advisory_lock(72)`;
  await admin`create database ${admin(name)} template aabha strategy wal_log`;
  await admin`select pg_advisory_unlock(72)`;
  const url = onDatabase(template, name);
  const database = openDatabase(url, { applicationName: 'test' });
  return {
    ...database,
    url,
    async drop() {
      await database.close();
      await admin`drop database if exists ${admin(name)} with (force)`;
      await admin.end();
    },
  };
}
