import { resolve } from 'node:path';
import { startHarness, type Harness, type HarnessOptions, type Server } from './harness';

/** A build and its database. */
export interface Build {
  harness: Harness;
  startApi(env?: Record<string, string>): Promise<Server>;
}

interface Builds {
  now: Build;
  /** The build of the checkout that COMPARE_WITH names. */
  before: Build | undefined;
  stop(): Promise<void>;
}

async function startBuild(options: HarnessOptions, from?: string): Promise<Build> {
  const harness = await startHarness(options);
  return { harness, startApi: (env) => harness.api(env, from) };
}

const folderIn = (name: string) => (process.env[name] ? resolve(process.env[name]) : undefined);

/**
 * Starts this build and, where COMPARE_WITH is the folder of another built checkout, that build beside it. Each has a
 * database of its own with its own tables. The data of both are made by the other checkout, so that they are the same.
 * MEASURE names a built checkout to measure instead of this one; it uses tables as COMPARE_WITH makes them.
 */
export async function startBuilds(options: Pick<HarnessOptions, 'products' | 'durable'>): Promise<Builds> {
  const [from, measured] = [folderIn('COMPARE_WITH'), folderIn('MEASURE')];
  const now = await startBuild({ ...options, from, isMigrated: measured === undefined }, measured);
  const before = from === undefined ? undefined : await startBuild({ ...options, from }, from);
  return {
    now,
    before,
    async stop() {
      await Promise.all([now.harness.stop(), before?.harness.stop()]);
    },
  };
}
