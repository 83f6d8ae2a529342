import { setTimeout as wait } from 'node:timers/promises';
import { Calls, type Tally } from './calls';
import { browse, buy, work, type Scene } from './actors';
import { openShop, type OpenShop } from './shop';

const MINUTES = Number(process.env.MINUTES || 5);
const SHOPPERS = 200;
const BUYERS = 50;
const STAFF = 3;
const CROWDS = [50, 100, 200, 400, 800];
const CROWD_SECONDS = 15;
const MEGABYTE = 1024 * 1024;

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
const print = (line: string) => process.stdout.write(`${line}\n`);

function rowOf(kind: string, { durationsMs, shed, failed }: Tally, seconds: number): string {
  const sorted = [...durationsMs].sort((a, b) => a - b);
  const figures = [0.5, 0.95, 0.99].map((share) => `${at(sorted, share).toFixed(0)} ms`.padStart(9)).join('');
  const rate = `${(durationsMs.length / seconds).toFixed(1)}/s`.padStart(10);
  return `${kind.padEnd(22)}${String(durationsMs.length).padStart(8)}${rate}${figures}${String(shed).padStart(8)}${String(failed).padStart(8)}`;
}

/** Samples the API's memory. Returns a function that stops and summarizes the second and the last third. */
function watchMemory(shop: OpenShop) {
  const bytes: number[] = [];
  const timer = setInterval(() => bytes.push(shop.memoryBytes()), 1000);
  return () => {
    clearInterval(timer);
    const third = Math.max(1, Math.floor(bytes.length / 3));
    const middle = (part: number[]) =>
      at(
        [...part].sort((a, b) => a - b),
        0.5,
      ) / MEGABYTE;
    const from = middle(bytes.slice(third, 2 * third));
    const to = middle(bytes.slice(-third));
    return `memory of the API: median ${from.toFixed(0)} MB in the second third, ${to.toFixed(0)} MB in the last, most ${(Math.max(...bytes) / MEGABYTE).toFixed(0)} MB`;
  };
}

async function saleDay(shop: OpenShop): Promise<number> {
  const calls = new Calls();
  const until = Date.now() + MINUTES * 60_000;
  const scene: Scene = { shop, calls, isOver: () => Date.now() >= until, thinkMs: 3000, taken: new Set() };
  print(`\n${SHOPPERS} shoppers browse, ${BUYERS} buy, ${STAFF} staff work, ${MINUTES} minutes`);
  const memory = watchMemory(shop);
  await Promise.all([
    ...Array.from({ length: SHOPPERS }, () => browse(scene)),
    ...Array.from({ length: BUYERS }, (_, index) => buy(scene, index)),
    ...Array.from({ length: STAFF }, () => work(scene)),
  ]);
  print(
    `${'call'.padEnd(22)}${'ok'.padStart(8)}${''.padStart(10)}      p50      p95      p99    shed  failed`,
  );
  for (const [kind, tally] of calls.tallies) print(rowOf(kind, tally, MINUTES * 60));
  const { orders, unsettled } = await shop.countRecords();
  const verified = calls.tallies.get('verify payment')?.durationsMs.length ?? 0;
  print(`${verified} payments verified, ${orders} orders, ${unsettled} failed outbox effects`);
  print(memory());
  return [...calls.tallies.values()].reduce((sum, { failed, shed }) => sum + failed + shed, 0);
}

/** Measures searches of `people` callers without pauses, to find the limit of the API. */
async function overload(shop: OpenShop, people: number): Promise<void> {
  const calls = new Calls();
  const until = Date.now() + CROWD_SECONDS * 1000;
  const caller = async () => {
    while (Date.now() < until)
      await calls
        .post('search', `${shop.url}/api/v1/product/list`, { filters: { search: `tv ${Math.random()}` } })
        /* Waits as long as `Retry-After` says. */
        .catch(() => wait(2000));
  };
  await Promise.all(Array.from({ length: people }, caller));
  for (const tally of calls.tallies.values()) print(rowOf(`${people} without pauses`, tally, CROWD_SECONDS));
}

async function runSaleDay(): Promise<void> {
  const shop = await openShop(BUYERS);
  const refused = await saleDay(shop);
  print('\nOverload: uncacheable searches');
  for (const people of CROWDS) await overload(shop, people);
  const startedAt = performance.now();
  await new Calls().post('list', `${shop.url}/api/v1/product/list`, { filters: {} });
  print(`a list after the overload: ${(performance.now() - startedAt).toFixed(0)} ms`);
  await shop.stop();
  process.exitCode = refused === 0 ? 0 : 1;
}

/* What two builds sell is compared with full processors, which the load above does not reach. */
if (process.env.COMPARE_WITH) {
  process.env.ROUNDS ||= '2';
  process.env.ROUND_SECONDS ||= '10';
  await import('../hot-television/bench');
} else await runSaleDay();
