import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { setDatabaseDefaults } from '../server/server-settings';
import { roleUrls } from '../roles/create-logins';
import { openDatabase, type DatabaseClient, type DatabaseOptions, type PoolerOptions } from '../client';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated database that every test file clones. */
    templateUrl: string;
    /** The same through a pooler, when the run uses one. */
    pooledTemplateUrl: string | undefined;
  }
}

export interface TestDatabase extends DatabaseClient {
  /** Opens a pool as the application or as a worker, as processes connect. */
  openAs(role: 'app' | 'worker' | 'report', options?: DatabaseOptions): DatabaseClient;
  /** The same addresses with the role of the application. */
  appAddresses: TestDatabase['addresses'] & { DATABASE_WORKER_URL: string };
  /** Leads to the server, past a pooler. */
  directUrl: string;
  /** The address that pools use: that of a pooler when the run uses one. */
  url: string;
  /** The same as fields of a configuration. */
  addresses: { DATABASE_URL: string; directDatabaseUrl: string; DATABASE_PREPARE: 'on' | 'off' };
  /** The settings of a process that uses the database. */
  environment: Readonly<Record<string, string>>;
}

interface TestDatabaseOptions extends DatabaseOptions {
  /** For tests of the driver, which need sessions of their own. */
  isDirect?: boolean;
}

/** PgBouncer prepares statements from version 1.21 on only. */
const POOLER: PoolerOptions = { sharesSessions: true, prepares: false };

const onDatabase = (url: string, name: string) => url.replace(/\/[^/]*$/, `/${name}`);

/**
 * A database of one's own, cloned from the migrated template in some tens of milliseconds. `close()` it at the end;
 * it is not dropped, since the server goes with the run, and DROP DATABASE waits for every session of the server,
 * up to a minute for one that has not signed in yet (a test process that is busy, say).
 */
export function cloneDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  return createDatabase('aabha', options);
}

/** Creates a database without tables, for code that creates them. */
export function emptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0', {});
}

async function createDatabase(from: string, options: TestDatabaseOptions): Promise<TestDatabase> {
  const template = inject('templateUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = postgres(onDatabase(template, 'postgres'), { max: 1, onnotice: () => undefined });
  /* Only one clone at a time: PostgreSQL refuses to copy a template that another session is connected to. */
  await admin`select pg_advisory_lock(72)`;
  await admin`create database ${admin(name)} template ${admin(from)} strategy wal_log`;
  /* A template passes on its tables, not its settings and privileges. */
  if (from !== 'template0') await setDatabaseDefaults(admin, name);
  await admin`revoke temporary on database ${admin(name)} from public`;
  await admin.end();
  const { isDirect = false, ...rest } = options;
  const pooled = isDirect ? undefined : inject('pooledTemplateUrl');
  const directUrl = onDatabase(template, name);
  const url = pooled === undefined ? directUrl : onDatabase(pooled, name);
  const pooler = pooled === undefined ? {} : { pooler: POOLER };
  const prepare = pooled === undefined ? 'on' : 'off';
  return {
    openAs: (role, own) => openDatabase(roleUrls(url)[role], { applicationName: 'test', ...pooler, ...own }),
    appAddresses: {
      DATABASE_URL: roleUrls(url).app,
      DATABASE_WORKER_URL: roleUrls(url).worker,
      directDatabaseUrl: roleUrls(directUrl).app,
      DATABASE_PREPARE: prepare,
    },
    ...openDatabase(url, { applicationName: 'test', ...pooler, ...rest }),
    directUrl,
    url,
    addresses: {
      DATABASE_URL: url,
      directDatabaseUrl: directUrl,
      DATABASE_PREPARE: prepare,
    },
    environment: {
      DATABASE_URL: url,
      ...(pooled === undefined ? {} : { DATABASE_DIRECT_URL: directUrl, DATABASE_PREPARE: 'off' }),
    },
  };
}
