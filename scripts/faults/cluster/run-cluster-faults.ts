import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@aabha/db/client';
import { randomFrom } from '@aabha/db/seed/random';
import { startCluster, type Cluster } from '../../cluster/start-cluster';
import type { SystemPrograms } from '../../cluster/system-packages';
import type { Steps } from '../../stack/steps';
import { countResults } from '../count-results';
import { FAULT_SETTINGS, LATE_MS } from '../fault-settings';
import { brokenInvariants } from '../invariants';
import { Ledger } from '../ledger';
import { fillShop, type People } from '../people';
import { runLoadUntil } from '../run-load-until';
import { settleDown } from '../settle-down';
import type { ShopUnderTest } from '../shop-under-test';
import { startSmtpGate } from '../smtp-gate';
import { Started } from '../started';
import { browseAll } from '../browse-all';
import { CLUSTER_FAULTS, type ClusterFault } from './cluster-faults';
import type { FaultResult } from './cluster-report';
import { RequestLog } from './request-log';
import { Uploads } from './uploads';

interface ClusterRunOptions {
  root: string;
  seed: number;
  buyers: number;
  /** Parts of the names of selected faults; undefined selects all. */
  only: readonly string[] | undefined;
  programs: SystemPrograms;
  steps: Steps;
  say(line: string): void;
  /** Ends the run after the current fault when aborted. */
  signal: AbortSignal;
}

interface Run {
  cluster: Cluster;
  environment: ShopUnderTest;
  people: People;
  ledger: Ledger;
}

/** Load before a fault and after it. */
const BEFORE_MS = 2000;
const AFTER_MS = 3000;
const OPEN_WITHIN_MS = 60_000;
const POLL_MS = 20;
const MOST_FAILURES_SHOWN = 6;

const countRetries = async (cluster: Cluster): Promise<number> =>
  (await cluster.readProxyStats())
    .filter(({ server }) => server === 'BACKEND')
    .reduce((sum, { retries }) => sum + retries, 0);

/** Waits for a time that is not known yet; gives up after a limit. */
async function untilKnown(find: () => number | undefined): Promise<number | undefined> {
  const until = Date.now() + OPEN_WITHIN_MS;
  while (find() === undefined && Date.now() < until) await wait(POLL_MS);
  return find();
}

/** Runs all load while a fault happens. Returns the reopening of the shop, and the times between which load ran. */
async function loadDuring(
  run: Run,
  fault: ClusterFault,
  { log, uploads }: { log: RequestLog; uploads: Uploads },
) {
  const { cluster, environment, people } = run;
  const fromMs = Date.now();
  const inject = async () => {
    await wait(BEFORE_MS);
    const reopening = await fault.inject({
      cluster,
      untilNextOrder: () => findAfterNow((timeMs) => log.firstOrderAfter(timeMs)),
      untilNextUpload: () => findAfterNow((timeMs) => uploads.firstAfter(timeMs)),
    });
    await wait(AFTER_MS);
    return reopening;
  };
  const findAfterNow = (find: (timeMs: number) => number | undefined) => {
    const now = Date.now();
    return untilKnown(() => find(now));
  };
  const injected = inject();
  environment.atWork = true;
  await Promise.all([
    runLoadUntil(run, injected),
    browseAll({ environment, people, admin: cluster.addresses.admin, hasPages: true }),
    ...(fault.hasUploads ? [uploads.run()] : []),
  ]);
  return { reopening: await injected, fromMs, toMs: Date.now() };
}

/** Injects a fault under load, waits until all work has ended, and compares the books. */
async function injectUnderLoad(run: Run, fault: ClusterFault, log: RequestLog): Promise<FaultResult> {
  const { cluster, environment, people, ledger } = run;
  environment.observer = log;
  const uploads = new Uploads(environment, cluster.addresses.admin, people.owner.token);
  const before = { ...(await countResults(environment)), retried: await countRetries(cluster) };
  const { reopening, fromMs, toMs } = await loadDuring(run, fault, { log, uploads });
  const unsettled = await settleDown(environment, people);
  const differences = [
    ...unsettled,
    ...(await brokenInvariants(environment, people, ledger)),
    ...(fault.hasUploads ? await uploads.missingPictures() : []),
  ];
  const after = await countResults(environment);
  return {
    name: fault.name,
    bars: fault.bars,
    ...log.countBetween(fromMs, toMs),
    retried: (await countRetries(cluster)) - before.retried,
    openAfterMs: reopening?.afterMs,
    orders: after.orders - before.orders,
    refunds: after.refunds - before.refunds,
    ...(fault.hasUploads
      ? { uploads: { stored: uploads.count, refused: uploads.refused, refusal: uploads.refusal } }
      : {}),
    differences,
  };
}

/** Shows what failed while a fault lasted. */
function sayFailures({ failures }: RequestLog, say: (line: string) => void): void {
  const most = [...failures].toSorted(([, a], [, b]) => b - a).slice(0, MOST_FAILURES_SHOWN);
  for (const [why, times] of most) say(`     ${times} × ${why.replaceAll(/\s+/g, ' ')}`);
}

async function startShop(options: ClusterRunOptions, folder: string, started: Started): Promise<Run> {
  const { root, programs, steps, seed } = options;
  const deaths: string[] = [];
  const cluster = await startCluster({
    root,
    folder,
    programs,
    steps,
    hasDemo: false,
    settings: FAULT_SETTINGS,
    lateMs: LATE_MS,
    onDeath: (message) => deaths.push(message),
  });
  started.add(cluster, (it) => it.stop());
  const database = openDatabase(cluster.database.url, { maxConnections: 4, applicationName: 'faults' });
  started.add(database, (it) => it.close());
  const environment: ShopUnderTest = {
    random: randomFrom(seed),
    wanted: undefined,
    atWork: true,
    database,
    inbox: cluster.inbox,
    sandbox: cluster.sandbox,
    gate: started.add(await startSmtpGate(cluster.inbox.smtpUrl), (it) => it.stop()),
    plain: { url: cluster.addresses.store },
    faulty: { url: cluster.addresses.api },
    deaths,
  };
  return { cluster, environment, people: await fillShop(environment, options.buyers), ledger: new Ledger() };
}

/** Starts a cluster and injects each fault under load. Returns the results; keeps the logs where one has differences. */
export async function runClusterFaults(options: ClusterRunOptions): Promise<FaultResult[]> {
  const { only = [''], say } = options;
  const faults = CLUSTER_FAULTS.filter(({ name }) => only.some((part) => name.includes(part)));
  if (faults.length === 0) throw new Error(`No fault has one of "${only.join()}" in its name.`);
  const folder = mkdtempSync(join(tmpdir(), 'aabha-cluster-'));
  chmodSync(folder, 0o755);
  const started = new Started();
  const results: FaultResult[] = [];
  try {
    const run = await startShop(options, folder, started);
    for (const fault of faults) {
      if (options.signal.aborted) break;
      const log = new RequestLog();
      const result = await injectUnderLoad(run, fault, log);
      results.push(result);
      say(`${result.differences.length > 0 ? 'LOSS' : 'ok  '} ${fault.name}`);
      if (result.uploads)
        say(
          `     ${result.uploads.stored} pictures stored, ${result.uploads.refused} uploads refused: ${result.uploads.refusal}`,
        );
      sayFailures(log, say);
    }
  } finally {
    await started.endAll();
    const isWhole =
      results.length === faults.length && results.every(({ differences }) => differences.length === 0);
    if (isWhole) rmSync(folder, { recursive: true, force: true });
    else say(`logs in ${join(folder, 'logs')}`);
  }
  return results;
}
