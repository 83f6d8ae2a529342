import { join } from 'node:path';
import { freePort } from '@aabha/embedded/postgres/free-port';
import { ApiProcess } from './api-process';
import { startInFolder, type InFolder } from './start-in-folder';
import { startServices, type Services } from './start-services';
import type { Started } from './started';

/** A running shop of real processes, each of which the harness can stop and start. */
export interface TestEnvironment extends Services, InFolder {
  /** The production build and the build with fault points, on one database. */
  plain: ApiProcess;
  faulty: ApiProcess;
}

type Bundles = Record<'plain' | 'faulty', string>;

/** Starts the two API processes and waits until both are ready. */
async function startApis(
  folder: string,
  bundles: Bundles,
  { apiEnvironment: env, deaths }: Services,
  started: Started,
): Promise<{ plain: ApiProcess; faulty: ApiProcess }> {
  const api = async (name: 'plain' | 'faulty') => {
    const options = { name, bundle: bundles[name], port: await freePort(0), env };
    const logFile = join(folder, `${name}.log`);
    return new ApiProcess({ ...options, logFile, onDeath: (message) => deaths.push(message) });
  };
  const [plain, faulty] = [await api('plain'), await api('faulty')];
  started.add(plain, () => Promise.all([plain.kill(), faulty.kill()]));
  await Promise.all([plain.start(), faulty.start()]);
  return { plain, faulty };
}

/**
 * Starts PostgreSQL, the payment sandbox, the inbox and two API processes in a temporary folder. When one of them does
 * not start, stops the others and rejects with the reason.
 */
export const startTestEnvironment = (seed: number, bundles: Bundles): Promise<TestEnvironment> =>
  startInFolder(async (folder, started) => {
    const services = await startServices({ folder, seed, started });
    return { ...services, ...(await startApis(folder, bundles, services, started)) };
  });
