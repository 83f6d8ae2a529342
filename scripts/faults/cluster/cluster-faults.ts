import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '../../cluster/start-cluster';
import { KINDS } from '../../cluster/process-specs';
import type { Bars } from './cluster-report';

/** What a fault acts on. */
interface ClusterUnderTest {
  cluster: Cluster;
  /** Waits for the first order whose last call starts from now on; resolves to its time, or undefined after a limit. */
  untilNextOrder(): Promise<number | undefined>;
  /** Waits in the same way for the next upload of a picture. */
  untilNextUpload(): Promise<number | undefined>;
}

/** How long it took until the shop did again what it could not do; undefined where it never did. */
interface Reopening {
  afterMs: number | undefined;
}

const since = (fromMs: number, atMs: number | undefined): Reopening => ({
  afterMs: atMs === undefined ? undefined : atMs - fromMs,
});

export interface ClusterFault {
  name: string;
  bars: Bars;
  /** Whether staff upload pictures meanwhile. */
  hasUploads?: boolean;
  /** Resolves when all parts run again, with the milliseconds until the shop was open again where it was closed. */
  inject(run: ClusterUnderTest): Promise<Reopening | undefined>;
}

const OUTAGE_MS = 20_000;
const OPEN_WITHIN_MS = 15_000;
/** How long a killed process stays away: longer than HAProxy needs to notice. */
const AWAY_MS = 2000;

type Processes = Cluster['processes'];

/** Starts a stopped process, and waits until it has its share of the requests. */
async function startAgain(cluster: Cluster, { kind, process }: Processes[number]): Promise<void> {
  await process.start();
  if (kind !== 'worker') await cluster.untilProxied(process.name);
}

const replaced: ClusterFault = {
  name: 'each process is replaced (SIGTERM)',
  bars: { maxFailed: 0 },
  async inject({ cluster }) {
    for (const one of cluster.processes) {
      const code = await one.process.stop('SIGTERM');
      if (code !== 0) throw new Error(`${one.process.name} ended with ${code} instead of 0.`);
      await startAgain(cluster, one);
    }
    return undefined;
  },
};

const killed: ClusterFault = {
  name: 'one process of each kind is killed (SIGKILL)',
  bars: { maxFailed: 0 },
  async inject({ cluster }) {
    for (const kind of KINDS) {
      const one = cluster.processes.find((each) => each.kind === kind);
      if (!one) throw new Error(`The cluster has no ${kind}.`);
      await one.process.stop('SIGKILL');
      await wait(AWAY_MS);
      await startAgain(cluster, one);
    }
    return undefined;
  },
};

const primaryKilled: ClusterFault = {
  name: 'the primary is killed, the standby promoted',
  bars: { openWithinMs: OPEN_WITHIN_MS },
  async inject({ cluster, untilNextOrder }) {
    const { database } = cluster;
    const killedAt = Date.now();
    database.killPrimary();
    await database.promoteStandby();
    cluster.pooler.pointTo(database.primaryUrl);
    const openedAt = await untilNextOrder();
    await database.addStandby();
    return since(killedAt, openedAt);
  },
};

const poolerStopped: ClusterFault = {
  name: `the pooler is stopped for ${OUTAGE_MS / 1000} s`,
  bars: { openWithinMs: OPEN_WITHIN_MS },
  async inject({ cluster, untilNextOrder }) {
    await cluster.pooler.stop();
    await wait(OUTAGE_MS);
    await cluster.startPooler();
    const startedAt = Date.now();
    return since(startedAt, await untilNextOrder());
  },
};

const objectStoreStopped: ClusterFault = {
  name: `the S3 server is stopped for ${OUTAGE_MS / 1000} s`,
  bars: { maxFailed: 0, openWithinMs: OPEN_WITHIN_MS },
  hasUploads: true,
  async inject({ cluster, untilNextUpload }) {
    await cluster.objectStore.stop();
    await wait(OUTAGE_MS);
    await cluster.objectStore.start();
    const startedAt = Date.now();
    return since(startedAt, await untilNextUpload());
  },
};

export const CLUSTER_FAULTS: readonly ClusterFault[] = [
  replaced,
  killed,
  primaryKilled,
  poolerStopped,
  objectStoreStopped,
];
