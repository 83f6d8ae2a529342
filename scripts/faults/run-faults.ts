import { setTimeout as wait } from 'node:timers/promises';
import { pick, randomFrom, type Random } from '@aabha/db/seed/random';
import { BLOWS, type Blow } from './blows';
import { buyOnce } from './buyers';
import { brokenInvariants } from './invariants';
import { Ledger } from './ledger';
import { fillShop, type People } from './people';
import { Programme } from './programme';
import type { RunReport } from './report';
import { settleDown } from './settle-down';
import { workOnce } from './staff';
import { FAIR, LASTING, WEATHERS, type Weather } from './weather';
import { startWorld, type World } from './world';

export interface RunOptions {
  seed: number;
  forMs: number;
  buyers: number;
  /** Blows and weathers by a part of their name; all when left out. */
  only: string | undefined;
  bundles: { plain: string; faulty: string };
  say: (line: string) => void;
  /** Ends the run after the round in hand. */
  signal: AbortSignal;
}

type Run = { world: World; people: People; ledger: Ledger };

const BEFORE_MS = 300;
/** Runs that are shorter have no time for what takes long. */
const LONG_FROM_MS = 120_000;
const STAFF = 2;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Buyers and staff at work until `until` settles; resolves when each has had the answer to their last call. */
async function busyWhile(run: Run, until: Promise<unknown>) {
  const { world } = run;
  world.atWork = true;
  const ended = until.finally(() => {
    world.atWork = false;
  });
  const buyer = async (person: People['buyers'][number]) => {
    while (world.atWork) await buyOnce(run, person);
  };
  const staff = async () => {
    while (world.atWork) await workOnce(run);
  };
  await Promise.all([ended, ...run.people.buyers.map(buyer), ...Array.from({ length: STAFF }, staff)]);
}

interface Plan {
  random: Random;
  blows: Programme<Blow>;
  weathers: Programme<Weather>;
  /** How many calls, events and mails each weather has met. */
  met: Map<string, number>;
}

/** What is to happen, in an order of the seed's own: nothing that people do or have to wait for changes it. */
function plan({ seed, only, forMs }: RunOptions): Plan {
  const random = randomFrom(seed);
  const asked = ({ name }: { name: string }) => only === undefined || name.includes(only);
  const weathers = forMs >= LONG_FROM_MS ? [...WEATHERS, ...LASTING] : WEATHERS;
  const blows = BLOWS.filter(asked);
  const meanwhile = weathers.filter(asked);
  if (blows.length + meanwhile.length === 0) throw new Error(`Nothing has "${only}" in its name.`);
  return {
    random,
    blows: new Programme(random, blows.length > 0 ? blows : BLOWS.filter(({ sort }) => sort === 'kill')),
    weathers: new Programme(random, meanwhile.length > 0 ? meanwhile : [FAIR]),
    met: new Map(),
  };
}

/** A blow that never came about gets fair weather for its next try. */
function choose({ blows, weathers }: Plan): { blow: Blow; weather: Weather } {
  const blow = blows.next();
  if (!blow) throw new Error('There is nothing to break.');
  const { tried, happened } = blows.countOf(blow);
  if (tried > 0 && happened === 0) return { blow, weather: FAIR };
  return { blow, weather: weathers.next(({ hinders }) => !hinders?.includes(blow.sort)) ?? FAIR };
}

async function round(run: Run, { random }: Plan, { blow, weather }: { blow: Blow; weather: Weather }) {
  const { world } = run;
  const api = pick(random, [world.plain, world.faulty]);
  world.sandbox.setWebhookUrl(`${api.url}/api/v1/payment/webhook`);
  let happened = false;
  let met = 0;
  const breaking = async () => {
    await wait(BEFORE_MS);
    await weather.begin(world);
    [happened] = await Promise.all([blow.run(world, random), wait(weather.forMs)]);
    met = await weather.met(world);
  };
  const began = Date.now();
  await busyWhile(run, breaking());
  const brokenMs = Date.now() - began;
  const restless = await settleDown(world, run.people);
  const wrong = [...restless, ...(await brokenInvariants(world, run.people, run.ledger))];
  return { happened, met, wrong, brokenMs, restMs: Date.now() - began - brokenMs };
}

async function counted(world: World): Promise<{ orders: number; refunds: number }> {
  const [row] = await world.database.sql<{ orders: number; refunds: number }[]>`
    select (select count(*)::int from orders) as orders,
      (select count(*)::int from refunds where status = 'processed') as refunds`;
  return row ?? { orders: 0, refunds: 0 };
}

type Result = Awaited<ReturnType<typeof round>>;

function told({ blow, weather }: ReturnType<typeof choose>, { happened, met, ...result }: Result): string {
  const verdict = result.wrong.length > 0 ? 'LOSS' : happened ? 'ok  ' : 'n/a ';
  const sky = weather === FAIR ? '' : `, ${weather.name}${met > 0 ? ` (${met})` : ', felt by nobody'}`;
  return `${verdict} ${blow.name}${sky}: ${seconds(result.brokenMs)} + ${seconds(result.restMs)}`;
}

/** Rounds until the time is over, something was lost, or somebody said to stop. */
async function rounds(run: Run, plan: Plan, { forMs, say, signal }: RunOptions): Promise<Result[]> {
  const results: Result[] = [];
  const until = Date.now() + forMs;
  while (Date.now() < until && !signal.aborted) {
    const chosen = choose(plan);
    const result = await round(run, plan, chosen);
    results.push(result);
    plan.blows.note(chosen.blow, result.happened);
    if (plan.weathers.has(chosen.weather)) plan.weathers.note(chosen.weather, result.met > 0);
    plan.met.set(chosen.weather.name, (plan.met.get(chosen.weather.name) ?? 0) + result.met);
    say(told(chosen, result));
    for (const what of result.wrong) say(`     ${what}`);
    if (result.wrong.length > 0) break;
  }
  return results;
}

/** Breaks one part after the other under load, and looks after each whether anything was lost. Ends at the first loss. */
export async function runFaults(options: RunOptions): Promise<RunReport> {
  const chosen = plan(options);
  const world = await startWorld(options.seed, options.bundles);
  let keepLogs = true;
  try {
    const run: Run = { world, people: await fillShop(world, options.buyers), ledger: new Ledger() };
    const results = await rounds(run, chosen, options);
    keepLogs = results.some(({ wrong }) => wrong.length > 0);
    const met = ({ name }: { name: string }) => chosen.met.get(name) ?? 0;
    return {
      rounds: results,
      blows: chosen.blows.table(),
      weathers: chosen.weathers.table().map((weather) => ({ ...weather, met: met(weather) })),
      tried: run.ledger.counts,
      ...(await counted(world)),
      refusals: run.ledger.refusals,
      logsIn: keepLogs ? world.folder : undefined,
    };
  } finally {
    await world.stop(keepLogs);
  }
}
