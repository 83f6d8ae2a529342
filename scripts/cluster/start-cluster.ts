import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listDemoPayments } from '@aabha/db/seed/demo-payments';
import { startInbox, type RunningInbox } from '@aabha/embedded/inbox/inbox';
import type { RunningPooler } from '@aabha/embedded/pooler/pooler';
import { startSandbox, type RunningSandbox } from '@aabha/embedded/sandbox/sandbox';
import { Started } from '../faults/started';
import { ManagedProcess } from '../stack/managed-process';
import { readSecrets, type Secrets } from '../stack/secrets';
import type { ClusterOptions } from './cluster-options';
import { findFreePorts } from './find-free-ports';
import { haproxyConfig } from './haproxy-config';
import { readHaproxyStats, type ProxyServerStats } from './haproxy-stats';
import { PROCESS_COUNTS, processSpecs, type Addresses, type Kind } from './process-specs';
import type { ReplicatedDatabase } from './replicated-database';
import { startClusterData } from './start-cluster-data';

const UP_WITHIN_MS = 30_000;
const POLL_MS = 50;
/** More than a minute of purchases. */
const MOST_MAILS = 20_000;

interface ClusterProcess {
  kind: Kind;
  process: ManagedProcess;
}

/** A running cluster, each part of which can be stopped and started. */
export interface Cluster {
  addresses: Addresses;
  logs: string;
  processes: readonly ClusterProcess[];
  database: ReplicatedDatabase;
  inbox: RunningInbox;
  sandbox: RunningSandbox;
  /** The running pooler; another one after it was started again. */
  pooler: RunningPooler;
  startPooler(): Promise<void>;
  /** The server of pictures, which speaks the S3 protocol. */
  objectStore: { stop(): Promise<void>; start(): Promise<void> };
  readProxyStats(): Promise<ProxyServerStats[]>;
  /** Waits until HAProxy sends requests to all processes, or to the named one. */
  untilProxied(name?: string): Promise<void>;
  stop(): Promise<void>;
}

const local = (port: number) => `http://127.0.0.1:${port}`;

async function startStandIns(options: ClusterOptions, secrets: Secrets, databaseUrl: string, api: string) {
  const inbox = await startInbox({ smtpPort: 0, httpPort: 0, mostMails: MOST_MAILS });
  const sandbox = await startSandbox({
    port: 0,
    keyId: secrets.RAZORPAY_KEY_ID,
    keySecret: secrets.RAZORPAY_KEY_SECRET,
    webhookSecret: secrets.RAZORPAY_WEBHOOK_SECRET,
    webhookUrl: `${api}/api/v1/payment/webhook`,
    earlier: options.hasDemo ? await listDemoPayments(databaseUrl) : [],
    ...(options.lateMs === undefined ? {} : { lateMs: options.lateMs }),
  });
  return { inbox, sandbox };
}

/** Two database servers, the pooler, the S3 server, three frontends of HAProxy. */
const OTHER_PORTS = 7;
const PORTS = Object.values(PROCESS_COUNTS).reduce((sum, each) => sum + each, OTHER_PORTS);

type Specs = ReturnType<typeof processSpecs>;

function haproxySpec(
  { root, folder, programs }: ClusterOptions,
  specs: Specs,
  frontends: Record<string, string>,
) {
  const file = join(folder, 'haproxy.cfg');
  const statsSocket = join(folder, 'haproxy.sock');
  const deployed = readFileSync(join(root, 'deploy/haproxy/haproxy.cfg'), 'utf8');
  const kinds = Object.fromEntries(
    Object.entries(frontends).map(([kind, url]) => [
      kind,
      { port: Number(new URL(url).port), servers: specs.filter((spec) => spec.kind === kind) },
    ]),
  );
  writeFileSync(file, haproxyConfig(deployed, kinds, statsSocket));
  const spec = {
    name: 'haproxy',
    program: programs.haproxy,
    args: ['-db', '-f', file],
    env: {},
    readyUrl: `${frontends.store}/healthz`,
    logFile: join(folder, 'logs', 'haproxy.log'),
  };
  return { spec, statsSocket };
}

/** Returns a function that waits until HAProxy sends requests to a server, or to all. */
const proxyWatch = (socket: string) => async (name?: string) => {
  const until = Date.now() + UP_WITHIN_MS;
  for (;;) {
    const stats = await readHaproxyStats(socket);
    const servers = stats.filter(({ server }) =>
      name === undefined ? !['FRONTEND', 'BACKEND'].includes(server) : server === name,
    );
    if (servers.every(({ status }) => status === 'UP')) return;
    const down = servers.filter(({ status }) => status !== 'UP').map(({ server }) => server);
    if (Date.now() > until) throw new Error(`HAProxy does not use ${down.join(', ')}.`);
    await wait(POLL_MS);
  }
};

async function startAll(options: ClusterOptions, started: Started): Promise<Cluster> {
  const { folder, steps, root } = options;
  mkdirSync(join(folder, 'logs'), { recursive: true });
  const ports = await findFreePorts(PORTS);
  const frontends = { store: local(ports.next()), admin: local(ports.next()), api: local(ports.next()) };
  const secrets = readSecrets(folder);
  const { database, openPooler, objectStore, media } = await startClusterData(options, { ports, started });
  let pooler = await steps.run('Starting PgBouncer', openPooler);
  started.add(undefined, () => pooler.stop());
  const { inbox, sandbox } = await steps.run('Starting the mail inbox and the payment sandbox', () =>
    startStandIns(options, secrets, database.primaryUrl, frontends.api),
  );
  started.add(inbox, (it) => it.stop());
  started.add(sandbox, (it) => it.stop());
  const addresses = {
    ...frontends,
    database: pooler.urlOf(database.primaryUrl),
    directDatabase: database.url,
    smtp: inbox.smtpUrl,
    sandbox: sandbox.url,
  };
  const { settings = {}, onDeath } = options;
  const logs = join(folder, 'logs');
  const specs = processSpecs({ root, addresses, secrets, media, logs, settings, nextPort: ports.next });
  const processes = specs.map((spec) => ({ kind: spec.kind, process: new ManagedProcess(spec, onDeath) }));
  started.add(processes, (all) => Promise.all(all.map(({ process }) => process.stop('SIGTERM'))));
  for (const { process } of processes) await steps.run(`Starting ${process.name}`, () => process.start());
  const { spec, statsSocket } = haproxySpec(options, specs, frontends);
  const haproxy = started.add(new ManagedProcess(spec, onDeath), (it) => it.stop('SIGTERM'));
  const untilProxied = proxyWatch(statsSocket);
  await steps.run('Starting HAProxy', () => haproxy.start().then(() => untilProxied()));
  return {
    addresses,
    logs,
    processes,
    database,
    inbox,
    sandbox,
    get pooler() {
      return pooler;
    },
    async startPooler() {
      pooler = await openPooler();
    },
    objectStore,
    readProxyStats: () => readHaproxyStats(statsSocket),
    untilProxied,
    stop: () => started.endAll(),
  };
}

/** Starts all parts of the shop on this machine, behind HAProxy. Stops what it had started when one part does not start. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const started = new Started();
  try {
    return await startAll(options, started);
  } catch (error) {
    await started.endAll();
    throw error;
  }
}
