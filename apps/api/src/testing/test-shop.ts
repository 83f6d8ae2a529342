import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTRPCClient, httpLink } from '@trpc/client';
import type { DestinationStream } from 'pino';
import { vi } from 'vitest';
import type { DatabaseOptions } from '@aabha/db/client';
import { cloneDatabase, type TestDatabase } from '@aabha/db/testing/test-database';
import { startInbox } from '@aabha/embedded/inbox/inbox';
import { startSandbox } from '@aabha/embedded/sandbox/sandbox';
import { openProcessCache } from '../cache/process-cache';
import { buildApp } from '../app';
import { transactionHandlers } from '../effects';
import { readConfig } from '../core/config';
import { openDatabases, openReplica } from '../databases';
import type { AppDeps } from '../context/deps';
import { openLog } from '../core/log';
import { openApiMetrics } from '../metrics/api-metrics';
import { openPorts } from '../ports';
import { openInvoiceNumbers } from '../modules/invoices/invoice-numbers';
import { openLiveChanges } from '../modules/live/live-changes';
import { openLiveSettings } from '../modules/settings/live-settings';
import { openBrowserReports } from '../modules/browser-reports/browser-reports';
import { openRefusedPins } from '../modules/refused-pins/refused-pins';
import { openWaitingRooms } from '../modules/waiting-room/waiting-rooms';
import { openRateLimits } from '../core/rate-limits';
import type { AppRouter } from '../modules/router';
import { openTracing } from '../tracing/open-tracing';
import { withTracing } from '../tracing/with-tracing';
import { startWorkers } from '../workers';
import { describedFor } from './described';
import { statementsNow, stopInTime } from './stop-in-time';

const KEYS = { keyId: 'rzp_test_shop', keySecret: 'key-secret', webhookSecret: 'hook-secret' };

/** A REST response; `T` is the type of its data. */
export interface RestResponse<T extends object = Record<string, never>> {
  status: number;
  headers: Headers;
  body: {
    status: string;
    message?: string;
    data: T & { message?: string; fields?: Record<string, string> };
  };
}

export interface TestMail {
  id: string;
  subject: string;
  text: string;
  html: string;
  to: { address: string }[];
  attachments: { fileName: string; contentType: string }[];
}

/** Returns the environment of an API under test; `over` replaces single settings. */
function environment(
  urls: { smtp: string; sandbox: string; media: string },
  over: Readonly<Record<string, string>>,
) {
  return {
    NODE_ENV: 'test',
    TOKEN_SECRET: 'a secret for tests that is long enough',
    SMTP_URL: urls.smtp,
    RAZORPAY_KEY_ID: KEYS.keyId,
    RAZORPAY_KEY_SECRET: KEYS.keySecret,
    RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
    RAZORPAY_API_URL: urls.sandbox,
    MEDIA_DIR: urls.media,
    RATE_LIMIT_ADDRESS_FACTOR: '1000',
    RECONCILE_SECONDS: '1',
    /* Tests write to the database directly and read immediately, so the cache is off by default. */
    RESPONSE_CACHE_MB: '0',
    LOG_LEVEL: 'silent',
    ...over,
  };
}

/** Opens the pools of the application and of workers on the database of a test, which have no time limits. */
function openRoles(clone: TestDatabase, options: DatabaseOptions) {
  const app = clone.openAs('app', options);
  const worker = clone.openAs('worker', options);
  return {
    db: app.db,
    workDb: app.db,
    sql: app.sql,
    worker: { db: worker.db, workDb: worker.db, sql: worker.sql },
    close: () => Promise.all([app.close(), worker.close()]),
  };
}

/** Returns the same dependencies with other pools; what is changed in the first is changed in them. */
function withPools(deps: AppDeps, { db, workDb, sql }: Pick<AppDeps, 'db' | 'workDb' | 'sql'>): AppDeps {
  const pools = { db, workDb, sql };
  return new Proxy(deps, {
    get: (target, name): unknown => Reflect.get(name in pools ? pools : target, name),
  });
}

/**
 * Starts a whole shop for one test file: own database, inbox, provider, API over HTTP, and its workers. With
 * `databaseUrl` it runs on that database, within the time limits of the configuration.
 */
export async function startTestShop(
  over: Record<string, string> = {},
  logTo?: DestinationStream,
  databaseUrl?: string,
) {
  const folder = mkdtempSync(join(tmpdir(), 'aabha-shop-'));
  const statements: string[] = [];
  const onStatement = (text: string) => statements.push(text);
  const inbox = await startInbox({ smtpPort: 0, httpPort: 0 });
  const sandbox = await startSandbox({ ...KEYS, port: 0, webhookUrl: 'http://127.0.0.1:9/', lateMs: 500 });
  const config = readConfig(
    environment(
      { smtp: inbox.smtpUrl, sandbox: sandbox.url, media: folder },
      { DATABASE_URL: databaseUrl ?? 'postgres://clone', ...over },
    ),
  );
  const metrics = await openApiMetrics(config);
  const stopTracing = await openTracing(config);
  /* A cloned database belongs to one test and has no time limits; a given database has those of the
     configuration. */
  const clone = databaseUrl === undefined ? await cloneDatabase({ onStatement }) : undefined;
  if (clone) Object.assign(config, clone.appAddresses);
  const roles =
    clone && openRoles(clone, { onStatement, observer: withTracing(metrics?.observerOf('requests')) });
  const database = roles ?? openDatabases(config, metrics?.observerOf);
  const log = openLog(config.LOG_LEVEL, logTo);
  const cache = openProcessCache(config, log);
  const settings = openLiveSettings({ db: database.db, config, cache, log });
  const ports = openPorts(config, () => settings.mailFrom);
  const replica = openReplica(config, { primary: database.db, log, observerOf: metrics?.observerOf });
  /* What workers and tests call services with. The API has the same with the pools of its own role. */
  const workPools = roles?.worker ?? database;
  const deps: AppDeps = {
    config,
    settings,
    db: workPools.db,
    workDb: workPools.workDb,
    replica,
    sql: workPools.sql,
    ports,
    limits: openRateLimits(database.db, config.RATE_LIMIT_ADDRESS_FACTOR),
    cache,
    live: openLiveChanges(cache),
    invoiceNumbers: openInvoiceNumbers(database.db, () => ports.clock.now()),
    waitingRooms: openWaitingRooms(database.db, () => deps.ports.clock.now(), log),
    refusedPins: openRefusedPins(database.db, () => deps.ports.clock.now(), log),
    browserReports: openBrowserReports(database.db, () => deps.ports.clock.now(), log),
    handlers: transactionHandlers,
    log,
    metrics: metrics?.process,
  };
  metrics?.observe(deps);
  const app = await buildApp(withPools(deps, database));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  sandbox.setWebhookUrl(`${url}/api/v1/payment/webhook`);
  let workers = startWorkers(deps);
  const assertDescribed = await describedFor(settings.current.brand);

  return {
    url,
    /** The HTTP server that listens at `url`. */
    server: app.server,
    deps,
    /** The pool of tests themselves, as the owner of the database. */
    db: clone?.db ?? database.db,
    sql: clone?.sql ?? database.sql,
    /** The address of the database with that role, past a pooler. */
    ownerUrl: clone?.directUrl ?? config.directDatabaseUrl,
    mediaFolder: folder,
    inboxUrl: inbox.url,
    sandboxUrl: sandbox.url,
    keys: KEYS,
    /** Calls REST with JSON. Fails when the response does not match the OpenAPI document. */
    async rest<T extends object = Record<string, never>>(
      method: 'GET' | 'POST',
      path: string,
      body?: unknown,
      token?: string,
    ) {
      const response = await callRest<T>(url, method, path, body, token);
      assertDescribed(method, path, { ...response, type: response.headers.get('content-type') });
      return response;
    },
    assertDescribed,
    /** Returns a typed tRPC client, as the web apps use. */
    trpc: (token?: string) =>
      createTRPCClient<AppRouter>({
        links: [httpLink({ url: `${url}/trpc`, headers: token ? { authorization: `Bearer ${token}` } : {} })],
      }),
    /** Waits for a mail to an address whose subject matches, and returns the newest. */
    mail: (to: string, subject: RegExp) => waitForMail(inbox.url, to, subject),
    mails: (to: string) => readMails(inbox.url, to),
    sandbox: <T = Record<string, never>>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
      callJson<T>(sandbox.url, method, path, body),
    /**
     * Returns the statements sent to the database while `work` runs. Stop the workers first, since they poll.
     */
    async statementsOf(work: () => Promise<unknown>): Promise<string[]> {
      const before = statements.length;
      await work();
      return statements.slice(before);
    },
    async restartWorkers() {
      await workers.stop();
      workers = startWorkers(deps);
    },
    stopWorkers: () => workers.stop(),
    startWorkers: () => {
      workers = startWorkers(deps);
    },
    async stop() {
      await stopInTime('workers', workers.stop(), async () =>
        [workers.running(), await statementsNow(clone?.sql ?? database.sql)].join('\n'),
      );
      await stopInTime('API', app.close());
      await stopInTime('refused PIN codes', deps.refusedPins.stop());
      await stopInTime('browser reports', deps.browserReports.stop());
      await stopInTime('response cache', cache.stop());
      deps.ports.mail.close();
      await stopInTime('sandbox', sandbox.stop());
      await stopInTime('inbox', inbox.stop());
      await stopInTime('read replica', replica?.stop() ?? Promise.resolve());
      await stopInTime('database', Promise.all([database.close(), clone?.close()]));
      await metrics?.process.stop();
      await stopInTime('traces', stopTracing());
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestShop = Awaited<ReturnType<typeof startTestShop>>;

async function callRest<T extends object>(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<RestResponse<T>> {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as RestResponse<T>['body'],
  };
}

async function callJson<T>(url: string, method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(url + path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}

async function readMails(inboxUrl: string, to: string): Promise<TestMail[]> {
  return (await (await fetch(`${inboxUrl}/email?to=${encodeURIComponent(to)}`)).json()) as TestMail[];
}

function waitForMail(inboxUrl: string, to: string, subject: RegExp): Promise<TestMail> {
  return vi.waitFor(
    async () => {
      const mail = (await readMails(inboxUrl, to)).findLast((candidate) => subject.test(candidate.subject));
      if (!mail) throw new Error(`No mail to ${to} with a subject like ${subject}.`);
      return mail;
    },
    { timeout: 15_000, interval: 50 },
  );
}
