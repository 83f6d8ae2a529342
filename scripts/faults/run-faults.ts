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
  /** Blows and weathers by parts of their names, with commas between; all when left out. */
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
  const parts = only?.split(',') ?? [''];
  const asked = ({ name }: { name: string }) => parts.some((part) => name.includes(part));
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

/** What befalls the shop in one round: two blows, one after the other, in one weather. */
interface Chosen {
  blows: readonly Blow[];
  weather: Weather;
}

/** A blow that never came about gets fair weather for its next try. */
function weatherFor({ blows, weathers }: Plan, blow: Blow): Weather {
  const { tried, happened } = blows.countOf(blow);
  if (tried > 0 && happened === 0) return FAIR;
  return weathers.next(({ hinders }) => !hinders?.includes(blow.sort)) ?? FAIR;
}

function choose(plan: Plan): Chosen {
  const first = plan.blows.next();
  if (!first) throw new Error('There is nothing to break.');
  const weather = weatherFor(plan, first);
  const second = plan.blows.next((blow) => blow !== first && !weather.hinders?.includes(blow.sort));
  return { blows: second ? [first, second] : [first], weather };
}

async function round(run: Run, { random }: Plan, { blows, weather }: Chosen) {
  const { world } = run;
  const api = pick(random, [world.plain, world.faulty]);
  world.sandbox.setWebhookUrl(`${api.url}/api/v1/payment/webhook`);
  const happened: boolean[] = [];
  let met = 0;
  const inTurn = async () => {
    for (const blow of blows) happened.push(await blow.run(world, random));
  };
  const breaking = async () => {
    await wait(BEFORE_MS);
    await weather.begin(world);
    await Promise.all([inTurn(), wait(weather.forMs)]);
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

function told({ blows, weather }: Chosen, { happened, met, ...result }: Result): string {
  const sky = weather === FAIR ? [] : [`${weather.name} (${met > 0 ? met : 'felt by nobody'})`];
  const what = blows.map(({ name }, index) => (happened[index] ? name : `${name} (not come by)`));
  const times = `${seconds(result.brokenMs)} + ${seconds(result.restMs)}`;
  return `${result.wrong.length > 0 ? 'LOSS' : 'ok  '} ${[...what, ...sky].join(', ')}: ${times}`;
}

/** Rounds until the time is over, something was lost, or somebody said to stop. */
async function rounds(run: Run, plan: Plan, { forMs, say, signal }: RunOptions): Promise<Result[]> {
  const results: Result[] = [];
  const until = Date.now() + forMs;
  while (Date.now() < until && !signal.aborted) {
    const chosen = choose(plan);
    const result = await round(run, plan, chosen);
    results.push(result);
    for (const [index, blow] of chosen.blows.entries())
      plan.blows.note(blow, result.happened[index] ?? false);
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
