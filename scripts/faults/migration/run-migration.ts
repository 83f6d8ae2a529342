import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { browseAll } from '../browse-all';
import { brokenInvariants } from '../invariants';
import { Ledger } from '../ledger';
import { settleDown } from '../settle-down';
import { startInFolder } from '../start-in-folder';
import type { BuiltCommit } from './build-previous';
import { fillPreviousShop } from './fill-previous-shop';
import { missedByMigration, type MigrationResult } from './migration-report';
import type { PreviousBuild } from './previous-build';
import { Sale, type SaleOptions } from './sale';
import { SaleLog, type Phase } from './sale-log';
import { startUpgradedShop, type UpgradedShop } from './start-upgraded-shop';

/** For the mails of a whole sale, of which one worker sends about ten a second. */
const SETTLED_WITHIN_MS = 300_000;

interface MigrationOptions {
  root: string;
  seed: number;
  previous: PreviousBuild;
  previousBuild: BuiltCommit;
  /** The API of this checkout. */
  bundle: string;
  perSecond: number;
  /** Buyers at once; each waits for its own purchase. */
  buyers: number;
  /** How long each phase lasts that has no end of its own. */
  phaseMs: number;
  /** Whether the database waits for its disk, as in production. */
  isDurable: boolean;
  /** Whether each build has a process of its own for mails and other work. */
  hasWorkers: boolean;
}

/** Runs the command of this checkout that migrates a database. Returns what it wrote; rejects when it fails. */
function runMigrations(root: string, databaseUrl: string): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts/db-migrate.ts')], {
    cwd: root,
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve(text.trim().split('\n')) : reject(new Error(`npm run db:migrate: ${text.trim()}`)),
    );
  });
}

/** Upgrades the shop step by step. Returns the phases, what the migrations wrote, and what went wrong. */
async function upgrade(shop: UpgradedShop, { root, phaseMs }: MigrationOptions) {
  const phases: Phase[] = [];
  const phase = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const fromMs = Date.now();
    const result = await work();
    phases.push({ name, fromMs, toMs: Date.now() });
    return result;
  };
  await phase('earlier build', () => wait(phaseMs));
  const output = await phase('migrations run', () => runMigrations(root, shop.databaseUrl));
  await phase('earlier build on the new tables', () => wait(phaseMs));
  await phase('new build starts', () => shop.current.start());
  await phase('both builds', () => wait(phaseMs));
  const codes = await phase('earlier build stops', () => shop.previous.stop());
  await phase('new build', () => wait(phaseMs));
  const failed = codes.filter((code) => code !== 0);
  return { phases, output, wrong: failed.map((code) => `the earlier build exited with ${code}`) };
}

/** Sells and reads lists while the shop is upgraded. */
async function upgradeUnderLoad(
  shop: UpgradedShop,
  options: MigrationOptions,
  load: Pick<SaleOptions, 'people' | 'log' | 'ledger'>,
) {
  const sale = new Sale({ ...load, shop, perSecond: options.perSecond });
  shop.observer = load.log;
  const { people } = load;
  const browsing = browseAll({ environment: shop, people, admin: shop.plain.url, hasPages: false });
  try {
    return await upgrade(shop, options);
  } finally {
    shop.atWork = false;
    await Promise.all([sale.end(), browsing]);
    delete shop.observer;
  }
}

/** Upgrades the shop under load, waits until no work is left, and compares the books. */
async function measure(shop: UpgradedShop, options: MigrationOptions): Promise<MigrationResult> {
  const people = await fillPreviousShop(shop, options.previousBuild.folder, options.buyers);
  const [log, ledger] = [new SaleLog(), new Ledger()];
  const { phases, output, wrong } = await upgradeUnderLoad(shop, options, { people, log, ledger });
  const unsettled = await settleDown(shop, people, SETTLED_WITHIN_MS);
  const broken = await brokenInvariants(shop, people, ledger);
  return {
    phases: log.countPhases(phases),
    output,
    failures: log.failures(),
    differences: [...wrong, ...unsettled, ...broken],
    cancelled: ledger.cancelled.size,
    confirmedLater: log.confirmedLater,
    perSecond: options.perSecond,
    logsIn: undefined,
  };
}

/** Runs the newest migrations while the API of the commit before them sells, replaces it, and compares the books. */
export async function runMigration(options: MigrationOptions): Promise<MigrationResult> {
  const { previous, previousBuild, bundle, ...rest } = options;
  const upTo = previous.last.when;
  const bundles = { previous: previousBuild.bundle, current: bundle };
  const shop = await startInFolder((folder, started) =>
    startUpgradedShop({ ...rest, folder, started, upTo, bundles }),
  );
  let keepLogs = true;
  try {
    const result = await measure(shop, options);
    keepLogs = missedByMigration(result).length > 0;
    return { ...result, logsIn: keepLogs ? shop.folder : undefined };
  } finally {
    await shop.stop(keepLogs);
  }
}
