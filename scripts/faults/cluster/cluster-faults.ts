import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '../../cluster/start-cluster';
import { KINDS } from '../../cluster/process-specs';
import type { Bars } from './cluster-report';

/** What a fault acts on. */
interface ClusterUnderTest {
  cluster: Cluster;
  /** Waits for the first order whose last call starts from now on; resolves after a limit without one. */
  untilNextOrder(): Promise<void>;
}

export interface ClusterFault {
  name: string;
  bars: Bars;
  /** Resolves when all parts run again, with the time from which the next order is waited for. */
  inject(run: ClusterUnderTest): Promise<number | undefined>;
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
    await untilNextOrder();
    await database.addStandby();
    return killedAt;
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
    await untilNextOrder();
    return startedAt;
  },
};

export const CLUSTER_FAULTS: readonly ClusterFault[] = [replaced, killed, primaryKilled, poolerStopped];
