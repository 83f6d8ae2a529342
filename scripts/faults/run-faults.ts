import { setTimeout as wait } from 'node:timers/promises';
import { pick } from '@aabha/db/seed/random';
import { buyOnce } from './buyers';
import { faultsFor, type Fault } from './fault-list';
import { brokenInvariants } from './invariants';
import { Ledger } from './ledger';
import { fillShop, type People } from './people';
import { settleDown } from './settle-down';
import { workOnce } from './staff';
import { startWorld, type World } from './world';

export interface RunOptions {
  seed: number;
  forMs: number;
  buyers: number;
  /** Faults by a part of their name; all when left out. */
  only: string | undefined;
  bundles: { plain: string; faulty: string };
  say: (line: string) => void;
}

/** What a run came to. */
export interface RunReport {
  rounds: {
    fault: string;
    happened: boolean;
    wrong: string[];
    /** How long it was broken and worked on, and how long it took to come to rest after. */
    brokenMs: number;
    restMs: number;
  }[];
  counts: Ledger['counts'];
  orders: number;
  refunds: number;
  logsIn: string | undefined;
}

const BEFORE_MS = 300;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Buyers and staff at work until `until` settles; resolves when each has come to the end of what they were doing. */
async function busyWhile(run: { world: World; people: People; ledger: Ledger }, until: Promise<unknown>) {
  let over = false;
  const ended = until.finally(() => {
    over = true;
  });
  const buyer = async (person: People['buyers'][number]) => {
    while (!over) await buyOnce(run, person);
  };
  const staff = async () => {
    while (!over) await workOnce(run);
  };
  await Promise.all([ended, ...run.people.buyers.map(buyer), staff()]);
}

async function round(run: { world: World; people: People; ledger: Ledger }, fault: Fault) {
  const { world } = run;
  const api = pick(world.random, [world.plain, world.faulty]);
  world.sandbox.setWebhookUrl(`${api.url}/api/v1/payment/webhook`);
  let happened = false;
  const breaking = async () => {
    await wait(BEFORE_MS);
    happened = await fault.run(world);
  };
  const began = Date.now();
  await busyWhile(run, breaking());
  const brokenMs = Date.now() - began;
  const restless = await settleDown(world, run.people);
  const wrong = [...restless, ...(await brokenInvariants(world, run.people, run.ledger))];
  return { fault: fault.name, happened, wrong, brokenMs, restMs: Date.now() - began - brokenMs };
}

async function counted(world: World): Promise<{ orders: number; refunds: number }> {
  const [row] = await world.database.sql<{ orders: number; refunds: number }[]>`
    select (select count(*)::int from orders) as orders,
      (select count(*)::int from refunds where status = 'processed') as refunds`;
  return row ?? { orders: 0, refunds: 0 };
}

/** Breaks one part after the other under load, and looks after each whether anything was lost. Ends at the first loss. */
export async function runFaults(options: RunOptions): Promise<RunReport> {
  const { seed, forMs, say, only } = options;
  const world = await startWorld(seed, options.bundles);
  const rounds: RunReport['rounds'] = [];
  const ledger = new Ledger();
  try {
    const people = await fillShop(world, options.buyers);
    const until = Date.now() + forMs;
    for (const fault of faultsFor(world.random, forMs > 120_000)) {
      if (Date.now() > until) break;
      if (only !== undefined && !fault.name.includes(only)) continue;
      const result = await round({ world, people, ledger }, fault);
      rounds.push(result);
      say(
        `${result.wrong.length > 0 ? 'LOSS ' : result.happened ? 'ok   ' : 'n/a  '}${result.fault} (${seconds(result.brokenMs)} + ${seconds(result.restMs)})`,
      );
      for (const what of result.wrong) say(`     ${what}`);
      if (result.wrong.length > 0) break;
    }
    const { orders, refunds } = await counted(world);
    const lost = rounds.some(({ wrong }) => wrong.length > 0);
    return { rounds, counts: ledger.counts, orders, refunds, logsIn: lost ? world.folder : undefined };
  } finally {
    await world.stop(rounds.some(({ wrong }) => wrong.length > 0));
  }
}
