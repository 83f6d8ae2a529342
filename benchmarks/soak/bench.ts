import { setTimeout as wait } from 'node:timers/promises';
import { bytesOf, Caller } from '../load/load';
import { runShoppers } from '../hostile/shoppers';
import { startSoak } from './start-soak';
import { growthOf, type Sample } from '../../scripts/soak/growth';

const MINUTES = Number(process.env.MINUTES || 60);
/** Growth is that of the last quarter over the first. */
if (!(MINUTES >= 4)) throw new Error('A soak takes at least 4 MINUTES.');
const SHOPPERS = Number(process.env.SHOPPERS || 4);
const PAUSE_MS = 200;
const BROWSE_EVERY_MS = 100;
/** Everything that is idle is closed by then, so that samples do not depend on the moment. */
const REST_MS = 2000;

/** Addresses of pages and lists, most of which are not cached when they come. */
const pathsOf = (products: readonly string[]) => [
  ...['/', '/hi', '/televisions', '/compare', '/news', '/robots.txt', '/a-page-that-is-not-there'],
  ...products.map((id) => `/television/${id}`),
  ...Array.from({ length: 500 }, (_, n) => `/televisions?search=tv%20${n}`),
];

/** Opens one page after the other until `until`, as visitors do. Returns how many failed with 5xx or without a response. */
async function browse(base: string, paths: readonly string[], from: number, until: number): Promise<number> {
  const url = new URL(base);
  const caller = new Caller(url);
  let failed = 0;
  for (let next = from; performance.now() < until; next += 1) {
    const { status } = await caller.send(bytesOf({ path: paths[next % paths.length]! }, url.host));
    if (status === 0 || status >= 500) failed += 1;
    await wait(BROWSE_EVERY_MS);
  }
  caller.end();
  return failed;
}

const FIGURES = ['apiMb', 'storeMb', 'apiHandles', 'storeHandles', 'sessions', 'due'] as const;
const row = (cells: readonly (string | number)[]) =>
  process.stdout.write(`${cells.map((cell) => String(cell).padStart(12)).join('')}\n`);

const soak = await startSoak(SHOPPERS, PAUSE_MS);
const samples: Sample[] = [];
let failures = 0;
try {
  const paths = pathsOf(soak.options.productIds);
  row(['minute', 'requests', 'orders', 'failed', 'p95 ms', ...FIGURES]);
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const forMs = 60_000 - REST_MS;
    const [round, failed] = await Promise.all([
      runShoppers(soak.options, forMs),
      browse(soak.storeUrl, paths, minute * 97, performance.now() + forMs),
    ]);
    await wait(REST_MS);
    const sample = await soak.sample();
    samples.push(sample);
    failures += round.failed + failed;
    const figures = FIGURES.map((figure) => sample[figure].toFixed(0));
    row([minute, round.requests, round.orders, round.failed + failed, round.p95Ms.toFixed(0), ...figures]);
  }
} finally {
  await soak.stop();
}
for (const { figure, before, after, isFlat } of growthOf(samples))
  process.stdout.write(
    `${figure}: ${before.toFixed(0)}, then ${after.toFixed(0)}: ${isFlat ? 'flat' : 'GROWS'}\n`,
  );
process.stdout.write(`${failures} requests failed\n`);
process.exit(failures > 0 || growthOf(samples).some(({ isFlat }) => !isFlat) ? 1 : 0);
