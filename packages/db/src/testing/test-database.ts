import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { openDatabase, type DatabaseClient, type DatabaseOptions } from '../client';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated database that every test file clones. */
    templateUrl: string;
  }
}

export interface TestDatabase extends DatabaseClient {
  url: string;
}

const onDatabase = (url: string, name: string) => url.replace(/\/[^/]*$/, `/${name}`);

/**
 * A database of one's own, cloned from the migrated template in some tens of milliseconds. `close()` it at the end;
 * it is not dropped, since the server goes with the run, and DROP DATABASE waits for every session of the server,
 * up to a minute for one that has not signed in yet (a test process that is busy, say).
 */
export function cloneDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  return createDatabase('aabha', options);
}

/** Creates a database without tables, for code that creates them. */
export function emptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0', {});
}

async function createDatabase(from: string, options: DatabaseOptions): Promise<TestDatabase> {
  const template = inject('templateUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = postgres(onDatabase(template, 'postgres'), { max: 1, onnotice: () => undefined });
  /* Only one clone at a time: PostgreSQL refuses to copy a template that another session is connected to. */
  await admin`select pg_advisory_lock(72)`;
  await admin`create database ${admin(name)} template ${admin(from)} strategy wal_log`;
  await admin.end();
  const url = onDatabase(template, name);
  return { ...openDatabase(url, { applicationName: 'test', ...options }), url };
}
