import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openMediaStore } from '@aabha/db/media/open-media-store';
import { prepareDatabase } from '@aabha/db/prepare-database';
import { roleUrls } from '@aabha/db/roles/create-logins';
import { setUpRoles } from '@aabha/db/roles/set-up-roles';
import { assertDemoFits } from '@aabha/db/seed/assert-demo-fits';
import { seedDemo } from '@aabha/db/seed/seed';
import { startPostgres } from '@aabha/embedded/postgres/postgres';
import { Children, type ChildSpec } from './children';
import { mediaPlace } from './media-place';
import { assertFree, type Ports } from './ports';
import { readSecrets, type Secrets } from './secrets';
import { standInSpecs } from './stand-in-specs';
import type { Steps } from './steps';

interface StackOptions {
  root: string;
  dataDir: string;
  ports: Ports;
  /** Hot reload in all three apps. */
  dev: boolean;
  steps: Steps;
  /** Makes the production builds; left out where they are there. */
  build?: () => Promise<void>;
  /** Off for tests: the database may lose what a power cut takes. */
  durable?: boolean;
  /** What the operator configured; decides which stand-ins are not needed. */
  env: NodeJS.ProcessEnv;
  onDeath: (message: string) => void;
}

export interface Stack {
  urls: { store: string; admin: string; api: string; inbox: string | undefined; sandbox: string | undefined };
  databaseUrl: string;
  hasDemo: boolean;
  stop(): Promise<void>;
}

type Stoppable = { stop(): Promise<void> };
/** Remembers what has to be stopped again, in the reverse order. */
type Keep = <T extends Stoppable>(part: T) => T;

function assertWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new Error(`The folder ${dataDir} cannot be written. Is the disk read-only?`);
  }
}

const mediaDirOf = ({ env, dataDir }: StackOptions) => env.MEDIA_DIR || join(dataDir, 'media');

const local = (port: number) => `http://localhost:${port}`;

/** Which stand-ins run: none for what the operator has a real one of (docs/spec/processes.md#configuration). */
function standIns(env: NodeJS.ProcessEnv) {
  return { postgres: !env.DATABASE_URL, inbox: !env.SMTP_URL, sandbox: !env.RAZORPAY_KEY_ID };
}

/** Returns whether the demo is loaded (docs/spec/settings.md#demo-data). Throws for an unknown value. */
function usesDemo({ DEMO_DATA = '' }: NodeJS.ProcessEnv): boolean {
  if (!['', 'true', 'false'].includes(DEMO_DATA)) throw new Error('DEMO_DATA must be true or false.');
  return DEMO_DATA !== 'false';
}

function portsInUse(ports: Ports, needs: ReturnType<typeof standIns>): Partial<Ports> {
  const { PG_PORT: _pg, INBOX_PORT, INBOX_SMTP_PORT, SANDBOX_PORT, ...always } = ports;
  return {
    ...always,
    ...(needs.inbox ? { INBOX_PORT, INBOX_SMTP_PORT } : {}),
    ...(needs.sandbox ? { SANDBOX_PORT } : {}),
  };
}

function childSpecs(options: StackOptions, env: Record<string, string>): ChildSpec[] {
  const { ports, dev } = options;
  const run = (app: string, built: string, source: string) =>
    dev
      ? ['--import', 'tsx', ...(app === 'api' ? ['--watch-preserve-output', '--watch'] : []), source]
      : ['--enable-source-maps', built];
  const web = { ...env, API_URL: `http://127.0.0.1:${ports.API_PORT}`, TRUSTED_PROXIES: 'loopback' };
  return [
    {
      name: 'api',
      args: run('api', 'apps/api/dist/main.js', 'apps/api/src/main.ts'),
      env,
      readyUrl: `http://127.0.0.1:${ports.API_PORT}/readyz`,
    },
    {
      name: 'store',
      args: run('store', 'apps/store/dist/server/main.js', 'apps/store/server/dev.ts'),
      env: web,
      readyUrl: `http://127.0.0.1:${ports.STORE_PORT}/healthz`,
    },
    {
      name: 'admin',
      args: run('admin', 'apps/admin/dist/server/main.js', 'apps/admin/server/dev.ts'),
      env: web,
      readyUrl: `http://127.0.0.1:${ports.ADMIN_PORT}/healthz`,
    },
  ];
}

function childEnvironment(
  options: StackOptions,
  services: Services,
  secrets: Secrets,
): Record<string, string> {
  const { ports, env } = options;
  const names = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
  return {
    ...names,
    ...services.databaseVariables,
    SMTP_URL: services.smtp,
    TOKEN_SECRET: env.TOKEN_SECRET || secrets.TOKEN_SECRET,
    STORE_URL: env.STORE_URL || local(ports.STORE_PORT),
    ADMIN_URL: env.ADMIN_URL || local(ports.ADMIN_PORT),
    MEDIA_DIR: mediaDirOf(options),
    TRUSTED_PROXIES: env.TRUSTED_PROXIES || 'loopback',
    ...(env.NODE_ENV === 'production' ? {} : { WEBHOOK_LOCAL: env.WEBHOOK_LOCAL || 'on' }),
    SHOP_PICTURES_ARE_DRAWINGS: env.SHOP_PICTURES_ARE_DRAWINGS || String(usesDemo(env)),
    ...(services.sandbox
      ? {
          RAZORPAY_KEY_ID: secrets.RAZORPAY_KEY_ID,
          RAZORPAY_KEY_SECRET: secrets.RAZORPAY_KEY_SECRET,
          RAZORPAY_WEBHOOK_SECRET: secrets.RAZORPAY_WEBHOOK_SECRET,
          RAZORPAY_API_URL: services.sandbox,
        }
      : {}),
  };
}

/** What runs beside the apps, each in a process of its own, and how to reach it. */
interface Services {
  /** The address that migrates. */
  database: string;
  /** What the API connects as. */
  databaseVariables: Record<string, string>;
  smtp: string;
  inbox: string | undefined;
  sandbox: string | undefined;
}

/** The embedded server has the roles of production; of an operator's server the variables are taken as they are. */
async function rolesOf(
  embeddedUrl: string | undefined,
  { env, steps }: StackOptions,
): Promise<Record<string, string>> {
  if (embeddedUrl === undefined) return { DATABASE_URL: env.DATABASE_URL ?? '' };
  const urls = roleUrls(embeddedUrl);
  await steps.run('Setting up database roles', () => setUpRoles(embeddedUrl, urls));
  return { DATABASE_URL: urls.app, DATABASE_WORKER_URL: urls.worker, DATABASE_ROLES: 'separate' };
}

async function startDatabase(
  options: StackOptions,
  keep: Keep,
): Promise<Pick<Services, 'database' | 'databaseVariables'>> {
  const { steps, ports, env, dataDir } = options;
  const postgres = standIns(env).postgres
    ? keep(
        await steps.run('Starting PostgreSQL', () =>
          startPostgres({
            dataDir: join(dataDir, 'postgres'),
            port: ports.PG_PORT,
            durable: options.durable ?? true,
          }),
        ),
      )
    : undefined;
  const database = postgres?.url ?? (env.DATABASE_OWNER_URL || env.DATABASE_URL || '');
  const hasDemo = usesDemo(env);
  /* Before the migration, which would change the database of another shop. */
  if (hasDemo) await steps.run('Checking the database', () => assertDemoFits(database));
  await steps.run('Migrating the database', () => prepareDatabase(database));
  if (hasDemo)
    await steps.run('Loading the demo data', () =>
      seedDemo({
        databaseUrl: database,
        mediaDir: mediaDirOf(options),
        store: openMediaStore(mediaPlace({ ...env, MEDIA_DIR: mediaDirOf(options) })),
      }),
    );
  return { database, databaseVariables: await rolesOf(postgres?.url, options) };
}

async function startServices(
  options: StackOptions,
  secrets: Secrets,
  { keep, children }: { keep: Keep; children: Children },
): Promise<Services> {
  const { steps, ports, env } = options;
  const needs = standIns(env);
  const { database, databaseVariables } = await startDatabase(options, keep);
  /* Stopped before the database. */
  keep(children);
  const specs = standInSpecs(options, { database, secrets });
  if (needs.inbox) await steps.run('Starting the mail inbox', () => children.start(specs.inbox));
  if (needs.sandbox) await steps.run('Starting the payment sandbox', () => children.start(specs.sandbox));
  return {
    database,
    databaseVariables,
    smtp: needs.inbox ? `smtp://127.0.0.1:${ports.INBOX_SMTP_PORT}` : (env.SMTP_URL ?? ''),
    inbox: needs.inbox ? local(ports.INBOX_PORT) : undefined,
    sandbox: needs.sandbox ? local(ports.SANDBOX_PORT) : undefined,
  };
}

/** Brings the whole shop up, step by step. Throws with the step that failed, after stopping what had started. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { steps, ports, dataDir, build } = options;
  const started: Stoppable[] = [];
  const stop = async () => {
    for (const part of started.reverse()) await part.stop();
  };
  const keep: Keep = (part) => {
    started.push(part);
    return part;
  };
  try {
    assertWritable(dataDir);
    const children = new Children(options.root, dataDir, options.onDeath);
    await steps.run('Checking ports and disk', async () => {
      await children.claim();
      await assertFree(portsInUse(ports, standIns(options.env)));
    });
    if (build) await steps.run('Building the three apps', build);
    const secrets = readSecrets(dataDir);
    const services = await startServices(options, secrets, { keep, children });
    const childEnv = childEnvironment(options, services, secrets);
    for (const spec of childSpecs(options, childEnv))
      await steps.run(`Starting the ${spec.name}`, () => children.start(spec));
    return {
      urls: {
        store: local(ports.STORE_PORT),
        admin: local(ports.ADMIN_PORT),
        api: local(ports.API_PORT),
        inbox: services.inbox,
        sandbox: services.sandbox,
      },
      databaseUrl: services.database,
      hasDemo: usesDemo(options.env),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
