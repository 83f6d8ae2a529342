import { join } from 'node:path';
import type { ProcessSpec } from '../stack/managed-process';
import type { Secrets } from '../stack/secrets';

export const KINDS = ['api', 'worker', 'store', 'admin'] as const;
export type Kind = (typeof KINDS)[number];

/** How many processes of each kind a cluster has. */
export const PROCESS_COUNTS: Record<Kind, number> = { api: 3, worker: 2, store: 2, admin: 2 };

/** A process of the shop. `port` is where it serves, of a worker where it has its metrics. */
interface ClusterProcessSpec extends ProcessSpec {
  kind: Kind;
  port: number;
}

export interface Addresses {
  /** PgBouncer. */
  database: string;
  /** Both PostgreSQL servers. */
  directDatabase: string;
  smtp: string;
  sandbox: string;
  /** The frontends of HAProxy. */
  store: string;
  admin: string;
  api: string;
}

interface SpecOptions {
  root: string;
  addresses: Addresses;
  secrets: Secrets;
  /** The settings of the place of pictures. */
  media: Record<string, string>;
  logs: string;
  /** Settings of the API that differ from the defaults. */
  settings: Record<string, string>;
  /** Returns the next free port. */
  nextPort(): number;
}

/** At least twice the interval of HAProxy's checks (docs/OPERATIONS.md#shutdown). */
const DRAIN_SECONDS = '3';

const MAINS: Record<Kind, string> = {
  api: 'apps/api/dist/main.js',
  worker: 'apps/api/dist/main.js',
  store: 'apps/store/dist/server/main.js',
  admin: 'apps/admin/dist/server/main.js',
};

function apiEnvironment({ addresses, secrets, media, settings }: SpecOptions): Record<string, string> {
  return {
    ...secrets,
    DATABASE_URL: addresses.database,
    DATABASE_DIRECT_URL: addresses.directDatabase,
    DATABASE_PREPARE: 'off',
    /* Of both servers the one that is the standby is used. */
    DATABASE_REPLICA_URL: addresses.directDatabase,
    SMTP_URL: addresses.smtp,
    RAZORPAY_API_URL: addresses.sandbox,
    STORE_URL: addresses.store,
    ADMIN_URL: addresses.admin,
    ...media,
    ...settings,
  };
}

/** Returns the environment of a process of a kind, with the name of the variable of its port. */
function environmentOf(kind: Kind, options: SpecOptions): { env: Record<string, string>; portName: string } {
  const { addresses } = options;
  const web = {
    API_URL: addresses.api,
    STORE_URL: addresses.store,
    RAZORPAY_API_URL: addresses.sandbox,
  };
  switch (kind) {
    case 'api':
      return { env: { ...apiEnvironment(options), API_ROLE: 'web' }, portName: 'API_PORT' };
    case 'worker':
      return { env: { ...apiEnvironment(options), API_ROLE: 'worker' }, portName: 'METRICS_PORT' };
    case 'store':
      return { env: web, portName: 'STORE_PORT' };
    case 'admin':
      return { env: web, portName: 'ADMIN_PORT' };
  }
}

/** Returns all processes of the shop in the order of their start: the API first, which the others call. */
export function processSpecs(options: SpecOptions): ClusterProcessSpec[] {
  return KINDS.flatMap((kind) =>
    Array.from({ length: PROCESS_COUNTS[kind] }, (_, index): ClusterProcessSpec => {
      const name = `${kind}-${index + 1}`;
      const port = options.nextPort();
      const { env, portName } = environmentOf(kind, options);
      return {
        kind,
        name,
        port,
        args: ['--enable-source-maps', join(options.root, MAINS[kind])],
        env: {
          ...env,
          [portName]: String(port),
          DRAIN_SECONDS,
          TRUSTED_PROXIES: 'loopback',
          LOG_LEVEL: 'warn',
        },
        /* A worker has no port of its own. */
        readyUrl: `http://127.0.0.1:${port}/${kind === 'worker' ? 'metrics' : 'readyz'}`,
        logFile: join(options.logs, `${name}.log`),
      };
    }),
  );
}
