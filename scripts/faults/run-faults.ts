import { setTimeout as wait } from 'node:timers/promises';
import { pick, randomFrom, type Random } from '@aabha/db/seed/random';
import { PROCESS_FAULTS, type ProcessFault } from './process-faults';
import { buyOnce } from './buyers';
import { brokenInvariants } from './invariants';
import { driveOnce } from './drivers';
import { Ledger } from './ledger';
import { fillShop, type People } from './people';
import { nextRoundSize, Schedule } from './schedule';
import type { RunReport } from './report';
import { settleDown } from './settle-down';
import { workOnce } from './staff';
import { NO_FAULT, LASTING, DEPENDENCY_FAULTS, type DependencyFault } from './dependency-faults';
import { startTestEnvironment, type TestEnvironment } from './test-environment';

export interface RunOptions {
  seed: number;
  forMs: number;
  buyers: number;
  /** Faults by parts of their names; all when left out. Each of them has to happen. */
  only: readonly string[] | undefined;
  /** Ends the run as soon as each of them has happened. */
  endsWhenComplete: boolean;
  bundles: { plain: string; faulty: string };
  say: (line: string) => void;
  /** Ends the run after the round in hand. */
  signal: AbortSignal;
}

type Run = { world: TestEnvironment; people: People; ledger: Ledger };

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
  blows: Schedule<ProcessFault>;
  weathers: Schedule<DependencyFault>;
  /** How many calls, events and mails each weather has met. */
  met: Map<string, number>;
  /** How many blows a round has. */
  roundSize: number;
}

/** What is to happen, in an order of the seed's own: nothing that people do or have to wait for changes it. */
function plan({ seed, only, forMs }: RunOptions): Plan {
  const random = randomFrom(seed);
  const parts = only ?? [''];
  const asked = ({ name }: { name: string }) => parts.some((part) => name.includes(part));
  const weathers = forMs >= LONG_FROM_MS ? [...DEPENDENCY_FAULTS, ...LASTING] : DEPENDENCY_FAULTS;
  const blows = PROCESS_FAULTS.filter(asked);
  const meanwhile = weathers.filter(asked);
  if (blows.length + meanwhile.length === 0)
    throw new Error(`Nothing has one of "${parts.join()}" in its name.`);
  return {
    random,
    blows: new Schedule(
      random,
      blows.length > 0 ? blows : PROCESS_FAULTS.filter(({ sort }) => sort === 'kill'),
    ),
    weathers: new Schedule(random, meanwhile.length > 0 ? meanwhile : [NO_FAULT]),
    met: new Map(),
    roundSize: 4,
  };
}

/** What befalls the shop in one round: blows, one after the other, in one weather. */
interface Chosen {
  blows: readonly ProcessFault[];
  weather: DependencyFault;
}

/** A blow that never came about gets fair weather for its next try. */
function weatherFor({ blows, weathers }: Plan, blow: ProcessFault): DependencyFault {
  const { tried, happened } = blows.countOf(blow);
  if (tried > 0 && happened === 0) return NO_FAULT;
  return weathers.next(({ hinders }) => !hinders?.includes(blow.sort)) ?? NO_FAULT;
}

function choose(plan: Plan): Chosen {
  const first = plan.blows.next();
  if (!first) throw new Error('There is nothing to break.');
  const weather = weatherFor(plan, first);
  const blows = [first];
  while (blows.length < plan.roundSize) {
    const more = plan.blows.next((blow) => !blows.includes(blow) && !weather.hinders?.includes(blow.sort));
    /* Once all has happened two at a time are enough. */
    if (!more || (blows.length >= 2 && plan.blows.countOf(more).happened > 0)) break;
    blows.push(more);
  }
  return { blows, weather };
}

const MET_WITHIN_MS = 10_000;

/** Does what meets the weather until somebody has met it. */
async function untilMet(run: Run, weather: DependencyFault): Promise<number> {
  const until = Date.now() + MET_WITHIN_MS;
  for (;;) {
    const met = await weather.met(run.world);
    if (met > 0 || !weather.driver || Date.now() > until) return met;
    await driveOnce(run, weather.driver);
  }
}

async function round(run: Run, { random }: Plan, { blows, weather }: Chosen) {
  const { world } = run;
  const api = pick(random, [world.plain, world.faulty]);
  world.sandbox.setWebhookUrl(`${api.url}/api/v1/payment/webhook`);
  const happened: boolean[] = [];
  const took: number[] = [];
  let met = 0;
  const inTurn = async () => {
    for (const blow of blows) {
      const from = Date.now();
      happened.push(await blow.run(run, random));
      took.push(Date.now() - from);
    }
  };
  const breaking = async () => {
    await wait(BEFORE_MS);
    await weather.begin(world);
    await Promise.all([inTurn(), wait(weather.forMs)]);
    met = await untilMet(run, weather);
  };
  const began = Date.now();
  await busyWhile(run, breaking());
  const brokenMs = Date.now() - began;
  const restless = await settleDown(world, run.people);
  const wrong = [...restless, ...(await brokenInvariants(world, run.people, run.ledger))];
  return { happened, took, met, wrong, brokenMs, restMs: Date.now() - began - brokenMs };
}

async function counted(world: TestEnvironment): Promise<{ orders: number; refunds: number }> {
  const [row] = await world.database.sql<{ orders: number; refunds: number }[]>`
    select (select count(*)::int from orders) as orders,
      (select count(*)::int from refunds where status = 'processed') as refunds`;
  return row ?? { orders: 0, refunds: 0 };
}

type Result = Awaited<ReturnType<typeof round>>;

function told({ blows, weather }: Chosen, { happened, took, met, ...result }: Result): string {
  const sky = weather === NO_FAULT ? [] : [`${weather.name} (${met > 0 ? met : 'felt by nobody'})`];
  const what = blows.map(
    ({ name }, index) => `${name}${happened[index] ? '' : ' (NOT REACHED)'} ${seconds(took[index] ?? 0)}`,
  );
  const times = `${seconds(result.brokenMs)} + ${seconds(result.restMs)}`;
  return `${result.wrong.length > 0 ? 'LOSS' : 'ok  '} ${[...what, ...sky].join(', ')}: ${times}`;
}

function sizeNextRound(
  plan: Plan,
  results: readonly Result[],
  { began, forMs }: Record<'began' | 'forMs', number>,
) {
  const spentMs = Date.now() - began;
  const tried = results.reduce((sum, { happened }) => sum + happened.length, 0);
  plan.roundSize = nextRoundSize(plan.roundSize, {
    missing: plan.blows.missing().length,
    leftMs: forMs - spentMs,
    eachMs: spentMs / Math.max(1, tried),
  });
}

/** Rounds until the time is over, something was lost, or somebody said to stop. */
async function rounds(run: Run, plan: Plan, options: RunOptions): Promise<Result[]> {
  const { forMs, say, signal, endsWhenComplete } = options;
  const results: Result[] = [];
  const began = Date.now();
  const isComplete = () => plan.blows.missing().length + plan.weathers.missing().length === 0;
  while (Date.now() < began + forMs && !signal.aborted && !(endsWhenComplete && isComplete())) {
    const chosen = choose(plan);
    const result = await round(run, plan, chosen);
    results.push(result);
    for (const [index, blow] of chosen.blows.entries())
      plan.blows.note(blow, result.happened[index] ?? false);
    if (plan.weathers.has(chosen.weather)) plan.weathers.note(chosen.weather, result.met > 0);
    plan.met.set(chosen.weather.name, (plan.met.get(chosen.weather.name) ?? 0) + result.met);
    sizeNextRound(plan, results, { began, forMs });
    say(told(chosen, result));
    for (const what of result.wrong) say(`     ${what}`);
    if (result.wrong.length > 0) break;
  }
  return results;
}

/** Breaks one part after the other under load, and looks after each whether anything was lost. Ends at the first loss. */
export async function runFaults(options: RunOptions): Promise<RunReport> {
  const chosen = plan(options);
  const world = await startTestEnvironment(options.seed, options.bundles);
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
