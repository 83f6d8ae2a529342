import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@aabha/embedded/postgres/free-port';
import { ManagedProcess } from '../../stack/managed-process';
import { startBalancer } from '../../testing/balancer';
import { ApiProcess } from '../api-process';
import type { ShopUnderTest } from '../shop-under-test';
import { startServices, type Services } from '../start-services';
import type { Started } from '../started';

const BALANCER_EVERY_MS = 100;
const POLL_MS = 20;
/**
 * No reservation expires during a sale. Requests wait for a connection for longer than in production, since a machine that
 * also runs the load lets them wait; a lock that a migration holds for too long fails them all the same.
 */
const SETTINGS = { RESERVATION_MINUTES: '15', DRAIN_SECONDS: '1', DATABASE_POOL_WAIT_SECONDS: '12' };

/** The processes of a build. */
interface RunningBuild {
  /** Starts them; resolves when requests reach them. */
  start(): Promise<void>;
  /** Stops them with SIGTERM. Returns the exit codes. */
  stop(): Promise<(number | null)[]>;
}

/** A shop behind a load balancer, whose earlier build runs and whose current one is not started. */
export interface UpgradedShop extends Services, Pick<ShopUnderTest, 'plain' | 'faulty'> {
  previous: RunningBuild;
  current: RunningBuild;
}

interface UpgradedShopOptions {
  folder: string;
  started: Started;
  seed: number;
  /** The `when` of the newest migration of the earlier build. */
  upTo: number;
  isDurable: boolean;
  /** Whether each build has a process of its own for mails and other work, as in production, or one for everything. */
  hasWorkers: boolean;
  bundles: Record<'previous' | 'current', string>;
}

/** Starts the services and the earlier build, with a load balancer in front of both builds. */
export async function startUpgradedShop(options: UpgradedShopOptions): Promise<UpgradedShop> {
  const { folder, started, bundles, hasWorkers } = options;
  const services = await startServices(options);
  const onDeath = (message: string) => services.deaths.push(message);
  const prepare = async (name: 'previous' | 'current') => {
    const env = { ...services.apiEnvironment, ...SETTINGS, API_ROLE: hasWorkers ? 'web' : 'all' };
    const fileOf = (process: string) => join(folder, `${process}.log`);
    const bundle = bundles[name];
    const api = new ApiProcess({
      ...{ name, bundle, env, onDeath },
      port: await freePort(0),
      logFile: fileOf(name),
    });
    const worker = new ManagedProcess(
      {
        name: `${name}-worker`,
        args: ['--enable-source-maps', bundle],
        env: { ...env, API_ROLE: 'worker' },
        /* A worker has no port. */
        readyUrl: `${api.url}/readyz`,
        logFile: fileOf(`${name}-worker`),
      },
      onDeath,
    );
    const processes = hasWorkers ? [api, worker] : [api];
    started.add(processes, () => Promise.all(processes.map((process) => process.stop('SIGKILL'))));
    return { url: api.url, processes };
  };
  const builds = { previous: await prepare('previous'), current: await prepare('current') };
  const urls = [builds.previous.url, builds.current.url];
  const balancer = started.add(await startBalancer(urls, BALANCER_EVERY_MS), (it) => it.stop());
  const run = ({ url, processes }: (typeof builds)['previous']): RunningBuild => ({
    async start() {
      await Promise.all(processes.map((process) => process.start()));
      while (!balancer.isUsed(url)) await wait(POLL_MS);
    },
    stop: () => Promise.all(processes.map((process) => process.stop('SIGTERM'))),
  });
  const shop = { previous: run(builds.previous), current: run(builds.current) };
  await shop.previous.start();
  services.sandbox.setWebhookUrl(`${balancer.url}/api/v1/payment/webhook`);
  return { ...services, ...shop, plain: balancer, faulty: balancer };
}
