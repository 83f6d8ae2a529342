import { parseArgs } from 'node:util';
import { deriveDemoMedia } from '@aabha/db/testing/demo-media';
import { findSystemPrograms } from '@aabha/embedded/postgres/system-programs';
import { runChecks } from './checks/checks';
import { findPreviousBuild } from './faults/migration/previous-build';
import { root } from './install.mjs';
import { buildApps } from './stack/build-apps';
import { ensureChromium } from './testing/chromium';
import { BROWSER_ON_EACH_CHANGE, WITHOUT_DAILY } from './testing/daily-tests';
import { ensurePgbouncer } from './testing/ensure-pgbouncer';
import type { Counts } from './testing/reports';
import { runPlaywright, runVitest, stream } from './testing/stages';

const began = Date.now();

/** Whether everything is tested, as it is once a day, and not only what has to be known of each change. */
const { all: isAll } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
if (!isAll) process.env[WITHOUT_DAILY] = 'yes';

async function stage(title: string, work: () => Promise<Counts>): Promise<Counts> {
  process.stdout.write(`\n${title}\n`);
  const from = Date.now();
  const counts = await work().catch((error: unknown): Counts => {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((Date.now() - from) / 1000).toFixed(0);
  process.stdout.write(`${title}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s\n`);
  const failures = counts.failures?.length ? counts.failures : [title];
  return counts.failed > 0 ? { ...counts, failures } : counts;
}

async function checks(): Promise<Counts> {
  const results = await runChecks(root);
  const passed = results.filter(({ ok }) => ok).length;
  const failures = results.filter(({ ok }) => !ok).map(({ name }) => `check: ${name}`);
  return { passed, failed: failures.length, failures };
}

/** The three apps, whether what the shop and the back office load first keeps to its budgets, and the demo's pictures, which several stages use. */
async function build(): Promise<Counts> {
  await buildApps(root);
  await deriveDemoMedia();
  const counts = { passed: 1, failed: 0 };
  for (const app of ['store', 'admin']) {
    const small = await stream(root, ['--import', 'tsx', `apps/${app}/scripts/bundle-size.ts`]);
    counts[small ? 'passed' : 'failed'] += 1;
  }
  return counts;
}

/** What shows that the shop works on another server: migrations, search, a purchase, staff changes with invalidation, backup. */
const OTHER_SERVER_PATHS = [
  'packages/db/src/server',
  'packages/db/src/prepare-database',
  'apps/api/src/modules/products/products.search.int',
  'apps/api/src/modules/checkout/checkout.int',
  'apps/api/src/cache/process-cache',
  'apps/api/src/http',
];

/** A part of the integration tests on the machine's own PostgreSQL, if it has one, through PgBouncer in transaction mode. */
async function otherServers(pgbouncer: Promise<boolean>): Promise<Counts> {
  if (!(await pgbouncer)) return { passed: 0, failed: 0 };
  const programs = findSystemPrograms();
  process.stdout.write(`PgBouncer before ${programs ?? 'the embedded PostgreSQL'}\n`);
  return runVitest(root, ['integration'], {
    name: 'other-servers',
    paths: OTHER_SERVER_PATHS,
    env: { TEST_POOLER: 'pgbouncer', ...(programs ? { POSTGRES_BIN: programs } : {}) },
  });
}

/** A browser without a build has nothing to look at. */
async function browser(built: boolean, chromium: Promise<string>): Promise<Counts> {
  if (!built) throw new Error('There is no build to look at.');
  return runPlaywright(root, await chromium, isAll ? [] : BROWSER_ON_EACH_CHANGE);
}

/** Checks that shoppers can buy while the built API and storefront are attacked. */
async function hostileLoad(built: boolean): Promise<Counts> {
  if (!built) throw new Error('There is no build to attack.');
  const ok = await stream(root, ['--import', 'tsx', 'scripts/hostile-load.ts']);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** The short run of faults with a fixed seed, which fails when one of those it promises did not happen; it builds the API twice and checks that production has no fault points. */
async function faults(): Promise<Counts> {
  const ok = await stream(root, ['--import', 'tsx', 'scripts/faults.ts', '--short', '--seed', '7']);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** The newest migrations while the API of the commit before them sells; left out where the history has no such commit. */
async function migrationDuringSale(): Promise<Counts> {
  const previous = findPreviousBuild(root);
  if (typeof previous === 'string') {
    const why = `migration during a sale: ${previous}`;
    process.stdout.write(`NOT RUN: ${why}\n`);
    return { passed: 0, failed: 0, notRun: [why] };
  }
  const ok = await stream(root, ['--import', 'tsx', 'scripts/faults.ts', '--migration', '--short']);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** One after the other, since both build the API. */
const faultStages = async () => [
  await stage('Faults', faults),
  await stage('Migration during a sale', migrationDuringSale),
];

/** What is on another server, fails or is attacked. Faults wait most of their time for processes that start again. */
async function troubledStages(pgbouncer: Promise<boolean>, built: Counts): Promise<Counts[]> {
  const others = stage('Other database servers', () => otherServers(pgbouncer));
  const besides = (await Promise.all([others, faultStages()])).flat();
  return [...besides, await stage('Hostile load', () => hostileLoad(built.passed > 0))];
}

/** Installs the programs that later stages need, one after the other: it waits for the network most of the time. */
function installPrograms() {
  const pgbouncer = isAll ? ensurePgbouncer() : Promise.resolve(false);
  const chromium = pgbouncer.then(ensureChromium, ensureChromium);
  /* Each stage reports what it lacks when its turn comes. */
  for (const program of [pgbouncer, chromium]) program.catch(() => undefined);
  return { pgbouncer, chromium };
}

async function main(): Promise<void> {
  const { pgbouncer, chromium } = installPrograms();
  /* Lint is one long thread: the build takes the core beside it. */
  const [checked, built] = await Promise.all([stage('Checks', checks), stage('Build', build)]);
  const all = [
    checked,
    built,
    /* Integration tests wait a third of their time, in which the others run. */
    ...(await Promise.all([
      stage('Unit and component tests', () => runVitest(root, ['unit', 'components'])),
      stage('Integration tests', () => runVitest(root, ['integration'])),
    ])),
    ...(isAll ? await troubledStages(pgbouncer, built) : []),
    await stage('Browser tests', () => browser(built.passed > 0, chromium)),
  ];
  const sum = (key: 'passed' | 'failed') => all.reduce((total, counts) => total + counts[key], 0);
  process.stdout.write(`\nAll of it took ${((Date.now() - began) / 60_000).toFixed(1)} minutes.\n`);
  /* Last, so that they are read first: the whole output is thousands of lines. */
  for (const failure of all.flatMap(({ failures = [] }) => failures)) process.stdout.write(`✗ ${failure}\n`);
  for (const reason of all.flatMap(({ notRun = [] }) => notRun)) process.stdout.write(`NOT RUN: ${reason}\n`);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

await main();
