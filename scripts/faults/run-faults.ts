import { setTimeout as wait } from 'node:timers/promises';
import { pick, randomFrom, type Random } from '@aabha/db/seed/random';
import { PROCESS_FAULTS, type ProcessFault } from './process-faults';
import { countResults } from './count-results';
import { brokenInvariants } from './invariants';
import { driveOnce } from './drivers';
import { Ledger } from './ledger';
import { fillShop, type People } from './people';
import { nextRoundSize, Schedule } from './schedule';
import type { RunReport } from './report';
import { runLoadUntil } from './run-load-until';
import { settleDown } from './settle-down';
import { NO_FAULT, LASTING, DEPENDENCY_FAULTS, type DependencyFault } from './dependency-faults';
import { startTestEnvironment, type TestEnvironment } from './test-environment';

interface RunOptions {
  seed: number;
  forMs: number;
  buyers: number;
  /** Parts of the names of selected faults; undefined selects all. Each selected fault has to happen. */
  only: readonly string[] | undefined;
  /** Whether the run ends as soon as each selected fault has happened. */
  endsWhenComplete: boolean;
  bundles: { plain: string; faulty: string };
  say: (line: string) => void;
  /** Ends the run after the current round when aborted. */
  signal: AbortSignal;
}

type Run = { environment: TestEnvironment; people: People; ledger: Ledger };

const BEFORE_MS = 300;
/** The least duration of a run that includes LASTING faults. */
const LONG_FROM_MS = 120_000;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

interface Plan {
  random: Random;
  processFaults: Schedule<ProcessFault>;
  dependencyFaults: Schedule<DependencyFault>;
  /** The number of calls, events and mails that each dependency fault has affected. */
  met: Map<string, number>;
  /** The number of process faults in a round. */
  roundSize: number;
}

/** Returns the faults of a run in an order that depends on the seed only. */
function plan({ seed, only, forMs }: RunOptions): Plan {
  const random = randomFrom(seed);
  const parts = only ?? [''];
  const isSelected = ({ name }: { name: string }) => parts.some((part) => name.includes(part));
  const available = forMs >= LONG_FROM_MS ? [...DEPENDENCY_FAULTS, ...LASTING] : DEPENDENCY_FAULTS;
  const processFaults = PROCESS_FAULTS.filter(isSelected);
  const dependencyFaults = available.filter(isSelected);
  if (processFaults.length + dependencyFaults.length === 0)
    throw new Error(`No fault has one of "${parts.join()}" in its name.`);
  return {
    random,
    processFaults: new Schedule(
      random,
      processFaults.length > 0 ? processFaults : PROCESS_FAULTS.filter(({ sort }) => sort === 'kill'),
    ),
    dependencyFaults: new Schedule(random, dependencyFaults.length > 0 ? dependencyFaults : [NO_FAULT]),
    met: new Map(),
    roundSize: 4,
  };
}

/** The faults of one round: process faults one after the other, during one dependency fault. */
interface RoundPlan {
  processFaults: readonly ProcessFault[];
  dependencyFault: DependencyFault;
}

/** Returns a dependency fault that goes with a process fault: none when an earlier try did not happen. */
function dependencyFaultFor(
  { processFaults, dependencyFaults }: Plan,
  processFault: ProcessFault,
): DependencyFault {
  const { tried, happened } = processFaults.countOf(processFault);
  if (tried > 0 && happened === 0) return NO_FAULT;
  return dependencyFaults.next(({ hinders }) => !hinders?.includes(processFault.sort)) ?? NO_FAULT;
}

function choose(plan: Plan): RoundPlan {
  const first = plan.processFaults.next();
  if (!first) throw new Error('There is no process fault to inject.');
  const dependencyFault = dependencyFaultFor(plan, first);
  const processFaults = [first];
  while (processFaults.length < plan.roundSize) {
    const more = plan.processFaults.next(
      (processFault) =>
        !processFaults.includes(processFault) && !dependencyFault.hinders?.includes(processFault.sort),
    );
    /* Two in a round are enough once each fault has happened. */
    if (!more || (processFaults.length >= 2 && plan.processFaults.countOf(more).happened > 0)) break;
    processFaults.push(more);
  }
  return { processFaults, dependencyFault };
}

const MET_WITHIN_MS = 10_000;

/** Repeats the action that the dependency fault affects until it has. Returns how often it did. */
async function waitUntilMet(run: Run, dependencyFault: DependencyFault): Promise<number> {
  const until = Date.now() + MET_WITHIN_MS;
  for (;;) {
    const met = await dependencyFault.met(run.environment);
    if (met > 0 || !dependencyFault.driver || Date.now() > until) return met;
    await driveOnce(run, dependencyFault.driver);
  }
}

async function round(run: Run, { random }: Plan, { processFaults, dependencyFault }: RoundPlan) {
  const { environment } = run;
  const api = pick(random, [environment.plain, environment.faulty]);
  environment.sandbox.setWebhookUrl(`${api.url}/api/v1/payment/webhook`);
  const happened: boolean[] = [];
  const durationsMs: number[] = [];
  let met = 0;
  const injectInOrder = async () => {
    for (const processFault of processFaults) {
      const from = Date.now();
      happened.push(await processFault.run(run, random));
      durationsMs.push(Date.now() - from);
    }
  };
  const injectFaults = async () => {
    await wait(BEFORE_MS);
    await dependencyFault.begin(environment);
    await Promise.all([injectInOrder(), wait(dependencyFault.forMs)]);
    met = await waitUntilMet(run, dependencyFault);
  };
  const startedAt = Date.now();
  await runLoadUntil(run, injectFaults());
  const faultMs = Date.now() - startedAt;
  const unsettled = await settleDown(environment, run.people);
  const wrong = [...unsettled, ...(await brokenInvariants(environment, run.people, run.ledger))];
  return { happened, durationsMs, met, wrong, faultMs, settleMs: Date.now() - startedAt - faultMs };
}

type Result = Awaited<ReturnType<typeof round>>;

function lineOf(
  { processFaults, dependencyFault }: RoundPlan,
  { happened, durationsMs, met, ...result }: Result,
): string {
  const during =
    dependencyFault === NO_FAULT ? [] : [`${dependencyFault.name} (${met > 0 ? met : 'NO EFFECT'})`];
  const what = processFaults.map(
    ({ name }, index) =>
      `${name}${happened[index] ? '' : ' (NOT REACHED)'} ${seconds(durationsMs[index] ?? 0)}`,
  );
  const times = `${seconds(result.faultMs)} + ${seconds(result.settleMs)}`;
  return `${result.wrong.length > 0 ? 'LOSS' : 'ok  '} ${[...what, ...during].join(', ')}: ${times}`;
}

function sizeNextRound(
  plan: Plan,
  results: readonly Result[],
  { startedAt, forMs }: Record<'startedAt' | 'forMs', number>,
) {
  const spentMs = Date.now() - startedAt;
  const tried = results.reduce((sum, { happened }) => sum + happened.length, 0);
  plan.roundSize = nextRoundSize(plan.roundSize, {
    missing: plan.processFaults.missing().length,
    leftMs: forMs - spentMs,
    eachMs: spentMs / Math.max(1, tried),
  });
}

/** Runs rounds until the time is over, an invariant is broken or the run is aborted. */
async function rounds(run: Run, plan: Plan, options: RunOptions): Promise<Result[]> {
  const { forMs, say, signal, endsWhenComplete } = options;
  const results: Result[] = [];
  const startedAt = Date.now();
  const isComplete = () => plan.processFaults.missing().length + plan.dependencyFaults.missing().length === 0;
  while (Date.now() < startedAt + forMs && !signal.aborted && !(endsWhenComplete && isComplete())) {
    const roundPlan = choose(plan);
    const result = await round(run, plan, roundPlan);
    results.push(result);
    for (const [index, processFault] of roundPlan.processFaults.entries())
      plan.processFaults.record(processFault, result.happened[index] ?? false);
    if (plan.dependencyFaults.has(roundPlan.dependencyFault))
      plan.dependencyFaults.record(roundPlan.dependencyFault, result.met > 0);
    plan.met.set(
      roundPlan.dependencyFault.name,
      (plan.met.get(roundPlan.dependencyFault.name) ?? 0) + result.met,
    );
    sizeNextRound(plan, results, { startedAt, forMs });
    say(lineOf(roundPlan, result));
    for (const what of result.wrong) say(`     ${what}`);
    if (result.wrong.length > 0) break;
  }
  return results;
}

/** Injects faults under load and checks the invariants after each round. Ends at the first broken invariant. */
export async function runFaults(options: RunOptions): Promise<RunReport> {
  const runPlan = plan(options);
  const environment = await startTestEnvironment(options.seed, options.bundles);
  let keepLogs = true;
  try {
    const run: Run = {
      environment,
      people: await fillShop(environment, options.buyers),
      ledger: new Ledger(),
    };
    const results = await rounds(run, runPlan, options);
    keepLogs = results.some(({ wrong }) => wrong.length > 0);
    const met = ({ name }: { name: string }) => runPlan.met.get(name) ?? 0;
    return {
      rounds: results,
      processFaults: runPlan.processFaults.table(),
      dependencyFaults: runPlan.dependencyFaults
        .table()
        .map((dependencyFault) => ({ ...dependencyFault, met: met(dependencyFault) })),
      tried: run.ledger.counts,
      ...(await countResults(environment)),
      refusals: run.ledger.refusals,
      logsIn: keepLogs ? environment.folder : undefined,
    };
  } finally {
    await environment.stop(keepLogs);
  }
}
